import { useEffect, useReducer } from 'react'
import { useStore } from 'zustand'
import type { Vec3 } from '../../document/index.ts'
import { useViewport } from '../context.tsx'
import { selectionBox } from '../drags/BoxSelect.ts'
import { type Mark, marks } from '../marks.ts'
import { rectOf } from '../pointer/box.ts'

/** Lines, labels and points over the view, and the box of a selection; of constant width at any distance. */
export function Marks() {
  const { view } = useViewport()
  const { drag, measure } = useStore(marks.store)
  const { box } = useStore(selectionBox)
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const all = [...measure, ...drag]
  const some = all.length > 0
  useEffect(() => (some ? view.onFrame(redraw) : undefined), [view, some])
  if (!some && !box) return null
  const project = (point: Vec3) => view.project(point)
  const rect = box && rectOf(box.from, box.to)
  return (
    <svg className="viewport-marks" aria-hidden="true">
      {all.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity, and are all drawn anew
        <MarkShape key={i} mark={mark} project={project} />
      ))}
      {rect && box && (
        <rect
          className={`mark-box ${box.to.x >= box.from.x ? 'whole' : 'touch'}`}
          x={rect.left}
          y={rect.top}
          width={rect.right - rect.left}
          height={rect.bottom - rect.top}
        />
      )}
    </svg>
  )
}

type Project = (point: Vec3) => { x: number; y: number } | null

function MarkShape({ mark, project }: { mark: Mark; project: Project }) {
  if (mark.kind === 'point') {
    const at = project(mark.at)
    return at && <rect className="mark-point" x={at.x - 4} y={at.y - 4} width="8" height="8" />
  }
  const [a, b] = [project(mark.from), project(mark.to)]
  if (!a || !b) return null
  const label = mark.label && { text: mark.label, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  return (
    <g className={`mark-${mark.kind}`}>
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      {mark.kind !== 'align' &&
        mark.kind !== 'axis' &&
        [a, b].map((p, i) => <circle key={i ? 'to' : 'from'} cx={p.x} cy={p.y} r="2" />)}
      {label && <Label {...label} />}
    </g>
  )
}

/** Pixels that a letter of a label takes. */
const LETTER = 6.3

function Label({ text, x, y }: { text: string; x: number; y: number }) {
  const width = text.length * LETTER + 10
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-9" width={width} height="18" rx="4" />
      <text y="3.8" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
