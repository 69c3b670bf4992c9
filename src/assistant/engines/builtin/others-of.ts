import type { Clause } from './grammar/clause.ts'
import { hasHead, type Noun } from './grammar/noun.ts'

/** A thing of the same kind, without what tells it apart: of "table A" a table. */
export function ofSameKind(noun: Noun): Noun {
  const words = (noun.name ?? noun.word ?? '').toLowerCase().split(' ')
  const word = words.length > 1 && /^(?:\d+|[a-z])$/.test(words.at(-1)!) ? words.at(-2) : words.at(-1)
  const { isNew: _, count: __, nth: ___, ...kind } = noun
  const isNumbered = !!noun.name && words.at(-1) !== word
  return {
    ...kind,
    isNew: false,
    isBare: false,
    rank: undefined,
    where: [],
    ...(isNumbered && { name: undefined, word }),
  }
}

/** All of its kind but that: of "table A" the other tables. */
export const othersThan = (noun: Noun): Noun => ({
  ...ofSameKind(noun),
  isAll: true,
  isPlural: true,
  except: [...noun.except, noun],
})

/** "Group everything on desk 1 with the desk": with that desk. */
export function ofNamedBefore<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause) => {
    const named = new Map<string, Noun>()
    for (const noun of clause.objects.flatMap((one) => [
      one,
      ...one.where.flatMap((w) => (w.by === 'relation' ? w.to : [])),
    ]))
      if (noun.name && ofSameKind(noun).word && !noun.isPlural) named.set(ofSameKind(noun).word!, noun)
    if (!named.size) return clause
    const of = (noun: Noun): Noun => {
      const isPlain = /^the /i.test(noun.text) && !noun.isPlural && !noun.name && !noun.color && !noun.rank
      return (isPlain && !noun.isOther && !noun.where.length && named.get(noun.word ?? '')) || noun
    }
    const relations = clause.slots.relations.map((one) => ({ ...one, targets: one.targets.map(of) }))
    const objects = clause.objects.map((noun, i) => (i ? of(noun) : noun))
    return { ...clause, objects, others: clause.others.map(of), slots: { ...clause.slots, relations } }
  })
}

/** "Put a lamp on desk 1" … "do the same for desk 2", "same for the others": a lamp there; null where the last order made nothing. */
export function sameElsewhere(orders: readonly Clause[], [said, ...more]: readonly Noun[]): Clause[] | null {
  const last = orders.at(-1)
  const [by, ...others] = last?.slots.relations ?? []
  const place = by?.targets[0]
  const isElsewhere = last?.verb === 'create' && !others.length && by?.targets.length === 1 && !place!.pronoun
  if (!isElsewhere || !said || more.length || said.isNew !== false || said.pronoun) return null
  const areOthers = said.isOther && !hasHead(said)
  const target = areOthers
    ? { ...othersThan(place!), text: said.text, isEach: true }
    : { ...said, isEach: said.isPlural }
  return [{ ...last, slots: { ...last.slots, relations: [{ ...by, targets: [target] }] } }]
}

/** "Make stool 2 red" … "and the ones beside it white": those that stand beside it, and no place to go to. */
export const onesByIt = <C extends Clause>(clauses: C[]): C[] =>
  clauses.map((said) => {
    const clause = withNext(said)
    const [by, ...others] = clause.slots.relations
    const [ones, ...more] = clause.objects
    const isLook = (clause.isVerbless || clause.isElliptic) && clause.verb === 'change' && !!clause.slots.surface.color
    const areOnes = ones?.word === 'one' && ones.isPlural && !more.length && !others.length
    if (!isLook || !areOnes || !by) return clause
    const where = [...ones.where, { by: 'relation' as const, kind: by.kind, to: by.targets }]
    return { ...clause, objects: [{ ...ones, where }], slots: { ...clause.slots, relations: [] } }
  })

/** "Swap chair 1 with the one next to it": with the nearest of its kind. */
function withNext<C extends Clause>(clause: C): C {
  const [by, ...more] = clause.slots.relations
  const [thing, ...things] = clause.objects
  const [one] = clause.others
  const isNext = clause.verb === 'swap' && by?.kind === 'beside' && by.targets[0].pronoun === 'it' && !more.length
  if (!isNext || one?.word !== 'one' || !thing || things.length) return clause
  const next = { ...ofSameKind(thing), text: one.text, rank: 'nearest' as const, rankTo: thing, except: [thing] }
  return { ...clause, others: [next], slots: { ...clause.slots, relations: [] } }
}
