import { Fragment } from 'react'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useRevision, useSelection, useSession } from '../hooks/records.ts'
import { useTexts } from '../texts/texts.ts'

/** What the pointer would do now. */
export function StatusBar() {
  const t = useTexts().status
  return (
    <footer className="statusbar">
      <Hints
        hints={[
          [t.orbit, t.drag],
          [t.pan, t.rightDrag],
          [t.zoom, t.wheel],
        ]}
      />
      <span className="topbar-grow" />
      <Hints hints={useHints()} />
    </footer>
  )
}

function useHints(): [key: string, what: string][] {
  const { scene } = useEditor()
  const t = useTexts()
  const selection = useSelection()
  const entered = useSession((state) => state.entered)
  const placing = useSession((state) => state.placing)
  const tool = useSession((state) => state.tool)
  useRevision()
  if (placing) return t.status.placing(t.shapes[placing])
  if (tool === 'measure') return t.status.measuring
  if (!scene.nodeCount) return []
  const group = entered === null ? undefined : scene.node(entered)
  return [...(group ? [t.status.leaves(group.name)] : []), ...(selection.length ? t.status.selected : t.status.nothing)]
}

function Hints({ hints }: { hints: [key: string, what: string][] }) {
  return (
    <span>
      {hints.map(([key, what], i) => (
        <Fragment key={`${key} ${what}`}>
          {i > 0 && ' · '}
          <b>{key}</b> {what}
        </Fragment>
      ))}
    </span>
  )
}
