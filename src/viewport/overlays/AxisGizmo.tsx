import { useEffect, useState } from 'react'
import { Quaternion, Vector3 } from 'three'
import type { ViewSide } from '../../commands/context.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useViewport } from '../context.tsx'

interface Tip {
  side: ViewSide
  label: string
  color: string
  direction: [number, number, number]
}

const TIPS: Tip[] = [
  { side: 'right', label: 'X', color: 'var(--axis-x)', direction: [1, 0, 0] },
  { side: 'top', label: 'Y', color: 'var(--axis-y)', direction: [0, 1, 0] },
  { side: 'front', label: 'Z', color: 'var(--axis-z)', direction: [0, 0, 1] },
  { side: 'left', label: '', color: 'var(--axis-x)', direction: [-1, 0, 0] },
  { side: 'bottom', label: '', color: 'var(--axis-y)', direction: [0, -1, 0] },
  { side: 'back', label: '', color: 'var(--axis-z)', direction: [0, 0, -1] },
]

/** The axes as the view sees them; a click looks along one. */
export function AxisGizmo() {
  const { view } = useViewport()
  const { run } = useEditor()
  const [turn, setTurn] = useState(() => new Quaternion())

  useEffect(
    () =>
      view.onFrame(() => {
        const now = view.canvas?.camera.quaternion
        if (now) setTurn((before) => (before.angleTo(now) < 1e-3 ? before : now.clone()))
      }),
    [view],
  )

  const inverse = turn.clone().invert()
  const tips = TIPS.map((tip) => ({ ...tip, at: new Vector3(...tip.direction).applyQuaternion(inverse) }))
  tips.sort((a, b) => a.at.z - b.at.z)
  return (
    <svg className="axis-gizmo" width="76" height="76" viewBox="-38 -38 76 76" aria-label="View directions">
      <circle r="37" className="axis-gizmo-disc" />
      {tips.map(({ side, label, color, at }) => (
        <g key={side} className="axis-gizmo-tip" style={{ color, opacity: 0.55 + 0.45 * ((at.z + 1) / 2) }}>
          {label && <line x2={at.x * 20} y2={-at.y * 20} stroke="currentColor" strokeWidth="2" />}
          {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no button element */}
          <g
            role="button"
            tabIndex={0}
            aria-label={`Look from the ${side}`}
            transform={`translate(${at.x * 26} ${-at.y * 26})`}
            onClick={() => run('view.look', { from: side })}
            onKeyDown={(event) => event.key === 'Enter' && run('view.look', { from: side })}
          >
            <title>{`Look from the ${side}`}</title>
            <circle r={label ? 8 : 5.5} fill={label ? 'currentColor' : 'var(--raised)'} stroke="currentColor" />
            {label && (
              <text y="3.4" textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        </g>
      ))}
    </svg>
  )
}
