import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { type Bounds, boundsOrOrigin, center, size } from './bounds.ts'
import type { Move } from './moves.ts'

/**
 * Places nodes on top of another: side by side about the middle of its top, their lowest points on it.
 * They keep their places beside each other in one line along its longer side.
 */
export function placeOn(scene: SceneReader, nodes: readonly NodeId[], target: NodeId): Move[] {
  const base = boundsOrOrigin(scene, [target])
  const all = nodes.map((node) => ({ node, bounds: boundsOrOrigin(scene, [node]) }))
  const i = size(base)[0] >= size(base)[2] ? 0 : 2
  const lengths = all.map(({ bounds }) => size(bounds)[i])
  const total = lengths.reduce((sum, n) => sum + n, 0)
  const gap = all.length > 1 ? Math.max(0, (size(base)[i] - total) / (all.length + 1)) : 0
  let next = center(base)[i] - (total + gap * (all.length - 1)) / 2
  return all.map(({ node, bounds }, k) => {
    const mid: Vec3 = [...center(base)]
    mid[i] = next + lengths[k] / 2
    next += lengths[k] + gap
    const from = center(bounds)
    return { node, by: [mid[0] - from[0], base.max[1] - bounds.min[1], mid[2] - from[2]] }
  })
}

/** Stacks nodes on each other in the order given; the first stays where it is. */
export function stack(scene: SceneReader, nodes: readonly NodeId[]): Move[] {
  const all = nodes.map((node) => ({ node, bounds: boundsOrOrigin(scene, [node]) }))
  if (!all.length) return []
  const [x, , z] = center(all[0].bounds)
  let top = all[0].bounds.min[1]
  return all.map(({ node, bounds }) => {
    const from = center(bounds)
    const by: Vec3 = [x - from[0], top - bounds.min[1], z - from[2]]
    top += size(bounds)[1]
    return { node, by }
  })
}

/**
 * Places nodes beside another, one behind the other in `direction` (a horizontal unit vector along X or Z), `gap`
 * metres between bounds, their lowest points level with the target's.
 */
export function placeBeside(
  scene: SceneReader,
  nodes: readonly NodeId[],
  target: NodeId,
  direction: Vec3,
  gap: number,
): Move[] {
  let edge: Bounds = boundsOrOrigin(scene, [target])
  const level = edge.min[1]
  return nodes.map((node) => {
    const bounds = boundsOrOrigin(scene, [node])
    const [from, to] = [center(bounds), center(edge)]
    const reach = (i: 0 | 2) => direction[i] * ((size(edge)[i] + size(bounds)[i]) / 2 + gap)
    const by: Vec3 = [to[0] + reach(0) - from[0], level - bounds.min[1], to[2] + reach(2) - from[2]]
    edge = {
      min: [bounds.min[0] + by[0], level, bounds.min[2] + by[2]],
      max: [bounds.max[0] + by[0], bounds.max[1] + by[1], bounds.max[2] + by[2]],
    }
    return { node, by }
  })
}

/** Moves nodes, side by side, to the middle between two others; heights stay. */
export function placeBetween(scene: SceneReader, node: NodeId, a: NodeId, b: NodeId): Move {
  const [ca, cb] = [center(boundsOrOrigin(scene, [a])), center(boundsOrOrigin(scene, [b]))]
  const from = center(boundsOrOrigin(scene, [node]))
  return { node, by: [(ca[0] + cb[0]) / 2 - from[0], 0, (ca[2] + cb[2]) / 2 - from[2]] }
}

/** Metres between the bounds of two nodes, 0 where they touch or share space. */
export function distance(scene: SceneReader, a: NodeId, b: NodeId): number {
  const [p, q] = [boundsOrOrigin(scene, [a]), boundsOrOrigin(scene, [b])]
  const gaps = [0, 1, 2].map((i) => Math.max(0, p.min[i] - q.max[i], q.min[i] - p.max[i]))
  return Math.hypot(...gaps)
}
