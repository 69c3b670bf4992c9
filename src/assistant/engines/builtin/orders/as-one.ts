import type { NodeId } from '../../../../document/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { relate } from './relate.ts'

/** Several things keep their places to each other, and are moved as a whole. */
export function* asOne(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  yield* relate(plan, nodes, { ...slots, together: true })
  // What was sunk before leaves the others in the air.
  if (slots.relations.every(({ kind }) => /^(left|right|front|behind|beside|against)$/.test(kind)))
    yield* plan.call('arrange.restBelow', { nodes })
  plan.remember(nodes)
}
