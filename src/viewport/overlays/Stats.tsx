import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision, useSession } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { useViewport } from '../context.tsx'

/** A single slow frame, while a shader compiles, says little. */
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
    return view.onFrame(() => {
      recent.push(view.stats.frameMs)
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
  const items: [string, string][] = [
    [number.format(scene.nodeCount), t.view.nodes(scene.nodeCount)],
    [number.format(stats.triangles), t.view.triangles],
    [stats.frameMs.toFixed(1), 'ms'],
    ...(stats.memory ? [[number.format(stats.memory), 'MB'] as [string, string]] : []),
  ]
  return (
    <div className="viewport-stats glass">
      {items.map(([value, unit]) => (
        <span key={unit} data-unit={unit}>
          <b>{value}</b> {unit}
        </span>
      ))}
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
