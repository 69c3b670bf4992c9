/** What is looked for in a message, and what is said instead. */
export type Rule = [pattern: RegExp, by: string | ((...parts: string[]) => string)]

/** What begins a phrase about what is there. */
export const THE = '(?:the|it|that|this|these|those|them|they|everything|all|both|every|each|my|our|its)'
/** Verbs of wish and duty. */
export const MODAL =
  '(?:should|must|shall|needs? to|wants? to|has to|have to|ought to|is to|are to|is supposed to|are supposed to|might|may|can|could|would)'
/** Of those, verbs of duty alone. */
export const DUTY = '(?:should|must|shall|needs? to|has to|have to|ought to|is to|are to|is supposed to)'
export const VERBS_OF_BEING =
  '(?:be|become|get|look|turn|go|stand|sit|lie|rest|belong|face|have|move|shift|slide|rise|roll|come|fit|hang|stay|remain|wait|live|sleep|park|stop|lean|hover|float|dangle|swing|touch|feel|seem|appear|measure)'
/** What may stand behind an order and says nothing more. */
export const WITH_THAT = '(?: ?,? ?(?:please|now|too|as well))?'
/** How many: "three", "12". */
export const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|\\d+'
/** As many as are laid out or strewn: "twelve", "30". */
export const MANY = `(?:${COUNT}|eleven|twelve|fifteen|sixteen|twenty|thirty|fifty)`
/** A number with its unit. */
export const LENGTH = '\\d[\\d.]* ?(?:mm|cm|m|centimeters?|meters?|feet|foot|ft|inch(?:es)?)'
/** What people call the whole of a scene, and hardly ever a thing in it. */
export const SCENES =
  'room|scene|place|space|area|garden|yard|terrace|patio|office|kitchen|bedroom|bathroom|hall|shop|cafe|restaurant|studio|lobby|gallery|classroom|apartment|library|museum|gym|hallway|workshop|courtyard|playground'
/** What people call that on which all of a scene stands. */
export const ROOMS = `${SCENES}|floor|lawn|field|park|store|bar|garage|house|street|square|plaza|stage|market|corridor|meadow|beach|camp|farm|farmyard|nursery|kindergarten|laundry|basement|cellar|attic|loft|harbour|harbor|zoo|village|town|city|clearing|island|salon|clinic|warehouse|classroom|dining room|living room|bakery|terminal|airport|station|hangar|hospital|gym|canteen|cafeteria`
/** What points with its tip, which is up while it stands. */
export const POINTED = 'cone|pyramid|rocket|arrow|pencil|spike|carrot'
/** What begins a place. */
export const PREPOSITION = 'on|onto|in|into|under|behind|beside|next|above|below|between|at|against|near|inside|to|over'
/** What lies across from a side. */
export const ACROSS: Record<string, string> = {
  left: 'right',
  right: 'left',
  front: 'back',
  back: 'front',
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
}
