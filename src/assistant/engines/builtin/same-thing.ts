import type { Clause } from './grammar/clause.ts'
import { withHeadOf } from './grammar/heads.ts'
import type { Noun } from './grammar/noun.ts'
import { saysWhere } from './grammar/slots/slots.ts'

/** "Select everything on the table and delete it": all that, and not the table. */
export function allOfEverything<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause, i) => {
    const last = clauses[i - 1]
    // "Take everything off the table and shrink it" is about the table.
    const before = last?.slots.relations.length ? undefined : last?.objects.at(-1)
    const [it, ...others] = clause.objects
    const isAll = before?.kind === 'any' && /^(?:everything|anything|all|whatever)\b/i.test(before.text)
    if (!isAll || others.length || it?.pronoun !== 'it' || !/^(?:it|that)$/i.test(it.text)) return clause
    return { ...clause, objects: [{ ...it, pronoun: 'them' as const, isPlural: true }] }
  })
}

/** "Make a cube red and put it next to a blue one": a blue cube, which may have to be made. */
export function onesOfMade<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause, i) => {
    const made = clauses[i - 1]?.objects[0]
    if (clause.verb === 'create' || !made?.isNew || !clause.objects[0]?.pronoun) return clause
    const ofMade = (target: Noun): Noun =>
      target.word === 'one' && target.isIndefinite
        ? { ...withHeadOf({ ...target, word: undefined }, made), isIndefinite: true }
        : target
    const relations = clause.slots.relations.map((one) => ({ ...one, targets: one.targets.map(ofMade) }))
    return { ...clause, slots: { ...clause.slots, relations } }
  })
}

/** "Against the back wall and centre it": in the middle along that wall. */
export function centeredThere<C extends Clause>(clauses: C[]): C[] {
  const told: C[] = []
  for (const clause of clauses) {
    const before = told.at(-1)
    const isCentering = clause.verb === 'center' && !!clause.objects[0]?.pronoun && !saysWhere(clause.slots)
    if (before && isCentering && before.slots.relations.at(-1)?.kind === 'against')
      told.splice(-1, 1, { ...before, slots: { ...before.slots, isCentered: true } })
    else told.push(clause)
  }
  return told
}

/** "Turn both to face each other and bring them 50 cm closer": to each other. */
export function nearerEachOther<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause, i) => {
    const { moves, relations, spread } = clause.slots
    const way = /\b(?:(closer|nearer)|further|farther)\b/i.exec(clause.text)
    const isOfThem = clause.objects[0]?.pronoun === 'them' && moves.length === 1 && !relations.length
    if (!way || !isOfThem || spread || clauses[i - 1]?.slots.facing !== 'each other') return clause
    const { metres } = moves[0]
    return { ...clause, slots: { ...clause.slots, moves: [], spread: way[1] ? 0.6 : 1.5, metres } }
  })
}
