import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef } from 'react'
import type { Vec3 } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'
import { useViewport } from '../context.tsx'
import { CubeTurner, HALF } from './CubeTurner.ts'
import { AXES, CELLS, type CubeFace, FACES, nameOfDirection } from './cube.ts'

/** Radians that the view turns for a pixel of dragging on the cube. */
const TURN = 0.011
/** Pixels that a press may wander and still be a click. */
const SLOP = 3

const AXIS_COLORS = { X: 'var(--axis-x)', Y: 'var(--axis-y)', Z: 'var(--axis-z)' }

/** A cube that is turned as the view is. Its faces, edges and corners are looked from by a click; dragging it orbits. */
export function ViewCube() {
  const { view } = useViewport()
  const { run } = useEditor()
  const cube = useRef<SVGSVGElement>(null)
  const press = useRef<{ x: number; y: number; moved: boolean } | null>(null)

  useEffect(() => {
    const turner = new CubeTurner(cube.current!)
    const follow = () => {
      if (view.canvas) turner.turn(view.canvas.camera.quaternion)
    }
    follow()
    return view.onFrame(follow)
  }, [view])

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

  const t = useTexts().view
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be within an SVG
    <svg
      ref={cube}
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
      {AXES.map(({ label }) => (
        <g key={label} style={{ color: AXIS_COLORS[label] }} data-axis={label}>
          <line stroke="currentColor" strokeWidth="2.5" />
          <text className="view-cube-axis" x="0" y="0" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {FACES.map((face) => (
        <Face key={face.name} face={face} />
      ))}
    </svg>
  )
}

/** A side, in units of half of it; `CubeTurner` puts it to where it is seen. */
const Face = memo(function Face({ face }: { face: CubeFace }) {
  const t = useTexts().view
  /** The names of sides in a direction's name, in the user's language. */
  const said = (name: string) =>
    name.replace(/front|back|left|right|top|bottom/gi, (side) => {
      const word = t.sides[side.toLowerCase() as keyof typeof t.sides]
      return side === side.toLowerCase() ? word.toLowerCase() : word
    })
  return (
    <g data-face={face.name} transform="matrix(1 0 0 1 0 0)">
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
            <polygon points={`${left},${low} ${right},${low} ${right},${high} ${left},${high}`} />
          </g>
        )
      })}
      <text className="view-cube-face" textAnchor="middle" y="3" transform={`scale(${1 / HALF} ${-1 / HALF})`}>
        {said(face.name)}
      </text>
    </g>
  )
})
