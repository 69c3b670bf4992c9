import { SHAPE_WORDS } from '../words/shapes.ts'
import { DOUBTFUL, VERBS } from '../words/verbs.ts'

const VERBS_THERE = Object.keys(VERBS).filter((word) => !Object.hasOwn(SHAPE_WORDS, word))
/** Verbs of two words, as the rules join them: "turn the lamp on" is "switch-on the lamp". */
export const JOINED_VERBS =
  'switch-on|switch-off|run-across|run-along|make-big-for|make-wide-for|make-tall-for|put-back-first|put-back|take-back|move-back|clear-off'
/** How a phrase begins about what is there. */
export const OBJECT_BEGINS = 'it|them|the|all|every|everything|this|that|these|those|each|both|my'
/** "And keep its color" is no order of its own: what is done keeps it. */
export const KEEPS: ReadonlySet<string> = new Set(['keep', 'leave', 'hold', 'match'])
/** How an order begins, as a pattern: a verb, and what must follow it where that is a noun as well. */
export const ORDER_BEGINS = [
  `(?:${VERBS_THERE.filter((word) => !DOUBTFUL.has(word)).join('|')})\\b`,
  `(?:${VERBS_THERE.filter((word) => DOUBTFUL.has(word)).join('|')}) (?:${OBJECT_BEGINS}|an?|some|two|three|four|five|six)\\b`,
  `(?:${VERBS_THERE.filter((word) => DOUBTFUL.has(word) && !KEEPS.has(word)).join('|')}) (?:its|their)\\b`,
  `(?:${JOINED_VERBS})\\b`,
  'look (?:at|from|through)\\b',
  'shine (?:an?|another|one|two|three|some|the)\\b',
  '(?:let|have|shorten|lengthen|thicken|widen|flatten|straighten) (?:it|them|the|all|every|both|each)\\b',
].join('|')
