import type { Direction } from '../../../../spatial/index.ts'
import { length } from '../measures.ts'
import type { Noun } from '../noun.ts'
import { noun, nouns } from '../nouns.ts'
import type { Matcher, RelationKind, Slots } from './slots.ts'

export const coordinates: Matcher = (cursor, slots) => {
  cursor.take('at position', 'to position', 'at coordinates', 'at', 'to', 'position')
  const open = !!cursor.take('(')
  const numbers: number[] = []
  for (;;) {
    cursor.take('x', 'y', 'z')
    cursor.take('=', ':', 'is')
    if (cursor.peek()?.value === undefined) break
    numbers.push(cursor.next().value!)
    cursor.take(',', 'and')
  }
  if (open) cursor.take(')')
  if (numbers.length !== 3 && !(open && numbers.length === 2)) return false
  slots.at = numbers
  return true
}

const RELATIONS: [RelationKind, string[]][] = [
  [
    'on',
    [
      'on top of',
      'on the top of',
      'onto the top of',
      'on to the top of',
      'onto',
      'atop',
      'upon',
      'on',
      'over the top of',
      'to the top of',
    ],
  ],
  ['left', ['to the left side of', 'on the left side of', 'to the left of', 'on the left of', 'left of', 'left from']],
  [
    'right',
    ['to the right side of', 'on the right side of', 'to the right of', 'on the right of', 'right of', 'right from'],
  ],
  ['front', ['in front of', 'to the front of', 'before']],
  ['behind', ['behind', 'in back of', 'at the back of', 'in the back of']],
  [
    'beside',
    [
      'next to',
      'beside',
      'alongside',
      'right next to',
      'adjacent to',
      'close to',
      'near to',
      'near',
      'by the side of',
      'by',
      'against',
      'along',
    ],
  ],
  ['between', ['in between', 'between', 'in the middle between']],
  ['into', ['inside of', 'inside', 'into', 'in']],
  ['around', ['in a circle around', 'in a ring around', 'around', 'surrounding', 'all around']],
  ['under', ['underneath', 'beneath', 'below', 'under']],
  ['above', ['above', 'over']],
  [
    'center',
    [
      'in the middle of',
      'in the center of',
      'in the centre of',
      'at the center of',
      'at the centre of',
      'to the center of',
      'to the centre of',
      'to the middle of',
      'on the center of',
    ],
  ],
  ['towards', ['towards', 'toward', 'closer to', 'nearer to', 'up to', 'to']],
  ['away', ['away from', 'further from', 'farther from', 'from']],
]

/** All phrases with their kinds, the longest first: "on the left of" before "on". */
const RELATION_PHRASES = RELATIONS.flatMap(([kind, phrases]) => phrases.map((phrase) => ({ kind, phrase }))).sort(
  (a, b) => b.phrase.length - a.phrase.length,
)

export const relation: Matcher = (cursor, slots, lexicon) => {
  for (const { kind, phrase } of RELATION_PHRASES) {
    const found = cursor.attempt(() => {
      if (!cursor.take(phrase)) return null
      if (phrase === 'in' && /^(a|an)$/.test(cursor.word())) return null
      const targets = kind === 'between' ? nouns(cursor, lexicon) : [noun(cursor, lexicon)].filter((n) => n !== null)
      return targets.length && targets.every(isTarget)
        ? { kind, targets: targets.map((n) => ({ ...n, isNew: false })) }
        : null
    })
    if (!found) continue
    slots.relations.push(found)
    return true
  }
  return false
}

/** Something that can be stood on or beside; "by 2" and "to blue" are no relations. */
const isTarget = (n: Noun) =>
  !!(n.pronoun || n.shape || n.kind || n.name || n.word || n.rank || n.isOther) &&
  n.word !== 'axis' &&
  n.word !== 'degree'

export const ground: Matcher = (cursor, slots) => {
  if (
    !cursor.take(
      'on the ground',
      'onto the ground',
      'to the ground',
      'down to the ground',
      'on the floor level',
      'on ground',
      'to ground',
      'to ground level',
      'to the floor',
      'down to the floor',
      'touching the ground',
    )
  )
    return false
  slots.toGround = true
  return true
}

/** "2 m above the ground": how high the lowest point is to be. */
export const aboveGround: Matcher = (cursor, slots) => {
  cursor.take('at', 'to')
  const metres = length(cursor, true)
  if (metres === null) return false
  if (
    !cursor.take(
      'above the ground',
      'above ground',
      'off the ground',
      'over the ground',
      'above the floor',
      'in the air',
      'high up',
    )
  )
    return false
  slots.lowest = metres
  return true
}

export const origin: Matcher = (cursor, slots) => {
  if (
    !cursor.take(
      'to the origin',
      'at the origin',
      'to the center',
      'to the centre',
      'in the center',
      'in the centre',
      'at the center',
      'at the centre',
      'to the middle',
      'in the middle',
      'to the center of the scene',
      'in the middle of the scene',
      'to the centre of the scene',
      'in the center of the scene',
      'at the center of the scene',
    )
  )
    return false
  if (cursor.word() === 'of') return false
  slots.toOrigin = true
  return true
}

const DIRECTION_WORDS: Record<string, Direction> = {
  left: 'left',
  leftwards: 'left',
  right: 'right',
  rightwards: 'right',
  up: 'up',
  upwards: 'up',
  upward: 'up',
  higher: 'up',
  down: 'down',
  downwards: 'down',
  downward: 'down',
  lower: 'down',
  forward: 'front',
  forwards: 'front',
  closer: 'front',
  nearer: 'front',
  back: 'behind',
  backward: 'behind',
  backwards: 'behind',
  away: 'behind',
  further: 'behind',
  farther: 'behind',
}

export const direction: Matcher = (cursor, slots) => {
  cursor.take('to the', 'to your', 'towards the', 'towards', 'to')
  const found = DIRECTION_WORDS[cursor.word()]
  if (!found || /^(of|side|from)$/.test(cursor.word(1))) return false
  cursor.next()
  cursor.take('side', 'a bit', 'a little', 'slightly')
  slots.directions.push(found)
  return true
}

export const axis: Matcher = (cursor, slots) => {
  cursor.take('along', 'on', 'in', 'about', 'around', 'by')
  cursor.take('the')
  const found = cursor.take('x', 'y', 'z') as Slots['axis'] | null
  if (!found) {
    const way = cursor.take('horizontally', 'vertically', 'horizontal', 'vertical', 'lengthwise', 'in depth')
    if (!way) return false
    slots.axis = way.startsWith('h') || way === 'lengthwise' ? 'x' : way.startsWith('v') ? 'y' : 'z'
    cursor.take('axis', 'direction')
    return true
  }
  cursor.take('-', 'axis', 'direction')
  slots.axis = found
  return true
}

export const distance: Matcher = (cursor, slots) => {
  cursor.take('by', 'about', 'another', 'of')
  const metres = length(cursor, slots.metres === undefined)
  if (metres === null || cursor.word() === '%') return false
  slots.metres = metres
  cursor.take('further', 'more', 'units')
  return true
}

export const facing: Matcher = (cursor, slots, lexicon) => {
  if (!cursor.take('facing', 'to face', 'to look at', 'looking at', 'at')) return false
  const target = noun(cursor, lexicon)
  if (!target || !isTarget(target)) return false
  slots.facing = { ...target, isNew: false }
  return true
}

const SIDES_OF_VIEW = ['front', 'back', 'left', 'right', 'top', 'bottom', 'above', 'below', 'side', 'behind']

export const viewSide: Matcher = (cursor, slots) => {
  if (!cursor.take('from the', 'from')) return false
  const side = cursor.take(...SIDES_OF_VIEW)
  if (!side) return false
  slots.from = { above: 'top', below: 'bottom', side: 'right', behind: 'back' }[side] ?? side
  return true
}
