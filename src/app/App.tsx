import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { EditorProvider } from '../hooks/EditorContext.tsx'
import { ViewportProvider } from '../viewport/context.tsx'
import { Viewport } from '../viewport/Viewport.tsx'
import type { Editor } from './editor.ts'
import { useLayout } from './layout.ts'
import { LeftPanel, loadPanels, Overlays, RightPanels, StatusBar, Timeline, TopBar, ViewTools } from './panels.ts'
import { Skeleton } from './Skeleton.tsx'
import { listenToShortcuts } from './shortcuts.ts'
import './app.css'

/** The workspace. */
export function App({ editor }: { editor: Editor }) {
  const ports = useMemo(() => ({ view: editor.view, models: editor.models }), [editor])
  const { mode, shown, focusMode } = useLayout(editor)

  useEffect(() => void editor.view.ready.then(loadPanels), [editor])
  useEffect(() => listenToShortcuts(editor), [editor])
  useEffect(() => editor.window.listen(), [editor])
  const openMenu = useCallback((x: number, y: number) => editor.window.openMenu(x, y), [editor])

  return (
    <EditorProvider value={editor}>
      <ViewportProvider value={ports}>
        <div className="workspace" data-mode={mode} data-focus={focusMode || undefined}>
          {!focusMode && (
            <Suspense fallback={<header className="topbar" />}>
              <TopBar editor={editor} />
            </Suspense>
          )}
          {shown.left && (
            <Suspense fallback={<Skeleton of="left" editor={editor} />}>
              <LeftPanel editor={editor} />
            </Suspense>
          )}
          <main className="center">
            <Viewport onContextMenu={openMenu}>
              <Suspense>
                <Overlays editor={editor} />
              </Suspense>
              <Suspense>
                <ViewTools />
              </Suspense>
              <Suspense>
                <Timeline />
              </Suspense>
            </Viewport>
          </main>
          {(shown.inspector || shown.assistant) && (
            <Suspense fallback={<Skeleton of="right" editor={editor} />}>
              <RightPanels editor={editor} />
            </Suspense>
          )}
          {!focusMode && (
            <Suspense fallback={<footer className="statusbar" />}>
              <StatusBar />
            </Suspense>
          )}
        </div>
      </ViewportProvider>
    </EditorProvider>
  )
}
