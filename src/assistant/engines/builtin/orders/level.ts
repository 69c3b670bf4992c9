import type { NodeId } from '../../../../document/index.ts'
import { type Bounds, center } from '../../../../spatial/index.ts'
import type { Part } from '../grammar/slots/level.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

const heightOf = (bounds: Bounds, part: Part): number =>
  part === 'bottom' ? bounds.min[1] : part === 'top' ? bounds.max[1] : center(bounds)[1]

/** Moves things up or down, each so that its bottom, middle or top is at a height, or level with a part of another thing. */
export function* levelWith(
  plan: Planner,
  nodes: readonly NodeId[],
  { own, part, of, metres }: NonNullable<Slots['level']>,
): Steps {
  const target = of && plan.findOne(of, nodes)
  const height = target === undefined ? metres! : heightOf(plan.bounds(target), part!)
  for (const id of nodes) {
    const by = height - heightOf(plan.bounds(id), own)
    if (id !== target && Math.abs(by) > 1e-4) yield* plan.call('node.translate', { nodes: [id], by: [0, by, 0] })
  }
}
