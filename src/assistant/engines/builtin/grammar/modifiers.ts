import type { Cursor } from '../language/cursor.ts'
import { extents, length } from '../language/measures.ts'
import { ordinal } from '../language/numbers.ts'
import { singular } from '../language/plural.ts'
import { unitOf } from '../language/units.ts'
import { isCategory } from '../words/categories.ts'
import { colorWord, cssPair, isToneOf, PALETTE, SHADES, shade } from '../words/colors.ts'
import { rankWord } from '../words/ranks.ts'
import { ANY_WORDS, SHAPE_ADJECTIVES, SHAPE_WORDS } from '../words/shapes.ts'
import { COMPARATIVES, SIZE_WORDS } from '../words/sizes.ts'
import { finishWord } from '../words/surfaces.ts'
import { VERBS } from '../words/verbs.ts'
import { bothSides } from './both-sides.ts'
import { isName, isNounAhead, isStop, named } from './head.ts'
import { readyMaterial } from './materials.ts'
import { blankNoun, type Lexicon, type Noun } from './noun.ts'

const EMPTY =
  /^(new|nice|simple|single|plain|basic|beautiful|pretty|lovely|cool|colored|more|very|really|color|same|original|whole|entire|random|various|wee|actual|existing|current|standard|normal|regular|ordinary|fresh|cute|extra|quite|rather|pretty|super|so|such|imported|individual)$/

export const ANYTHING: Noun = { ...blankNoun(), text: 'anything', kind: 'any', isAll: true, isPlural: true }

/** One word before the noun: a number, a colour, a finish, a size, a rank. False where the cursor is at none. */
export function modifier(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  if (named(cursor, it, lexicon, 2)) return true
  // "Raise the middle four by 0.5 m": so many of them, by so much.
  const isCounted = it.rank !== undefined && cursor.number() !== undefined && cursor.word(1) === 'by'
  const measured = isCounted ? null : extents(cursor)
  if (measured) {
    Object.assign(it.extents, measured)
    cursor.take('sized')
    const also = cursor.attempt(() => (cursor.take('and', ',') ? extents(cursor) : null))
    if (also) Object.assign(it.extents, also)
    return true
  }
  const large = cursor.attempt(() => {
    const metres = length(cursor)
    cursor.take('-')
    return metres !== null && leadsToThing(cursor, lexicon) ? metres : null
  })
  if (large !== null) {
    // "A 50 cm cube", "the 2 m ball": its largest side.
    if (it.isNew) it.extents.all = large
    else it.where.push({ by: 'size', side: 'all', way: 0, metres: large })
    return true
  }
  const token = cursor.peek()
  if (!token || token.quoted) return false
  return number(cursor, it) || rank(cursor, it, lexicon) || look(cursor, it, lexicon) || manner(cursor, it, lexicon)
}

/** What is round anyway. */
const IS_ROUND =
  /^(?:vase|stool|cup|mug|plate|bowl|bucket|barrel|bottle|candle|planter|bin|basket|glass|lamp|drum|pillar|column|wheel|coin|clock)$/

/** "A round wooden table", "a square red crate", "a square one": the outline, before its look and what it is. */
function outline(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  const word = cursor.word()
  if (!it.isNew || !/^(round|square|rectangular|oblong)$/.test(word)) return false
  const isOne = cursor.word(1) === 'one' || (!!colorWord(cursor.word(1)) && cursor.word(2) === 'one')
  const thing = isOne ? 'one' : thingAhead(cursor, lexicon, 1)
  const isRoundThing = word === 'round' && thing !== undefined && thing !== 'one'
  if (!thing) return false
  // What has no round kind is told to be a plain one.
  if (isRoundThing && !lexicon.items.has(`round ${thing}`)) {
    if (thing === singular(cursor.word(1)) && !IS_ROUND.test(thing)) return false
    const { raw } = cursor.next()
    if (!IS_ROUND.test(thing)) it.passed = [...(it.passed ?? []), raw]
    return true
  }
  if (word === 'round' || word === 'square') it.outline = word
  cursor.next()
  return true
}

const leadsToThing = (cursor: Cursor, lexicon: Lexicon, from = 0): boolean =>
  thingAhead(cursor, lexicon, from) !== undefined

/** The thing that comes, in its singular, behind nothing but words for how it looks. */
export function thingAhead(cursor: Cursor, { items, names, materials }: Lexicon, from: number): string | undefined {
  for (let i = from; i < from + 4; i++) {
    const word = cursor.word(i)
    const one = singular(word)
    const isNamed = names
      .get(one)
      ?.some(({ words }) => words.every((part, k) => k === 0 || cursor.word(i + k) === part))
    const two = `${word} ${singular(cursor.word(i + 1))}`
    if (items.has(two)) return two
    if (Object.hasOwn(SHAPE_WORDS, one) || items.has(one) || isNamed) return one
    const isLook = colorWord(word) || finishWord(word) || Object.hasOwn(SHADES, word) || Object.hasOwn(SIZE_WORDS, word)
    if (!isLook && !materials.has(word)) return undefined
  }
  return undefined
}

function number(cursor: Cursor, it: Noun): boolean {
  const value = cursor.number()
  if (
    value === undefined ||
    unitOf(cursor.word(1)) !== undefined ||
    /^(degrees?|%|percent|per|x|×|times)$/.test(cursor.word(1))
  )
    return false
  it.count = value
  it.isPlural = value !== 1
  cursor.next()
  // "Two of the chairs": of those there, whichever.
  if (cursor.take('of the', 'of these', 'of those') && cursor.word() !== 'same')
    Object.assign(it, { isNew: false, isAny: true })
  cursor.take('of | identical | equal')
  if (cursor.take('more | additional | other | extra | further')) {
    it.isMore = it.isNew = true
    // "Two more of those blue stools".
    cursor.take('of those', 'of these', 'of the')
  }
  return true
}

/** "Second", "largest", "second largest", "left", "middle": only of what is there. */
function rank(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  const word = cursor.word()
  if (it.isNew && (!it.isBare || Object.hasOwn(COMPARATIVES, word) || cursor.word(1) === '')) return false
  // "Make the other two taller": that is what they become.
  if ((it.isOther || it.count !== undefined) && Object.hasOwn(COMPARATIVES, word) && !isNounAhead(cursor, lexicon))
    return false
  if (word === 'next' && isNounAhead(cursor, lexicon) && cursor.word(1) !== 'to') {
    // "To the next table": the nearest but the one that it stands on, or by.
    cursor.next()
    Object.assign(it, { isOther: true, rank: 'nearest' })
    return settleRank(it)
  }
  const both = cursor.attempt(() => {
    const sides = bothSides(cursor)
    return sides && (/^ones?$/.test(cursor.word()) || leadsToThing(cursor, lexicon)) ? sides : null
  })
  if (both) {
    Object.assign(it, both)
    return settleRank(it)
  }
  const nth = ordinal(word)
  if (nth !== undefined) {
    cursor.next()
    const other = cursor.number() === undefined ? rankWord(cursor.word()) : undefined
    if (other && other !== 'first') {
      it.nth = nth
      it.rank = other
      cursor.next()
      cursor.take('from', 'to', 'most')
      return settleRank(it)
    }
    it.rank = 'first'
    it.nth = nth
    return settleRank(it)
  }
  if (/^(left|right)$/.test(word) && isNounAhead(cursor, lexicon)) it.rank = word === 'left' ? 'leftmost' : 'rightmost'
  else {
    const found = rankWord(word)
    if (
      !found ||
      (/^(front|back|top|bottom|center|rear|upper|lower|higher|closer|further)$/.test(word) &&
        !isNounAhead(cursor, lexicon))
    )
      return false
    it.rank = found
  }
  cursor.next()
  cursor.take('hand', 'most')
  return settleRank(it)
}

function settleRank(it: Noun): boolean {
  it.isNew = false
  return true
}

/** Colours, finishes and shapes as adjectives. */
function look(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  // "The cherry red box", and not "the cherry red".
  if (isToneOf(cursor.word(), cursor.word(1)) && cursor.word(2) && !isStop(cursor.word(2))) cursor.next()
  const ready = it.isNew ? cursor.attempt(() => readyMaterialAhead(cursor, lexicon)) : null
  if (ready) {
    it.material = ready
    return true
  }
  const word = cursor.word()
  const then = cursor.word(1)
  // "Make the light yellow": the light.
  if (word === 'light' && !it.isNew && colorWord(then) && /^(|and|,|then)$/.test(cursor.word(2))) return false
  // "Make the lawn green": the lawn, where there is one, and not lawn green.
  const isCalledSo = lexicon.names.get(word)?.some(({ words }) => words.length === 1)
  const isThere =
    !it.isNew && (isCalledSo || (lexicon.sceneWords.has(word) && !colorWord(word))) && !leadsToThing(cursor, lexicon, 2)
  const pair = !isThere && (!/^(light|bright)$/.test(word) || colorWord(then)) ? cssPair(word, then) : undefined
  if (pair && colorWord(then) && SHADES[word] === undefined) {
    cursor.next()
    it.color = { word: then, hex: pair }
  } else if (Object.hasOwn(SHADES, word) && colorWord(then)) {
    cursor.next()
    it.color = { word: then, hex: cssPair(word, then) ?? shade(colorWord(then)!, SHADES[word]) }
  } else if (
    Object.hasOwn(SHADES, word) &&
    it.isNew &&
    isNounAhead(cursor, lexicon) &&
    /^(dark|pale|pastel|bright|light)$/.test(word) &&
    !/^(source|bulb)s?$/.test(then) &&
    Object.hasOwn(SHAPE_WORDS, then)
  ) {
    it.color = { word: 'gray', hex: shade('#808080', SHADES[word]) }
  } else if (Object.hasOwn(SHADES, word) && finishWord(then)?.color && it.isNew) {
    // "A dark wooden floor".
    const { color, ...finish } = finishWord(then)!
    Object.assign(it.finish, finish)
    it.color = { word: then, hex: shade(color!, SHADES[word]) }
    cursor.next()
  } else if (
    finishWord(word) &&
    word !== 'flat' &&
    isNounAhead(cursor, lexicon) &&
    !(isName(word, it, lexicon) && !leadsToThing(cursor, lexicon, 1))
  ) {
    const { color, ...finish } = finishWord(word)!
    Object.assign(it.finish, finish)
    if (color && !it.color) it.color = { word, hex: color, isFinish: true }
  } else if (
    colorWord(word) &&
    !(isColoredThing(word, it, lexicon) && !isNounAhead(cursor, lexicon)) &&
    !(isName(word, it, lexicon) && !(isNounAhead(cursor, lexicon) && leadsToThing(cursor, lexicon, 1)))
  ) {
    it.color = { word, hex: colorWord(word)! }
    const also = cursor.attempt(() => {
      cursor.next()
      if (!cursor.take('and | , | , and | or | /')) return null
      cursor.take('a', 'the', 'one')
      const other = colorWord(cursor.word())
      if (!other || !(isNounAhead(cursor, lexicon) || /^(and|,)$/.test(cursor.word(1)))) return null
      return other
    })
    if (also) {
      it.colors = [...(it.colors ?? [it.color.hex]), also]
      it.isPlural = true
      it.color = { word: cursor.word(), hex: also }
      if (/^(and|,)$/.test(cursor.word(1))) return look(cursor, it, lexicon)
    }
  } else if (/^(colorful|multicolored|multicolou?red|rainbow)$/.test(word) && !lexicon.names.has(word))
    it.colors = [...PALETTE]
  else if (/^(random|different|various)$/.test(word) && /^colou?r(ed|s)?$/.test(then)) {
    it.colors = [...PALETTE]
    cursor.next()
  } else if (/^(warm|cool|cold)$/.test(word) && it.isNew)
    it.color = { word, hex: word === 'warm' ? '#ffd3a3' : '#cfe3ff' }
  else if (
    Object.hasOwn(SHAPE_ADJECTIVES, word) &&
    isNounAhead(cursor, lexicon) &&
    (!it.isNew || (it.isBare && ANY_WORDS.has(singular(then))))
  )
    it.shapes = SHAPE_ADJECTIVES[word]
  else if (outline(cursor, it, lexicon)) return true
  else return false
  cursor.next()
  cursor.skip('colored', 'color', 'tinted', '-')
  return true
}

/** "An orange": a fruit, where "the orange and the white one" are not. */
const isColoredThing = (word: string, { isNew, isBare }: Noun, { sceneWords }: Lexicon): boolean =>
  Object.hasOwn(SHAPE_WORDS, word) && ((isNew && !isBare) || sceneWords.has(word))

/** "A white marble table", "two denim sofas": what something new is made of, before its name. */
function readyMaterialAhead(cursor: Cursor, lexicon: Lexicon): string | null {
  const found = readyMaterial(cursor, lexicon)
  if (!found) return null
  cursor.at += found.length - 1
  const isBefore = isNounAhead(cursor, lexicon)
  cursor.at++
  return isBefore ? found.name : null
}

/** A word that the grammar does not know, before the name of something new that it does. */
function isQualifier(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  // "A pitched red roof".
  const isColored = it.isNew && colorWord(cursor.word(1)) !== undefined && !colorWord(cursor.word())
  const [word, next] = [cursor.word(), singular(cursor.word(isColored ? 2 : 1))]
  const isThing = lexicon.items.has(next) || (Object.hasOwn(SHAPE_WORDS, next) && next !== 'square')
  const isKnown =
    isStop(word) ||
    lexicon.items.has(`${word} ${next}`) ||
    lexicon.items.has(singular(word)) ||
    lexicon.names.get(word)?.some(({ words }) => words.length > 1 && words[1] === next) ||
    Object.hasOwn(SHAPE_WORDS, singular(word)) ||
    Object.hasOwn(VERBS, word) ||
    rankWord(word) !== undefined
  // "The picnic blanket", where there is a blanket.
  const isOfThere =
    !it.isNew &&
    next !== 'one' &&
    lexicon.words.has(next) &&
    !lexicon.sceneWords.has(word) &&
    // "The furniture wooden", "the tools steel".
    !(finishWord(next) && (isCategory(word) || word !== singular(word))) &&
    !isStop(cursor.word(1)) &&
    !colorWord(word) &&
    !colorWord(next) &&
    !ANY_WORDS.has(singular(word)) &&
    ordinal(word) === undefined &&
    unitOf(word) === undefined &&
    !Object.hasOwn(VERBS, next)
  if (isOfThere && !isKnown && /^\p{L}[\p{L}-]+$/u.test(word) && word.length > 3) return true
  return (
    it.isNew &&
    (!it.isBare || it.count !== undefined) &&
    isThing &&
    !isKnown &&
    /^\p{L}[\p{L}-]+$/u.test(word) &&
    (word.length > 3 || /^(old|wet|dry|fat)$/.test(word))
  )
}

function manner(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  const word = cursor.word()
  if (Object.hasOwn(SIZE_WORDS, word)) {
    it.size = it.size.map((n, i) => n * SIZE_WORDS[word][i]) as Noun['size']
    it.sizeWords.push(word)
  } else if (/^(outer|outermost|inner|innermost)$/.test(word) && !(it.isNew && !it.isBare)) {
    it.ends = word.startsWith('outer') ? 'outer' : 'inner'
    it.isNew = false
  } else if (
    word === 'corner' &&
    !it.isNew &&
    /^(?:ones|\p{L}+s)$/u.test(cursor.word(1)) &&
    !/^(?:sofas?)$/.test(cursor.word(1))
  ) {
    it.ends = 'corner'
  } else if (/^(hidden|invisible)$/.test(word)) it.where.push({ by: 'state', state: 'hidden' })
  // "The old one", beside a new one.
  else if (word === 'old' && /^ones?$/.test(cursor.word(1)) && !it.isNew) it.isOther = true
  else if (/^(odd|mismatched|unmatched|differing)$/.test(word) && !it.isNew)
    it.where.push({ by: 'state', state: 'odd' })
  else if (/^(locked|visible|floating|overlapping)$/.test(word) && !it.isNew)
    it.where.push({ by: 'state', state: word as 'locked' | 'visible' | 'floating' | 'overlapping' })
  else if (/^(empty|free|bare|vacant|unoccupied|occupied)$/.test(word) && !it.isNew && !isStop(cursor.word(1) || 'and'))
    it.where.push({ by: 'holding', noun: ANYTHING, not: word !== 'occupied' })
  else if (word === 'non' || word === 'not') {
    const hex = colorWord(cursor.word(1).replace('-', ''))
    if (!hex) return false
    cursor.next()
    it.where.push({ by: 'color', word: cursor.word(), hex, not: true })
  } else if (/^non-\w+$/.test(word) && colorWord(word.slice(4)))
    it.where.push({ by: 'color', word: word.slice(4), hex: colorWord(word.slice(4))!, not: true })
  else if (word === 'more') {
    // "More shiny" is how it is to look.
    if (it.isBare && finishWord(cursor.word(1)) && /^(|and|,)$/.test(cursor.word(2))) return false
    it.isMore = true
  } else if (
    word === ',' &&
    it.isNew &&
    (colorWord(cursor.word(1)) || Object.hasOwn(SIZE_WORDS, cursor.word(1)) || finishWord(cursor.word(1))) &&
    isNounAhead(cursor, lexicon)
  ) {
    // "A tall, thin box".
  } else if (
    !it.isNew &&
    lexicon.words.has(word) &&
    isCategory(singular(cursor.word(1))) &&
    !Object.hasOwn(VERBS, word)
  ) {
    // "The garden furniture": tables and chairs.
  } else if (it.isNew && EMPTY.test(word)) {
    // "A simple house": as any house is; "a single bed" is a thing of the library.
    if (lexicon.items.has(`${word} ${singular(cursor.word(1))}`)) return false
  } else if (isQualifier(cursor, it, lexicon)) {
    // "An office chair", "a park bench": a chair and a bench.
    if (it.isNew) it.passed = [...(it.passed ?? []), cursor.peek()!.raw]
    else it.isQualified = true
  } else if (!EMPTY.test(word)) return false
  cursor.next()
  return true
}
