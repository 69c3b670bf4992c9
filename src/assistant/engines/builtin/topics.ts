import type { Clause } from './grammar/clause.ts'
import type { Noun } from './grammar/noun.ts'
import { noSlots, saysHow, saysWhere } from './grammar/slots/slots.ts'
import { RANK_OF_SIDE } from './words/ranks.ts'

/** "What about the cone? Make it red": a thing that is only named is what the next order is about. */
export function withTopics<C extends Clause>(clauses: C[]): C[] {
  return clauses.flatMap((clause, i) => {
    const before = clauses[i - 1]
    const next = clauses[i + 1]
    const thing = next?.objects[0]?.pronoun ? thingToldApart(clause) : null
    if (thing) return [{ ...clause, verb: 'keep', objects: [thing], slots: noSlots() }]
    if (isTopic(clause) && next?.objects[0]?.pronoun) return []
    return before && isTopic(before) && clause.objects[0]?.pronoun ? [{ ...clause, objects: before.objects }] : [clause]
  })
}

/** "What about the cone?", "take the cone". */
const isTopic = ({ verb, objects, slots, text }: Clause) =>
  (verb === '' || (verb === 'move' && /^(take|grab|get)\b/i.test(text) && !saysWhere(slots) && !saysHow(slots))) &&
  objects.length > 0 &&
  !objects[0].isNew &&
  !objects[0].pronoun &&
  !slots.unknown.length

/** "The red one on the table, make it blue", "the plate on the right, …": where it is tells which, and there it stays. */
function thingToldApart({ isVerbless, objects: [told], slots, text }: Clause): Noun | null {
  if (!isVerbless || !told || told.isNew || told.pronoun) return null
  const { relations, moves } = slots
  const [by, ...others] = relations
  if (by && !others.length && !moves.length)
    return { ...told, where: [{ by: 'relation' as const, kind: by.kind, to: by.targets }] }
  const rank = RANK_OF_SIDE[moves[0]?.direction ?? '']
  const isSide = rank && moves.length === 1 && moves[0].metres === undefined && !by && !/\bto the\b/i.test(text)
  return isSide ? { ...told, rank } : null
}
