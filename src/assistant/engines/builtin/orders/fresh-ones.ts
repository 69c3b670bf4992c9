import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import { noSlots } from '../grammar/slots/slots.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { createSome } from './make.ts'

/** "The armchair, the sofa and a new chair": what is new among what is there is made, and goes along with it. */
export function* withFresh(plan: Planner, clause: Clause): Steps<Clause> {
  const isFresh = (noun: Noun) =>
    (!!noun.isNew || noun.count !== undefined) &&
    /^(?:an?|another|one more|two|three|four|five|six|\d+) /i.test(noun.text) &&
    !!(noun.item || noun.shape) &&
    (/\b(?:new|another|more)\b/i.test(noun.text) || !exists(plan, noun))
  const fresh = clause.objects.filter(isFresh)
  if (!fresh.length || fresh.length === clause.objects.length) return clause
  const objects: Noun[] = []
  for (const noun of clause.objects)
    objects.push(
      fresh.includes(noun) ? { ...noun, isNew: false, ids: yield* createSome(plan, noun, noSlots(), 1) } : noun,
    )
  return { ...clause, objects }
}
