import { useEditor } from '../hooks/EditorContext.tsx'
import { useRevision, useSelection, useSession } from '../hooks/records.ts'

/** What the pointer would do now. */
export function StatusBar() {
  const { scene } = useEditor()
  const selection = useSelection()
  const entered = useSession((state) => state.entered)
  useRevision()
  return (
    <footer className="statusbar">
      <span>
        <b>Orbit</b> drag · <b>Pan</b> right drag · <b>Zoom</b> wheel
      </span>
      <span className="topbar-grow" />
      {scene.nodeCount > 0 && (
        <span>
          {entered !== null && (
            <>
              <b>Esc</b> leaves {scene.node(entered)?.name} ·{' '}
            </>
          )}
          {selection.length ? (
            <>
              Drag to move · <b>Alt</b> copies · <b>Ctrl</b> snaps · <b>Esc</b> puts it back
            </>
          ) : (
            <>
              Click selects · <b>Double click</b> enters a group · <b>?</b> shortcuts
            </>
          )}
        </span>
      )}
    </footer>
  )
}
