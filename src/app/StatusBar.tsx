import { useEditor } from '../hooks/EditorContext.tsx'
import { useRevision, useSelection, useSession } from '../hooks/records.ts'

/** What the pointer would do now. */
export function StatusBar() {
  return (
    <footer className="statusbar">
      <span>
        <b>Orbit</b> drag · <b>Pan</b> right drag · <b>Zoom</b> wheel
      </span>
      <span className="topbar-grow" />
      <span>
        <Hint />
      </span>
    </footer>
  )
}

function Hint() {
  const { scene } = useEditor()
  const selection = useSelection()
  const entered = useSession((state) => state.entered)
  const placing = useSession((state) => state.placing)
  const tool = useSession((state) => state.tool)
  useRevision()
  if (placing) {
    return (
      <>
        <b>Click</b> places the {placing} · <b>Drag</b> draws it, <b>Y</b> its height · <b>Enter</b> puts it on a free
        spot · <b>Esc</b> stops
      </>
    )
  }
  if (tool === 'measure') {
    return (
      <>
        <b>Click</b> two points to measure · <b>Esc</b> stops
      </>
    )
  }
  if (!scene.nodeCount) return null
  const leave = entered !== null && (
    <>
      <b>Esc</b> leaves {scene.node(entered)?.name} ·{' '}
    </>
  )
  return selection.length ? (
    <>
      {leave}Drag to move · <b>Alt</b> copies · <b>Y</b> up and down · <b>Ctrl</b> snaps · <b>Esc</b> puts it back
    </>
  ) : (
    <>
      {leave}Click selects · <b>Shift drag</b> selects a box · <b>Double click</b> enters a group · <b>?</b> shortcuts
    </>
  )
}
