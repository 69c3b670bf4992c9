import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { holderOf } from './targets.ts'

/** "Evenly along the wall": over its whole length, close to it. */
export function* spreadAlong(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const [w, , d] = size(plan.bounds(target))
  const sorted = yield* spreadOver(plan, nodes, target, w >= d ? 0 : 2)
  // What stands on a counter goes along it where it stands.
  if (sorted.every((id) => holderOf(plan, id) === target)) return
  yield* plan.call('arrange.placeAgainst', { nodes: sorted, target })
}

/** Evenly over the length of a thing, along X (0) or Z (2); in the order in which they were moved. */
export function* spreadOver(plan: Planner, nodes: readonly NodeId[], target: NodeId, i: 0 | 2): Steps<NodeId[]> {
  const base = plan.bounds(target)
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
