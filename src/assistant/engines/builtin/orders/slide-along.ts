import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  boundsOrOrigin,
  directionVector,
  distance,
  isClear,
  moved,
  obstacles,
  size,
} from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

/** Metres from a wall within which a thing stands at it. */
const AT_WALL = 0.3

/**
 * "Slide the dresser along the wall by 70 cm", where it stands at that wall: to the side on which it is free, the right
 * or the back one before the other. False for what stands elsewhere.
 */
export function* slideAlong(
  plan: Planner,
  nodes: readonly NodeId[],
  wall: NodeId,
  metres: number | undefined,
): Steps<boolean> {
  const isAt = nodes.every((id) => !plan.isNew(id) && distance(plan.scene, id, wall) < AT_WALL)
  if (metres === undefined || !isAt) return false
  const [w, , d] = size(plan.bounds(wall))
  const isAcross = w >= d === Math.abs(directionVector('right', plan.basis)[0]) > 0.5
  const sides = isAcross ? (['right', 'left'] as const) : (['behind', 'front'] as const)
  const others = obstacles(plan.scene, nodes)
  const by = (side: (typeof sides)[number]) => directionVector(side, plan.basis).map((n) => n * metres) as Vec3
  const direction =
    sides.find((side) => isClear(moved(boundsOrOrigin(plan.scene, nodes), by(side)), others)) ?? sides[0]
  yield* plan.call('arrange.moveTowards', { nodes, direction, metres })
  return true
}
