import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Toaster } from 'sonner'
import { EditorProvider } from '../hooks/EditorContext.tsx'
import { AssistantPanel } from '../panels/assistant/AssistantPanel.tsx'
import { Outliner } from '../panels/outliner/Outliner.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { ViewportProvider } from '../viewport/context.tsx'
import { Viewport } from '../viewport/Viewport.tsx'
import { DropZone } from './DropZone.tsx'
import { EmptyState } from './EmptyState.tsx'
import type { Editor } from './editor.ts'
import { RightPanels } from './RightPanels.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { StatusBar } from './StatusBar.tsx'
import { listenToShortcuts } from './shortcuts.ts'
import { TopBar } from './TopBar.tsx'
import './app.css'

const Inspector = lazy(async () => ({ default: (await import('../panels/inspector/Inspector.tsx')).Inspector }))

/** The workspace. */
export function App({ editor }: { editor: Editor }) {
  const [shortcuts, setShortcuts] = useState(false)
  const prompt = useRef<HTMLTextAreaElement>(null)
  const [tab, setTab] = useState<'inspector' | 'assistant'>('inspector')
  const ports = useMemo(() => ({ view: editor.view, models: editor.models }), [editor])

  const ask = useMemo(
    () => () => {
      setTab('assistant')
      setTimeout(() => prompt.current?.focus())
    },
    [],
  )
  useEffect(
    () => listenToShortcuts(editor, { focusAssistant: ask, showShortcuts: () => setShortcuts(true) }),
    [editor, ask],
  )

  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <TooltipProvider delayDuration={450}>
          <EditorProvider value={editor}>
            <ViewportProvider value={ports}>
              <div className="workspace">
                <TopBar onShortcuts={() => setShortcuts(true)} />
                <aside className="left-panel" aria-label="Scene">
                  <h2 className="ui-panel-header">Scene</h2>
                  <Outliner />
                </aside>
                <main className="center">
                  <Viewport>
                    <EmptyState editor={editor} onAsk={ask} />
                  </Viewport>
                </main>
                <RightPanels
                  tab={tab}
                  onTab={setTab}
                  inspector={
                    <Suspense>
                      <Inspector />
                    </Suspense>
                  }
                  assistant={<AssistantPanel chat={editor.chat} promptRef={prompt} />}
                />
                <StatusBar />
              </div>
              <DropZone editor={editor} />
              <ShortcutSheet open={shortcuts} onClose={() => setShortcuts(false)} />
              <Toaster
                theme="dark"
                position="bottom-center"
                offset={40}
                closeButton
                toastOptions={{ className: 'toast' }}
              />
            </ViewportProvider>
          </EditorProvider>
        </TooltipProvider>
      </MotionConfig>
    </LazyMotion>
  )
}
