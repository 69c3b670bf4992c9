import { COLOR_WORDS } from '../words/colors.ts'
import { TONES } from '../words/tones.ts'

/** Patterns of phrases, as sources. */
export const COLOR = `(?:${Object.keys(TONES).join('|')}|(?:(?:light|dark|pale|bright) )?(?:${COLOR_WORDS.join('|')}))`
/** What gives light, without its article: "red spot light", "bulb 2". */
export const LAMP =
  '(?:[a-z]+ ){0,2}?(?:spots?|spot ?lights?|(?:light ?)?bulbs?|lamps?|lights?|sun|beams?|torch|lanterns?|projectors?|flashlights?|headlights?|floodlights?|candles?)(?: \\d+)?'
/** What leads to a place. */
export const AT =
  '(?:on|onto|on top of|in|next to|beside|near|by|behind|under|in front of|between|at|against|above|to the (?:left|right) of)'
/** What begins a phrase about what is to be made. */
export const NEW = '(?:an?|another|one|two|three|four|five|some|\\d+)'
/** A thing that is there, up to what is said of it. */
export const THING =
  '(the (?:(?! (?:is|are|was|were|should|could|would|will|has|have|needs?|can|may|might|must)\\b)[\\w ])+?|it|they)'
/** As above, also of several and of mine, up to the next verb or joint: "the red box", "all of the chairs", "them". */
export const WHAT =
  '(?:(?:the|my|this|that|these|those|all|both|every|each)(?: (?!(?:and|or|but|to|by|is|are|was|were|be|should|must|shall|has|have|had|needs?|wants?|could|can|would|may|might|does|do|so|until|with|while)\\b)[\\w-]+)+?|it|them)'
/** One thing, as it is named or numbered: "the red box", "chair 2". */
export const ONE = `(?:${WHAT}|[a-z]+ \\d+)`
/** A thing, or two: "chair 1 and chair 2". */
export const ONE_OR_TWO = `${ONE}(?: and ${ONE})?`
