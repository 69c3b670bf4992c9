import type { NodeId } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { wholeToPoint } from './points.ts'
import { isFloor } from './walls.ts'

/** What is strewn keeps from the edges of what it lies on by this share of its sides. */
const MARGIN = 0.05

/** "Scatter ten trees over the lawn": all over it, and on it. */
export function* strewOver(plan: Planner, nodes: readonly NodeId[], floor: NodeId, { area }: Slots): Steps {
  const [x, , z] = center(plan.bounds(floor))
  const [w, , d] = size(plan.bounds(floor))
  const inner = 1 - 2 * MARGIN
  yield* wholeToPoint(plan, nodes, [x, plan.bounds(floor).max[1], z])
  yield* plan.call('arrange.scatter', { nodes, width: w * inner, depth: d * inner, ...area })
  yield* plan.call('arrange.restBelow', { nodes })
}

/** The floor that things are to be strewn over, if one was named. */
export function floorOf(plan: Planner, { relations }: Slots): NodeId | undefined {
  const [by, ...more] = relations
  if (!by || more.length || by.targets[0].isIndefinite) return undefined
  const [target, ...others] = plan.candidates(by.targets[0])
  if (!target || others.length) return undefined
  return /^(on|above|inside|opposite)$/.test(by.kind) && isFloor(plan, target) ? target : undefined
}
