import type { Direction } from '../../../../../spatial/index.ts'
import type { Cursor } from '../../language/cursor.ts'
import { length } from '../../language/measures.ts'
import { unitOf } from '../../language/units.ts'
import { SIDE_WORDS } from '../../words/sizes.ts'
import { VERBS } from '../../words/verbs.ts'
import type { Matcher, Slots } from './slots.ts'

const DIRECTION_WORDS: Record<string, Direction> = {
  left: 'left',
  leftwards: 'left',
  leftward: 'left',
  right: 'right',
  rightwards: 'right',
  rightward: 'right',
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
  front: 'front',
  closer: 'front',
  nearer: 'front',
  back: 'behind',
  backward: 'behind',
  backwards: 'behind',
  away: 'behind',
  behind: 'behind',
  rear: 'behind',
  aside: 'right',
}

/** "Closer to the wall" and "on the lower table" are no directions: nothing but a distance or an end may follow one. */
function endsDirection(cursor: Cursor): boolean {
  const next = cursor.word(1)
  if (next === 'one' && unitOf(cursor.word(2)) === undefined) return false
  if (/^(to|from|towards)$/.test(next))
    return (
      /^(me|us|the)$/.test(cursor.word(2)) &&
      /^(me|us|camera|viewer|left|right|ground|front|back|origin|floor)$/.test(
        cursor.word(2) === 'the' ? cursor.word(3) : cursor.word(2),
      ) &&
      !/^(closer|nearer)$/.test(cursor.word())
    )
  return (
    next === '' ||
    /^(and|,|by|side|up|down|except|but|besides|excluding|a|an|bit|slightly|so|then|until|without|hand|direction|half|one|again|in|on|with|at|please|more|instead|exactly|about|too|along|from|while|for|but|next|behind|of|just|as|onto|into|over|under|between|together|there|against|towards|inside|near|beside|looking|facing|pointing|aimed|aiming)$/.test(
      next,
    ) ||
    cursor.number(1) !== undefined
  )
}

/** "To the left", "1 m up": takes the metres that were said before it, or come after. */
export const direction: Matcher = (cursor, slots) => {
  const bit = cursor.take('bit', 'slightly', 'a little')
  cursor.take('over')
  const from = cursor.at
  cursor.take('further | farther | more | a bit more | still')
  // "3 m in front": of where it is.
  const isInFront = slots.metres !== undefined && cursor.word(1) === 'front' && /^(?:and|,)?$/.test(cursor.word(2))
  const led =
    (isInFront && cursor.take('in')) ||
    cursor.take('to the | to your | to my | towards the | towards | to | into the | on the | at the')
  const far = cursor.tokens[from]?.text
  // "40 cm above": of where it is.
  const isOver =
    slots.metres !== undefined && /^(?:above|below)$/.test(cursor.word()) && /^(?:and|,)?$/.test(cursor.word(1))
  const found = isOver
    ? cursor.word() === 'above'
      ? 'up'
      : 'down'
    : Object.hasOwn(DIRECTION_WORDS, cursor.word()) && endsDirection(cursor)
      ? DIRECTION_WORDS[cursor.word()]
      : undefined
  if (!found || (cursor.word() === 'front' && !led) || (cursor.word() === 'behind' && cursor.word(1))) {
    cursor.at = from
    if (!/^(further|farther)$/.test(far ?? '') || !(cursor.word(1) === '' || cursor.word(1) === 'away')) return false
    if (cursor.word(1) === 'away' && cursor.word(2) === 'from') return false
    cursor.next()
    cursor.take('away')
    if (bit) slots.degree = 'bit'
    slots.moves.push({ direction: 'behind', ...takeMetres(slots) })
    return true
  }
  if (/^(closer|nearer|further|farther)$/.test(cursor.word()) && /^(together|apart)$/.test(cursor.word(1))) return false
  // "Up to the wall" is no way up.
  if (cursor.word() === 'up' && cursor.word(1) === 'to' && cursor.number(2) === undefined) return false
  if (/^(of|from|edges?|sides?|end|corner|wall)$/.test(cursor.word(1)) && cursor.word(1) !== 'side') return false
  cursor.next()
  if (cursor.word() === 'side' && cursor.word(1) === 'of') return false
  cursor.take('side', 'direction', 'hand side')
  cursor.take('to me | towards me | to us | to the camera | to the viewer')
  if (bit || cursor.take('bit', 'slightly', 'a little')) slots.degree = 'bit'
  cursor.take('by')
  const last = slots.relations.at(-1)
  if (cursor.tokens[cursor.at - 1].text === 'away' && last && last.metres === undefined && slots.metres !== undefined) {
    // "In front of the TV, 30 cm away".
    last.metres = takeMetres(slots).metres
    return true
  }
  const metres = takeMetres(slots)
  const isAside = cursor.tokens[cursor.at - 1].text === 'aside'
  slots.moves.push({ direction: found, ...metres, ...(isAside && { isAside }) })
  if (metres.metres === undefined) {
    const after = cursor.attempt(() => {
      const n = length(cursor)
      return n === null ||
        /^(to|of|from|in|above|behind|left|right|up|down|apart|forward|back|away|closer|nearer|further|farther|higher|lower|towards|forwards|backwards|along)$/.test(
          cursor.word(),
        )
        ? null
        : n
    })
    if (after !== null) slots.moves.at(-1)!.metres = after
  }
  return true
}

function takeMetres(slots: Slots): { metres?: number } {
  const { metres } = slots
  slots.metres = undefined
  return metres === undefined ? {} : { metres }
}

/** "Towards me", "closer to me": to the viewer. */
export const toViewer: Matcher = (cursor, slots) => {
  if (
    cursor.take(
      'towards me | toward me | closer to me | nearer to me | to me | towards us | toward us | towards the camera | toward the camera',
      'towards the viewer | closer to us | my way | closer to the camera',
    )
  ) {
    slots.moves.push({ direction: 'front', ...takeMetres(slots) })
    return true
  }
  if (
    !cursor.take(
      'away from me | further from me | away from the camera | away from the viewer | further away from me',
      'away from us',
    )
  )
    return false
  slots.moves.push({ direction: 'behind', ...takeMetres(slots) })
  return true
}

const SHARES: Record<string, number> = {
  half: 1 / 2,
  'half of': 1 / 2,
  'a third of': 1 / 3,
  'a quarter of': 1 / 4,
  twice: 2,
  double: 2,
}

/** "By twice", "by three times", before "its length": how many times. */
function shareOfOwn(cursor: Cursor, isBy: boolean): number | null {
  if (!isBy && !cursor.take('by')) return null
  const word = cursor.take(...Object.keys(SHARES))
  const number = word ? undefined : cursor.number()
  if (number !== undefined) {
    cursor.next()
    if (!cursor.take('times', 'x')) return null
  }
  return /^(?:its|their)$/.test(cursor.word()) ? (word ? SHARES[word] : (number ?? null)) : null
}

/** "By its own height". */
export const ownSide: Matcher = (cursor, slots) => {
  const isBy = cursor.tokens[cursor.at - 1]?.text === 'by'
  const moves = /^(move|raise|lower|place)$/.test(VERBS[cursor.tokens[0].text] ?? '')
  const share = moves ? cursor.attempt(() => shareOfOwn(cursor, isBy)) : null
  const led = share
    ? cursor.take('its own | its | their own | their')
    : cursor.take('by its own | by its | by their own | by their', ...(isBy ? ['its own | its | their own'] : []))
  if (!led) return false
  const side = SIDE_WORDS[cursor.word()]
  if (!side || side === 'all') return false
  cursor.next()
  slots.own = side
  slots.ownTimes = share ?? 1
  return true
}

export const axis: Matcher = (cursor, slots) => {
  const led = cursor.take('along | on | in | about | around | by')
  cursor.take('the', 'its')
  const sign = cursor.take('positive | negative | + | -')
  const found = cursor.take('x', 'y', 'z') as Slots['axis'] | null
  if (!found) {
    const side = led === 'in' ? cursor.take('width | height | depth | length') : null
    if (side) {
      slots.axis = side === 'height' ? 'y' : side === 'depth' ? 'z' : 'x'
      return true
    }
    const way = cursor.take('horizontally | vertically | horizontal | vertical | lengthwise | in depth')
    if (!way) return false
    slots.axis = way.startsWith('h') || way === 'lengthwise' ? 'x' : way.startsWith('v') ? 'y' : 'z'
    cursor.take('axis', 'direction')
    return true
  }
  if (!led && cursor.number() !== undefined) return false
  cursor.take('-')
  cursor.take('axis', 'direction')
  if (sign && /negative|-/.test(sign) && slots.metres !== undefined) slots.metres = -slots.metres
  if (
    slots.metres !== undefined &&
    /^(move|shift|push|slide|pull|nudge|translate|put|bring)$/.test(cursor.tokens[0].text)
  ) {
    // "2 m in x and 1 m in z".
    slots.by ??= [0, 0, 0]
    slots.by[{ x: 0, y: 1, z: 2 }[found!]] += slots.metres
    slots.metres = undefined
    return true
  }
  slots.axis = found
  return true
}

export const distance: Matcher = (cursor, slots) => {
  const isTo = cursor.take('to') !== null
  const led = cursor.take('by | another | of | for | at | with a distance of | at a distance of | exactly')
  // "A table for four" is for people.
  const metres = length(cursor, led !== 'for' && slots.metres === undefined)
  if (metres === null || /^(%|percent|degrees?|times|x)$/.test(cursor.word())) return false
  slots.metres = metres
  slots.isBy = led === 'by'
  cursor.take('more', 'units', 'or so')
  // "To 1 m from the wall" is where it is to be.
  if (isTo && cursor.word() === 'from') slots.isGoal = true
  return true
}

/** "On the other side", "so that it is", "off", "apart", "touching": what needs no more words. */
export const manners: Matcher = (cursor, slots) => {
  if (
    cursor.take(
      'so that it is | so that they are | so it is | so they are | so that it stands | so that its',
      'such that it is | until it is | so that they stand | so that',
    )
  ) {
    slots.isGoal = true
    return true
  }
  if (/^(to|towards)$/.test(cursor.word(1)) && cursor.take('halfway', 'midway')) {
    slots.isHalfway = true
    return true
  }
  if (
    cursor.take(
      'randomly | at random | in random places | in random positions | all over the place | chaotically | scattered | scatter',
    )
  ) {
    slots.isScattered = true
    return true
  }
  const free = cursor.take('sparing-front | sparing-behind | sparing-left | sparing-right')
  if (free) {
    slots.freeSide = free.slice('sparing-'.length) as Slots['freeSide']
    return true
  }
  const from = cursor.at
  if (
    cursor.take(
      'on its other side | to its other side | on the other side | to the other side | on the opposite side | to the opposite side | the other side',
    ) &&
    !/^(of|from)$/.test(cursor.word())
  ) {
    slots.otherSide = true
    return true
  }
  cursor.at = from
  if (cursor.take('central')) {
    slots.isCentered = true
    return true
  }
  const bit = cursor.take('bit', 'slightly', 'a little')
  if (cursor.take('closer together | nearer together | closer to each other | nearer to each other')) {
    slots.spread = bit ? 0.8 : 0.6
    return true
  }
  if (/^(push|put|bring|move|slide|pull|shove|join)$/.test(cursor.tokens[0].text) && cursor.take('together')) {
    slots.touching = true
    return true
  }
  if (cursor.take('end to end | end-to-end')) {
    slots.touching = 'ends'
    return true
  }
  if (cursor.take('further apart | farther apart | away from each other | more apart | further away from each other')) {
    slots.spread = bit ? 1.2 : 1.5
    return true
  }
  if (
    cursor.take('touching | so they touch | so that they touch | touch') &&
    (cursor.done || /^(and|,)$/.test(cursor.word()))
  ) {
    slots.touching = true
    return true
  }
  // "Twice as far apart": the factor was read already.
  if (slots.factor && cursor.take('as far apart | far apart')) {
    slots.spread = slots.factor[0]
    slots.factor = undefined
    return true
  }
  if (!cursor.take('apart')) return false
  slots.apart = true
  return true
}
