import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  center,
  directionVector,
  distance,
  moved,
  nearestFree,
  obstacles,
  roomOf,
  size,
} from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { RUNS } from '../words/seats.ts'
import { offLine } from './lengthwise.ts'
import { SIDES, type Side } from './sides.ts'
import { holderOf } from './targets.ts'
import { isWall } from './walls.ts'

/** In a row by a side of a thing, and so many metres away: by its longer side where none is said, against it where it is a wall. */
export function* along(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  gap: number | undefined,
  side?: Side,
  away?: number,
): Steps {
  const fromTables = nodes.filter((id) => !plan.isNew(id) && holderOf(plan, id))
  const base = plan.bounds(target)
  const isAcross = Math.abs(directionVector('right', plan.basis)[0]) > 0.5
  const axis = axisBy(plan, target, side)
  const i = axis === 'x' ? 0 : 2
  const [x, , z] = center(base)
  const own = nodes.reduce((sum, id) => sum + size(plan.bounds(id))[i], 0)
  yield* plan.call('arrange.row', {
    nodes,
    axis,
    gap: gap ?? Math.max(0.1, (size(base)[i] - own) / nodes.length),
    at: [x, 0, z],
  })
  if (isWall(plan, target) && !side) {
    yield* plan.call('arrange.placeAgainst', { nodes, target, ...(gap !== undefined && { together: true }) })
    return
  }
  const by = side ?? innerSide(plan, base, (axis === 'x') === isAcross ? ['front', 'behind'] : ['right', 'left'])
  const row = nodes.map((id) => plan.bounds(id))
  const spaced = away !== undefined && { gap: away }
  yield* plan.call('arrange.placeNextTo', { nodes, target, together: true, side: SIDES[by], ...spaced })
  if (fromTables.length) yield* plan.call('arrange.restBelow', { nodes: fromTables })
  if (spaced || nodes.every((id) => distance(plan.scene, id, target) < NEAR)) return
  // Where a house stands close by there is no room for all of the row: it goes along as close as it may.
  yield* backTo(plan, nodes, row)
  yield* plan.call('arrange.placeNextTo', { nodes, target, together: true, side: SIDES[by], gap: 0 })
  if (nodes.every((id) => distance(plan.scene, id, target) < NEAR)) return
  yield* backTo(plan, nodes, row)
  yield* eachBy(plan, nodes, target, by)
}

/** Whether things stand in a row already, beside each other and within the ends of a wall. */
export function areRowAlong(plan: Planner, nodes: readonly NodeId[], wall: NodeId, axis: 'x' | 'z'): boolean {
  const i = axis === 'x' ? 0 : 2
  const row = nodes.map((id) => plan.bounds(id)).sort((a, b) => a.min[i] - b.min[i])
  const { min, max } = plan.bounds(wall)
  const areLevel = offLine(plan, nodes, i === 0 ? 2 : 0) < BY
  const arePart = row.every((one, k) => !k || one.min[i] > row[k - 1].max[i] - 1e-3)
  return isWall(plan, wall) && areLevel && arePart && row[0].min[i] > min[i] - BY && row.at(-1)!.max[i] < max[i] + BY
}

/** Metres between a thing and what it stands along. */
const BY = 0.1

/** Each by a side of a thing, where it stands along it; where something is in its way, a little along or further out. */
function* eachBy(plan: Planner, nodes: readonly NodeId[], target: NodeId, side: Side): Steps {
  const way = directionVector(side, plan.basis)
  const i = way[0] !== 0 ? 0 : 2
  const base = plan.bounds(target)
  const others = obstacles(plan.scene, nodes)
  for (const id of nodes) {
    const own = plan.bounds(id)
    const by: Vec3 = [0, 0, 0]
    by[i] = way[i] > 0 ? base.max[i] + BY - own.min[i] : base.min[i] - BY - own.max[i]
    const there = nearestFree(moved(own, by), way, others)
    others.push(there)
    yield* plan.call('node.translate', { nodes: [id], by: center(there).map((n, k) => n - center(own)[k]) as Vec3 })
  }
}

/** Metres within which a row is still along a thing. */
const NEAR = 0.6

/** Moves things to where they were. */
function* backTo(plan: Planner, nodes: readonly NodeId[], places: readonly Bounds[]): Steps {
  for (const [k, id] of nodes.entries())
    yield* plan.call('node.translate', {
      nodes: [id],
      by: center(places[k]).map((n, i) => n - center(plan.bounds(id))[i]),
    })
}

/** "A hedge along the road": as long as that, and beside it. False for what does not run along things. */
export function* runAlong(plan: Planner, nodes: readonly NodeId[], target: NodeId, side?: Side): Steps<boolean> {
  if (!(yield* stretchAlong(plan, nodes, target, side))) return false
  yield* along(plan, nodes, target, undefined, side)
  return true
}

/** As long as a side of a thing, and turned along it; false for what does not run along things. */
export function* stretchAlong(plan: Planner, nodes: readonly NodeId[], target: NodeId, side?: Side): Steps<boolean> {
  const [id, ...others] = nodes
  if (others.length || !plan.isNew(id) || !RUNS.test(plan.saidName(id))) return false
  const axis = axisBy(plan, target, side)
  const length = size(plan.bounds(target))[axis === 'x' ? 0 : 2]
  if (size(plan.bounds(id))[0] < length) yield* plan.call('node.resize', { nodes, width: length })
  if (axis === 'z') yield* plan.call('node.rotate', { nodes, axis: 'y', degrees: 90 })
  return true
}

/** The axis along a side of a thing; along its longer one where none is said. */
function axisBy(plan: Planner, target: NodeId, side?: Side): 'x' | 'z' {
  const [w, , d] = size(plan.bounds(target))
  const isAcross = Math.abs(directionVector('right', plan.basis)[0]) > 0.5
  const isAlongX = side ? (side === 'front' || side === 'behind') === isAcross : w >= d
  return isAlongX ? 'x' : 'z'
}

/** Of two sides of a thing, the one that is towards the middle of the floor that it stands on. */
function innerSide(plan: Planner, base: Bounds, [first, second]: readonly [Side, Side]): Side {
  const room = roomOf(plan.scene, false)
  if (!room) return first
  const way = directionVector(first, plan.basis)
  return way.reduce((sum, n, i) => sum + n * (center(room)[i] - center(base)[i]), 0) < -1e-6 ? second : first
}

/** Whether several things have room side by side along a side of another. */
export function fitsBefore(plan: Planner, nodes: readonly NodeId[], target: NodeId, side: Side): boolean {
  const way = directionVector(side, plan.basis)
  const i = way[0] !== 0 ? 2 : 0
  const own = nodes.reduce((sum, id) => sum + size(plan.bounds(id))[i] + 0.1, 0)
  return /^(front|behind)$/.test(side) && own <= size(plan.bounds(target))[i] * 1.6
}
