import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { EditorProvider } from '../hooks/EditorContext.tsx'
import { ViewportProvider } from '../viewport/context.tsx'
import { Viewport } from '../viewport/Viewport.tsx'
import type { Editor } from './editor.ts'
import { Assistant, Inspector, loadPanels, Outliner, Overlays, TopBar, ViewTools } from './panels.ts'
import { RightPanels } from './RightPanels.tsx'
import { StatusBar } from './StatusBar.tsx'
import { listenToShortcuts, type Sheet } from './shortcuts.ts'
import './app.css'

/** The workspace. */
export function App({ editor }: { editor: Editor }) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null)
  const prompt = useRef<HTMLTextAreaElement>(null)
  const [tab, setTab] = useState<'inspector' | 'assistant'>('inspector')
  const ports = useMemo(() => ({ view: editor.view, models: editor.models }), [editor])

  const ask = useMemo(
    () => (text?: string) => {
      setTab('assistant')
      if (text) void editor.chat.send(text)
      setTimeout(() => prompt.current?.focus())
    },
    [editor],
  )
  useEffect(() => void editor.view.ready.then(loadPanels), [editor])
  useEffect(() => listenToShortcuts(editor, { focusAssistant: ask, show: setSheet }), [editor, ask])
  const openMenu = useCallback((x: number, y: number) => setMenuAt({ x, y }), [])

  return (
    <EditorProvider value={editor}>
      <ViewportProvider value={ports}>
        <div className="workspace">
          <Suspense fallback={<header className="topbar" />}>
            <TopBar onShow={setSheet} />
          </Suspense>
          <aside className="left-panel" aria-label="Scene">
            <h2 className="ui-panel-header">Scene</h2>
            <Suspense>
              <Outliner />
            </Suspense>
          </aside>
          <main className="center">
            <Viewport onContextMenu={openMenu}>
              <Suspense>
                <Overlays
                  editor={editor}
                  sheet={sheet}
                  onCloseSheet={() => setSheet(null)}
                  menuAt={menuAt}
                  onCloseMenu={() => setMenuAt(null)}
                  onAsk={ask}
                />
              </Suspense>
              <Suspense>
                <ViewTools />
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
