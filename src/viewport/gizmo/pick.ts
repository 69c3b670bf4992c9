import { Vector3 } from 'three'
import type { Vec3 } from '../../document/index.ts'
import type { View } from '../view.ts'
import type { GizmoFrame } from './frame.ts'
import { across, type GizmoTool, HANDLES, type Handle, HIDES, SIZES } from './handles.ts'

type Point = { x: number; y: number }

/** CSS pixels beside a line that still count as on it. */
const REACH = 7
/** As above, for the small ring in the middle. */
const FREE_REACH = 4
const RING_PARTS = 48

/** The handle under a point of the view. Goes by pixels, so that thin lines are as easy to take at any distance. */
export function pickHandle(view: View, frame: GizmoFrame, tool: GizmoTool, at: Point): Handle | null {
  const screen = new Screen(view, frame)
  let best: Handle | null = null
  let nearest = REACH
  for (const handle of HANDLES[tool]) {
    const distance = screen.distance(handle, at)
    if (distance >= nearest) continue
    nearest = distance
    best = handle
    if (distance < 0) break
  }
  return best
}

/** A direction of the frame in the world, a unit vector. */
export const axisOf = (frame: GizmoFrame, i: 0 | 1 | 2): Vector3 =>
  new Vector3().setComponent(i, 1).applyQuaternion(frame.rotation)

/** The handles as they lie on the screen. */
class Screen {
  readonly #eye: Vector3
  readonly #metres: number
  readonly #center: Point | null

  constructor(
    private readonly view: View,
    private readonly frame: GizmoFrame,
  ) {
    const origin = frame.origin.toArray()
    this.#eye = new Vector3(...view.towardsEye(origin))
    this.#metres = view.metresPerPixel(origin)
    this.#center = view.project(origin)
  }

  /** Pixels from a handle; below 0 on a surface, which wins over lines. Infinite where the handle is not shown. */
  distance(handle: Handle, at: Point): number {
    const none = Number.POSITIVE_INFINITY
    const { axes, tool } = handle
    if (!this.#center) return none
    const fromCenter = Math.hypot(at.x - this.#center.x, at.y - this.#center.y)
    if (axes.length === 3 && tool === 'translate') return Math.abs(fromCenter - SIZES.free) < FREE_REACH ? -2 : none
    if (axes.length === 3) return fromCenter < SIZES.center ? -2 : none
    if (axes.length === 0) return Math.abs(fromCenter - SIZES.viewRing)
    if (tool === 'rotate') return this.#ring(axes[0], at)
    if (axes.length === 2) return this.#plane(handle, at)
    return this.#axis(axes[0], at)
  }

  #axis(i: 0 | 1 | 2, at: Point): number {
    if (Math.abs(axisOf(this.frame, i).dot(this.#eye)) > HIDES.axis) return Number.POSITIVE_INFINITY
    const [from, to] = [SIZES.axisFrom, SIZES.axis + 8].map((n) => this.#point(axisOf(this.frame, i).multiplyScalar(n)))
    return from && to ? toSegment(at, from, to) : Number.POSITIVE_INFINITY
  }

  #plane(handle: Handle, at: Point): number {
    if (Math.abs(axisOf(this.frame, across(handle)).dot(this.#eye)) < HIDES.plane) return Number.POSITIVE_INFINITY
    const [a, b] = handle.axes.map((i) => axisOf(this.frame, i))
    const { planeFrom: low, planeTo: high } = SIZES
    const corners = [
      [low, low],
      [high, low],
      [high, high],
      [low, high],
    ].map(([p, q]) => this.#point(a.clone().multiplyScalar(p).addScaledVector(b, q)))
    return corners.every((p) => p !== null) && isInside(at, corners as Point[]) ? -1 : Number.POSITIVE_INFINITY
  }

  #ring(i: 0 | 1 | 2, at: Point): number {
    const [u, v] = [axisOf(this.frame, ((i + 1) % 3) as 0 | 1 | 2), axisOf(this.frame, ((i + 2) % 3) as 0 | 1 | 2)]
    let nearest = Number.POSITIVE_INFINITY
    let before: Point | null = null
    for (let k = 0; k <= RING_PARTS; k++) {
      const angle = (2 * Math.PI * k) / RING_PARTS
      const offset = u.clone().multiplyScalar(Math.cos(angle)).addScaledVector(v, Math.sin(angle))
      const isFront = offset.dot(this.#eye) > -0.1
      const here: Point | null = isFront ? this.#point(offset.multiplyScalar(SIZES.ring)) : null
      if (here && before) nearest = Math.min(nearest, toSegment(at, before, here))
      before = here
    }
    return nearest
  }

  /** A point of the gizmo, given in pixels from its origin. */
  #point(offset: Vector3): Point | null {
    return this.view.project(this.frame.origin.clone().addScaledVector(offset, this.#metres).toArray() as Vec3)
  }
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const t = length ? Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length)) : 0
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}

/** Whether a point is inside a convex polygon. */
function isInside(p: Point, corners: Point[]): boolean {
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length]
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  })
  return sides.every((n) => n >= 0) || sides.every((n) => n <= 0)
}
