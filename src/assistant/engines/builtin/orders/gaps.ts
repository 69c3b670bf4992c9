import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  boundsOrOrigin,
  center,
  directionVector,
  holdsWhat,
  intersects,
  isClear,
  moved,
  obstacles,
  size,
} from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { seatsByTable } from '../meaning/seats-at.ts'
import { gridOf, spaceGrid } from './grid-gaps.ts'
import { SIDES, type Side } from './sides.ts'
import { hasSize } from './size.ts'
import { sharedHolder, targetsOf } from './targets.ts'
import { hang, isFloor, isWall } from './walls.ts'

/** Metres between things that are to take up so many from end to end, along the line on which they stand. */
export function gapOver(plan: Planner, nodes: readonly NodeId[], span: number): number {
  const [w, , d] = size(boundsOrOrigin(plan.scene, nodes))
  const own = nodes.reduce((sum, id) => sum + size(plan.bounds(id))[w >= d ? 0 : 2], 0)
  return nodes.length > 1 ? Math.max(0, (span - own) / (nodes.length - 1)) : 0
}

/**
 * "Leave 20 cm between the chairs": along the line by which they are set out, about their common middle. Things that do
 * not stand side by side on it are lined up.
 */
export function* setGaps(plan: Planner, nodes: readonly NodeId[], gap: number): Steps {
  const [wall, ...walls] = nodes.filter((id) => isWall(plan, id))
  const [thing, ...things] = nodes.filter((id) => !isWall(plan, id))
  if (wall && thing && !walls.length && !things.length) return yield* fromWall(plan, thing, wall, gap)
  const grid = gridOf(plan, nodes)
  if (grid) return yield* spaceGrid(plan, grid, gap)
  const [w, , d] = size(boundsOrOrigin(plan.scene, nodes))
  const [i, across] = w >= d ? [0, 2] : [2, 0]
  const line = [...nodes].sort((a, b) => center(plan.bounds(a))[i] - center(plan.bounds(b))[i])
  const all = line.map((id) => plan.bounds(id))
  const areAbreast = all.every((one, k) => {
    const next = all[k + 1]
    return !next || (one.min[across] < next.max[across] && next.min[across] < one.max[across])
  })
  if (!areAbreast) {
    yield* plan.call('arrange.row', { nodes: line, axis: i === 0 ? 'x' : 'z', gap })
    return
  }
  const length = all.reduce((sum, one) => sum + size(one)[i], gap * (line.length - 1))
  const seats = seatsByTable(plan.scene, nodes)
  let at = center(boundsOrOrigin(plan.scene, nodes))[i] - length / 2
  for (const [k, id] of line.entries()) {
    const by: Vec3 = [0, 0, 0]
    by[i] = at - all[k].min[i]
    yield* plan.call('node.translate', { nodes: [id, ...seats(id)], by })
    at += size(all[k])[i] + gap
  }
}

/** "Leave 20 cm between the desk and the wall": the wall stays, and the desk is moved straight to or from it. */
function* fromWall(plan: Planner, id: NodeId, wall: NodeId, gap: number): Steps {
  const [own, base] = [plan.bounds(id), plan.bounds(wall)]
  const i = size(base)[0] < size(base)[2] ? 0 : 2
  const by: Vec3 = [0, 0, 0]
  by[i] = center(own)[i] > center(base)[i] ? base.max[i] + gap - own.min[i] : base.min[i] - gap - own.max[i]
  yield* plan.call('node.translate', { nodes: [id], by })
}

/** A row from side to side, so many metres from the middle of one to that of the next. */
function* inRowEvery(plan: Planner, nodes: readonly NodeId[], step: number): Steps {
  const way = directionVector('right', plan.basis)
  const middle = center(boundsOrOrigin(plan.scene, nodes))
  for (const [k, id] of nodes.entries()) {
    const own = center(plan.bounds(id))
    const along = way.map((n, i) => (i === 1 ? 0 : middle[i] + n * step * (k - (nodes.length - 1) / 2) - own[i]))
    yield* plan.call('node.translate', { nodes: [id], by: along })
  }
}

/** In a row along a thing, so far from middle to middle: on it, or beside it where there is more room. */
export function* setEvery(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const [by] = slots.relations
  if (!by) return yield* inRowEvery(plan, nodes, slots.every!)
  const target = plan.findOne(by.targets[0], nodes)
  const base = plan.bounds(target)
  const isHung = isWall(plan, target)
  const i = size(base)[0] >= size(base)[2] ? 0 : 2
  const across = i === 0 ? 2 : 0
  const isOn = by.kind === 'on' && !isHung
  const first = center(base)[i] - (slots.every! * (nodes.length - 1)) / 2
  const placesAt = (side: 1 | -1): Bounds[] =>
    nodes.map((id, k) => {
      const own = plan.bounds(id)
      const beside = (size(base)[across] + size(own)[across]) / 2 + 0.1
      const to = center(base)
      to[i] = first + k * slots.every!
      if (!isOn) to[across] += side * beside
      to[1] = isOn ? base.max[1] : 0
      return moved(own, [to[0] - center(own)[0], to[1] - own.min[1], to[2] - center(own)[2]])
    })
  const others = obstacles(plan.scene, [...nodes, target])
  const taken = (side: 1 | -1) => placesAt(side).filter((bounds) => !isClear(bounds, others)).length
  // "Along its left side": there, and else where there is room.
  const told = by.kind in SIDES ? directionVector(by.kind as Side, plan.basis)[across] : 0
  const places = placesAt(told > 0 || (!told && (isHung || taken(1) <= taken(-1))) ? 1 : -1)
  for (const [k, id] of nodes.entries()) {
    const [at, to] = [plan.bounds(id).min, places[k].min]
    yield* plan.call('node.translate', { nodes: [id], by: [to[0] - at[0], to[1] - at[1], to[2] - at[2]] })
  }
  if (isHung) yield* hang(plan, nodes, target)
  slots.relations = []
}

/** "Three books in a row on the shelf": along its longer side, so close together that they fit. */
function* rowOn(plan: Planner, nodes: readonly NodeId[], target: NodeId, isShrinkable: boolean, gap = 0.25): Steps {
  const SHARE = 0.9
  const room = size(plan.bounds(target))
  const along = (i: 0 | 2) => nodes.reduce((sum, id) => sum + size(plan.bounds(id))[i], 0)
  const across = directionVector('right', plan.basis)[0] !== 0 ? 0 : 2
  const longer = room[0] >= room[2] ? 0 : 2
  // On what is about as wide as deep, such as a bed, a row runs across the view.
  const isSquare = room[longer] < room[2 - longer] * 1.3
  const i = isSquare && along(across) + gap * (nodes.length - 1) <= room[across] ? across : longer
  const own = along(i)
  const left = Math.max(0, (room[i] * SHARE - own) / (nodes.length - 1))
  const feet = nodes.map((id) => plan.bounds(id).min[1])
  if (Math.max(...feet) > Math.min(...feet) + 1e-3) yield* plan.call('arrange.rest', { nodes })
  const others = holdsWhat(plan.scene, target).filter((id) => !nodes.includes(id))
  const isCrowded = () => nodes.some((a) => others.some((b) => intersects(plan.bounds(a), plan.bounds(b), 2e-3)))
  for (let tries = 0; tries < 3; tries++) {
    yield* plan.call('arrange.row', { nodes, axis: i === 0 ? 'x' : 'z', gap: Math.min(gap, left) })
    yield* plan.call('arrange.placeOn', { nodes, target, together: true })
    yield* ontoFreeLine(plan, nodes, target, others)
    // What is new and of no size that was said is made small enough.
    if (!isShrinkable || !isCrowded()) return
    yield* plan.call('node.scale', { nodes, by: 0.5 })
  }
}

/** A row that evaded what stands on a thing, and left it for that, goes to the line on it that is freest. */
function* ontoFreeLine(plan: Planner, nodes: readonly NodeId[], target: NodeId, others: readonly NodeId[]): Steps {
  const base = plan.bounds(target)
  const row = boundsOrOrigin(plan.scene, nodes)
  const reachesOut = [0, 2].some((i) => row.min[i] < base.min[i] - 0.01 || row.max[i] > base.max[i] + 0.01)
  if (!reachesOut) return
  const across = size(base)[0] >= size(base)[2] ? 2 : 0
  const room = Math.max(0, (size(base)[across] - size(row)[across]) / 2)
  const stepTo = (share: number): Vec3 => {
    const by = center(base).map((n, i) => n - center(row)[i]) as Vec3
    by[1] = base.max[1] - row.min[1]
    by[across] += room * share * 0.9
    return by
  }
  const blocked = (by: Vec3) =>
    nodes.filter((id) => others.some((other) => intersects(moved(plan.bounds(id), by), plan.bounds(other), 2e-3)))
      .length
  const [best] = [0, 1, -1, 0.5, -0.5].map(stepTo).sort((a, b) => blocked(a) - blocked(b))
  yield* plan.call('node.translate', { nodes, by: best })
}

/** "Five candles in a circle on the table": as wide as there is room, and closer where that is clear of what stands there. */
function* circleOn(plan: Planner, nodes: readonly NodeId[], target: NodeId, said = Number.POSITIVE_INFINITY): Steps {
  const base = plan.bounds(target)
  const [x, , z] = center(base)
  const own = Math.max(...nodes.map((id) => Math.max(size(plan.bounds(id))[0], size(plan.bounds(id))[2])))
  const most = Math.max(own, Math.min(said, ((Math.min(size(base)[0], size(base)[2]) - own) / 2) * 0.85))
  const others = holdsWhat(plan.scene, target).filter((id) => !nodes.includes(id))
  const isClear = () => nodes.every((a) => others.every((b) => !intersects(plan.bounds(a), plan.bounds(b), 2e-3)))
  for (const share of [1, 0.8, 0.6, 1]) {
    yield* plan.call('arrange.circle', { nodes, radius: most * share, at: [x, 0, z] })
    for (const id of nodes)
      yield* plan.call('node.translate', { nodes: [id], by: [0, base.max[1] - plan.bounds(id).min[1], 0] })
    if (isClear()) return
  }
}

/** In a row, or in a circle, on a thing. */
export const setOutOn = (plan: Planner, nodes: readonly NodeId[], target: NodeId, slots: Slots): Steps =>
  slots.layout?.kind === 'circle'
    ? circleOn(plan, nodes, target, slots.radius)
    : rowOn(plan, nodes, target, nodes.every((id) => plan.isNew(id)) && !hasSize(slots), slots.gap)

/** The one thing that a row, or a circle, is to stand on. */
export function rowsTarget(
  plan: Planner,
  nodes: readonly NodeId[],
  { layout, relations, gap, touching }: Slots,
): NodeId | undefined {
  const [on] = relations
  if (
    !/^(row|circle)$/.test(layout?.kind ?? (gap === undefined ? '' : 'row')) ||
    relations.length !== 1 ||
    !/^(on|center)$/.test(on.kind) ||
    on.isEach ||
    nodes.length < 2
  )
    return
  // "Side by side on the table": on that on which they stand already.
  const under = sharedHolder(plan, on.targets[0], nodes)
  const targets = under ? [under] : targetsOf(plan, on.targets[0], nodes, 'on')
  // On a floor there is room everywhere, unless it was said how far apart they are.
  const isRoomy = targets.length === 1 && isFloor(plan, targets[0]) && gap === undefined && !touching
  return targets.length === 1 && !isWall(plan, targets[0]) && !isRoomy ? targets[0] : undefined
}
