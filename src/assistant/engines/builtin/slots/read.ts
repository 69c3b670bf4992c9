import type { Cursor } from '../cursor.ts'
import type { Lexicon } from '../noun.ts'
import { nameText } from '../nouns.ts'
import { edges, evenly, layout, newGroup, radius, spacing } from './layouts.ts'
import { likeness, property, surface } from './looks.ts'
import {
  aboveGround,
  axis,
  coordinates,
  direction,
  distance,
  facing,
  ground,
  origin,
  relation,
  viewSide,
} from './places.ts'
import { factors, rotation, size, times } from './sizes.ts'
import { type Matcher, noSlots, type Slots } from './slots.ts'

/** Words that carry nothing for a command. */
const FILLER = new Set(
  '% percent a an the to in on of at is are be so that it its them they all together me my there here , : . ! ? of for with and as from some any also too up out more bit little slightly much way very really again same way each other one another position place scene color colour size scale by then'.split(
    ' ',
  ),
)

/** Reads what follows the object of a clause, in any order. */
export function readSlots(cursor: Cursor, lexicon: Lexicon, verb = ''): Slots {
  const slots = noSlots()
  const matchers =
    verb === 'rename' ? [asName] : COUNTED.has(verb) ? MATCHERS.filter((match) => match !== factors) : MATCHERS
  while (!cursor.done) {
    if (matchers.some((match) => cursor.attempt(() => (match(cursor, slots, lexicon) ? true : null)))) continue
    const { text, quoted } = cursor.next()
    if (quoted) slots.name ??= cursor.tokens[cursor.at - 1].raw
    else if (!FILLER.has(text)) slots.unknown.push(text)
  }
  return slots
}

/** Verbs after which "three times" is how often, not how large. */
const COUNTED = new Set(['duplicate', 'undo', 'redo'])

const asName: Matcher = (cursor, slots) => {
  cursor.take('to', 'as', 'into', 'be', ':')
  slots.name = nameText(cursor)
  return slots.name !== ''
}

const called: Matcher = (cursor, slots) => {
  if (!cursor.take('called', 'named', 'and call it', 'and name it')) return false
  slots.name = nameText(cursor)
  return true
}

const MATCHERS: Matcher[] = [
  called,
  newGroup,
  coordinates,
  aboveGround,
  ground,
  origin,
  likeness,
  property,
  layout,
  spacing,
  radius,
  rotation,
  factors,
  times,
  evenly,
  edges,
  viewSide,
  size,
  axis,
  surface,
  direction,
  relation,
  facing,
  distance,
]
