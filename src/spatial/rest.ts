import { type NodeId, type SceneReader, subtree, type Vec3 } from '../document/index.ts'
import { type Bounds, boundsOrOrigin, column, moved, overlapsFlat } from './bounds.ts'
import { BoxTree, boundsIndex } from './bounds-index.ts'
import type { Move } from './moves.ts'

/** Metres by which a thing may already sink into what it is to rest on. */
const SINKS = 0.05

/** Moves a node so that its lowest point is at `height` metres. */
export function restAt(scene: SceneReader, node: NodeId, height = 0): Move {
  return { node, by: [0, height - boundsOrOrigin(scene, [node]).min[1], 0] }
}

/**
 * Lowers or lifts nodes onto what is below them: the highest top, among the meshes of all other nodes, that lies under
 * their footprint and not above their bottom; else the ground. The lowest come first, so that piles stay piles.
 */
export function restOnBelow(scene: SceneReader, nodes: readonly NodeId[]): Move[] {
  const falling = nodes
    .map((node) => ({ node, bounds: boundsOrOrigin(scene, [node]) }))
    .sort((a, b) => a.bounds.min[1] - b.bounds.min[1])
  const moving = new Set(nodes.flatMap((id) => [...subtree(scene, id)].map((node) => node.id)))
  const standing = boundsIndex(scene)
  const fallen = new BoxTree<{ bounds: Bounds }>()
  return falling.map(({ node, bounds }) => {
    const under = column(bounds)
    const floors = [...standing.meeting(under).filter(({ id }) => !moving.has(id)), ...fallen.meeting(under)]
    let height = 0
    for (const { bounds: floor } of floors) {
      if (floor.max[1] <= bounds.min[1] + SINKS && overlapsFlat(floor, bounds, CARRIES))
        height = Math.max(height, floor.max[1])
    }
    const by: Vec3 = [0, height - bounds.min[1], 0]
    fallen.add({ bounds: moved(bounds, by) })
    return { node, by }
  })
}

/** Metres of footprint that there must be to stand on: touching sides do not carry. */
const CARRIES = 1e-3
