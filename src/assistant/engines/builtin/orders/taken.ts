import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'

/** "Remove everything from the table": what stands on it. */
export function takenOff({ objects, slots }: Pick<Clause, 'objects' | 'slots'>): Noun[] {
  const from = slots.relations.find(
    ({ kind, isFrom, metres }) => metres === undefined && (kind === 'off' || (kind === 'away' && isFrom)),
  )
  const last = objects.at(-1)
  if (!from || !last || !(last.kind === 'any' || last.isPlural)) return objects
  return [
    ...objects.slice(0, -1),
    { ...last, where: [...last.where, { by: 'relation', kind: 'on', to: from.targets }] },
  ]
}
