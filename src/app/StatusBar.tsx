import { ChevronDown, Play } from 'lucide-react'
import { Fragment, useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { animatedIn } from '../commands/clip.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useRevision, useSelection, useSession } from '../hooks/records.ts'
import { useTexts } from '../texts/texts.ts'

/** What the pointer would do now. */
export function StatusBar() {
  const t = useTexts().status
  return (
    <footer className="statusbar">
      <TimelineToggle />
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

/** Unfolds the timeline, and says whether there is anything in it. */
function TimelineToggle() {
  const { scene, preferences, run } = useEditor()
  const t = useTexts().timeline
  const isShown = useStore(preferences.store, (state) => state.timelineShown)
  const revision = useDeferredValue(useRevision())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says that the scene changed
  const count = useMemo(
    () => animatedIn(scene).reduce((sum, { asset }) => sum + asset.clips!.length, 0),
    [scene, revision],
  )
  const Icon = isShown && count ? ChevronDown : Play
  return (
    <button
      type="button"
      className="timeline-toggle"
      aria-expanded={isShown && count > 0}
      onClick={() => void run('window.timeline', { shown: !isShown })}
    >
      <Icon size={11} /> <b>{t.label}</b> {t.clips(count)}
    </button>
  )
}

function useHints(): [key: string, what: string][] {
  const { scene } = useEditor()
  const t = useTexts()
  const selection = useSelection()
  const entered = useSession((state) => state.entered)
  const placing = useSession((state) => state.placing)
  const picking = useSession((state) => state.picking)
  const tool = useSession((state) => state.tool)
  useRevision()
  if (placing) return t.status.placing(t.shapes[placing])
  if (picking) return t.status.picking
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
