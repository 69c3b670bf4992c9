import type { Clause } from './grammar/clause.ts'
import { headOf } from './meaning/describe.ts'
import type { Memory } from './meaning/memory.ts'

const RANK =
  /\b(?:largest|biggest|smallest|tallest|shortest|highest|lowest|widest|narrowest|longest|thickest|thinnest|nearest|closest|farthest|furthest|leftmost|rightmost)\b/i

/** "Remove the tallest tree" … "and the shortest": that is removed, too, and no question. */
export function rankedAgain(plain: string, { orders, question, isQuestionLast }: Memory): string | null {
  const [, rank] = /^(?:and which thing is|and|what about) the (\w+)(?: one)?\??$/.exec(plain) ?? []
  const last = orders.at(-1)
  // "Which pine is the tallest?" … "and the shortest?": which pine.
  const asked = isQuestionLast ? (question?.text.toLowerCase() ?? '') : ''
  if (rank && /^(?:which|what) (?!thing\b)[a-z]+ is /.test(asked) && RANK.test(asked)) return asked.replace(RANK, rank)
  if (!rank || isQuestionLast || orders.length !== 1 || !last?.objects[0]?.rank || !RANK.test(last.text)) return null
  return last.text.toLowerCase().replace(RANK, rank)
}

/** "Put the logs around the fire" … "add two more": around it, too. */
export function moreAround(plain: string, orders: readonly Clause[]): string | null {
  const [, count] =
    /^(?:(?:and|now|then),? )*(?:add |put |place )?((?:one|two|three|four|five|six|seven|eight|\d+) more)[.!]*$/.exec(
      plain,
    ) ?? []
  const last = orders.at(-1)
  const [by, ...others] = last?.slots.relations ?? []
  const [noun, ...nouns] = last?.objects ?? []
  if (!count || !/^(?:place|move|arrange)$/.test(last?.verb ?? '') || by?.kind !== 'around' || others.length)
    return null
  const kind = noun?.name ? headOf(noun.name) : noun?.word
  return kind && !nouns.length && !by.targets[0].pronoun ? `add ${count} ${kind}s around ${by.targets[0].text}` : null
}
