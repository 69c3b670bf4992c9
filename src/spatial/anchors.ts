import type { Vec3 } from '../document/index.ts'
import type { Bounds } from './bounds.ts'

/** The 27 points of a box that things are set against: its corners, the middles of edges and faces, its centre. */
export function anchors({ min, max }: Bounds): Vec3[] {
  const along = [0, 1, 2].map((i) => [min[i], (min[i] + max[i]) / 2, max[i]])
  return along[0].flatMap((x) => along[1].flatMap((y) => along[2].map((z): Vec3 => [x, y, z])))
}

export interface AnchorSnap {
  /** What is still to move, so that the two points meet. */
  by: Vec3
  /** Where they meet. */
  at: Vec3
}

/**
 * The nearest meeting of a point of `moving` with one of `others`, no further than `reach` metres; null where none is.
 * Things move along `free` axes only: along the others the points must be as near already.
 */
export function snapToAnchors(
  moving: Bounds,
  others: readonly Bounds[],
  free: readonly [boolean, boolean, boolean],
  reach: number,
): AnchorSnap | null {
  const own = anchors(moving)
  let best: AnchorSnap | null = null
  let nearest = reach
  for (const other of others) {
    if (!within(moving, other, reach)) continue
    for (const at of anchors(other)) {
      for (const from of own) {
        const gap = Math.hypot(at[0] - from[0], at[1] - from[1], at[2] - from[2])
        if (gap > nearest) continue
        nearest = gap
        best = { by: [0, 1, 2].map((i) => (free[i] ? at[i] - from[i] : 0)) as Vec3, at }
      }
    }
  }
  return best
}

/** The anchor of any of `others` that is nearest to a point, no further than `reach` metres. */
export function nearestAnchor(point: Vec3, others: readonly Bounds[], reach: number): Vec3 | null {
  return snapToAnchors({ min: point, max: point }, others, [true, true, true], reach)?.at ?? null
}

const within = (a: Bounds, b: Bounds, reach: number) =>
  [0, 1, 2].every((i) => a.min[i] <= b.max[i] + reach && b.min[i] <= a.max[i] + reach)
