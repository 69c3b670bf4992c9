import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  center,
  type Direction,
  directionVector,
  intersects,
  moved,
  size,
} from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import { headOf } from '../meaning/describe.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { isOfCategory } from '../words/categories.ts'
import { FIXTURES } from '../words/seats.ts'
import { isFloor, isWall } from './walls.ts'

const DOORS = /\b(?:door|doorway|garage door)s?\b/i
/** Shares of a front's length, and of its height, where a door and where windows are looked for a place. */
const FOR_DOORS = [0.5, 0.3, 0.7]
const FOR_WINDOWS = [0.25, 0.75, 0.5, 0.1, 0.9]
const SILL = 0.55

/** Whether a thing is a building by its name, and one by its size. */
const isBuilding = (plan: Planner, id: NodeId): boolean => {
  const [w, h, d] = size(plan.bounds(id))
  return isOfCategory(headOf(plan.nameOf(id)), 'building') && h > 1.5 && Math.min(w, d) > 1 && !isWall(plan, id)
}

/** "Give the house a door": what is a part of its front, and not beside it. */
export const belongsToFront = (plan: Planner, noun: Noun, wholes: readonly NodeId[]): boolean =>
  FIXTURES.test(noun.word ?? '') && wholes.length > 0 && wholes.every((id) => isBuilding(plan, id))

/** Whether doors or windows are to go on a building, which has them on its sides. */
export const isForFront = (plan: Planner, nodes: readonly NodeId[], target: NodeId, { kind }: Relation): boolean =>
  /^(?:on|against|inside|edge)$/.test(kind) &&
  nodes.every((id) => FIXTURES.test(plan.saidName(id))) &&
  isBuilding(plan, target)

/** "A window to the left of the blackboard": what is no building and no wall has no side to put one on. */
export const hasNoSideFor = (plan: Planner, nodes: readonly NodeId[], target: NodeId, { side }: Relation): boolean =>
  (side === 'left' || side === 'right') &&
  nodes.every((id) => FIXTURES.test(plan.saidName(id))) &&
  !isBuilding(plan, target) &&
  !isWall(plan, target) &&
  !isFloor(plan, target)

/**
 * Doors stand before a side of a building, on the ground; windows hang there, where nothing else does. Where no side was
 * said and the front is full, the others follow.
 */
export function* onFront(plan: Planner, nodes: readonly NodeId[], target: NodeId, side: Relation['side']): Steps {
  const sides: readonly Direction[] = side ? [side === 'back' ? 'behind' : side] : ['front', 'left', 'right', 'behind']
  const taken = [...plan.scene.nodes()]
    .filter(({ id, name }) => FIXTURES.test(name) && !nodes.includes(id))
    .map(({ id }) => plan.bounds(id))
  for (const id of nodes) {
    const spots = sides
      .map((one) => directionVector(one, plan.basis))
      .flatMap((out) => spotsOn(plan, id, target, out).map((by) => ({ out, by })))
    const isFree = ({ out, by }: (typeof spots)[number]) =>
      !taken.some((other) => intersects(moved(facing(plan.bounds(id), out), by), other, -0.05))
    const { out, by } = spots.find(isFree) ?? spots[0]
    const degrees = out[0] !== 0 ? 90 * out[0] : out[2] < 0 ? 180 : 0
    yield* plan.call('node.translate', { nodes: [id], by })
    if (degrees) yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees })
    taken.push(plan.bounds(id))
  }
}

/** How far a thing is from each of the places on a side of a building, the best first. */
function spotsOn(plan: Planner, id: NodeId, target: NodeId, out: Vec3): Vec3[] {
  const isDoor = DOORS.test(plan.saidName(id))
  const own = facing(plan.bounds(id), out)
  return (isDoor ? FOR_DOORS : FOR_WINDOWS).map((share) => at(own, plan.bounds(target), out, share, isDoor))
}

/** The bounds of what looks to the front, once it looks out of a side. */
function facing(bounds: Bounds, out: Vec3): Bounds {
  if (out[0] === 0) return bounds
  const [x, , z] = center(bounds)
  const [w, , d] = size(bounds)
  return { min: [x - d / 2, bounds.min[1], z - w / 2], max: [x + d / 2, bounds.max[1], z + w / 2] }
}

/** How far a thing is from a place on the side of a building. */
function at(own: Bounds, base: Bounds, out: Vec3, share: number, isDoor: boolean): Vec3 {
  const across = out[0] !== 0 ? 0 : 2
  const along = across === 0 ? 2 : 0
  const to: Vec3 = [0, 0, 0]
  to[across] = (out[across] > 0 ? base.max : base.min)[across] + (out[across] * size(own)[across]) / 2
  const half = size(own)[along] / 2
  const [from, until] = [base.min[along] + half, base.max[along] - half]
  to[along] = Math.max(from, Math.min(until, base.min[along] + size(base)[along] * share))
  to[1] = isDoor ? base.min[1] + size(own)[1] / 2 : base.min[1] + size(base)[1] * SILL
  return to.map((n, i) => n - center(own)[i]) as Vec3
}
