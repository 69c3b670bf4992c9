import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { EditorProvider } from '../hooks/EditorContext.tsx'
import { ViewportProvider } from '../viewport/context.tsx'
import { Viewport } from '../viewport/Viewport.tsx'
import type { Editor } from './editor.ts'
import { Assistant, Inspector, loadPanels, Outliner, Overlays, TopBar } from './panels.ts'
import { RightPanels } from './RightPanels.tsx'
import { StatusBar } from './StatusBar.tsx'
import { listenToShortcuts } from './shortcuts.ts'
import './app.css'

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
  useEffect(() => void editor.view.ready.then(loadPanels), [editor])
  useEffect(
    () => listenToShortcuts(editor, { focusAssistant: ask, showShortcuts: () => setShortcuts(true) }),
    [editor, ask],
  )

  return (
    <EditorProvider value={editor}>
      <ViewportProvider value={ports}>
        <div className="workspace">
          <Suspense fallback={<header className="topbar" />}>
            <TopBar onShortcuts={() => setShortcuts(true)} />
          </Suspense>
          <aside className="left-panel" aria-label="Scene">
            <h2 className="ui-panel-header">Scene</h2>
            <Suspense>
              <Outliner />
            </Suspense>
          </aside>
          <main className="center">
            <Viewport>
              <Suspense>
                <Overlays
                  editor={editor}
                  shortcuts={shortcuts}
                  onCloseShortcuts={() => setShortcuts(false)}
                  onAsk={ask}
                />
              </Suspense>
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
            assistant={
              <Suspense>
                <Assistant chat={editor.chat} promptRef={prompt} />
              </Suspense>
            }
          />
          <StatusBar />
        </div>
      </ViewportProvider>
    </EditorProvider>
  )
}
