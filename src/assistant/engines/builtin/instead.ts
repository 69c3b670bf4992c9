import type { Clause } from './grammar/clause.ts'
import { blankNoun, type Lexicon, type Noun } from './grammar/noun.ts'
import { saysHow, saysWhere } from './grammar/slots/slots.ts'
import { wordsOf } from './meaning/lexicon.ts'
import type { Memory } from './meaning/memory.ts'

type Read = (said: string) => Clause

/** "Delete the cabinet" … "hide it instead": what was to be deleted is hidden, and the other order taken back. */
export function insteadOf(plain: string, orders: readonly Clause[], lexicon: Lexicon, read: Read): Clause[] | null {
  const said = /^(?:actually,? |no,? |wait,? |rather,? )*(.+? (?:it|them)\b.*?),? instead$/.exec(plain)?.[1]
  const last = orders.at(-1)
  const name = last?.objects[0]?.name
  const words = name ? wordsOf(name) : []
  const isThere =
    (!name && last?.objects[0]?.kind !== 'any') ||
    lexicon.names.get(words[0])?.some((one) => one.words.join(' ') === words.join(' '))
  if (!said || !last || orders.length > 1) return null
  const clause = read(said)
  // "Clear the counter" … "put it all on the island instead": what stood on it.
  const isCleared = last.verb === 'clearOff' && !last.slots.relations.length
  if (!isCleared && (last.verb !== 'delete' || isThere)) return null
  const objects = isCleared ? [allOn(last.objects)] : last.objects
  const isOrder =
    !!clause.verb && !clause.slots.unknown.length && clause.objects.length === 1 && !!clause.objects[0].pronoun
  return isOrder ? [{ ...clause, objects }] : null
}

/** All that stands on some things. */
const allOn = (to: readonly Noun[]): Noun => ({
  ...blankNoun(),
  text: `everything on ${to.map(({ text }) => text).join(' and ')}`,
  kind: 'any',
  isAll: true,
  isPlural: true,
  where: [{ by: 'relation', kind: 'on', to: [...to] }],
})

/**
 * "Paint the fridge red" … "the bin instead", "paint the bin instead": what mends the last order, which is taken back;
 * null where it is undone already and no more is to be mended, or where the message speaks of the same thing again.
 */
export function saidInstead(plain: string, { orders, areUndone }: Memory, read: Read): string | null {
  const said = /^(?!no\b)(.+?),? instead[.!]*$/i.exec(plain)?.[1].toLowerCase()
  if (!said || /\b(?:it|them|that|those|there|here)\b/.test(said)) return null
  const { verb, objects, slots } = read(said)
  const isBare =
    verb !== 'swap' && verb === orders.at(-1)?.verb && objects.length > 0 && !saysHow(slots) && !saysWhere(slots)
  if (isBare && !slots.moves.length && !slots.unknown.length) return objects.map(({ text }) => text).join(' and ')
  return areUndone ? null : said
}

const SECOND_THOUGHT = /^\s*(?:actually|on second thoughts?|or rather|rather)\b,? ?/i

const SIZES = /^(?:double|triple|halve|scale|enlarge|shrink)$/

/** "Double it" … "actually, triple it": three times what it was at first; null where that is not about the last order. */
export function sizedAnew(message: string, plain: string, [last, ...others]: readonly Clause[]): string | null {
  const said = plain.toLowerCase().replace(SECOND_THOUGHT, '')
  const isSize = /^(?:double|triple|halve|scale|(?:make|enlarge|shrink) (?:it|them) (?:twice|\d|half|three))\b/.test(
    said,
  )
  const wasSize = !!last && !others.length && (SIZES.test(last.verb) || !!last.slots.factor)
  return isSize && wasSize && SECOND_THOUGHT.test(message) ? said : null
}
