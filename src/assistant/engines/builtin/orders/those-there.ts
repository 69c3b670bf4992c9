import type { NodeId } from '../../../../document/index.ts'
import { isFloorShaped } from '../../../../spatial/index.ts'
import { allThere } from '../grammar/all-there.ts'
import type { Clause } from '../grammar/clause.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'

/**
 * "Line up everything on the shelf": what stands on it already, where that is more than one thing; else what is named, and
 * goes there. Refuses where "everything" would be all that there is, on a table.
 */
export function ofThoseThere(plan: Planner, clause: Clause): Clause {
  const { layout, ...slots } = clause.slots
  const [first, ...others] = clause.objects
  const all = first && { ...first, isAll: first.isAll || /^the \w+s$/i.test(first.text) }
  const there = allThere(all ? [all, ...others] : [], slots)
  if (!there || !/^(?:on|inside)$/.test(slots.relations[0].kind)) return clause
  const ids = exists(plan, there) ? plan.candidates(there) : []
  if (ids.length > 1) return { ...clause, objects: [{ ...all!, ids }] }
  if (first.kind === 'any' && !others.length) assertHoldsAll(plan, clause, ids)
  return clause
}

function assertHoldsAll(plan: Planner, { slots }: Clause, there: readonly NodeId[]): void {
  const holders = plan.findTargets(slots.relations[0].targets[0])
  if (holders.some((id) => isFloorShaped(plan.bounds(id)))) return
  const [name, only] = [plan.nameOf(holders[0]), there.map((id) => plan.nameOf(id))]
  throw new Refuse(
    `On ${name} there is ${only.length ? `only ${only[0]}` : 'nothing'} that could be set out. Name what is to go there: “line up the books on the ${name.toLowerCase()}”, for example.`,
  )
}
