import type { NodeId } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { copies } from './copies.ts'
import { toPoint } from './points.ts'
import { isFloor } from './walls.ts'

/** Whether new walls are to go around a floor, and make a room of it. */
export const areRoomWalls = (plan: Planner, nodes: readonly NodeId[], target: NodeId): boolean =>
  isFloor(plan, target) && nodes.every((id) => plan.isNew(id) && /^wall\b/i.test(plan.saidName(id)))

/** Four walls, one on each edge of a floor and as long as that: those at the back and the front close the corners. */
export function* wallIn(plan: Planner, nodes: readonly NodeId[], floor: NodeId): Steps {
  const spare = nodes.slice(4)
  if (spare.length) yield* plan.call('node.delete', { nodes: spare })
  const there = nodes.slice(0, 4)
  const walls = there.length < 4 ? [...there, ...(yield* copies(plan, there[0], 4 - there.length, {}))] : there
  const { min, max } = plan.bounds(floor)
  const [width, , depth] = size({ min, max })
  const thick = size(plan.bounds(walls[0]))[2]
  const [x, , z] = center({ min, max })
  yield* plan.call('node.resize', { nodes: walls.slice(0, 2), width: width + 2 * thick })
  yield* plan.call('node.resize', { nodes: walls.slice(2), width: depth })
  yield* plan.call('node.rotate', { nodes: walls.slice(2), axis: 'y', degrees: 90 })
  const out = thick / 2
  const places = [
    [x, min[2] - out],
    [x, max[2] + out],
    [min[0] - out, z],
    [max[0] + out, z],
  ]
  for (const [i, id] of walls.entries()) yield* toPoint(plan, [id], [places[i][0], null, places[i][1]])
  plan.remember(walls)
}
