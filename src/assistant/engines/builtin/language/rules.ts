/** What is looked for in a message, and what is said instead. */
export type Rule = [pattern: RegExp, by: string | ((...parts: string[]) => string)]

/** What begins a phrase about what is there. */
export const THE = '(?:the|it|that|this|these|those|them|they|everything|all|both|every|each|my|our|its)'
/** Verbs of wish and duty. */
export const MODAL =
  '(?:should|must|shall|needs? to|wants? to|has to|have to|ought to|is to|are to|is supposed to|are supposed to|might|may|can|could|would)'
export const VERBS_OF_BEING =
  '(?:be|become|get|look|turn|go|stand|sit|lie|rest|belong|face|have|move|come|fit|hang|stay|remain|wait|live|sleep|park|stop|lean|hover|float|touch|feel|seem|appear)'
/** How many: "three", "12". */
export const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|\\d+'
/** A number with its unit. */
export const LENGTH = '\\d[\\d.]* ?(?:mm|cm|m|centimeters?|meters?|feet|foot|ft|inch(?:es)?)'
/** What people call the whole of a scene. */
export const ROOMS =
  'room|scene|place|space|area|floor|garden|yard|lawn|field|park|terrace|patio|office|kitchen|bedroom|bathroom|hall|shop|store|cafe|restaurant|bar|studio|lobby|gallery|classroom|garage|house|apartment|street|square|plaza|stage|market|courtyard|playground|library|museum|gym|hallway|corridor|workshop|meadow|beach|camp'
/** What begins a place. */
export const PREPOSITION = 'on|onto|in|into|under|behind|beside|next|above|below|between|at|against|near|inside|to|over'
