import type { Lexicon } from './grammar/noun.ts'
import { type Slots, saysHow, saysWhere } from './grammar/slots/slots.ts'
import { ORDER_BEGINS } from './language/order-begins.ts'
import { singular } from './language/plural.ts'
import type { Understood } from './understood.ts'
import { colorWord } from './words/colors.ts'
import { SHAPE_WORDS } from './words/shapes.ts'
import { COMPARATIVES, SIZE_WORDS } from './words/sizes.ts'
import { VERBS } from './words/verbs.ts'

/** What an order is for, or why it is given, at the end of a sentence. */
const PURPOSE =
  /,? +(?:so that|so (?=(?:it|they|that|the|you|we|i|there|one|people|all|everyone|nobody) )|in order (?:to|that)|such that|because|as if|as though) ?[^.;!?]*(?=$|[.;!?])/gi

/** "To reach the ships", "for the queen": what may also be a place, or whose it is. */
const PURPOSE_BARE =
  /,? +(?:to (?!the |it\b|an? |my |its |their |them\b|left\b|right\b|front\b|back\b|be\b|[\d-]|(?:on|in|at|by|up|down|under|behind|beside|next)\b)[a-z]+ (?:the|my|our|your|its|their|his|her|some|more|any|an?|it|them|us|me|people|everyone) ?[^.;!?,]*|for (?:the|my|our|his|her) [a-z]+)(?=$|[.;!?]|,? (?:behind|next to|beside|in front of|on|at|near|under) )/gi

/** A message without its purposes, and what they were; null where none is said. */
export function withoutPurpose(text: string): { order: string; purpose: string } | null {
  const purpose = [PURPOSE, PURPOSE_BARE].find((one) => text.search(one) > 0)
  const said = purpose && text.match(purpose)
  if (!said) return null
  const order = text.replace(purpose, '').trim()
  return order ? { order, purpose: said.map((one) => one.replace(/^[, ]+/, '')).join(', ') } : null
}

/** What is said about an order behind it: ", they look lost like that". */
const COMMENT =
  /^(.+?)(?:,|;| -|\.|!) (?:because |since |as |and )?((?:it|they|that|this|i|we|you|people|nobody|everyone|everybody|he|she|(?:the|my|our) [a-z]+)(?: |['’])[^,;.!?]+)[.!]*$/i

/** A message without a remark before or behind it, in words that say nothing of things, looks or orders: ", smoke everywhere". */
export function withoutRemark(text: string, { words, sceneWords }: Lexicon): { order: string; purpose: string } | null {
  const isKnown = (word: string) =>
    words.has(word) ||
    colorWord(word) !== undefined ||
    [SHAPE_WORDS, COMPARATIVES, SIZE_WORDS, VERBS].some((known) => Object.hasOwn(known, word))
  const isRemark = (part: string | undefined) => !!part && !part.toLowerCase().split(' ').some(isKnown)
  const [, before, after] = /^(.+), ([a-z' ]+)[.!]*$/i.exec(text) ?? []
  if (isRemark(after)) return { order: before, purpose: after }
  const [, told, comment] = COMMENT.exec(text) ?? []
  const isOfScene = sceneWords.has(/^(?:the|my|our) ([a-z]+)/i.exec(comment ?? '')?.[1].toLowerCase() ?? '')
  if (told && !WISHES_SOMETHING.test(comment) && !isOfScene) return { order: told, purpose: comment }
  const [, reason, order] = /^([a-z' ]+), (.+)$/i.exec(text) ?? []
  return isRemark(reason) ? { order, purpose: reason } : null
}

/** What a remark does not begin with: an order, a question, a condition. */
const NO_REMARK = new RegExp(
  `^(?:please|${ORDER_BEGINS}|(?:what|which|where|who|how|why|is|are|was|does|do|did|can|could|would|will|if|when|unless|once|after|before|while|with|without|then|also|and)\\b)`,
  'i',
)
/** An order, or a statement that stands for one: "the chair has to face it", "it is too small". */
const ORDER = `(?:${ORDER_BEGINS})|(?:another|one more|two more|three more) [a-z]+|(?:the|it|they|that|this)\\b[^,.;]*? (?:should|must|has to|have to|needs? to|ought to|(?:is|are) (?:way |much |far |a bit )?too)\\b|it['’]s (?:way |much |far |a bit )?too\\b`
/** "A mirror above the desk": what is to be there, with no verb. */
const THING_THERE =
  '(?:an?|some|another|two|three|four|five|six|\\d+) [a-z][a-z ]*? (?:on|in|next to|beside|behind|under|in front of|between|above|at|near|by) (?:the|my|each|every)\\b'
const BEFORE_ORDER = new RegExp(
  `(?:[,.;:!]| -|,? so|,? but) +(?:(?:so|please|then|therefore|just) +)*(?=${ORDER}|${THING_THERE})`,
  'i',
)
const WISHES_SOMETHING = /\b(?:should|must|needs?|has to|have to|ought|wants?|could|would)\b/i
const LEANS = /\b(?:it|them|there|one|ones|both)\b/i

/** "Every lobby has a clock, add one to the back wall": a clock. */
function withWhatIsMissing(order: string, preface: string): string {
  const named =
    /\b(?:an?|another|no|any|every|only (?:one|two|three|four|five|\d+)|not enough|too few) ((?!bit |lot |little )[a-z]+(?: [a-z]+)??)(?= (?:on|in|at|by|next|beside|for|to|behind|under|near|from|above|with|which|that|is|are|has|too|there|here)\b|$)/gi
  const [, what] = [...preface.matchAll(named)].at(-1) ?? []
  return what
    ? order.replace(
        /^((?:add|put|place|hang|create|get|build|give me|set) (?:an?other |me )?)one\b/i,
        (_all, verb: string) =>
          `${verb.replace(/another $/, '')}a ${what.replace(/\w+$/, (word) => singular(word.toLowerCase()))}`,
      )
    : order
}

/** "I want to boil water, put the kettle on the stove": the order, and the statement before it that asks for nothing. */
export function withoutPreface(text: string, { names }: Lexicon): { order: string; preface: string } | null {
  const joint = BEFORE_ORDER.exec(text)
  if (!joint?.index || NO_REMARK.test(text)) return null
  const preface = text.slice(0, joint.index).trim()
  const isOfScene = preface
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => names.has(word))
  const order = text.slice(joint.index + joint[0].length)
  // What is wished of a thing is to be done, or refused.
  if (isOfScene && WISHES_SOMETHING.test(preface) && !LEANS.test(order)) return null
  return { order: withWhatIsMissing(order, preface), preface }
}

/** What says too little by itself. */
const SAYS_HOW =
  /^(?:|place|move|change|color|rotate|scale|resize|rename|replace|select|note|mood|look|frame|zoom|put-back|put-back-first|make-\w+-for|run-a\w+|take-back|undo|redo|ask:.*)$/

/** Whether orders say all that is to be done, without what they are for: "move it to the table" does, "turn it" does not. */
export const isComplete = ({ clauses }: Understood): boolean =>
  clauses.every(({ verb, slots, isVerbless }) =>
    // "A stool behind the desk" says enough.
    isVerbless ? verb === 'create' && saysWhere(slots) : !SAYS_HOW.test(verb) || saysMuch(slots),
  )

const saysMuch = (slots: Slots): boolean =>
  saysWhere(slots) || saysHow(slots) || slots.moves.length > 0 || !!slots.facing || slots.degrees !== undefined
