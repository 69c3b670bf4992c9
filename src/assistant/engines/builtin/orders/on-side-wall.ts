import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin, center, directionVector, roomOf } from '../../../../spatial/index.ts'
import type { Relation, Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { FIXTURES, PICTURES } from '../words/seats.ts'
import { acrossAxis } from './arrange.ts'
import { backToWall } from './back-to-wall.ts'
import { turnedFlat, wallBehind } from './flat-on-wall.ts'
import { isDeep, isWall } from './walls.ts'

/** Metres over the floor from which a thing hangs on its wall. */
const HUNG = 0.3
/** Metres between things beside each other on a wall, and between those in a row below. */
const [BESIDE, APART] = [0.1, 0.25]
/** What goes with a window, and is set close to its wall. */
const DRAPES = /\b(?:curtain|drape|blind|shutter)s?\b/i

/** The wall that a thing hangs on, where that runs away from the viewer; undefined for all else. */
function sideWallOf(plan: Planner, target: NodeId): NodeId | undefined {
  if (plan.bounds(target).min[1] < HUNG || isWall(plan, target)) return undefined
  return wallBehind(plan, target, (wall) => isDeep(plan, wall) === (acrossAxis(plan) === 'x'))
}

/**
 * By what hangs on a wall at the side of the view: left and right of it are along that wall, as one sees it who stands
 * before it, and so are both of its sides, and a row below it. False for all else.
 */
export function* onSideWall(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  relation: Relation,
  slots: Slots,
): Steps<boolean> {
  const wall = /^(?:left|right|front|beside|bothSides|under)$/.test(relation.kind)
    ? sideWallOf(plan, target)
    : undefined
  const belong = (id: NodeId) => [PICTURES, FIXTURES, DRAPES].some((kind) => kind.test(plan.saidName(id)))
  if (!wall) return false
  if (relation.kind === 'under')
    return nodes.length > 1 && !slots.facing && (yield* rowBelow(plan, nodes, target, wall))
  const areDrapes = nodes.every((id) => DRAPES.test(plan.saidName(id)))
  if (relation.kind === 'front' && areDrapes) return yield* rowBelow(plan, nodes, target, wall)
  if (relation.kind === 'front') return !nodes.some(belong) && (yield* beforeIt(plan, nodes, target, wall, relation))
  if (slots.together || !nodes.every(belong) || nodes.length > 2) return false
  const said = slots.moves[0]?.direction
  const side = relation.kind === 'beside' ? (said === 'left' ? 'left' : 'right') : relation.kind
  const gap = relation.metres ?? slots.gap ?? slots.moves[0]?.metres ?? slots.metres
  for (const [k, id] of nodes.entries()) {
    const own = side === 'bothSides' ? (k ? 'right' : 'left') : (side as 'left' | 'right')
    yield* besideOnWall(plan, id, target, wall, own, gap ?? (DRAPES.test(plan.saidName(id)) ? 0 : BESIDE))
  }
  return true
}

/** Along a wall to one side of a thing on it; what hangs is as high as that, curtains hang down to the floor. */
function* besideOnWall(
  plan: Planner,
  id: NodeId,
  target: NodeId,
  wall: NodeId,
  side: 'left' | 'right',
  gap: number,
): Steps {
  yield* backToWall(plan, [id], wall)
  yield* turnedFlat(plan, [id], wall)
  yield* plan.call('arrange.placeAgainst', { nodes: [id], target: wall })
  const i = isDeep(plan, wall) ? 2 : 0
  const [own, base] = [plan.bounds(id), plan.bounds(target)]
  const way = rightAlong(plan, wall) * (side === 'right' ? 1 : -1)
  const by: Vec3 = [0, DRAPES.test(plan.saidName(id)) ? -own.min[1] : center(base)[1] - center(own)[1], 0]
  by[i] = way > 0 ? base.max[i] + gap - own.min[i] : base.min[i] - gap - own.max[i]
  yield* plan.call('node.translate', { nodes: [id], by })
}

/** Which way along its longer axis is right, for one who stands in the room and looks at a wall. */
function rightAlong(plan: Planner, wall: NodeId): 1 | -1 {
  const room = center(roomOf(plan.scene) ?? plan.bounds(wall))
  const [x, , z] = center(plan.bounds(wall)).map((n, i) => n - room[i])
  return isDeep(plan, wall) ? (x > 0 ? 1 : -1) : z > 0 ? -1 : 1
}

/** In front of what hangs there is within the room, on the floor. */
function* beforeIt(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  wall: NodeId,
  { metres }: Relation,
): Steps<boolean> {
  const into = center(roomOf(plan.scene) ?? plan.bounds(wall)).map((n, i) => n - center(plan.bounds(wall))[i])
  const isRight = directionVector('right', plan.basis).reduce((sum, n, i) => sum + n * into[i], 0) > 0
  const gap = metres === undefined ? {} : { gap: metres }
  const together = nodes.length > 1 ? { together: true } : {}
  if (nodes.length > 1) yield* plan.call('arrange.row', { nodes, axis: isDeep(plan, wall) ? 'z' : 'x', gap: APART })
  yield* plan.call('arrange.placeNextTo', { nodes, target, side: isRight ? 'right' : 'left', ...gap, ...together })
  yield* plan.call('arrange.restBelow', { nodes })
  return true
}

/** In a row along the wall, before the middle of what hangs there. */
function* rowBelow(plan: Planner, nodes: readonly NodeId[], target: NodeId, wall: NodeId): Steps<boolean> {
  yield* backToWall(plan, nodes, wall)
  const axis = isDeep(plan, wall) ? 'z' : 'x'
  yield* plan.call('arrange.row', { nodes, axis, gap: APART })
  yield* plan.call('arrange.placeAgainst', { nodes, target: wall, together: true })
  const i = axis === 'z' ? 2 : 0
  const by: Vec3 = [0, 0, 0]
  by[i] = center(plan.bounds(target))[i] - center(boundsOrOrigin(plan.scene, nodes))[i]
  yield* plan.call('node.translate', { nodes, by })
  return true
}
