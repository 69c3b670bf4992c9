import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner } from '../meaning/planner.ts'
import { SEATS } from '../words/seats.ts'

/** "The cups from the table to the counter", "the cup off the table": those that stand on it, if any do. */
export function standingThere(plan: Planner, { objects, slots }: Pick<Clause, 'objects' | 'slots'>): readonly Noun[] {
  const there = takenOff({ objects, slots }, true)
  const last = there.at(-1)
  return last && last !== objects.at(-1) && exists(plan, last) ? there : objects
}

/** "Remove everything from the table": what stands on it; of one thing, that is so only if one is there. */
export function takenOff(
  { objects, slots }: { objects: readonly Noun[]; slots: Slots },
  isOneToo = false,
): readonly Noun[] {
  const from = slots.relations.find(
    ({ kind, isFrom, metres }) => metres === undefined && (kind === 'off' || (kind === 'away' && isFrom)),
  )
  const last = objects.at(-1)
  if (!from || !last || last.pronoun || !(isOneToo || last.kind === 'any' || last.isPlural)) return objects
  return [
    ...objects.slice(0, -1),
    {
      ...last,
      where: [...last.where, { by: 'relation', kind: SEATS.test(last.word ?? '') ? 'beside' : 'on', to: from.targets }],
    },
  ]
}

/** "Lift everything on the desk": where things are tells which, and not where they go. */
export function whatIsThere(clause: Clause): Clause {
  const [by, ...others] = clause.slots.relations
  const [noun, ...more] = clause.objects
  if (noun?.kind !== 'any' || more.length || others.length || !/^(?:on|inside|under)$/.test(by?.kind ?? ''))
    return clause
  const told = { ...noun, where: [...noun.where, { by: 'relation' as const, kind: by.kind, to: by.targets }] }
  return { ...clause, objects: [told], slots: { ...clause.slots, relations: [] } }
}
