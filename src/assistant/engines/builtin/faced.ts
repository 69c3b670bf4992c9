import type { Vector3 } from 'three'
import type { NodeId } from '../../../document/index.ts'
import { type Bounds, center, frontOf, isFloorShaped } from '../../../spatial/index.ts'
import type { Planner } from './meaning/planner.ts'
import { sideAlong } from './orders/sides.ts'
import { isWall } from './orders/walls.ts'

/** How each side of the view is told, where something looks that way. */
const WAYS = { left: 'to the left', right: 'to the right', front: 'towards you', behind: 'away from you' } as const

/** "What is the chair facing?": the first thing on its line of sight, seen from above; walls where nothing stands before them. */
export function facedBy(plan: Planner, id: NodeId): string {
  const front = frontOf(plan.scene, id).setY(0)
  if (front.lengthSq() < 1e-6) return `${plan.nameOf(id)} looks up or down.`
  front.normalize()
  const from = center(plan.bounds(id))
  const ahead = plan.scene
    .children(null)
    .filter((other) => other !== id && isSeen(plan, other))
    .map((other) => ({ other, metres: metresTo(plan.bounds(other), from, front) }))
    .filter(({ metres }) => metres !== null && metres > 0)
    .sort((a, b) => a.metres! - b.metres!)
    .map(({ other }) => other)
  const seen = ahead.find((other) => !isWall(plan, other)) ?? ahead[0]
  plan.mention(seen ? [id, seen] : [id])
  const way = WAYS[sideAlong(plan, front.toArray())]
  return `${plan.nameOf(id)} looks ${way}, ${seen ? `at ${plan.nameOf(seen)}` : 'at nothing'}.`
}

/** What can stand in a line of sight: no floor, and nothing without a body. */
function isSeen(plan: Planner, id: NodeId): boolean {
  const { kind, visible } = plan.scene.node(id)!
  return visible && !/^(?:light|camera)$/.test(kind) && !isFloorShaped(plan.bounds(id))
}

/** Metres along a line over the ground from a point to where it meets a box; null where it does not. */
function metresTo({ min, max }: Bounds, from: readonly number[], way: Vector3): number | null {
  let [near, far] = [-Infinity, Infinity]
  for (const i of [0, 2]) {
    const by = way.getComponent(i)
    if (Math.abs(by) < 1e-6) {
      if (from[i] < min[i] || from[i] > max[i]) return null
      continue
    }
    const [a, b] = [(min[i] - from[i]) / by, (max[i] - from[i]) / by]
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far ? near : null
}
