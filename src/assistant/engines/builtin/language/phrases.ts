import { COLOR_WORDS } from '../words/colors.ts'
import { TONES } from '../words/tones.ts'

/** Patterns of phrases, as sources. */
export const COLOR = `(?:${Object.keys(TONES).join('|')}|(?:(?:light|dark|pale|bright) )?(?:${COLOR_WORDS.join('|')}))`
/** What leads to a place. */
export const AT =
  '(?:on|onto|on top of|in|next to|beside|near|by|behind|under|in front of|between|at|against|above|to the (?:left|right) of)'
/** What begins a phrase about what is to be made. */
export const NEW = '(?:an?|another|one|two|three|four|five|some|\\d+)'
/** A thing that is there, up to what is said of it. */
export const THING =
  '(the (?:(?! (?:is|are|was|were|should|could|would|will|has|have|needs?|can|may|might|must)\\b)[\\w ])+?|it|they)'
