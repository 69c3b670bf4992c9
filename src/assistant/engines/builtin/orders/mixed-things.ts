import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner } from '../meaning/planner.ts'

/**
 * "Put the bottle and two glasses on the desk", "put a book and the phone there": what is there, and what is yet to be
 * made; null where all is one of both.
 */
export function mixedThings(plan: Planner, clause: Clause): { there: Clause; fresh: Clause } | null {
  const isPut = /^(?:put|place|set|lay|stand|move|bring)\b/i.test(clause.text)
  if (!isPut || clause.objects.length < 2 || !clause.slots.relations.length) return null
  const canBeMade = ({ item, shape }: Noun) => !!(item || shape)
  const isSaidAsNew = ({ text, isNew, isBare, count }: Noun): boolean =>
    /^an? /i.test(text) ? !!isNew : !!isBare && count !== undefined
  const isThere = (noun: Noun): boolean => /^(?:the|my|both|all)\b/i.test(noun.text) && exists(plan, noun)
  const fresh =
    clause.verb === 'create'
      ? clause.objects.filter((noun) => !isThere(noun))
      : clause.objects.filter((noun) => canBeMade(noun) && isSaidAsNew(noun) && !exists(plan, noun))
  const there = clause.objects.filter((noun) => !fresh.includes(noun))
  if (!fresh.length || !there.length) return null
  // What is put there next finds its own place.
  const slots = structuredClone(clause.slots)
  return {
    there: { ...clause, verb: 'place', objects: there },
    fresh: { ...clause, verb: 'create', objects: fresh.map((noun) => ({ ...noun, isNew: true })), slots },
  }
}
