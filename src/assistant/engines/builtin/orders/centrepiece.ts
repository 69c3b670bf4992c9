import type { NodeId } from '../../../../document/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'

/** "In a circle with the ball in the middle", "around the table": what the others are set out about; undefined where nothing is. */
export function centrepiece(plan: Planner, nodes: readonly NodeId[], slots: Slots): NodeId | undefined {
  const around = slots.relations.find(({ kind }) => kind === 'around')
  if (around) return plan.findOne(around.targets[0], nodes)
  const isRound = slots.layout?.kind === 'circle' || slots.layout?.kind === 'arc'
  const amid = isRound ? slots.pinned?.find(({ at }) => at === 'middle') : undefined
  return amid && plan.findOne(amid.noun)
}
