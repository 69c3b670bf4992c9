import type { Clause } from './grammar/clause.ts'

/** "Put one bale on the trailer and the others by the barn", "… and the other two": one of those that are there. */
export function oneOfThose<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause, i) => {
    const [one, ...more] = clause.objects
    const rest = clauses[i + 1]?.objects[0]
    const isShare =
      !!rest?.isOther &&
      !rest.isNew &&
      !!one?.isNew &&
      !more.length &&
      !one.isMore &&
      /^(?:one|two|three|\d)\b/i.test(one.text)
    if (!isShare || !/^(create|place)$/.test(clause.verb) || !/^(put|place|move|set|lay|stand)\b/i.test(clause.text))
      return clause
    return { ...clause, verb: 'place', objects: [{ ...one, isNew: false, isAll: true, isAny: true }] }
  })
}
