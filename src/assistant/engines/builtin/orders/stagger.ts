import type { NodeId } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { saysWhere } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

type Order = (plan: Planner, clause: Clause) => Steps

/** Metres between one height and the next. */
const STEP = 0.25

/** "At different heights": no two as high, and neighbours not as on stairs. */
function* stagger(plan: Planner, nodes: readonly NodeId[]): Steps {
  for (const [i, id] of nodes.entries()) {
    const steps = i % 2 ? nodes.length - (i + 1) / 2 : i / 2
    if (steps) yield* plan.call('node.translate', { nodes: [id], by: [0, steps * STEP, 0] })
  }
}

/** An order that may set things at different heights, once they are where it says. */
export const staggering = (order: Order): Order =>
  function* (plan, clause) {
    if (!clause.slots.isStaggered) return yield* order(plan, clause)
    const isNew = clause.objects.some((noun) => noun.isNew)
    if (isNew || saysWhere(clause.slots)) {
      yield* order(plan, clause)
      return yield* stagger(plan, plan.memory.last)
    }
    yield* stagger(plan, plan.find(clause.objects))
  }
