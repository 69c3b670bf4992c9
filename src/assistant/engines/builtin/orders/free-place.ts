import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  boundsOrOrigin,
  center,
  isClear,
  isIndoors,
  moved,
  obstacles,
  roomAround,
  roomOf,
  wayInto,
} from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { toMiddle } from './points.ts'
import { holderOf } from './targets.ts'

/** Moves a row to the nearest line, before or behind, where nothing else stands in it. */
export function* toFreeLine(plan: Planner, nodes: readonly NodeId[], axis: 'x' | 'z'): Steps {
  const others = obstacles(plan.scene, nodes)
  const all = nodes.map((id) => plan.bounds(id))
  // What lies on a desk stays on it.
  const [holder, ...more] = new Set(nodes.map((id) => holderOf(plan, id)))
  const desk = holder && !more.length ? plan.bounds(holder) : null
  const isHeld = ({ min, max }: Bounds) =>
    !desk || [0, 2].every((i) => min[i] > desk.min[i] - 0.02 && max[i] < desk.max[i] + 0.02)
  const isFree = (by: Vec3) => all.every((bounds) => isHeld(moved(bounds, by)) && isClear(moved(bounds, by), others))
  const room = nodes.some((id) => plan.isNew(id)) ? null : roomOf(plan.scene, false)
  const inward = room ? wayInto(boundsOrOrigin(plan.scene, nodes), room) : ([0, 0, 0] as Vec3)
  const FARTHEST = 4
  const STEP = 0.25
  const lines = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, i) => Math.ceil(i / 2) * STEP * (i % 2 ? 1 : -1))
  const steps = lines.map((n): Vec3 => (axis === 'x' ? [inward[0], 0, inward[2] + n] : [inward[0] + n, 0, inward[2]]))
  const isInside = (by: Vec3) => !room || all.every((bounds) => isIndoors(moved(bounds, by), room))
  const by = steps.find((one) => isInside(one) && isFree(one)) ?? steps.find(isFree)
  if (by && Math.hypot(...by) > 1e-6) yield* plan.call('node.translate', { nodes, by })
}

/**
 * Moves things as a whole, a circle or a grid, to the nearest place where nothing else stands in it. `needed` is the room
 * that they take, where it is more than they fill; where there is not that much in the room about them, they stay.
 */
export function* toFreePlace(plan: Planner, nodes: readonly NodeId[], needed?: Bounds): Steps {
  const all = needed ? [needed] : nodes.map((id) => plan.bounds(id))
  const others = obstacles(plan.scene, nodes)
  const FARTHEST = 6
  const steps: Vec3[] = []
  for (let x = -FARTHEST; x <= FARTHEST; x += 0.5)
    for (let z = -FARTHEST; z <= FARTHEST; z += 0.5) if (Math.hypot(x, z) <= FARTHEST) steps.push([x, 0, z])
  steps.sort((a, b) => Math.hypot(a[0], a[2]) - Math.hypot(b[0], b[2]))
  const around = roomAround(plan.scene, boundsOrOrigin(plan.scene, nodes))
  const room = around ?? (nodes.some((id) => plan.isNew(id)) ? null : roomOf(plan.scene, false))
  const isFree = (step: Vec3) => all.every((bounds) => isClear(moved(bounds, step), others))
  const isInside = (step: Vec3) => !room || all.every((bounds) => isIndoors(moved(bounds, step), room))
  // What is there already stays in its room, though it is crowded.
  const stays = room && (needed || !nodes.some((id) => plan.isNew(id)))
  const by = steps.find((step) => isInside(step) && isFree(step)) ?? (stays ? steps.find(isInside) : steps.find(isFree))
  if (by?.some((n) => n !== 0)) yield* plan.call('node.translate', { nodes, by })
}

/** How high what lies on a floor is, at most, metres: things may stand on it. */
const FLAT = 0.06

/** A new rug for which nothing is free within the walls lies in the middle of the room, under what stands there. */
export function* layIndoors(plan: Planner, made: readonly NodeId[]): Steps {
  const room = roomOf(plan.scene, false)
  if (!room) return
  const isOut = (id: NodeId) => {
    const bounds = plan.bounds(id)
    return bounds.max[1] - bounds.min[1] < FLAT && !isIndoors(bounds, room)
  }
  for (const id of made.filter(isOut)) yield* toMiddle(plan, [id], center(room))
}
