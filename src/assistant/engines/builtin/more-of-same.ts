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

/** "Six chairs in a row" … "add another row behind it": as many again, there. */
export function rowAgain(plain: string, orders: readonly Clause[]): string | null {
  const [, side] =
    /^(?:(?:and|now|then),? )*(?:add |put |make |place |create |set up )?(?:another|a second|a third|a fourth|one more|a further) (?:such |identical )?row(?: of (?:them|the same|those|these|[a-z]+s))? (behind|in front)(?: of)?(?: (?:it|them|that|those|(?:the )?(?:first|last|second|previous)(?: one| row)?|the row))?[.!]*$/.exec(
      plain,
    ) ?? []
  const last = orders.at(-1)
  const isRow = !!last && (last.slots.layout?.kind === 'row' || (last.objects[0]?.count ?? 1) > 1 || isCopying(last))
  return side && isRow ? `duplicate them ${side === 'behind' ? 'behind' : 'forward'}` : null
}

const isCopying = ({ verb, objects }: Clause): boolean => verb === 'duplicate' && objects[0]?.pronoun === 'them'
