import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { toPoint } from './points.ts'

/**
 * "A beam on top of both columns": across them, in the middle. What is new is made long enough. False where the thing
 * is too short for that, or they are not equally high.
 */
export function* bridge(plan: Planner, node: NodeId, targets: readonly NodeId[], isSized: boolean): Steps<boolean> {
  const all = targets.map((id) => plan.bounds(id))
  const tops = all.map(({ max }) => max[1])
  if (targets.length !== 2 || Math.max(...tops) - Math.min(...tops) > 0.05) return false
  const base = boundsOrOrigin(plan.scene, targets)
  const [first, second] = all.map(center)
  const i = Math.abs(second[0] - first[0]) >= Math.abs(second[2] - first[2]) ? 0 : 2
  const gap = Math.abs(second[i] - first[i]) - (size(all[0])[i] + size(all[1])[i]) / 2
  const [w, , d] = size(plan.bounds(node))
  const isNew = plan.isNew(node) && !isSized
  if (!isNew && Math.max(w, d) <= gap) return false
  if ((i === 0) !== w >= d) yield* plan.call('node.rotate', { nodes: [node], axis: 'y', degrees: 90 })
  const length = size(base)[i]
  if (isNew && size(plan.bounds(node))[i] < length)
    yield* plan.call('node.resize', { nodes: [node], [i === 0 ? 'width' : 'depth']: length })
  const [x, , z] = center(base)
  yield* toPoint(plan, [node], [x, Math.max(...tops), z])
  return true
}
