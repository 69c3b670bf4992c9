import type { NodeId, Vec3 } from '../document/index.ts'
import { type Bounds, center, moved } from './bounds.ts'
import type { Move } from './moves.ts'

/** The move of a node that brings its bounds from one place to another of the same size. */
export const to = (node: NodeId, from: Bounds, there: Bounds): Move => ({
  node,
  by: [0, 1, 2].map((i) => there.min[i] - from.min[i]) as Vec3,
})

/** Bounds with the middle of their bottom at a point, metres. */
export const at = (bounds: Bounds, [x, y, z]: Vec3): Bounds => {
  const mid = center(bounds)
  return moved(bounds, [x - mid[0], y - bounds.min[1], z - mid[2]])
}
