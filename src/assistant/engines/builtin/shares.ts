import type { Clause } from './grammar/clause.ts'
import { hasHead, type Noun } from './grammar/noun.ts'
import { noSlots, type Slots, saysWhere } from './grammar/slots/slots.ts'

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

/** "Copy the ball twice, put one on the sofa and the other on the shelf": those that were just made, in their order. */
export function sharesOfMade<C extends Clause>(said: C[]): C[] {
  const clauses = said.flatMap(partedFromOne)
  let made: { count: number; isCopy: boolean } | null = null
  let next = 0
  return clauses.map((clause) => {
    const [noun, ...others] = clause.objects
    const share = made && noun && !others.length ? shareOf(noun, clause, next) : null
    if (share && made) {
      next = share[1] ?? made.count
      return {
        ...clause,
        verb: clause.isVerbless ? 'place' : clause.verb || 'place',
        objects: [{ ...noun, ofMade: share, isCopy: made.isCopy }],
      }
    }
    made = makes(clause) ?? (/^(?:create|duplicate)$/.test(clause.verb) ? null : made)
    if (made && makes(clause)) next = 0
    return clause
  })
}

/** "Add two nightstands" … "put one on each side of the bed": those, which were set nowhere yet. */
export function sharesOfLast<C extends Clause>(told: C[], [last, ...others]: readonly C[], message: string): C[] {
  const areLoose = last && !others.length && !!makes(last) && !saysWhere(last.slots)
  if (!areLoose) return told
  // "One on each side", without a verb, and not one more.
  const isBare =
    /^(?:(?:and|now|then|ok(?:ay)?),? )*one (?:on|onto|in|into|at|under|beside|next|behind|above|in front)\b/i.test(
      message,
    )
  const asShare = (clause: C): C => ({
    ...clause,
    verb: 'place',
    objects: clause.objects.map((noun) => (noun.isMore ? { ...noun, word: 'one', isMore: false, isNew: false } : noun)),
  })
  return sharesOfMade([last, ...(isBare ? told.map(asShare) : told)]).slice(1)
}

/** "Two cones, one on the sofa": the cones, and then one of them. */
function partedFromOne<C extends Clause>(clause: C): C[] {
  const [some, one, ...more] = clause.objects
  const isParted = clause.verb === 'create' && !more.length && (some?.count ?? 1) > 1 && one && isOne(one)
  if (!isParted || !clause.slots.relations.length) return [clause]
  return [
    { ...clause, objects: [some], slots: noSlots() },
    { ...clause, verb: 'place', objects: [one], isElliptic: true },
  ]
}

/** How many an order makes of one kind, where they are several. */
function makes({ verb, objects, slots }: Clause): { count: number; isCopy: boolean } | null {
  const [noun, ...others] = objects
  const isCopy = verb === 'duplicate'
  if (!noun || others.length || noun.isMore || !(isCopy || (verb === 'create' && noun.isNew))) return null
  const count = (isCopy ? slots.times : noun.count) ?? 1
  return count > 1 && !isForEach(slots) ? { count, isCopy } : null
}

/** "In each corner", "on each table", "on each side of the bed". */
const isForEach = ({ corner, relations }: Slots): boolean =>
  !!corner?.every || relations.some(({ isEach, targets }) => isEach || targets[0]?.isEach)

const isOne = (noun: Noun): boolean =>
  noun.word === 'one' &&
  !noun.rank &&
  !noun.color &&
  !noun.isOther &&
  !noun.isMore &&
  (noun.count ?? 1) === 1 &&
  !noun.isThat &&
  !noun.isAll &&
  !noun.isPlural &&
  !noun.sizeWords.length &&
  !noun.step &&
  !noun.where.length

/** Which of those made a phrase means, where `next` of them were named already; null where it means something else. */
function shareOf(noun: Noun, { slots }: Clause, next: number): NonNullable<Noun['ofMade']> | null {
  if (isOne(noun)) return isForEach(slots) ? [0] : [next, next + 1]
  if (noun.pronoun === 'them' && noun.isAny && noun.count) return [next, next + noun.count]
  if (hasHead(noun) || (noun.word && noun.word !== 'one') || noun.color || noun.where.length) return null
  // "The bottom one black and the others white": it is those beside that one.
  if (noun.isOther && !next) return null
  if (noun.isOther) return noun.isPlural || noun.isAll ? [next] : [next, next + 1]
  if (noun.rank === 'first') return [(noun.nth ?? 1) - 1, noun.nth ?? 1]
  return noun.rank === 'last' && next > 0 ? [-1] : null
}

/** "Put one on the sofa", where nothing was just made: one more of what was added. */
export const asOneMore = ({ verb, objects, text }: Clause): string | null =>
  /^(?:place|move)$/.test(verb) &&
  objects.length === 1 &&
  isOne(objects[0]) &&
  /^(?:and )?(?:put|place) one /i.test(text)
    ? text.replace(/^(?:and )?(?:put|place) one/i, 'add one more')
    : null
