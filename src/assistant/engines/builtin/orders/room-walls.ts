import type { NodeId } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import { type Slots, saysWhere } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { copies } from './copies.ts'
import { toPoint } from './points.ts'
import { isFloor, isWall } from './walls.ts'

/** Whether new walls are to go around a floor, and make a room of it. */
export const areRoomWalls = (plan: Planner, nodes: readonly NodeId[], target: NodeId): boolean =>
  isFloor(plan, target) && nodes.every((id) => plan.isNew(id) && /^wall\b/i.test(plan.saidName(id)))

/** A wall around a floor is four; more than one are as many as were asked for, up to that. */
export function* wallIn(plan: Planner, nodes: readonly NodeId[], floor: NodeId): Steps {
  const spare = nodes.slice(4)
  if (spare.length) yield* plan.call('node.delete', { nodes: spare })
  const there = nodes.slice(0, 4)
  yield* wallEdges(plan, there.length === 1 ? [...there, ...(yield* copies(plan, there[0], 3, {}))] : there, floor)
}

/**
 * Up to four walls, one on each edge of a floor and as long as that: at the back, the left, the right and the front. Those at
 * the back and the front close the corners.
 */
function* wallEdges(plan: Planner, walls: readonly NodeId[], floor: NodeId): Steps {
  const { min, max } = plan.bounds(floor)
  const [width, , depth] = size({ min, max })
  const thick = size(plan.bounds(walls[0]))[2]
  const [x, , z] = center({ min, max })
  const out = thick / 2
  const across = walls.filter((_, i) => i === 1 || i === 2)
  yield* plan.call('node.resize', { nodes: walls.filter((id) => !across.includes(id)), width: width + 2 * thick })
  if (across.length) {
    yield* plan.call('node.resize', { nodes: across, width: depth })
    yield* plan.call('node.rotate', { nodes: across, axis: 'y', degrees: 90 })
  }
  const places = [
    [x, min[2] - out],
    [min[0] - out, z],
    [max[0] + out, z],
    [x, max[2] + out],
  ]
  for (const [i, id] of walls.entries()) yield* toPoint(plan, [id], [places[i][0], null, places[i][1]])
  plan.remember(walls)
}

/** "A floor and four walls", "add three walls", where there is a floor and no wall yet: they go on its edges. */
export function* raiseWalls(plan: Planner, made: readonly NodeId[], slots: Slots): Steps {
  const walls = made.filter((id) => /^wall\b/i.test(plan.nameOf(id)))
  const floors = plan.scene.children(null).filter((id) => isFloor(plan, id) && /\bfloor\b/i.test(plan.nameOf(id)))
  const isFirst = plan.scene.children(null).every((id) => walls.includes(id) || !isWall(plan, id))
  if (walls.length < 2 || walls.length > 4 || floors.length !== 1 || !isFirst) return
  if (saysWhere(slots) || slots.gap !== undefined || slots.facing !== undefined) return
  yield* wallEdges(plan, walls, floors[0])
}
