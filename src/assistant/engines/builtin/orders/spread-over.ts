import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { type Bounds, center, roomOf, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { isWholePlace } from '../meaning/whole-place.ts'
import { comingDown, holderOf, targetsOf } from './targets.ts'
import { isFloor } from './walls.ts'

/** "Evenly along the wall", "across the room": along a thing, or over the length of a floor or a room. */
export function* spreadThere(plan: Planner, nodes: readonly NodeId[], noun: Noun): Steps {
  const room = isWholePlace(plan.scene, noun) ? roomOf(plan.scene, false) : null
  const target = room ? undefined : targetsOf(plan, noun, nodes, 'against')[0]
  if (target && !isFloor(plan, target)) return yield* spreadAlong(plan, nodes, target)
  const base = room ?? plan.bounds(target!)
  const [w, , d] = size(base)
  yield* comingDown(plan, nodes, spreadOver(plan, nodes, base, w >= d ? 0 : 2))
}

/** "Evenly along the wall": over its whole length, close to it. */
function* spreadAlong(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const [w, , d] = size(plan.bounds(target))
  const sorted = yield* spreadOver(plan, nodes, plan.bounds(target), w >= d ? 0 : 2)
  // What stands on a counter goes along it where it stands.
  if (sorted.every((id) => holderOf(plan, id) === target)) return
  yield* plan.call('arrange.placeAgainst', { nodes: sorted, target })
}

/** Evenly over the length of a place, along X (0) or Z (2); in the order in which they were moved. */
export function* spreadOver(plan: Planner, nodes: readonly NodeId[], base: Bounds, i: 0 | 2): Steps<NodeId[]> {
  const sorted = [...nodes].sort((a, b) => center(plan.bounds(a))[i] - center(plan.bounds(b))[i])
  // What is longer in all than the thing goes on past its ends, and not into each other.
  const step = Math.max(size(base)[i] / nodes.length, ...nodes.map((id) => size(plan.bounds(id))[i] + 0.05))
  for (const [k, id] of sorted.entries()) {
    const by: Vec3 = [0, 0, 0]
    by[i] = center(base)[i] + step * (k - (sorted.length - 1) / 2) - center(plan.bounds(id))[i]
    yield* plan.call('node.translate', { nodes: [id], by })
  }
  return sorted
}

/** Whether things stand in a line along an axis, as far from one to the next everywhere. */
export function areEven(plan: Planner, nodes: readonly NodeId[], axis: 'x' | 'z'): boolean {
  const [i, across] = axis === 'x' ? [0, 2] : [2, 0]
  const at = nodes.map((id) => center(plan.bounds(id)))
  const along = at.map((point) => point[i]).sort((a, b) => a - b)
  const steps = along.slice(1).map((n, k) => n - along[k])
  const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all)
  return spread(steps) < 0.05 && spread(at.map((point) => point[across])) < 0.05
}
