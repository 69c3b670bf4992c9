import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  center,
  type Direction,
  directionVector,
  isClear,
  isIndoors,
  moved,
  nearestFree,
  obstacles,
  restingHeight,
  roomAround,
  size,
} from '../../../../spatial/index.ts'
import { noSlots, type Slots } from '../grammar/slots/slots.ts'
import { surfaceOf } from '../meaning/describe.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { wallBehind } from './flat-on-wall.ts'
import { toFreePlace } from './free-place.ts'
import { toMiddle } from './points.ts'
import { holderOf } from './targets.ts'

interface CopyOptions {
  color?: string
  by?: Vec3
  /** They are to be placed elsewhere by who made them. */
  areToGo?: boolean
  /** To the middle of the scene. */
  toOrigin?: boolean
  /** Metres between them, where that was said: then they keep them, though they leave the room. */
  gap?: number
  /** What stands there of the same kind. */
  twins?: NodeId[]
  /** The end of their row at which they go on. */
  side?: 'left' | 'right'
}

/** Copies of what is there: in a row beside it, or, where they are to go elsewhere, out of their own way. */
export function* copies(
  plan: Planner,
  original: NodeId,
  count: number,
  { color, by = [1, 1, 1], areToGo, toOrigin, gap, twins = [], side }: CopyOptions,
): Steps<NodeId[]> {
  const row = areToGo || gap !== undefined ? null : endOfRow(plan, twins, count, side)
  const offset = areToGo ? [0, 0, 0] : (row?.step ?? copyOffset(plan, [original], { ...noSlots(), gap }, count))
  const source = row && areAlike(plan, row.last, original) ? row.last : original
  const { created = [] } = yield* plan.call('node.duplicate', { nodes: [source], count, offset })
  // At the end of the row, though what is copied stands elsewhere in it.
  if (row && row.last !== source) {
    const [from, to] = [footOf(plan, original), footOf(plan, row.last)]
    yield* plan.call('node.translate', { nodes: created, by: to.map((n, i) => n - from[i]) })
  }
  // Those of a thing on a table stay on it.
  const holder = areToGo ? undefined : holderOf(plan, original)
  if (holder) yield* backOntoHolder(plan, created, [original])
  // The last of a row may stand on the very edge of the ground.
  const goesOn = row && created.every((id) => isOnGround(plan, id, original))
  if (!areToGo && !holder && gap === undefined && !goesOn) yield* backIndoors(plan, created, original)
  if (color) yield* plan.call('material.set', { nodes: created, color })
  if (by.some((n) => n !== 1)) yield* plan.call('node.scale', { nodes: created, by })
  if (toOrigin && created.length === 1) {
    yield* toMiddle(plan, created, [0, 0, 0])
    yield* toFreePlace(plan, created)
  }
  return created
}

/** Metres about a copy, so that it can be turned. */
const GAP = 0.25

/** A row of copies that leads out of the room goes on where there is room in it, what hangs on a wall on that wall. */
export function* backIndoors(plan: Planner, created: readonly NodeId[], original: NodeId): Steps {
  const room = roomAround(plan.scene, plan.bounds(original))
  if (!room || !isIndoors(plan.bounds(original), room)) return
  const wall = wallBehind(plan, original)
  for (const id of created.filter((one) => !isIndoors(plan.bounds(one), room))) {
    if (wall) {
      const by = footOf(plan, original).map((n, i) => n - footOf(plan, id)[i]) as Vec3
      yield* plan.call('node.translate', { nodes: [id], by })
      yield* plan.call('arrange.placeAgainst', { nodes: [id], target: wall })
      continue
    }
    const { min, max } = plan.bounds(original)
    const roomy = {
      min: [min[0] - GAP, min[1], min[2] - GAP] as Vec3,
      max: [max[0] + GAP, max[1], max[2] + GAP] as Vec3,
    }
    const inwards: Vec3 = [center(room)[0] < center(roomy)[0] ? -1 : 1, 0, 0]
    const there = nearestFree(roomy, inwards, obstacles(plan.scene, [id]), room)
    const by = center(there).map((n, i) => n - center(plan.bounds(id))[i]) as Vec3
    yield* plan.call('node.translate', { nodes: [id], by })
  }
}

/** Whether the middle of a copy is still on the ground that the first stands on. */
function isOnGround(plan: Planner, id: NodeId, original: NodeId): boolean {
  const room = roomAround(plan.scene, plan.bounds(original))
  return !room || hasItsMiddleIn(plan, id, room)
}

/** Copies of what stands on a table stay on it, where they were not told to go elsewhere. */
export function* backOntoHolder(plan: Planner, created: readonly NodeId[], originals: readonly NodeId[]): Steps {
  const [holder, ...others] = new Set(originals.map((id) => holderOf(plan, id)))
  if (!holder || others.length || originals.includes(holder)) return
  const off = created.filter((id) => !hasItsMiddleIn(plan, id, plan.bounds(holder)))
  if (off.length) yield* plan.call('arrange.placeOn', { nodes: off, target: holder })
}

/** Whether the middle of a thing is over an area. */
function hasItsMiddleIn(plan: Planner, id: NodeId, { min, max }: Bounds): boolean {
  const at = center(plan.bounds(id))
  return [0, 2].every((i) => at[i] > min[i] - 1e-3 && at[i] < max[i] + 1e-3)
}

/** Whether a copy of the one is a copy of the other. */
export function areAlike(plan: Planner, a: NodeId, b: NodeId): boolean {
  const [of, like] = [a, b].map((id) => size(plan.bounds(id)))
  const colorOf = (id: NodeId) => surfaceOf(plan.scene, plan.scene.node(id)!)?.color
  return of.every((n, i) => Math.abs(n - like[i]) < 0.01) && colorOf(a) === colorOf(b)
}

/** Where a thing stands: a small one of a row as low as a large one. */
const footOf = (plan: Planner, id: NodeId): Vec3 => center(plan.bounds(id)).with(1, plan.bounds(id).min[1]) as Vec3

/** "A fourth pedestal", where three stand in a row: the one that stands at its end, and the step to the next. */
function endOfRow(
  plan: Planner,
  twins: readonly NodeId[],
  count: number,
  side?: 'left' | 'right',
): { last: NodeId; step: Vec3 } | null {
  if (twins.length < 2) return null
  const at = new Map(twins.map((id) => [id, footOf(plan, id)]))
  const span = (i: number) =>
    Math.max(...twins.map((id) => at.get(id)![i])) - Math.min(...twins.map((id) => at.get(id)![i]))
  const i = span(0) >= span(2) ? 0 : 2
  const line = [...twins].sort((a, b) => at.get(a)![i] - at.get(b)![i])
  const steps = line.slice(1).map((id, k) => at.get(id)!.map((n, axis) => n - at.get(line[k])![axis]) as Vec3)
  const isRow =
    steps.every((step) => step.every((n, axis) => Math.abs(n - steps[0][axis]) < 0.02)) && steps[0][i] > 0.02
  // Two are a row where they stand close together.
  const own = size(plan.bounds(line[0]))[i]
  if (!isRow || (twins.length === 2 && !side && steps[0][i] > own * 1.5)) return null
  const others = obstacles(plan.scene)
  const isFree = (id: NodeId, step: Vec3) =>
    Array.from({ length: Math.min(count, 50) }, (_, k) => step.map((n) => n * (k + 1)) as Vec3).every((by) =>
      isClear(moved(plan.bounds(id), by), others),
    )
  const both = [
    { last: line.at(-1)!, step: steps[0] },
    { last: line[0], step: steps[0].map((n) => -n) as Vec3 },
  ]
  const way = side && directionVector(side, plan.basis)
  const onSide = way ? both.filter(({ step }) => step.reduce((sum, n, axis) => sum + n * way[axis], 0) > 0) : []
  const ends = onSide.length ? onSide : both
  // What stands on a table goes on where there is table left.
  const holds = (id: NodeId, step: Vec3) => {
    const [from, to] = [plan.bounds(id), moved(plan.bounds(id), step.map((n) => n * count) as Vec3)]
    return Math.abs(restingHeight(from, from.min[1], others) - restingHeight(to, to.min[1], others)) < 0.01
  }
  const free = ends.find(({ last, step }) => isFree(last, step) && holds(last, step))
  if (free || count > 1) return free ?? null
  const past = ends
    .map(({ last, step }) => ({ last, step: pastWhatIsInTheWay(plan, last, step, others) }))
    .filter(({ last, step }) => isFree(last, step) && holds(last, step))
  return past.sort((a, b) => Math.hypot(...a.step) - Math.hypot(...b.step))[0] ?? null
}

/** A step along a row that is so much longer that what stands at the end of the row is left behind. */
function pastWhatIsInTheWay(plan: Planner, last: NodeId, step: Vec3, others: ReturnType<typeof obstacles>): Vec3 {
  const from = plan.bounds(last)
  const way = step.map((n) => n / Math.hypot(...step)) as Vec3
  const there = nearestFree(moved(from, step), way, others, roomAround(plan.scene, from))
  return center(there).map((n, i) => n - center(from)[i]) as Vec3
}

/** To the right, or where else there is room for all copies, unless a direction was said. */
export function copyOffset(plan: Planner, nodes: readonly NodeId[], slots: Slots, count: number): Vec3 {
  const [step] = slots.moves
  const axis = slots.layout?.kind === 'stack' ? 'up' : slots.layout?.kind === 'column' ? 'behind' : 'right'
  const { upcoming } = plan
  if (upcoming && /^(move|place|raise|lower)$/.test(upcoming.verb) && upcoming.objects[0]?.pronoun) return [0, 0, 0]
  const all = nodes.map((id) => plan.bounds(id))
  const whole = [0, 1, 2].map((i) => Math.max(...all.map((b) => b.max[i])) - Math.min(...all.map((b) => b.min[i])))
  const offset = (direction: Direction, extent = whole): Vec3 => {
    const way = directionVector(direction, plan.basis)
    const own = way.reduce((sum, n, i) => sum + Math.abs(n) * extent[i], 0)
    const along = step?.metres ?? slots.every ?? slots.metres ?? own + (slots.gap ?? (direction === 'up' ? 0 : 0.25))
    return way.map((n) => n * along) as Vec3
  }
  if (step || axis !== 'right') return offset(step?.direction ?? axis)
  const others = obstacles(plan.scene)
  const rooms = all.map((b) => roomAround(plan.scene, b))
  const isFree = (by: Vec3) =>
    Array.from({ length: Math.min(count, 50) }, (_, k) => by.map((n) => n * (k + 1)) as Vec3).every((by) =>
      all.every((b) => isClear(moved(b, by), others)),
    )
  const staysInside = (by: Vec3) =>
    (nodes.length === 1 && slots.gap === undefined) ||
    all.every((b, i) => {
      const to = moved(b, by.map((n) => n * count) as Vec3)
      return !rooms[i] || !isIndoors(b, rooms[i]) || isIndoors(to, rooms[i])
    })
  // Of things that stand far apart, each copy stands by its own where the whole set has no room.
  const largest = [0, 1, 2].map((i) => Math.max(...all.map((b) => size(b)[i])))
  const sides = ['right', 'left', 'behind', 'front'] as const
  const ways = sides.map((side) => offset(side))
  const nearer = nodes.length > 1 ? sides.map((side) => offset(side, largest)) : []
  return [...ways, ...nearer].find((by) => isFree(by) && staysInside(by)) ?? ways.find(isFree) ?? ways[0]
}
