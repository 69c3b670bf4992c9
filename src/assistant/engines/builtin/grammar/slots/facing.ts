import type { Direction } from '../../../../../spatial/index.ts'
import { VERBS } from '../../words/verbs.ts'
import { isStop } from '../head.ts'
import { isNameAhead } from '../name-ahead.ts'
import { blankNoun, hasHead } from '../noun.ts'
import { noun } from '../nouns.ts'
import type { Matcher } from './slots.ts'

/** Verbs after which "at the door" is what to face. */
const AIMING = /^(look|point|aim|shine|turn|rotate|face|direct|spin)$/

export const facing: Matcher = (cursor, slots, lexicon) => {
  const moves = /^(move|place)$/.test(VERBS[cursor.tokens[0].text] ?? '')
  const way = moves ? cursor.take('inwards | inward | outwards | outward') : null
  if (way) {
    slots.outwards = way.startsWith('out') ? 1 : -1
    return true
  }
  const from = cursor.at
  cursor.take(', all | , each | , both | all | each | and | ,')
  cursor.take('facing | looking | pointing | turned | to face | face')
  if (cursor.take('inwards | inward | to the inside')) {
    slots.facing = 'each other'
    return true
  }
  if (cursor.take('outwards | outward | to the outside')) {
    slots.facing = 'each other'
    slots.facesAway = true
    return true
  }
  cursor.at = from
  cursor.take('so that it is | so that they are | so it is | so they are | and | ,')
  cursor.take('all', 'each', 'both')
  const away = cursor.take(
    'facing away from | to face away from | looking away from | with its back to | with their backs to',
    'its back to | with the back to',
  )
  const led =
    !away &&
    cursor.take(
      'aiming at | aimed at | that looks at | which looks at | that faces | which faces | that points at | looks at | points at | facing | to face | to look at | looking at | faces | face | pointing at | so that it faces',
      'so that they face | so it faces | so they face | towards | pointing towards | looking towards',
      'pointing | point | pointed | straight | looking to | turned to | turned towards | aimed at | so that it shines on | shining on | shines on',
      ...(AIMING.test(cursor.tokens[0].text) ? ['at'] : []),
    )
  if (!led && !away) return false
  if (away) slots.facesAway = true
  if (cursor.take('straight down | down | downwards | the ground | the floor')) {
    slots.facing = 'down'
    return true
  }
  const named = cursor.at
  const side = cursor.take(
    'left | right | to the left | to the right | the left | the right | back | backwards | away',
    'the back | the rear | the back of the room',
  )
  if (side && (cursor.done || /^(and|,|so|with)$/.test(cursor.word()))) {
    slots.facing = /left/.test(side) ? 'left' : /right/.test(side) ? 'right' : 'behind'
    return true
  }
  // "The left wall", "the right one".
  if (side) cursor.at = named
  if (cursor.take('away from')) slots.facesAway = true
  if (cursor.take('each other', 'one another')) {
    slots.facing = 'each other'
    return true
  }
  if (
    cursor.take('me | us | the camera | the viewer | the viewers | the audience | the public | forward') ||
    (!/^(?:wall|door|window|row|one|left|right|edge|half|of)$/.test(cursor.word(2)) &&
      !isNameAhead(cursor, lexicon, 1) &&
      cursor.take('the front'))
  ) {
    slots.facing = 'me'
    return true
  }
  // "Facing the same way as the bench", "the same way": as that which was spoken of.
  if (cursor.take('the same way | the same direction | in the same direction | in the same way | in the direction')) {
    const like = cursor.take('as | like | that') ? noun(cursor, lexicon, 'places') : null
    const other = { ...blankNoun(), text: 'the other one', word: 'one', isOther: true }
    slots.facing = { ...(like ?? other), isNew: false, way: 'same' }
    return true
  }
  const beside = cursor.take('the parallel of') ? noun(cursor, lexicon, 'places') : null
  if (beside) {
    slots.facing = { ...beside, isNew: false, way: 'parallel' }
    return true
  }
  const isRank = /^(?:middle|center)$/.test(cursor.word(1)) && /^\p{L}/u.test(cursor.word(2)) && !isStop(cursor.word(2))
  if (
    !isRank &&
    cursor.take(
      'the origin | the middle | the center | the center of the scene | the scene | the room',
      'the middle of the room | the center of the room | the middle of the scene',
    )
  ) {
    slots.facing = 'origin'
    return true
  }
  const target = noun(cursor, lexicon, 'places')
  if (
    !target ||
    target.property ||
    !(target.pronoun || target.shape || target.kind || target.name || target.word || target.rank || target.isOther)
  )
    return false
  if (/^(left|right|front|back|side|top|bottom|corner)$/.test(target.word ?? '')) return false
  const also = cursor.attempt(() => {
    const other = cursor.take('and') ? noun(cursor, lexicon, 'places') : null
    return other && !other.isNew && hasHead(other) && (cursor.done || /^(and|,)$/.test(cursor.word())) ? other : null
  })
  slots.facing = {
    ...target,
    isNew: false,
    isIndefinite: target.isNew && !target.isBare,
    ...(also && !target.isNew && { also: [also] }),
  }
  return true
}

const SIDES_OF_VIEW = [
  'upper left',
  'upper right',
  'top left',
  'top right',
  'front left',
  'left front',
  'front right',
  'right front',
  'back left',
  'left back',
  'rear left',
  'back right',
  'right back',
  'rear right',
  'front',
  'back',
  'left',
  'right',
  'top',
  'bottom',
  'above',
  'below',
  'side',
  'behind',
  'underneath',
  'corner',
  'up high',
  'overhead',
]

const COMES_FROM: Record<string, Direction> = {
  left: 'left',
  right: 'right',
  front: 'front',
  back: 'behind',
  behind: 'behind',
  above: 'up',
  overhead: 'up',
  top: 'up',
  upper: 'up',
  below: 'down',
}

/** "A spotlight from the upper left": of a light that is added, where it comes from. */
export const shinesFrom: Matcher = (cursor, slots) => {
  const isOfLight = cursor.tokens.some(({ text }) =>
    /^(?:lights?|(?:spot|sun|moon)lights?|spots?|sun|lamps?)$/.test(text),
  )
  if (!isOfLight || !cursor.take('coming from | shining from | from')) return false
  cursor.take('the')
  const sides: Direction[] = []
  while (Object.hasOwn(COMES_FROM, cursor.word())) sides.push(COMES_FROM[cursor.next().text])
  cursor.take('side')
  if (!sides.length || cursor.word() === 'of') return false
  slots.shinesFrom = sides
  return true
}

/** "From above", "from the left". */
export const viewSide: Matcher = (cursor, slots) => {
  if (cursor.take('top down', 'top-down', "bird's eye", 'birds eye')) {
    slots.from = 'top'
    return true
  }
  if (!cursor.take('from the | from | from its | at its')) return false
  const side = cursor.take(...SIDES_OF_VIEW)
  if (!side || cursor.word() === 'of') return false
  cursor.take('side', 'corner')
  slots.from =
    {
      above: 'top',
      overhead: 'top',
      'up high': 'top',
      below: 'bottom',
      underneath: 'bottom',
      side: 'right',
      behind: 'back',
      corner: 'perspective',
      'upper left': 'front left',
      'top left': 'front left',
      'left front': 'front left',
      'upper right': 'perspective',
      'top right': 'perspective',
      'front right': 'perspective',
      'right front': 'perspective',
      'left back': 'back left',
      'rear left': 'back left',
      'right back': 'back right',
      'rear right': 'back right',
    }[side] ?? side
  return true
}
