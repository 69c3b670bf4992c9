import type { Clause } from './grammar/clause.ts'
import type { Lexicon } from './grammar/noun.ts'
import { noSlots } from './grammar/slots/slots.ts'
import { stemOf } from './meaning/lexicon.ts'
import { VERBS } from './words/verbs.ts'

const HOW =
  '((?: (?:again|a bit|a little|much|more|faster|slower|slowly|fast|quickly|once|twice|backwards?|forever|in a loop|at (?:half|double|normal|full|twice the) speed))*)'
const DOES = '([\\p{L}]+)'
const WHO = '((?:the |my )?[\\p{L}\\d ]+?|it|him|her|them)'

/** Ways to say that a model is to do something: whom the order is about, and what it does. */
const WAYS = [
  `^(?:make|let|have|get|see|watch|(?:i (?:want|would like) to |let me )(?:see|watch)) ${WHO} (?:to )?${DOES}${HOW}$`,
  `^(?:now |then )?((?:the |my )[\\p{L}\\d ]+?|it|he|she) (?:should|must|shall|has to|needs to|is to|can) (?:now |please |start (?:to )?)*${DOES}${HOW}$`,
  `^(?:can|could|will|would|may) ${WHO} (?:please )?${DOES}${HOW}$`,
].map((way) => new RegExp(way, 'u'))
/** "Let it run slower", of a model without a clip that is called so: whatever it plays. */
const PACE = new RegExp(
  `^(?:let|make|have|move|put|play) ${WHO}(?: to)?(?: run| go| play| move)? (?:a )?(?:bit |little |much )?(slower|faster)$`,
  'u',
)
/** "Dance!", where nobody is named. */
const ALONE = new RegExp(`^(?:(?:now|please|start|keep|begin)(?: to)? )*${DOES}${HOW}$`, 'u')

/** "Make it walk", "let the soldier run faster", "dance!": what a model does is one of its clips; null where it is none. */
export function clipOrder(
  plain: string,
  lexicon: Lexicon,
  objectsOf: (who: string) => Clause['objects'],
): Clause | null {
  const said = plain.replace(/[!?.]+$/, '')
  const isClip = (word: string) => lexicon.clips.has(stemOf(word))
  const order = (objects: Clause['objects']): Clause => ({
    verb: 'play',
    objects,
    others: [],
    slots: noSlots(),
    text: said,
  })
  const way = WAYS.map((one) => one.exec(said)).find((match) => match && isClip(match[2]))
  if (way) return order(objectsOf(way[1].replace(/^(?:he|she)$/, 'it')))
  const pace = lexicon.clips.size ? PACE.exec(said) : null
  if (pace) return { ...order(objectsOf(pace[1])), text: `play ${pace[2]}` }
  const does = ALONE.exec(said)?.[1]
  // "No", "yes" and "stop" say something else, though there may be clips that are called so.
  const isSaid = !does || does.length < 4 || Object.hasOwn(VERBS, does)
  return !isSaid && isClip(does) ? order([]) : null
}
