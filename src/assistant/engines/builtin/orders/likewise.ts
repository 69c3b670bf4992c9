import type { NodeId } from '../../../../document/index.ts'
import { headingOf, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

/** "The same way as the bench", "parallel to the wall": turned about the upright axis until they face, or run, as that does. */
export function* likewise(plan: Planner, nodes: readonly NodeId[], noun: Noun): Steps {
  const spoken = [...plan.memory.copied, ...plan.memory.thread]
  const other = noun.isOther ? spoken.findLast((id) => plan.scene.node(id) && !nodes.includes(id)) : undefined
  const model = other ?? plan.findOne(noun, nodes)
  for (const id of nodes) {
    const by =
      noun.way === 'parallel' ? toParallel(plan, id, model) : headingOf(plan.scene, model) - headingOf(plan.scene, id)
    const degrees = Math.round(((by * 180) / Math.PI) * 1e6) / 1e6
    if (Math.abs(degrees) > 1e-3) yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees })
  }
}

/** Radians, a quarter turn at most, by which the longer side of a thing comes to run along that of another. */
function toParallel(plan: Planner, id: NodeId, model: NodeId): number {
  const by = course(plan, model) - course(plan, id)
  return by - Math.PI * Math.round(by / Math.PI)
}

/** Where the longer side of a thing runs, seen from above: radians against the clock from +X. */
function course(plan: Planner, id: NodeId): number {
  const yaw = headingOf(plan.scene, id)
  const [w, , d] = size(plan.bounds(id))
  const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
  // The bounds of a box of sides a and b that is turned are a·c + b·s wide and a·s + b·c deep.
  const isLong = (w * c - d * s) * (c - s) >= (d * c - w * s) * (c - s)
  return isLong ? yaw : yaw + Math.PI / 2
}
