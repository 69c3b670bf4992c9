import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  boundsOrOrigin,
  center,
  type Direction,
  directionVector,
  isClear,
  moved,
  obstacles,
  roomAround,
  size,
} from '../../../../spatial/index.ts'
import type { Relation, Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'
import { runAlong, stretchAlong } from './along.ts'
import { besideRun, isRun } from './beside-run.ts'
import type { Side } from './sides.ts'
import { holderOf, outermost } from './targets.ts'
import { isFloor } from './walls.ts'

/** Beside a thing on two sides; where they stand on top of it already, at its edges. */
export function* bothSides(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  by: Relation,
  spaced: object,
): Steps {
  const { isEnds, isLongSides, isOnTop } = by
  if (!isEnds && isRun(plan, target) && nodes.every((id) => !isRun(plan, id)))
    return yield* besideRun(plan, nodes, target, by)
  const [w, , d] = size(plan.bounds(target))
  const [right] = directionVector('right', plan.basis)
  const isDeeper = right !== 0 ? d > w : w > d
  const areMany = nodes.length > 2
  const areSeats = nodes.every((id) => SEATS.test(plan.saidName(id)))
  // Many chairs sit along the longer sides.
  const isDeep =
    (isEnds && isDeeper) ||
    (isLongSides && !isDeeper) ||
    (!isEnds && ((areMany && areSeats && !isDeeper) || lacksRoom(plan, nodes, target)))
  const sides = isDeep ? (['front', 'back'] as const) : (['left', 'right'] as const)
  for (const [i, side] of sides.entries()) {
    const own = nodes.filter((_, k) => k % 2 === i)
    if (!own.length) continue
    const runs = own.length === 1 && isFloor(plan, target)
    if (runs && (yield* runAlong(plan, own, target, side === 'back' ? 'behind' : side))) continue
    if (isOnTop || own.every((id) => (isEnds || !plan.isNew(id)) && standsOn(plan, id, target)))
      yield* atEdge(plan, own, target, side)
    else if (areMany) yield* rowBeside(plan, own, target, side === 'back' ? 'behind' : side, areSeats)
    else yield* oneBeside(plan, own, target, side, spaced)
  }
  if (areSeatsFor(plan, nodes, target) && !areMany) yield* plan.call('arrange.lookAt', { nodes, target })
  // What was in the way of the first stands on the other side by now.
  const [first] = nodes
  const across = isDeep ? 0 : 2
  const isAside = Math.abs(center(plan.bounds(first))[across] - center(plan.bounds(target))[across]) > 0.01
  const areOnTop = isOnTop || standsOn(plan, first, target)
  if (nodes.length === 2 && isAside && plan.isNew(first) && !areOnTop && !isFloor(plan, target)) {
    yield* oneBeside(plan, [first], target, sides[0], spaced)
    if (areSeatsFor(plan, nodes, target)) yield* plan.call('arrange.lookAt', { nodes: [first], target })
  }
}

/** "A tree at each end of the benches": beyond the first and the last of them. */
export function* atEndsOfRow(plan: Planner, nodes: readonly NodeId[], row: readonly NodeId[]): Steps {
  const [w, , d] = size(boundsOrOrigin(plan.scene, row))
  const [right] = directionVector('right', plan.basis)
  const isDeep = right !== 0 ? d > w : w > d
  for (const [i, side] of (isDeep ? (['front', 'behind'] as const) : (['left', 'right'] as const)).entries())
    yield* oneBeside(plan, [nodes[i]], outermost(plan, row, side), side === 'behind' ? 'back' : side, {})
}

/** Whether a wall, or the edge of the floor, is where things would go left or right of another, but not before and behind it. */
function lacksRoom(plan: Planner, nodes: readonly NodeId[], target: NodeId): boolean {
  const base = plan.bounds(target)
  const room = roomAround(plan.scene, base)
  if (!room) return false
  const least = (i: 0 | 2) => Math.min(base.min[i] - room.min[i], room.max[i] - base.max[i])
  const own = (i: 0 | 2) => Math.max(...nodes.map((id) => size(plan.bounds(id))[i]))
  const across = directionVector('right', plan.basis)[0] !== 0 ? 0 : 2
  const along = across === 0 ? 2 : 0
  return least(across) < own(across) && least(along) >= own(along)
}

const oneBeside = (
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  side: string,
  spaced: object,
): Steps<unknown> =>
  plan.call('arrange.placeNextTo', { nodes, target, side: side === 'back' ? 'behind' : side, ...spaced })

/** Several on one side of a thing stand along it; seats look straight at it. */
function* rowBeside(plan: Planner, nodes: readonly NodeId[], target: NodeId, side: string, areSeats: boolean): Steps {
  const [right] = directionVector('right', plan.basis)
  const along = (right !== 0) === /left|right/.test(side) ? 'z' : 'x'
  yield* plan.call('arrange.row', { nodes, axis: along })
  yield* plan.call('arrange.placeNextTo', { nodes, target, side, together: true })
  if (!areSeats) return
  const [x, , z] = center(plan.bounds(target))
  for (const id of nodes) {
    const [ownX, y, ownZ] = center(plan.bounds(id))
    yield* plan.call('arrange.lookAt', { nodes: [id], point: along === 'x' ? [ownX, y, z] : [x, y, ownZ] })
  }
}

/** "At the end of the row", "at the end of the table": beyond its longer side, to the right or before it. */
export function* atEndOf(
  plan: Planner,
  nodes: readonly NodeId[],
  targets: readonly NodeId[],
  { metres }: Relation,
): Steps {
  const [w, , d] = size(boundsOrOrigin(plan.scene, targets))
  const isAcross = directionVector('right', plan.basis)[0] !== 0 ? w >= d : d > w
  const side = isAcross ? 'right' : 'front'
  const target = outermost(plan, targets, side)
  // "The cake stand to the end of the bar", on which it stands: to the end that is nearer.
  if (targets.length === 1 && nodes.every((id) => !plan.isNew(id) && standsOn(plan, id, target))) {
    for (const id of nodes) yield* toEdge(plan, id, target, nearerEnd(plan, id, target, isAcross))
    return
  }
  if (isFloor(plan, target)) {
    for (const id of nodes) yield* toEdge(plan, id, target, side)
    return
  }
  yield* plan.call('arrange.placeNextTo', { nodes, target, side, ...(metres !== undefined && { gap: metres }) })
  if (targets.length === 1 && areSeatsFor(plan, nodes, target)) yield* plan.call('arrange.lookAt', { nodes, target })
}

/** Of two ends of a thing, the one to which another is nearer. */
function nearerEnd(plan: Planner, id: NodeId, target: NodeId, isAcross: boolean): Side {
  const way = directionVector('right', plan.basis)
  const i = (way[0] !== 0) === isAcross ? 0 : 2
  const isMore = center(plan.bounds(id))[i] >= center(plan.bounds(target))[i]
  const ends = (['right', 'left', 'front', 'behind'] as const).slice(isAcross ? 0 : 2, isAcross ? 2 : 4)
  return ends.find((end) => directionVector(end, plan.basis)[i] > 0 === isMore)!
}

/** Whether one sits on these at that thing, rather than puts them on it. */
export const areSeatsFor = (plan: Planner, nodes: readonly NodeId[], target: NodeId): boolean =>
  TABLES.test(plan.saidName(target)) && nodes.every((id) => SEATS.test(plan.saidName(id)))

/** "In front of the counter on the left": at that end of it. */
export function* toEndOf(plan: Planner, nodes: readonly NodeId[], { kind, targets }: Relation, slots: Slots): Steps {
  const [move, ...others] = slots.moves
  const isEnd = move && !others.length && move.metres === undefined && /^(left|right)$/.test(move.direction)
  if (!isEnd || !/^(front|behind)$/.test(kind) || nodes.length > 1 || targets[0].isPlural) return
  slots.moves = []
  yield* toSide(plan, nodes[0], plan.findOne(targets[0], nodes), move.direction)
}

export const standsOn = (plan: Planner, id: NodeId, target: NodeId): boolean => {
  const [own, base] = [plan.bounds(id), plan.bounds(target)]
  return Math.abs(own.min[1] - base.max[1]) < 0.02 && center(own)[0] > base.min[0] && center(own)[0] < base.max[0]
}

/** "The lamp to the left side of the desk": onto it, where it stands there already, or on another table. */
export function goesOnto(plan: Planner, id: NodeId, target: NodeId): boolean {
  const holder = holderOf(plan, id)
  const isTable = (one: NodeId) => TABLES.test(plan.saidName(one))
  return standsOn(plan, id, target) || (!!holder && isTable(holder) && isTable(target))
}

/** "The jukebox to the left end of the bar": what stands on the ground, and higher than that, goes beside it. */
function isTooTall(plan: Planner, id: NodeId, target: NodeId): boolean {
  const [own, base] = [plan.bounds(id), plan.bounds(target)]
  const isOnGround = own.min[1] < 0.05 && base.min[1] < 0.05
  return isOnGround && !plan.isNew(id) && base.max[1] > 0.4 && size(own)[1] > size(base)[1]
}

/** "The floor lamp at the end of the sofa": what is taller than a seat, or is one, does not stand on it. */
const standsBySeat = (plan: Planner, id: NodeId, target: NodeId): boolean =>
  SEATS.test(plan.saidName(target)) &&
  (SEATS.test(plan.saidName(id)) || size(plan.bounds(id))[1] > size(plan.bounds(target))[1])

/** "The planter at the left end of the wall": nobody puts it on top of that. */
const isHigh = (plan: Planner, target: NodeId): boolean =>
  plan.bounds(target).min[1] < 0.1 && plan.bounds(target).max[1] > 2 && size(plan.bounds(target))[1] > 2

/** On the ground along a wall, level with one of its ends. */
function* atEndBefore(plan: Planner, nodes: readonly NodeId[], target: NodeId, side: 'left' | 'right'): Steps {
  const together = { together: true }
  yield* plan.call('arrange.placeAgainst', { nodes, target, ...(nodes.length > 1 && together) })
  const [along] = directionVector('right', plan.basis)
  const isAcross = Math.abs(along) > 0.5 === size(plan.bounds(target))[0] >= size(plan.bounds(target))[2]
  if (isAcross && nodes.length === 1) yield* toSide(plan, nodes[0], target, side)
}

/** To one of its edges: on its top, or beside it. */
export function* toEndSide(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  relation: Relation,
  gap?: number,
): Steps {
  const side = relation.side ?? 'front'
  if (relation.isAlong) yield* stretchAlong(plan, nodes, target, side === 'back' ? 'behind' : side)
  const isArrival = relation.isArrival && nodes.some((id) => isTooTall(plan, id, target))
  if (isArrival || nodes.some((id) => standsBySeat(plan, id, target))) yield* oneBeside(plan, nodes, target, side, {})
  else if (isHigh(plan, target) && /left|right/.test(side) && !nodes.some((id) => standsOn(plan, id, target)))
    yield* atEndBefore(plan, nodes, target, side as 'left' | 'right')
  else yield* atEdge(plan, nodes, target, side, gap, relation.isAlong)
}

/** On the top of a thing, at one of its edges; seats at a table, beside it. */
export function* atEdge(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  side: NonNullable<Relation['side']>,
  gap?: number,
  isAlong = false,
): Steps {
  if (areSeatsFor(plan, nodes, target)) {
    yield* oneBeside(plan, nodes, target, side, {})
    yield* plan.call('arrange.lookAt', { nodes, target })
    return
  }
  const way = side === 'back' ? 'behind' : side
  if (isPile(plan, nodes)) return yield* pileAtEdge(plan, nodes, target, way)
  // "Both microphones to the front of the stage", on which they stand: straight on.
  if (!isAlong && gap === undefined && passEachOther(plan, nodes, target, side)) {
    for (const id of nodes) yield* toSide(plan, id, target, way)
    return
  }
  yield* plan.call('arrange.placeOn', { nodes, target })
  if (nodes.length > 1) return yield* rowAtEdge(plan, nodes, target, way, gap, isAlong)
  for (const id of nodes) {
    yield* toSide(plan, id, target, way)
    if (plan.isNew(id)) yield* toClearSpot(plan, id, target)
  }
}

/** Whether several things on another can each go straight to one of its sides, past the rest. */
function passEachOther(plan: Planner, nodes: readonly NodeId[], target: NodeId, side: string): boolean {
  const across = (directionVector('right', plan.basis)[0] !== 0) === /left|right/.test(side) ? 2 : 0
  const all = nodes.map((id) => plan.bounds(id))
  const areApart = all.every((a, i) =>
    all.slice(i + 1).every((b) => a.max[across] <= b.min[across] || b.max[across] <= a.min[across]),
  )
  return nodes.length > 1 && areApart && nodes.every((id) => !plan.isNew(id) && standsOn(plan, id, target))
}

/** Whether things stand one on the other. */
function isPile(plan: Planner, nodes: readonly NodeId[]): boolean {
  const [first, ...others] = nodes.map((id) => plan.bounds(id))
  const isOver = (bounds: Bounds) => [0, 2].every((i) => Math.abs(center(bounds)[i] - center(first)[i]) < 0.01)
  return others.length > 0 && others.every((bounds) => isOver(bounds) && bounds.min[1] > first.min[1] + 1e-3)
}

/** "A stack of books on the right side of the desk": the stack as it is. */
function* pileAtEdge(plan: Planner, nodes: readonly NodeId[], target: NodeId, side: Side): Steps {
  yield* plan.call('arrange.placeOn', { nodes, target, together: true })
  const [own, base] = [boundsOrOrigin(plan.scene, nodes), plan.bounds(target)]
  const way = directionVector(side, plan.basis)
  const i = Math.abs(way[0]) > 0.5 ? 0 : 2
  const by: Vec3 = [0, 0, 0]
  by[i] = way[i] > 0 ? base.max[i] - own.max[i] : base.min[i] - own.min[i]
  yield* plan.call('node.translate', { nodes, by })
}

/** To the spot nearest to where a thing stands that nothing else takes, on the top of its target. */
export function* toClearSpot(plan: Planner, id: NodeId, target: NodeId): Steps {
  const STEPS = 24
  const [own, base, others] = [plan.bounds(id), plan.bounds(target), obstacles(plan.scene, [id])]
  const steps = (i: 0 | 2) => {
    const [from, to] = [base.min[i] - own.min[i], base.max[i] - own.max[i]]
    return Array.from({ length: STEPS + 1 }, (_, k) => from + ((to - from) * k) / STEPS)
  }
  const ways = steps(0).flatMap((x) => steps(2).map((z): Vec3 => [x, 0, z]))
  const by = [[0, 0, 0] as Vec3, ...ways.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))].find((way) =>
    isClear(moved(own, way), others),
  )
  if (by?.some((n) => n !== 0)) yield* plan.call('node.translate', { nodes: [id], by })
}

/** On the top of a thing, straight on to one of its edges. */
export function* toEdge(plan: Planner, id: NodeId, target: NodeId, side: Direction): Steps {
  const by: Vec3 = [0, plan.bounds(target).max[1] - plan.bounds(id).min[1], 0]
  yield* plan.call('node.translate', { nodes: [id], by })
  yield* toSide(plan, id, target, side)
}

/** Several at one edge stand in a row there, and not in each other. */
function* rowAtEdge(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  side: Direction,
  gap: number | undefined,
  isAlong: boolean,
): Steps {
  const way = directionVector(side, plan.basis)
  const i = way[0] !== 0 ? 0 : 2
  const [w, , d] = size(plan.bounds(target))
  // On a table they stand along its longer side, where there is more room; on a floor along its edge.
  const isOnFloor = isFloor(plan, target) && (isAlong || nodes.every((id) => plan.isNew(id)))
  const axis = isOnFloor ? (i === 2 ? 'x' : 'z') : i === 2 ? 'x' : w >= d ? 'x' : 'z'
  const own = nodes.reduce((sum, id) => sum + size(plan.bounds(id))[axis === 'x' ? 0 : 2], 0)
  const even = Math.max(0.05, ((axis === 'x' ? w : d) - own) / nodes.length)
  // An apple that lay on a plate goes beside it.
  if (nodes.some((id) => nodes.includes(holderOf(plan, id) ?? ''))) yield* plan.call('arrange.rest', { nodes })
  yield* plan.call('arrange.row', { nodes, axis, gap: gap ?? (isOnFloor ? even : 0.05) })
  yield* plan.call('arrange.placeOn', { nodes, target, together: true })
  const [base, all] = [plan.bounds(target), boundsOrOrigin(plan.scene, nodes)]
  const by: Vec3 = [0, 0, 0]
  if (isOnFloor) by[2 - i] = center(base)[2 - i] - center(all)[2 - i]
  by[i] = way[i] > 0 ? base.max[i] - all.max[i] : base.min[i] - all.min[i]
  yield* plan.call('node.translate', { nodes, by })
}

/** Along a direction of the view, until it is level with that side of a thing. */
function* toSide(plan: Planner, id: NodeId, target: NodeId, side: Direction): Steps {
  const d = directionVector(side, plan.basis)
  const i = d[0] !== 0 ? 0 : 2
  const [base, own] = [plan.bounds(target), plan.bounds(id)]
  const by: Vec3 = [0, 0, 0]
  by[i] = d[i] > 0 ? base.max[i] - own.max[i] : base.min[i] - own.min[i]
  yield* plan.call('node.translate', { nodes: [id], by })
}
