import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { center, distance, isClear, isRound, moved, obstacles, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { SEATS } from '../words/seats.ts'
import { like } from './like.ts'
import { isTable, REACH, tableOf } from './table-of.ts'
import { belongsOn } from './tables.ts'

/** Metres between the edge of a table and what lies at a place. */
const INSET = 0.04

/** "The nearest table" of seats that stand at one, be it called a counter: that one of each. */
export function ownTables(plan: Planner, seats: readonly NodeId[], noun: Noun): Map<NodeId, NodeId> | null {
  if (noun.rank !== 'nearest' || noun.word !== 'table' || noun.rankTo) return null
  // Where there is no table, seats stand at what they stand by.
  const areTables = plan.scene.children(null).some((id) => isTable(plan, id))
  if (!areTables && seats.every((id) => SEATS.test(plan.saidName(id))))
    return plan.nearestToEach({ ...noun, word: 'thing', kind: 'any', item: undefined, name: undefined }, seats)
  const own = seats.flatMap((id): [NodeId, NodeId][] => {
    const table = tableOf(plan, id)
    return table ? [[id, table]] : []
  })
  return own.length === seats.length ? new Map(own) : null
}

const isSeveral = ({ isAll, isPlural, pronoun }: Noun): boolean => (isAll || isPlural) && !pronoun

/** "A plate in front of each chair": of those that stand at a table; "on the table" says no more than that. */
export function atPlaces(plan: Planner, relations: Relation[], objects: readonly Noun[]): Relation[] {
  const front = relations.find(({ kind, targets }) => kind === 'front' && isSeveral(targets[0]))
  if (!front) return relations
  const seats = plan
    .candidates({ ...front.targets[0], isEach: undefined })
    .filter((id) => SEATS.test(plan.saidName(id)))
  const seated = seats.filter((id) => {
    const table = tableOf(plan, id)
    return table && objects.every((noun) => belongsOn(plan, noun, [table]))
  })
  // Where one lies already there is no place for another; a whole cover is laid at each.
  const [only, ...others] = objects
  const twins = others.length ? [] : like(plan, only)
  const free = seated.filter((id) => !twins.some((twin) => distance(plan.scene, id, twin) < REACH))
  if (!seated.length) return relations
  const places = free.length ? free : seated
  // "Set the table for two": before two of those who sit there.
  const count = front.targets[0].isEach ? undefined : objects[0]?.count
  const there = { ...front, targets: [{ ...front.targets[0], ids: places.slice(0, count) }] }
  return relations.flatMap((one) => (one === front ? there : one.kind === 'on' || one.isAt ? [] : one))
}

/** A fork is laid beside the plate: as far along the edge of the table as is clear of what lies there. */
function asideOfOthers(plan: Planner, id: NodeId, by: Vec3, edge: 0 | 2, not: readonly NodeId[]): Vec3 {
  const [STEP, FARTHEST] = [0.01, 0.4]
  const others = obstacles(plan.scene, [id, ...not])
  const steps = Array.from({ length: FARTHEST / STEP }, (_, k) => [k * STEP, -k * STEP]).flat()
  const ways = steps.map((step): Vec3 => by.map((n, i) => (i === edge ? n + step : n)) as Vec3)
  return ways.find((way) => isClear(moved(plan.bounds(id), way), others)) ?? by
}

/** Sets what is small on the table before who sits at it. False where the seat is at none. */
export function* toPlace(plan: Planner, nodes: readonly NodeId[], seat: NodeId): Steps<boolean> {
  const table = tableOf(plan, seat)
  if (!table) return false
  const top = plan.bounds(table)
  const room = size(top)
  const isSmall = (id: NodeId) => size(plan.bounds(id)).every((n, i) => n < (i === 1 ? 0.8 : room[i] * 0.6))
  if (!nodes.every((id) => isSmall(id) && !SEATS.test(plan.saidName(id)))) return false
  const [from, middle] = [center(plan.bounds(seat)), center(top)]
  for (const id of nodes) {
    const own = size(plan.bounds(id))
    const half = [0, 2].map((i) => room[i] / 2 - own[i] / 2 - INSET)
    let by = [0, 2].map((i, k) => Math.max(-half[k], Math.min(half[k], from[i] - middle[i])))
    // On a round top what is before a seat is nearer to the middle than its corners are.
    const beyond = Math.hypot(by[0] / half[0], by[1] / half[1])
    if (beyond > 1 && isRound(plan.scene, table)) by = by.map((n) => n / beyond)
    const at = center(plan.bounds(id))
    const before: Vec3 = [middle[0] + by[0] - at[0], top.max[1] - plan.bounds(id).min[1], middle[2] + by[1] - at[2]]
    const edge = Math.abs(by[0]) / half[0] > Math.abs(by[1]) / half[1] ? 2 : 0
    yield* plan.call('node.translate', { nodes: [id], by: asideOfOthers(plan, id, before, edge, [table, seat]) })
  }
  return true
}
