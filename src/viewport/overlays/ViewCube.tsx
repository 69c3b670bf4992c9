import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Quaternion, Vector3 } from 'three'
import type { Vec3 } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'
import { useViewport } from '../context.tsx'
import { CELLS, type CubeFace, FACES, nameOfDirection } from './cube.ts'

/** Half of the cube's side, CSS pixels. */
const HALF = 21
/** Radians that the view turns for a pixel of dragging on the cube. */
const TURN = 0.011
/** Pixels that a press may wander and still be a click. */
const SLOP = 3

const AXES = [
  { label: 'X', color: 'var(--axis-x)', tip: [1, -1, -1] },
  { label: 'Y', color: 'var(--axis-y)', tip: [-1, 1, -1] },
  { label: 'Z', color: 'var(--axis-z)', tip: [-1, -1, 1] },
] as const

/** A cube that is turned as the view is. Its faces, edges and corners are looked from by a click; dragging it orbits. */
export function ViewCube() {
  const { view } = useViewport()
  const { run } = useEditor()
  const turn = useTurn()
  const press = useRef<{ x: number; y: number; moved: boolean } | null>(null)

  const look = (target: EventTarget) => {
    const direction = (target as Element).closest('[data-direction]')?.getAttribute('data-direction')
    if (direction) void run('view.look', { direction: direction.split(',').map(Number) })
  }
  const down = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    press.current = { x: event.clientX, y: event.clientY, moved: false }
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const start = press.current
    if (!start) return
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!start.moved && Math.hypot(dx, dy) < SLOP) return
    press.current = { x: event.clientX, y: event.clientY, moved: true }
    void view.canvas?.controls.rotate(-dx * TURN, -dy * TURN, false)
    view.canvas?.invalidate()
  }
  const up = (event: PointerEvent<SVGSVGElement>) => {
    const wasClick = press.current && !press.current.moved
    press.current = null
    // The pointer is captured by the cube as a whole: what lies under it says what was clicked.
    const under = document.elementFromPoint(event.clientX, event.clientY)
    if (wasClick && under) look(under)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    look(event.target)
  }

  const inverse = turn.clone().invert()
  const seen = (v: Vec3 | readonly [number, number, number]) => new Vector3(...v).applyQuaternion(inverse)
  const t = useTexts().view
  const shown = FACES.filter((face) => seen(face.normal).z > 0.02)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be within an SVG
    <svg
      className="view-cube"
      width="92"
      height="92"
      viewBox="-46 -46 92 92"
      role="group"
      aria-label={t.orbitHint}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        press.current = null
      }}
      onKeyDown={key}
    >
      <CubeAxes seen={seen} />
      {shown.map((face) => (
        <Face key={face.name} face={face} seen={seen} />
      ))}
    </svg>
  )
}

/** How the view is turned; changes as it does. */
function useTurn(): Quaternion {
  const { view } = useViewport()
  const [turn, setTurn] = useState(() => new Quaternion())
  useEffect(
    () =>
      view.onFrame(() => {
        const now = view.canvas?.camera.quaternion
        if (now) setTurn((before) => (before.angleTo(now) < 1e-3 ? before : now.clone()))
      }),
    [view],
  )
  return turn
}

type Seen = (v: Vec3 | readonly [number, number, number]) => Vector3

function CubeAxes({ seen }: { seen: Seen }) {
  const start = seen([-1, -1, -1])
  return AXES.map(({ label, color, tip }) => {
    const end = seen(tip)
    const at = end.clone().add(end.clone().sub(start).multiplyScalar(0.22))
    return (
      <g key={label} style={{ color }}>
        <line
          x1={start.x * HALF}
          y1={-start.y * HALF}
          x2={end.x * HALF}
          y2={-end.y * HALF}
          stroke="currentColor"
          strokeWidth="2.5"
        />
        <text className="view-cube-axis" x={at.x * HALF} y={-at.y * HALF + 3} textAnchor="middle">
          {label}
        </text>
      </g>
    )
  })
}

function Face({ face, seen }: { face: CubeFace; seen: Seen }) {
  const t = useTexts().view
  /** The names of sides in a direction's name, in the user's language. */
  const said = (name: string) =>
    name.replace(/front|back|left|right|top|bottom/gi, (side) => {
      const word = t.sides[side.toLowerCase() as keyof typeof t.sides]
      return side === side.toLowerCase() ? word.toLowerCase() : word
    })
  const [u, v, n] = [seen(face.right), seen(face.up), seen(face.normal)]
  const point = (x: number, y: number) => {
    const p = n.clone().addScaledVector(u, x).addScaledVector(v, y)
    return `${(p.x * HALF).toFixed(2)},${(-p.y * HALF).toFixed(2)}`
  }
  // The top is lit, as from above; sides are darker the more they turn away.
  const light = 0.72 + 0.28 * Math.max(0, face.normal[1]) + 0.12 * n.x
  return (
    <g style={{ filter: `brightness(${light.toFixed(2)})` }}>
      {CELLS.map(({ x, y, left, right, low, high }) => {
        const direction = face.normal.map((c, i) => c + x * face.right[i] + y * face.up[i]) as Vec3
        const name = nameOfDirection(direction)
        const isFace = x === 0 && y === 0
        return (
          // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
          <g
            key={name}
            role="button"
            tabIndex={isFace ? 0 : -1}
            aria-label={t.lookFrom(said(name))}
            data-direction={direction.join()}
          >
            <title>{t.lookFrom(said(name))}</title>
            <polygon points={[point(left, low), point(right, low), point(right, high), point(left, high)].join(' ')} />
          </g>
        )
      })}
      <text
        className="view-cube-face"
        textAnchor="middle"
        y="3"
        transform={`matrix(${u.x} ${-u.y} ${-v.x} ${v.y} ${n.x * HALF} ${-n.y * HALF})`}
      >
        {said(face.name)}
      </text>
    </g>
  )
}
