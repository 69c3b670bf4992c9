import type { Clause } from './grammar/clause.ts'

/** "Away from the wall behind it": which wall, and no place to go to. */
export function wallOfIt<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause) => {
    const [first, second, ...others] = clause.slots.relations
    const tells = second?.targets[0].pronoun === 'it' && /^(left|right|front|behind)$/.test(second.kind)
    if (!tells || first.targets[0].word !== 'wall' || !/^(away|towards|against|beside)$/.test(first.kind)) return clause
    const [wall, ...more] = first.targets
    const where = [...wall.where, { by: 'relation' as const, kind: second.kind, to: second.targets }]
    const relations = [{ ...first, targets: [{ ...wall, where }, ...more] }, ...others]
    return { ...clause, slots: { ...clause.slots, relations } }
  })
}

/** "On the table, in its middle": of the table. */
export function middleOfTarget<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause) => {
    const [first, second, ...others] = clause.slots.relations
    const isOfFirst = second?.targets[0].pronoun === 'it' && !first.targets[0].pronoun && first.kind === 'on'
    // "Everything on the counter to its left end": what is on it.
    const [noun, ...more] = clause.objects
    const isAll = noun?.kind === 'any' && noun.isAll && !noun.where.length && !more.length
    const objects =
      isOfFirst && isAll
        ? [{ ...noun, where: [{ by: 'relation' as const, kind: first.kind, to: first.targets }] }]
        : clause.objects
    // "On the counter, on the far left of it": at that end.
    const isEnd = isOfFirst && !!second.isPart && /^(left|right|front)$/.test(second.kind)
    if (isEnd) {
      const end = { kind: 'edge' as const, side: second.kind as 'left' | 'right' | 'front', targets: first.targets }
      return { ...clause, objects, slots: { ...clause.slots, relations: [end, ...others] } }
    }
    if (!isOfFirst || !/^(center|edge|bothSides)$/.test(second.kind)) return clause
    const isOnTop = second.kind === 'bothSides'
    const place = { ...second, targets: first.targets, ...(isOnTop && { isOnTop, isEnds: true }) }
    return { ...clause, objects, slots: { ...clause.slots, relations: [place, ...others] } }
  })
}
