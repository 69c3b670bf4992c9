import type { Lexicon } from './grammar/noun.ts'
import { type Slots, saysHow, saysWhere } from './grammar/slots/slots.ts'
import type { Understood } from './understand.ts'
import { colorWord } from './words/colors.ts'
import { SHAPE_WORDS } from './words/shapes.ts'
import { COMPARATIVES, SIZE_WORDS } from './words/sizes.ts'
import { VERBS } from './words/verbs.ts'

/** What an order is for, or why it is given, at the end of a sentence. */
const PURPOSE =
  /,? +(?:so that|so (?=(?:it|they|that|the|you|we|i|there|one|people|all|everyone|nobody) )|in order (?:to|that)|such that|because|as if|as though) ?[^.;!?]*(?=$|[.;!?])/gi

/** A message without its purposes, and what they were; null where none is said. */
export function withoutPurpose(text: string): { order: string; purpose: string } | null {
  const said = text.match(PURPOSE)
  if (!said) return null
  const order = text.replace(PURPOSE, '').trim()
  return order ? { order, purpose: said.map((one) => one.replace(/^[, ]+/, '')).join(', ') } : null
}

/** A message without a remark before or behind it, in words that say nothing of things, looks or orders: ", smoke everywhere". */
export function withoutRemark(text: string, { words }: Lexicon): { order: string; purpose: string } | null {
  const isKnown = (word: string) =>
    words.has(word) ||
    colorWord(word) !== undefined ||
    [SHAPE_WORDS, COMPARATIVES, SIZE_WORDS, VERBS].some((known) => Object.hasOwn(known, word))
  const isRemark = (part: string | undefined) => !!part && !part.toLowerCase().split(' ').some(isKnown)
  const [, before, after] = /^(.+), ([a-z' ]+)[.!]*$/i.exec(text) ?? []
  if (isRemark(after)) return { order: before, purpose: after }
  const [, reason, order] = /^([a-z' ]+), (.+)$/i.exec(text) ?? []
  return isRemark(reason) ? { order, purpose: reason } : null
}

/** Whether orders say all that is to be done, without what they are for: "move it to the table" does, "turn it" does not. */
export const isComplete = ({ clauses }: Understood): boolean =>
  clauses.every(
    ({ verb, slots, isVerbless }) =>
      !isVerbless && (/^(create|delete|duplicate|hide|show|swap)$/.test(verb) || saysMuch(slots)),
  )

const saysMuch = (slots: Slots): boolean =>
  saysWhere(slots) || saysHow(slots) || slots.moves.length > 0 || !!slots.facing || slots.degrees !== undefined
