import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision, useSession } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { useViewport } from '../context.tsx'

/** A single slow frame says little. */
const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Megabytes that the page uses, where the browser says (Chromium: performance.memory); else 0. */
const usedMemory = () =>
  Math.round(((performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0) / 1e6)

/** How much the scene is, and what drawing it takes. */
export function Stats() {
  const { view } = useViewport()
  const { scene, run } = useEditor()
  const t = useTexts()
  const shown = useSession((state) => state.statsShown)
  const batching = useSession((state) => state.batching)
  // Made at once: the first formatter of a page loads its locale, and would be in the way of an import.
  const number = useMemo(() => new Intl.NumberFormat(t.locale), [t])
  const [stats, setStats] = useState({ triangles: 0, drawCalls: 0, frameMs: 0, memory: 0 })
  useRevision()

  useEffect(() => {
    let queued = false
    const recent: number[] = []
    let programs = 0
    return view.onFrame(() => {
      // A frame that compiled a shader says nothing of the next ones.
      if (view.stats.programs === programs) recent.push(view.stats.frameMs)
      programs = view.stats.programs
      if (recent.length > 9) recent.shift()
      if (queued) return
      queued = true
      setTimeout(() => {
        queued = false
        setStats({ ...view.stats, frameMs: median(recent), memory: usedMemory() })
      }, 250)
    })
  }, [view])

  if (!shown || !scene.nodeCount) return null
  const items = [
    { key: 'nodes', value: number.format(scene.nodeCount), unit: t.view.nodes(scene.nodeCount) },
    { key: 'triangles', value: number.format(stats.triangles), unit: t.view.triangles },
    { key: 'time', value: stats.frameMs.toFixed(1), unit: 'ms' },
    { key: 'memory', value: stats.memory ? number.format(stats.memory) : '', unit: 'MB' },
  ]
  return (
    <div className="viewport-stats glass">
      {items.map(
        ({ key, value, unit }) =>
          value && (
            <span key={key} className={key}>
              <b>{value}</b> {unit}
            </span>
          ),
      )}
      <button
        type="button"
        aria-pressed={batching}
        aria-label={t.view.batching(stats.drawCalls, batching)}
        title={t.view.batching(stats.drawCalls, batching)}
        onClick={() => run('view.batching')}
      >
        <b>{number.format(stats.drawCalls)}</b> {t.view.drawCalls}
      </button>
    </div>
  )
}
