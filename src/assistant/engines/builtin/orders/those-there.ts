import { allThere } from '../grammar/all-there.ts'
import type { Clause } from '../grammar/clause.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner } from '../meaning/planner.ts'

/** "Line up everything on the shelf": what stands on it already, where that is more than one thing; else all there is. */
export function ofThoseThere(plan: Planner, clause: Clause): Clause {
  const { layout, ...slots } = clause.slots
  const [first, ...others] = clause.objects
  const all = first && { ...first, isAll: first.isAll || /^the \w+s$/i.test(first.text) }
  const there = allThere(all ? [all, ...others] : [], slots)
  if (!there || !/^(?:on|inside)$/.test(slots.relations[0].kind) || !exists(plan, there)) return clause
  const ids = plan.candidates(there)
  return ids.length > 1 ? { ...clause, objects: [{ ...all!, ids }] } : clause
}
