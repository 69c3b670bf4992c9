import type { Clause } from './grammar/clause.ts'
import { isTarget } from './grammar/heads.ts'
import type { Lexicon, Noun } from './grammar/noun.ts'
import { noun } from './grammar/nouns.ts'
import { noSlots } from './grammar/slots/slots.ts'
import { Cursor } from './language/cursor.ts'
import { singular } from './language/plural.ts'
import { tokenize } from './language/tokens.ts'
import { colorWord } from './words/colors.ts'
import { isSynonym } from './words/synonyms.ts'
import { VERBS } from './words/verbs.ts'

/** Sentences about how things are. */
const REMARKS =
  /^(?:someone|somebody|people|he|she)\b|^(?!(?:what|which|how|where|who|is|are|does|do|can)\b)(?:.+? )?(?:is|are|was|were|looks?|seems?|feels?|gets?|got|has|have|stands?|does not|do not|can not|keeps?|blocks?|hides|covers?|obstructs?|bothers?|clashes|fell|fallen|broke|blew|needs)\b/
/** What a statement begins with, and an order does not. */
const STATES = /^(?:the|my|our|this|that|these|those|it|they|there|i|we|you|something|nobody|all|both|\p{L}+ \d+)\b/u
/** What somebody does: "I keep bumping into the box". */
const HABITS =
  /^(?:\w+ ){0,3}(?:will|might|may|could|would|is going to|are going to) (?:trip|stumble|fall|bump|hit|break|knock|get hurt|rain|snow|be late|come)\b|^(?:no one|nobody) (?:wants|likes|can|dares)\b|^(?:\w+ ){1,3}needs? (?:something|somewhere|a place) to\b|^(?:i|we) (?:keep|always|never|often|almost|nearly|just|already|tripped|bumped|hit|spilled|bought|got)\b/
/** "Pizza is here", "dinner is ready". */
const ARRIVES = /^(?:the |my |our )?[a-z]+ (?:is|are) (?:here|ready|coming|late|on (?:the|its|their) way|served|over)$/
/** Words of a wish, which is an order in other words. */
const WISHES =
  /\b(?:should|must|needs?|wants?|wish|likes?|prefer|could|would|can|has to|have to|ought|may|shall|will)\b(?! not)/

const isUnclear = ({ verb, slots }: Clause) => !verb || slots.unknown.length > 0
const isOrder = ({ text }: Clause) => Object.hasOwn(VERBS, text.toLowerCase().split(' ')[0])

/** "It looks like rain", "the wardrobe blocks the way": a statement that asks for nothing. */
function isRemark(clause: Clause): boolean {
  const text = clause.text.toLowerCase()
  if (HABITS.test(text) || ARRIVES.test(text) || clause.verb === 'unknownQuestion') return true
  // "Hungry!"
  const isWord = clause.objects.every(({ isBare, name, item, shape }) => isBare && !name && !item && !shape)
  if (!clause.verb && isWord && !text.includes(' ')) return true
  if (!isUnclear(clause) || isOrder(clause)) return false
  if (clause.isReason || REMARKS.test(text)) return true
  return clause.slots.unknown.length > 0 && STATES.test(text) && !WISHES.test(text)
}

/** "It", "the left one": of what was spoken of before. */
const leansBack = ({ objects: [it] }: Clause): boolean => !!it?.pronoun || (it?.word === 'one' && !it.isNew)

/** "The chairs are all over the place, tidy them up": how things are, and then what to do about them. */
const isState = ({ verb, text, objects, isComplaint }: Clause, next: Clause | undefined) =>
  (isComplaint && !!next && leansBack(next) && !next.isStated) ||
  (verb !== 'note' &&
    /^(?:the|my|our|these|those|this|that)\b.{1,40}? (?:is|are)\b/i.test(text) &&
    !WISHES.test(text.toLowerCase()) &&
    !objects[0]?.isNew &&
    !!next?.objects[0]?.pronoun)

/** "It should be the centre of attention, make it bigger": a wish that says no more than the order behind it. */
const isWish = (clause: Clause, next: Clause | undefined) =>
  (!!clause.isStated || STATES.test(clause.text)) &&
  isUnclear(clause) &&
  !!next &&
  !isUnclear(next) &&
  !!next.objects[0]?.pronoun

const isAsked = ({ verb, text }: Clause): boolean => verb === 'unknownQuestion' && /^(?:how|who|when)\b/i.test(text)

/** "The sofa is in the way, move it", "shrink it, it is huge": what is said beside an order is what it is about, or why. */
export function withRemarks<C extends Clause>(clauses: C[], lexicon: Lexicon): C[] {
  // "How heavy is the laptop?": that it cannot be told.
  if (clauses.length === 1 && isAsked(clauses[0])) return clauses
  if (clauses.every(isRemark)) return clauses.map((clause) => noted(clause, lexicon) ?? clause)
  if (clauses.every(isUnclear)) return clauses
  return clauses.flatMap((clause, i) => {
    const next = clauses[i + 1]
    if (!isRemark(clause) && !isState(clause, next) && !isWish(clause, next)) return clause
    return noted(clause, lexicon, next?.objects[0]?.pronoun === 'them') ?? []
  })
}

/** A remark as an order to bear in mind what it speaks of, all of it before "remove both"; null where that is nothing of the scene. */
function noted<C extends Clause>(clause: C, lexicon: Lexicon, areAll = false): C | null {
  // "I can't see the TV because of the table, lower it": the table.
  const [, cause] = /\bbecause of (.+)$/i.exec(clause.text) ?? []
  const topics = topicsOf(cause ?? clause.text, lexicon)
  const there = ofThose(topics, (one) => isThere(one, lexicon))
  // "The car needs new tires, make them black": the tires.
  const isTold = (one: Topic) => !one.isPlace
  const meant = areAll ? ofThose(ofThose(there, isTold), ({ isPlural }) => isPlural) : there
  const [subject, ...others] = meant
  if (!subject) return null
  const spoken = areAll ? { objects: [subject, ...others], others: [] } : { objects: [subject], others }
  return { ...clause, verb: 'note', ...spoken, slots: noSlots() }
}

/** Those of which something holds; all, where it holds of none. */
const ofThose = <T>(all: readonly T[], holds: (one: T) => boolean): readonly T[] => {
  const some = all.filter(holds)
  return some.length ? some : all
}

/** Whether a word is of the scene: the drummer who cannot see the piano is not. */
const isThere = ({ name, word, shape, kind, light }: Noun, { sceneWords }: Lexicon): boolean =>
  !!(name ?? shape ?? kind ?? light) ||
  sceneWords.has(word ?? '') ||
  [...sceneWords].some((one) => isSynonym(word ?? '', one))

/** What a text speaks of, to bear in mind for an order behind it; null where that is nothing of the scene. */
export const topicNote = (text: string, order: string, lexicon: Lexicon): Clause | null =>
  noted(
    { verb: '', objects: [], others: [], slots: noSlots(), text: text.toLowerCase() },
    lexicon,
    /\b(?:both|them|they|these|those)\b/i.test(order),
  )

/** A thing that a text names; a place is what others are on, or in. */
type Topic = Noun & { isPlace?: boolean }

/** The things of the scene that a text names. */
function topicsOf(text: string, lexicon: Lexicon): Topic[] {
  const there =
    /^there (?:is|are) (?:(something|someone|anything)|an?|some|(?:way |far |much )*too many|so many|lots of|plenty of|enough) /i.exec(
      text,
    )
  if (there) {
    // "There is something on the table": that, and not the table.
    const rest = `${there[1] ? 'everything' : 'the'} ${text.slice(there[0].length)}`
    const thing = noun(new Cursor(tokenize(rest)), lexicon, 'places')
    return thing && isTarget(thing) ? [{ ...thing, isNew: false }] : []
  }
  const isOfIt = /^i do not (?:really )?like .*\b(?:it|them)$/i.test(text)
  const cursor = new Cursor(tokenize(text))
  const found: Topic[] = []
  while (!cursor.done) {
    const isPlace = /^(?:on|over|in|under|at|near|behind|around|beside|by|onto|above)$/.test(
      cursor.tokens[cursor.at - 1]?.text ?? '',
    )
    const isNamed =
      /^(everything|the|my|our|this|that|these|those|both|it|them)$/.test(cursor.word()) ||
      lexicon.names.has(cursor.word()) ||
      lexicon.names.has(singular(cursor.word())) ||
      // "White chairs get dirty".
      (!!colorWord(cursor.word()) && lexicon.names.has(singular(cursor.word(1))))
    const isThe = !lexicon.names.has(cursor.word()) && !lexicon.names.has(singular(cursor.word()))
    // "I hit my toe on the chest": of the two, the chest is in the scene.
    const isOwn = cursor.word() === 'my' && !lexicon.names.has(cursor.word(1))
    const told = isNamed && !isOwn ? noun(cursor, lexicon, 'places') : null
    // "I do not like the colour of the sofa": the sofa.
    const thing = told && { ...told, property: undefined }
    // "Coffee on the couch" is no coffee table; "their bag" is what is called Bag.
    const isCalled = !!thing?.name || !!lexicon.names.get(thing?.word ?? '')?.some(({ words }) => words.length === 1)
    // "It clashes with the green one".
    const isOne = thing?.word === 'one' && found.length > 0
    if (thing && !isOne && (isThe || isCalled) && (isOfIt || !thing.pronoun) && isTarget(thing))
      // "Everything on the table is dusty": not all that there is.
      found.push({
        ...thing,
        isNew: false,
        ...(thing.kind !== 'any' && { where: [], except: [] }),
        ...(isPlace && { isPlace }),
      })
    if (!thing) cursor.next()
  }
  return found
}
