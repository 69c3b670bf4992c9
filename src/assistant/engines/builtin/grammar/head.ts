import type { Cursor } from '../language/cursor.ts'
import { ordinal } from '../language/numbers.ts'
import { isEitherNumber, singular } from '../language/plural.ts'
import { unitOf } from '../language/units.ts'
import { isMark } from '../meaning/lexicon.ts'
import { colorWord, SHADES } from '../words/colors.ts'
import { rankWord } from '../words/ranks.ts'
import { ANY_WORDS, LIGHT_WORDS, SHAPE_WORDS } from '../words/shapes.ts'
import { COMPARATIVES, SIZE_WORDS } from '../words/sizes.ts'
import { finishWord } from '../words/surfaces.ts'
import { OF_WHAT_IS, VERBS } from '../words/verbs.ts'
import { calledBy } from './library-names.ts'
import type { Lexicon, Noun } from './noun.ts'

/** What may follow a thing: a place, or nothing more. */
const BEFORE_PLACE = /^(?:on|in|at|to|next|beside|behind|under|near|by|against|between)$/

/** Words that begin something other than a noun. */
const STOPS = new Set(
  `and then , . ; : ? ! ( ) + & to at in on onto into by with without from of next beside near between behind above below under over around
  left right up down forward forwards backward backwards back away towards toward is are was as so than but except along against
  inside for using even twice half bigger larger smaller taller shorter wider until apart spaced evenly degrees clockwise
  counterclockwise off out that which who where it them they there here also too again more less much bit not or underneath
  beneath across opposite closer nearer further farther darker brighter lighter dimmer warmer cooler colder stronger weaker through like be being not's 's each when while if
  please touching facing together you i we me us do does did can could should would will have has had because very instead
  how what why when whose made called named labeled himself side leaving leave spaced keeping sitting standing leaning lying resting placed touch touches about per every all both no yes within slightly`.split(
    /\s+/,
  ),
)
export const isStop = (word: string): boolean => STOPS.has(word)

const KNOWN_NOUNS = (word: string) =>
  Object.hasOwn(SHAPE_WORDS, word) ||
  Object.hasOwn(LIGHT_WORDS, word) ||
  /^(light|camera|group|one|part)$/.test(word) ||
  ANY_WORDS.has(word)

/** Whether a number was one of metres, degrees or shares, and not of things. */
const isAmount = (after: string) => unitOf(after) !== undefined || /^(degrees?|°|%|percent|times|x)$/.test(after)

/** Whether a noun, or something that leads to one, follows the word at the cursor. */
export function isNounAhead(cursor: Cursor, lexicon?: Lexicon): boolean {
  const next = cursor.word(1)
  const one = singular(next)
  // "A wooden side table".
  if (lexicon?.items.has(`${next} ${singular(cursor.word(2))}`)) return true
  if (/^\d/.test(next) && isAmount(cursor.word(2))) return false
  if (next === 'can' && !/^(you|i|we|be|it|they|the|)$/.test(cursor.word(2))) return true
  if (next === '' || STOPS.has(next))
    return next === ',' && !!(colorWord(cursor.word(2)) || Object.hasOwn(SIZE_WORDS, cursor.word(2)))
  if (!/^\p{L}|^\d/u.test(next) || /^(the|a|an|my|its|their)$/.test(next)) return false
  return Object.hasOwn(VERBS, next) && !colorWord(next)
    ? KNOWN_NOUNS(one) || one === 'plant' || !!lexicon?.sceneWords.has(one)
    : true
}

/** The word that says what a phrase is about. */
export function head(cursor: Cursor, it: Noun, lexicon: Lexicon): void {
  // "The others light gray": what comes is how they are to be.
  if (it.isOther && cursor.tokens[cursor.at - 1]?.text === 'others') return
  if (it.isNew && (!it.isBare || it.count !== undefined)) compound(cursor, it, lexicon)
  const token = cursor.peek()
  if (!token) return
  if (token.quoted) {
    it.name = cursor.next().raw
    it.isNew = false
    return
  }
  if (it.isNew && !it.isBare && libraryItem(cursor, it, lexicon)) return
  if (named(cursor, it, lexicon, 1)) return
  if (libraryItem(cursor, it, lexicon)) return
  const word = token.text
  const one = singular(word)
  const isVerb = Object.hasOwn(VERBS, word) && !lexicon.words.has(word) && !lexicon.words.has(one)
  // "The cooler", of a water cooler.
  const isTool =
    /^(cooler|warmer|dimmer|lighter)$/.test(word) &&
    (/^(the|my|an?)$/.test(cursor.tokens[cursor.at - 1]?.text ?? '') ||
      (lexicon.sceneWords.has(word) && /^(and|,)$/.test(cursor.tokens[cursor.at - 1]?.text ?? '')) ||
      (lexicon.sceneWords.has(word) && BEFORE_PLACE.test(cursor.word(1))))
  if (Object.hasOwn(COMPARATIVES, word) && it.isBare && !isTool) return
  const isNamed = lexicon.sceneWords.has(word) && (word === 'can' || isTool)
  if ((STOPS.has(word) && !isNamed && !(word === 'can' && lexicon.words.has(word))) || !/^\p{L}/u.test(word)) return
  if (isVerb && it.isBare && !KNOWN_NOUNS(one)) return
  // "Make the oak red", of one that is called Oak.
  const at = Object.hasOwn(SHADES, cursor.word(1)) ? 2 : 1
  const isColored = colorWord(cursor.word(at)) !== undefined && STOPS.has(cursor.word(at + 1) || 'and')
  const isThing =
    !it.isNew && isName(word, it, lexicon) && (isColored || !isNounAhead(cursor, lexicon) || isSaidOf(cursor, lexicon))
  if (colorWord(word) && !Object.hasOwn(SHAPE_WORDS, one) && !isThing) return
  if (
    word !== one ||
    /^(stuff|furniture|seating|greenery|vegetation|fruit|food|cutlery|crockery|tableware|glassware|luggage|baggage|footwear|clothes|clothing|electronics)$/.test(
      word,
    ) ||
    isSeveral(it, word)
  )
    it.isPlural = true
  if (one === 'one') {
    it.word = 'one'
  } else if (Object.hasOwn(SHAPE_WORDS, one)) it.shape = SHAPE_WORDS[one]
  // "A big yellow sun" is a ball: light has no size.
  else if (one === 'sun' && it.isNew && (it.sizeWords.length || Object.keys(it.extents).length)) it.shape = 'sphere'
  else if (one === 'light') it.kind = 'light'
  else if (Object.hasOwn(LIGHT_WORDS, one)) {
    it.light = LIGHT_WORDS[one]
    it.kind = 'light'
  } else if (one === 'camera') it.kind = 'camera'
  else if (one === 'group' || one === 'folder') it.kind = 'group'
  else if (ANY_WORDS.has(one) || ANY_WORDS.has(word)) it.kind = 'any'
  else if (finishWord(word) || Object.hasOwn(SIZE_WORDS, word) || rankWord(word) || ordinal(word)) return
  it.word = one
  cursor.next()
  if (/^(ground|floor)$/.test(one)) cursor.take('plane')
  if (it.light && /^lights?$/.test(cursor.word())) {
    if (cursor.word() === 'lights') it.isPlural = true
    cursor.next()
  }
  numbered(cursor, it, lexicon)
}

/** "The mustard glossy", "the mustard upside down": what follows is no thing that would be of that colour. */
function isSaidOf(cursor: Cursor, { items, sceneWords }: Lexicon): boolean {
  const next = singular(cursor.word(1))
  const isThing =
    items.has(next) || sceneWords.has(next) || Object.hasOwn(SHAPE_WORDS, next) || ANY_WORDS.has(next) || next === 'one'
  const isLook = !!finishWord(next) || Object.hasOwn(SIZE_WORDS, next)
  return (
    cursor.tokens[cursor.at - 1]?.text === 'the' && !isThing && (isLook || /^(?:upside|upright|on|off)$/.test(next))
  )
}

/** "The tallest pine": a colour's word that is what something is called. */
export const isName = (word: string, it: Noun, { items, names }: Lexicon): boolean =>
  it.isNew
    ? items.has(word)
    : !!names
        .get(word)
        ?.some(
          ({ words }) => words.every((one, i) => !i || /^\d+$/.test(one)) || (!BASIC_COLORS.test(word) && words[1]),
        )

/** What is called so is so coloured; "the oak" may well be an oak trunk. */
const BASIC_COLORS =
  /^(red|green|blue|yellow|purple|pink|white|black|brown|gray|orange|beige|cyan|magenta|turquoise|violet|gold|silver|golden|wood|wooden|metal|glass|stone|marble|plastic|leather)$/

/** "An apple tree", "a floor plant": of two things the last is meant, unless both are the name of one. */
function compound(cursor: Cursor, it: Noun, lexicon: Lexicon): void {
  const isThing = (word: string) =>
    lexicon.items.has(word) || (Object.hasOwn(SHAPE_WORDS, word) && !/^(square|round|ring|light)$/.test(word))
  for (;;) {
    const [word, next, after] = [cursor.word(), singular(cursor.word(1)), cursor.word(2)]
    const beginsOrder = Object.hasOwn(VERBS, cursor.word(1)) && isObject(after)
    const isOne = lexicon.items.has(`${word} ${next}`) || lexicon.items.has(`${word} ${next} ${singular(after)}`)
    // What is new is of the kind of its last word, though something is called so.
    const isFresh = it.isNew && !it.isMore
    const isNamed = !isFresh && lexicon.names.get(word)?.some(({ words }) => words.length > 1 && words[1] === next)
    if (!isThing(word) && !lexicon.sceneWords.has(word)) return
    if (word !== singular(word) || STOPS.has(word) || colorWord(word) || Object.hasOwn(VERBS, word)) return
    if (!(isThing(next) || next === 'light') || isOne || isNamed || beginsOrder) return
    it.passed = [...(it.passed ?? []), cursor.next().raw]
  }
}

const isObject = (word: string): boolean =>
  /^(the|a|an|it|them|all|every|each|both|this|that|these|those|my|some|another)$/.test(word)

/** "Box 2" where there is one that is called so. */
function numbered(cursor: Cursor, it: Noun, lexicon: Lexicon) {
  const number = cursor.peek()
  if (number?.value === undefined || unitOf(cursor.word(1)) !== undefined) return
  if (/^(degrees|times|x|copies|more|%|percent)$/.test(cursor.word(1))) return
  const known = lexicon.names.get(it.word!)?.some(({ words }) => words.length === 2 && words[1] === number.text)
  if (!known) return
  it.name = `${it.word} ${number.text}`
  it.isNew = false
  cursor.next()
}

/** "Coffee table", "couch": a thing of the library, by the longest of its names. */
function libraryItem(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  const article = cursor.tokens
    .slice(Math.max(0, cursor.at - 3), cursor.at)
    .findLast(({ text }) => /^(?:an?|the|and|,)$/.test(text))
  const isOne = it.isNew && it.count === undefined && /^an?$/.test(article?.text ?? '')
  for (let count = 3; count > 0; count--) {
    const words = Array.from({ length: count }, (_, i) => cursor.word(i))
    if (words.some((word) => word === '')) continue
    const round = it.outline === 'round' ? calledBy(['round', ...words], lexicon, isOne) : null
    const called = round ?? calledBy(words, lexicon, isOne)
    if (!called) continue
    // "A cafe table" is a table.
    const next = singular(cursor.word(count))
    if (count === 1 && it.isNew && !it.isBare && lexicon.items.has(next) && !Object.hasOwn(VERBS, next)) {
      it.passed = [...(it.passed ?? []), cursor.next().raw]
      return libraryItem(cursor, it, lexicon)
    }
    it.item = called.item
    it.word = called.word
    if (called.isPlural) it.isPlural = true
    cursor.at += count
    numbered(cursor, it, lexicon)
    return true
  }
  return false
}

/** "The sheep" are all of them, where nothing says that it is one. */
const isSeveral = ({ isNew, isThat, isEach, rank, count }: Noun, word: string): boolean =>
  isEitherNumber(word) && !isNew && !isThat && !isEach && !rank && count === undefined

const isCommon = (word: string, isLast: boolean) =>
  KNOWN_NOUNS(word) || (!!colorWord(word) && !isLast) || Object.hasOwn(SIZE_WORDS, word) || rankWord(word) !== undefined

/** "Desk a red", "desk a darker": whether what comes is how something is to look, and no thing of that look. */
function isLookAt(cursor: Cursor, at: number): boolean {
  const from = Object.hasOwn(SHADES, cursor.word(at)) ? at + 1 : at
  const word = cursor.word(from)
  const isLook = colorWord(word) !== undefined || !!finishWord(word) || Object.hasOwn(COMPARATIVES, word)
  return isLook && (cursor.word(from + 1) === '' || isStop(cursor.word(from + 1)))
}

/** The longest name of a node at the cursor, of at least so many words. A common noun alone is no name: it means all such. */
export function named(cursor: Cursor, it: Noun, lexicon: Lexicon, least: number): boolean {
  const [first] = [cursor.word()]
  const candidates = [
    ...(lexicon.names.get(first) ?? []),
    ...(singular(first) !== first ? (lexicon.names.get(singular(first)) ?? []) : []),
  ]
  let found: { name: string; words: readonly string[] } | undefined
  for (const one of candidates) {
    // "Each cabinet a red ball", where one is called Cabinet A.
    const article = cursor.tokens[cursor.at + one.words.length - 1]
    if (
      one.words.length > 1 &&
      one.words.at(-1) === 'a' &&
      article?.raw === 'a' &&
      cursor.word(one.words.length) !== '' &&
      cursor.number(one.words.length) === undefined &&
      !isStop(cursor.word(one.words.length)) &&
      !(it.isBare && isLookAt(cursor, one.words.length))
    )
      continue
    if (one.words.length < least || (found && found.words.length >= one.words.length)) continue
    // "All boxes 1 m back", where there is a Box 1.
    if (/^\d+$/.test(one.words.at(-1)!) && isAmount(cursor.word(one.words.length))) continue
    if (one.words.every((word, i) => sameWord(word, cursor.word(i)))) found = one
    else if (isPossessed(one.words, cursor)) return possessed(cursor, it, one, one.words.length + 1)
    else if (isLeftOut(one.words, cursor)) return possessed(cursor, it, one, 2)
  }
  if (areAdded(cursor, it, found?.words.length, lexicon)) return false
  if (!found) return beginsName(cursor, it, candidates)
  // "A red barn door" is a door.
  const thing = singular(cursor.word(found.words.length))
  if (it.isNew && !it.isBare && (lexicon.items.has(thing) || Object.hasOwn(SHAPE_WORDS, thing)) && !colorWord(thing))
    return false
  // "A red box" is a new one, though there may be one that is called so.
  const isSame = it.isMore && found.words.length > 1 && !/^\d+$/.test(found.words.at(-1)!)
  const isFresh =
    it.isNew &&
    (!it.isBare || it.count !== undefined) &&
    !isSame &&
    !isKindOf(found.words, lexicon) &&
    !OF_WHAT_IS.test(VERBS[cursor.tokens[0]?.text ?? ''] ?? '')
  const last = singular(cursor.word(found.words.length - 1))
  if (
    isFresh &&
    (Object.hasOwn(SHAPE_WORDS, last) || lexicon.items.has(last) || lexicon.items.has(found.words.join(' ')))
  )
    return false
  if (found.words.length === 1 && isWrittenAs(found.name, cursor, it)) it.isVerbatim = true
  if (
    found.words.length === 1 &&
    !it.isVerbatim &&
    (isCommon(found.words[0], !isNounAhead(cursor, lexicon)) ||
      (it.isBare && Object.hasOwn(VERBS, found.words[0]) && found.words[0] === first && cursor.word(1) !== ''))
  )
    return false
  it.name = found.name
  if (it.isBare && it.count === undefined && !it.isMore) it.isNew = false
  it.word = found.words.join(' ')
  const said = cursor.word(found.words.length - 1)
  if (found.words.some((word, i) => word !== cursor.word(i)) || isSeveral(it, said)) it.isPlural = true
  cursor.at += found.words.length
  return true
}

/** "Add trash cans", where there is one, and "put lamp posts along the path", of Lamp post 1 and 2: these are new ones. */
function areAdded(cursor: Cursor, { isBare, count }: Noun, length: number | undefined, lexicon: Lexicon): boolean {
  const words = Array.from({ length: length ?? 2 }, (_, i) => cursor.word(i))
  const one = [...words.slice(0, -1), singular(words.at(-1)!)].join(' ')
  const verb = VERBS[cursor.tokens[0].text]
  // "A grid of small cubes", where there is a Small cube.
  const isFirst =
    cursor.at === 1 || (verb === 'create' && /^(?:of|\d+)$/.test(cursor.tokens[cursor.at - 1]?.text ?? ''))
  const isOrdered = isFirst && words.length > 1 && (verb === 'create' || (verb === 'place' && !length))
  const isShape =
    words.length === 2 &&
    (Object.hasOwn(SIZE_WORDS, words[0]) || !!colorWord(words[0])) &&
    Object.hasOwn(SHAPE_WORDS, singular(words[1]))
  const isKnown = lexicon.items.has(one) || isShape
  return !!isBare && count === undefined && isOrdered && one !== words.join(' ') && isKnown
}

/** "Move Cube up", of one that is called Cube, and others Cube.001: written as its name is, and without an article. */
const isWrittenAs = (name: string, cursor: Cursor, { isBare, count }: Noun): boolean =>
  !!isBare &&
  count === undefined &&
  cursor.at > 0 &&
  cursor.peek()?.raw === name &&
  /^\p{Lu}/u.test(name) &&
  VERBS[cursor.tokens[0].text] !== 'create'

/** "The side walls", of Side wall left and Side wall right: what several names begin with. */
function beginsName(cursor: Cursor, it: Noun, candidates: readonly { words: readonly string[] }[]): boolean {
  const longer = candidates.filter(
    ({ words }) => words.length > 2 && sameWord(words[0], cursor.word()) && sameWord(words[1], cursor.word(1)),
  )
  // "The booth tables", of Booth table 1 and 2.
  const areCounted = longer.length > 0 && longer.every(({ words }) => isMark(words.at(-1)!))
  // "The paint jars", of Paint jar red and Paint jar blue.
  const areSeveral = longer.length > 1 && (STOPS.has(cursor.word()) || cursor.word(1) !== longer[0].words[1])
  if (!areCounted && !areSeveral) return false
  // "Another paint can", of Paint can 1 and 2: one more of them.
  const isKind = areCounted && !it.isBare
  if (it.isNew && !isKind && !(areCounted && it.isBare && cursor.word(1) !== longer[0].words[1])) return false
  // "Four folding chairs" are four more.
  if (it.isBare && it.count === undefined && !it.isMore) it.isNew = false
  it.word = `${longer[0].words[0]} ${longer[0].words[1]}`
  it.isPlural ||= cursor.word(1) !== longer[0].words[1]
  cursor.at += 2
  return true
}

/** "The teacher's desk", of one that is called Teacher desk. */
const isPossessed = ([first, second, ...more]: readonly string[], cursor: Cursor): boolean =>
  second !== undefined &&
  cursor.word() === first &&
  cursor.word(1) === "'s" &&
  [second, ...more].every((word, i) => sameWord(word, cursor.word(i + 2)))

/** "All desks except the teacher's": what it is was said just before. */
const isLeftOut = ([first, second, ...more]: readonly string[], cursor: Cursor): boolean => {
  const next = cursor.word(2)
  const isOver = next === '' || STOPS.has(next) || !!colorWord(next) || Object.hasOwn(SHADES, next)
  return !!second && !more.length && cursor.word() === first && cursor.word(1) === "'s" && isOver
}

function possessed(
  cursor: Cursor,
  it: Noun,
  { name, words }: { name: string; words: readonly string[] },
  count: number,
): boolean {
  Object.assign(it, { name, word: words.join(' '), isNew: false })
  cursor.at += count
  return true
}

/** "Traffic cone", of what is there: a kind of its own, and not how a cone looks. */
const isKindOf = (words: readonly string[], { items }: Lexicon): boolean =>
  words.length > 1 &&
  !items.has(words.join(' ')) &&
  words.slice(0, -1).every((word) => !isCommon(word, false) && !finishWord(word) && !ordinal(word)) &&
  !/^\d+$/.test(words.at(-1)!)

const sameWord = (name: string, said: string) => name === said || (said.length > 3 && singular(said) === name)
