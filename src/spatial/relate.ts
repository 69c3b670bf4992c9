import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { boundsOrOrigin, center, column, size } from './bounds.ts'
import { thingsNear } from './bounds-index.ts'
import type { Move } from './moves.ts'

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

/** Metres between the bounds of two nodes, 0 where they touch or share space. */
export function distance(scene: SceneReader, a: NodeId, b: NodeId): number {
  const [p, q] = [boundsOrOrigin(scene, [a]), boundsOrOrigin(scene, [b])]
  const gaps = [0, 1, 2].map((i) => Math.max(0, p.min[i] - q.max[i], q.min[i] - p.max[i]))
  return Math.hypot(...gaps)
}

/** What stands on a node: the nodes at the top of the scene, or beside it in its group, whose feet are on its top. */
export function holdsWhat(scene: SceneReader, id: NodeId): NodeId[] {
  const base = boundsOrOrigin(scene, [id])
  const over = { min: base.min, max: column(base).max }
  const parents = new Set([null, scene.node(id)?.parent ?? null])
  return thingsNear(scene, over, parents).filter((other) => {
    if (other === id) return false
    const { min, max } = boundsOrOrigin(scene, [other])
    const isAbove = [0, 2].every((i) => min[i] < base.max[i] - 1e-3 && base.min[i] < max[i] - 1e-3)
    // A floor is no higher than the mat that lies on it.
    const isHigher = min[1] >= (base.min[1] + base.max[1]) / 2 - 1e-6
    return isAbove && isHigher && Math.abs(min[1] - base.max[1]) < 0.03
  })
}
