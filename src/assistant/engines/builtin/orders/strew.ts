import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { type Bounds, boundsOrOrigin, center, isClear, moved, obstacles, size } from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { wholeToPoint } from './points.ts'
import { type Side, sideAlong } from './sides.ts'
import { targetsOf } from './targets.ts'
import { isFloor } from './walls.ts'

/** What is strewn keeps from the edges of what it lies on by this share of its sides. */
const MARGIN = 0.05
/** Metres: so high may be what things are strewn over; a counter is. */
const TABLE_HEIGHT = 1.2

/** What strewn things keep clear of, and by how many metres. */
type Kept = { clearOf?: readonly NodeId[]; clearance?: number }

/** "Scatter flowers, but not near the tents": what the things keep clear of, and all else that says where they go. */
export function keepingClear(plan: Planner, nodes: readonly NodeId[], slots: Slots): { rest: Slots; kept: Kept } {
  const away = slots.relations.filter(({ kind }) => kind === 'away')
  if (!away.length) return { rest: slots, kept: {} }
  const clearOf = away.flatMap(({ targets }) => targets.flatMap((noun) => targetsOf(plan, noun, nodes, 'away')))
  const [clearance] = away.flatMap(({ metres }) => metres ?? slots.metres ?? [])
  const rest = { ...slots, relations: slots.relations.filter(({ kind }) => kind !== 'away') }
  return { rest, kept: { clearOf, ...(clearance !== undefined && { clearance }) } }
}

/** "Scatter ten trees over the lawn": all over it, and on it. */
export function* strewOver(plan: Planner, nodes: readonly NodeId[], floor: NodeId, { area }: Slots, kept: Kept): Steps {
  const [x, , z] = center(plan.bounds(floor))
  const [w, , d] = size(plan.bounds(floor))
  const inner = 1 - 2 * MARGIN
  yield* wholeToPoint(plan, nodes, [x, plan.bounds(floor).max[1], z])
  // On a bench they lie nearer to each other than on a lawn.
  const near = isFloor(plan, floor) ? {} : { gap: Math.min(w, d) / 25 }
  yield* plan.call('arrange.scatter', { nodes, width: w * inner, depth: d * inner, ...near, ...area, ...kept })
  yield* plan.call('arrange.restBelow', { nodes })
}

/** Degrees from one to the next, so that no two lie in one direction: the golden angle. */
const GOLDEN = 137.50776
/** How far from its middle things are strewn about a thing, in its half diagonals: from, and to. */
const RING = [1.15, 2] as const

/** "Scatter daisies around the pond": outside of it, on all sides but one that is to stay free, each at another distance. */
export function* strewAround(
  plan: Planner,
  nodes: readonly NodeId[],
  targets: readonly NodeId[],
  { freeSide }: Slots,
): Steps {
  const base = boundsOrOrigin(plan.scene, targets)
  const [x, , z] = center(base)
  const [w, , d] = size(base)
  const others = obstacles(plan.scene, targets.length > 1 ? nodes : [...targets, ...nodes])
  const placed: Bounds[] = []
  for (const [i, id] of nodes.entries()) {
    const own = plan.bounds(id)
    const half = Math.max(size(own)[0], size(own)[2]) / 2
    const there = (turn: number, far: number): Bounds => {
      const angle = ((GOLDEN * i + turn) * Math.PI) / 180
      const [cx, , cz] = center(own)
      const to = [x + Math.sin(angle) * (w * 0.7 * far + half), z + Math.cos(angle) * (d * 0.7 * far + half)]
      return moved(own, [to[0] - cx, base.min[1] - own.min[1], to[1] - cz])
    }
    const isOpen = (bounds: Bounds) =>
      isClear(bounds, others) && isClear(bounds, placed) && !(freeSide && liesAt(plan, freeSide, base, bounds))
    const far = RING[0] + (RING[1] - RING[0]) * ((i * 0.618034) % 1)
    const tries = Array.from({ length: 36 }, (_, k) => there(k * 10, far + k * 0.05))
    const at = tries.find(isOpen) ?? tries[0]
    placed.push(at)
    yield* plan.call('node.translate', { nodes: [id], by: at.min.map((n, k) => n - own.min[k]) as Vec3 })
  }
  yield* plan.call('arrange.restBelow', { nodes })
}

/** Whether something lies rather to that side of a thing than to the others. */
function liesAt(plan: Planner, side: Side, base: Bounds, bounds: Bounds): boolean {
  const from = center(base)
  const [x, , z] = center(bounds).map((n, i) => n - from[i])
  return sideAlong(plan, [x, 0, z]) === side
}

/** The floor that things are to be strewn over: the one that was named, or, where no place is said, that of the scene. */
export function floorOf(plan: Planner, slots: Slots): NodeId | undefined {
  const { relations } = slots
  const [by, ...more] = relations
  const saysPlace = by || slots.area || slots.at || slots.corner || slots.toOrigin || slots.moves.length > 0
  if (!saysPlace) return largestFloor(plan)
  if (!by || more.length || by.targets[0].isIndefinite) return undefined
  const [target, ...others] = plan.candidates(by.targets[0])
  if (!target || others.length) return undefined
  if (by.kind === 'inside') return isFloor(plan, target) ? target : undefined
  // "Across the bench", "on it" is on its top; "over the house" may be in the air.
  return /^(on|opposite)$/.test(by.kind) || (by.kind === 'above' && isBroad(plan, target)) ? target : undefined
}

/** What is no taller than a table, or low for how wide and deep it is. */
function isBroad(plan: Planner, id: NodeId): boolean {
  const [w, h, d] = size(plan.bounds(id))
  return h <= TABLE_HEIGHT || h < Math.min(w, d) / 2
}

function largestFloor(plan: Planner): NodeId | undefined {
  const area = (id: NodeId) => {
    const [w, , d] = size(plan.bounds(id))
    return w * d
  }
  const floors = plan.scene.children(null).filter((id) => isFloor(plan, id))
  return floors.sort((a, b) => area(b) - area(a))[0]
}
