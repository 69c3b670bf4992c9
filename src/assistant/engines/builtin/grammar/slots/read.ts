import type { Cursor } from '../../language/cursor.ts'
import { colorWord } from '../../words/colors.ts'
import { nameText } from '../afterwards.ts'
import type { Lexicon } from '../noun.ts'
import { nouns } from '../nouns.ts'
import { axis, direction, distance, manners, ownSide, toViewer } from './directions.ts'
import { facing, shinesFrom, viewSide } from './facing.ts'
import { area, edges, evenly, every, layout, newGroup, pinned, radius, spacing } from './layouts.ts'
import { level, staggered } from './level.ts'
import { fade, grade, likeness, oneOfEach, property, surface } from './looks.ts'
import {
  aboutIt,
  aboveGround,
  atHeight,
  atIts,
  atTop,
  coordinates,
  corner,
  ground,
  origin,
  relation,
} from './places.ts'
import { additions, alike, factors, graded, rotation, size, times } from './sizes.ts'
import { type Matcher, noSlots, type Slots } from './slots.ts'
import { sorting } from './sorting.ts'
import { varied } from './varied.ts'

/** Words that carry nothing for a command. */
const FILLER = new Set(
  `% percent a an the to in on of at is are be so that it its them their they all both together me my there here , : . ! ? ( ) - for with and as
  some any also too up out more bit little slightly much way very really again same each other one another position place scene color size
  scale by then well instead actually now still like have has i you we else everything exactly right only even please around room
  anymore longer view away down nicely properly correctly again next after that this these those but was were get be being us space
  please way ones thing things once direction front leave space side time bits quite rather maybe or into than while let stand standing
  placed put finally lastly look own current usual completely totally neatly sitting standing lying resting floating hovering placed located positioned hanging softly gently carefully parked arranged stationed laid each alone untouched unchanged`.split(
    /\s+/,
  ),
)

/** Verbs after which "three times" is how often, not how large. */
const COUNTED = new Set(['duplicate', 'undo', 'redo'])

/** Reads what follows the object of a clause, in any order. */
export function readSlots(cursor: Cursor, lexicon: Lexicon, verb = ''): Slots {
  const slots = noSlots()
  const matchers =
    verb === 'rename'
      ? [asName]
      : COUNTED.has(verb)
        ? COUNTING
        : ORIENTING.has(verb)
          ? TURNING
          : /^(look|frame|showMe)$/.test(verb)
            ? LOOKING
            : /^(create|place|make|)$/.test(verb)
              ? [shinesFrom, ...MATCHERS]
              : MATCHERS
  while (!cursor.done) {
    if (matchers.some((match) => cursor.attempt(() => (match(cursor, slots, lexicon) ? true : null)))) continue
    const { text, quoted } = cursor.next()
    if (/^(and|,)$/.test(text) && !quoted && isAnotherThing(cursor, slots)) {
      slots.unknown.push('and')
      continue
    }
    if (/^(bit|slightly|little)$/.test(text)) slots.degree = 'bit'
    else if (text === 'much') slots.degree = 'much'
    if (quoted) slots.name ??= cursor.tokens[cursor.at - 1].raw
    else if (!FILLER.has(text)) slots.unknown.push(text)
  }
  const says = (words: RegExp) => cursor.tokens.some(({ text, quoted }) => !quoted && words.test(text)) || undefined
  slots.isLong = says(/^(long|longer|less-long|length)$/)
  slots.isShort = says(/^(short|shorter|less-short)$/)
  slots.isThick = says(/^(thick|thicker|thin|thinner|thickness)$/)
  return slots
}

/** "And the …", "on each box and a red one …" begin what has a way of its own: it is for another order. */
function isAnotherThing(cursor: Cursor, { relations, lowest, corner, at, toOrigin }: Slots): boolean {
  const next = cursor.word(1)
  if (/^(all|both|each)$/.test(cursor.word()) && cursor.number(1) !== undefined) return false
  // "Under the table and the one on the right on top of it".
  const isOneThere = cursor.word() === 'the' && next === 'one' && relations.length > 0
  if (isOneThere && /^(on|at|in|behind|beside|under|next|near)$/.test(cursor.word(2))) return true
  if (/^(the|all|both|every|each|my)$/.test(cursor.word()))
    return !/^(a|an|in|with|of|one|different|various|same|size|color|height|width|facing|looking|pointing|touching|standing)?$/.test(
      next,
    )
  if (/^(everything|anything)$/.test(cursor.word())) return true
  if (/^(this|that)$/.test(cursor.word()) && next === 'one') return true
  // "Put one on the sofa, one on the shelf", "paint one red, one green".
  const isOne = (at: number) => cursor.tokens[at]?.raw.toLowerCase() === 'one'
  if (isOne(1) && isOne(cursor.at))
    return /^(on|in|under|behind|beside|next|between|at|to)$/.test(next) || !!colorWord(next)
  const isPlaced = relations.length > 0 || lowest !== undefined || !!(corner || at || toOrigin)
  return isPlaced && /^(a|an|another)$/.test(cursor.word()) && !/^(bit|little|half|lot|gap)?$/.test(next)
}

/** "To 80 cm width, keeping its proportions". */
const inProportion: Matcher = (cursor, slots) => {
  const found = cursor.take(
    'keeping its proportions | keeping the proportions | keeping proportions | in proportion | proportionally',
    'keeping its aspect ratio | keeping the aspect ratio | uniformly | keep its proportions | with the same proportions',
  )
  if (!found) return false
  slots.isInProportion = true
  return true
}

/** "To 2 m height, but keep its width". */
const oneSide: Matcher = (cursor, slots) => {
  if (!cursor.take('keeping its other sides')) return false
  slots.isOneSide = true
  return true
}

/** "With everything on it". */
const laden: Matcher = (cursor, slots) => {
  if (!cursor.take('laden')) return false
  slots.isLaden = true
  return true
}

/** "Paint all chairs blue except the white one". */
const except: Matcher = (cursor, slots, lexicon) => {
  if (
    !cursor.take(
      'except for | except | but not | apart from | other than | excluding | , except | , but not',
      'but leave | but keep',
    )
  )
    return false
  const found = nouns(cursor, lexicon, 'places')
  slots.except = found.filter(({ property }) => !property).map((noun) => ({ ...noun, isNew: false }))
  return found.length > 0
}

const asName: Matcher = (cursor, slots) => {
  if (slots.name) return false
  cursor.take('to | as | into | be | : | to be | the name')
  slots.name = nameText(cursor)
  // "Rename the crates to Left crate and Right crate".
  while (/^(and|,)$/.test(cursor.word()) && /^\p{Lu}/u.test(cursor.tokens[cursor.at + 1]?.raw ?? '')) {
    cursor.next()
    slots.name += ` and ${nameText(cursor)}`
  }
  if (cursor.take('from left to right', 'from the left to the right')) slots.areNamedAcross = true
  return slots.name !== ''
}

const called: Matcher = (cursor, slots) => {
  if (
    !cursor.take(
      'called | named | and call it | and name it | call it | name it | with the name | under the name',
      'and call the group | and name the group | and call them | as',
    )
  )
    return false
  const isName = cursor.peek()?.quoted || /^\p{Lu}/u.test(cursor.peek()?.raw ?? '')
  if (cursor.tokens[cursor.at - 1].text === 'as' && !isName) return false
  slots.name = nameText(cursor)
  return slots.name !== ''
}

/** "Rotate the table and the chairs together": as one. */
const together: Matcher = (cursor, slots) => {
  if (!cursor.take('together')) return false
  slots.together = true
  return true
}

const ORIENTING = new Set(['rotate', 'tilt', 'flip', 'face', 'point'])

const MATCHERS: Matcher[] = [
  oneOfEach,
  level,
  staggered,
  called,
  laden,
  inProportion,
  oneSide,
  except,
  newGroup,
  aboutIt,
  atIts,
  coordinates,
  corner,
  atHeight,
  aboveGround,
  ground,
  origin,
  graded,
  fade,
  likeness,
  property,
  grade,
  sorting,
  pinned,
  area,
  layout,
  every,
  spacing,
  radius,
  rotation,
  additions,
  alike,
  varied,
  ownSide,
  factors,
  times,
  evenly,
  atTop,
  edges,
  size,
  toViewer,
  axis,
  manners,
  direction,
  surface,
  relation,
  facing,
  distance,
]
const COUNTING = MATCHERS.filter((match) => match !== factors)
/** Of turns: "to the sofa" is what to look at, and "left" a sense. */
const TURNING: Matcher[] = [
  except,
  together,
  rotation,
  facing,
  spacing,
  axis,
  manners,
  direction,
  likeness,
  surface,
  factors,
  relation,
  distance,
]
const LOOKING: Matcher[] = [viewSide, coordinates, relation, direction, distance]
