import { type NodeId, type SceneReader, subtree } from '../document/index.ts'
import { type Bounds, boundsOrOrigin, ownBounds } from './bounds.ts'
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
  const floors = standing(scene, nodes)
  return falling.map(({ node, bounds }) => {
    const under = floors.filter((floor) => floor.max[1] <= bounds.min[1] + SINKS && overlapsFlat(floor, bounds))
    const height = under.reduce((top, floor) => Math.max(top, floor.max[1]), 0)
    const by = height - bounds.min[1]
    floors.push({
      min: [bounds.min[0], bounds.min[1] + by, bounds.min[2]],
      max: [bounds.max[0], bounds.max[1] + by, bounds.max[2]],
    })
    return { node, by: [0, by, 0] }
  })
}

/** The bounds of every mesh that is shown and not one of `nodes` or below them. */
function standing(scene: SceneReader, nodes: readonly NodeId[]): Bounds[] {
  const falling = new Set(nodes.flatMap((id) => [...subtree(scene, id)].map((node) => node.id)))
  const found: Bounds[] = []
  for (const node of scene.nodes()) {
    const bounds = falling.has(node.id) ? null : ownBounds(scene, node)
    if (bounds) found.push(bounds)
  }
  return found
}

/** Touching sides do not carry: there must be a millimetre of footprint to stand on. */
const overlapsFlat = (a: Bounds, b: Bounds) =>
  [0, 2].every((i) => a.min[i] < b.max[i] - 1e-3 && b.min[i] < a.max[i] - 1e-3)
