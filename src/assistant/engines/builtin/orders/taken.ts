import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import { SEATS } from '../words/seats.ts'

/** "Remove everything from the table": what stands on it. */
export function takenOff({ objects, slots }: Pick<Clause, 'objects' | 'slots'>): Noun[] {
  const from = slots.relations.find(
    ({ kind, isFrom, metres }) => metres === undefined && (kind === 'off' || (kind === 'away' && isFrom)),
  )
  const last = objects.at(-1)
  if (!from || !last || !(last.kind === 'any' || last.isPlural)) return objects
  return [
    ...objects.slice(0, -1),
    {
      ...last,
      where: [...last.where, { by: 'relation', kind: SEATS.test(last.word ?? '') ? 'beside' : 'on', to: from.targets }],
    },
  ]
}
