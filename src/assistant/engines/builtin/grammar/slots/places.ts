import type { Vec3 } from '../../../../../document/index.ts'
import type { Cursor } from '../../language/cursor.ts'
import { length } from '../../language/measures.ts'
import { ROOMS } from '../../language/rules.ts'
import { isStop } from '../head.ts'
import { blankNoun, type Lexicon } from '../noun.ts'
import { noun, relationAt } from '../nouns.ts'
import type { Corner, Matcher, Relation, Slots } from './slots.ts'

export const coordinates: Matcher = (cursor, slots) => {
  // "At 1, 0, 2 and a blue one at -1, 0, 2": the second place is another order's.
  if (slots.at) return false
  const isRelative = !!cursor.take('by')
  cursor.take(
    'at position | to position | at coordinates | to coordinates | at | to | position | at the position',
    'to the position | to the point | at point',
  )
  const open = !!cursor.take('(')
  const numbers: number[] = []
  const axes: Slots['axes'] = {}
  for (;;) {
    const letter = cursor.take('x | y | z') as 'x' | 'y' | 'z' | null
    cursor.take('=', ':', 'is')
    if (cursor.number() === undefined || /^(m|cm|x|by|%|degrees?)$/.test(cursor.word(1))) break
    numbers.push(cursor.next().value!)
    if (letter) axes[letter] = numbers.at(-1)
    cursor.take(',', 'and', ', and')
  }
  if (open) cursor.take(')')
  if (numbers.length > 0 && numbers.length < 3 && Object.keys(axes).length === numbers.length) {
    slots.axes = axes
    return true
  }
  if (numbers.length !== 3 && !(open && numbers.length === 2)) return false
  if (isRelative) slots.by = (numbers.length === 3 ? numbers : [numbers[0], 0, numbers[1]]) as Vec3
  else slots.at = numbers
  return true
}

/** "2 m to the left of the sofa", "on the table": takes the metres that were said before it. */
export const relation: Matcher = (cursor, slots, lexicon) => {
  const start = cursor.at
  const found = relationAt(cursor, lexicon, 'nothing')
  if (!found) return false
  const one: Relation = { kind: found.kind, targets: found.to }
  if (found.kind === 'edge') one.isAlong = cursor.tokens[start].text === 'along'
  if (found.kind === 'edge')
    one.side =
      (/left|right|front|back/.exec(cursor.text(start, start + 3).toLowerCase())?.[0] as Relation['side']) ?? undefined
  if (/^(left|right|front|behind)$/.test(found.kind)) one.isAlong = cursor.tokens[start].text === 'along'
  if (/^(left|right|front|behind)$/.test(found.kind))
    one.isPart =
      /^(?:(?:along|at|in|on) the \w+|to the (?:back|front|rear)|to the (?:left|right) (?:hand )?(?:side|end|half)) (?:\w+ )*?of\b/.test(
        cursor.text(start, start + 6).toLowerCase(),
      )
  if (found.kind === 'beside') {
    one.isAlong = cursor.tokens[start].text === 'along'
    one.isEnds = /^(at|to) the (?:end|head) of/.test(cursor.text(start, start + 4).toLowerCase())
    one.isAt = cursor.tokens[start].text === 'at' && !one.isEnds
  }
  if (found.kind === 'between') one.isSpan = cursor.tokens[start].text === 'spanning'
  if (found.kind === 'otherSide') one.isEnds = /\bend\b/.test(cursor.text(start, start + 4).toLowerCase())
  if (found.kind === 'where') one.isPast = cursor.take('was | were | stood | used to be') !== null
  if (found.kind === 'away') one.isFrom = cursor.tokens[start].text === 'from'
  if (found.kind === 'bothSides') {
    const phrase = cursor.text(start, start + 3).toLowerCase()
    one.isEach = phrase.includes(' each ')
    one.isEnds = /\bends?\b|\bshort\b/.test(phrase)
    one.isLongSides = /\blong\b/.test(phrase)
    one.isOnTop = one.isEnds && phrase.startsWith('on ')
  }
  if (/^(towards|edge)$/.test(found.kind) && cursor.tokens[start].text === 'to') one.isArrival = true
  if (slots.metres !== undefined) {
    one.metres = slots.metres
    slots.metres = undefined
  }
  const last = slots.relations.at(-1)
  if (found.kind === 'away' && found.to[0].pronoun && last && last.metres === undefined && one.metres !== undefined) {
    // "Around the table, 2 m away from it"; "towards the wall until it is 1 m away from it".
    last.metres = one.metres
    if (last.kind === 'towards' && slots.isGoal) last.kind = 'away'
    return true
  }
  // "Over each table, 1.5 m above it".
  if (
    one.metres !== undefined &&
    found.to[0].pronoun === 'it' &&
    last?.kind === one.kind &&
    last.metres === undefined
  ) {
    last.metres = one.metres
    return true
  }
  slots.relations.push(one)
  return true
}

const ABOUT_IT: Record<string, Relation['kind']> = {
  'on top': 'on',
  'on the top': 'on',
  'at the top': 'on',
  'on either side': 'bothSides',
  'on both sides': 'bothSides',
  'on each side': 'bothSides',
  'on each long side': 'bothSides',
  'on both long sides': 'bothSides',
  'at both ends': 'bothSides',
  'at opposite ends': 'bothSides',
  'on each end': 'bothSides',
  'at each end': 'bothSides',
  'at either end': 'bothSides',
  'on opposite sides': 'bothSides',
  'on opposite ends': 'bothSides',
  'all around': 'around',
  around: 'around',
  inside: 'inside',
  'in front': 'front',
  behind: 'behind',
  underneath: 'under',
  beneath: 'under',
  beside: 'beside',
  'right next': 'beside',
  nearby: 'beside',
  alongside: 'beside',
  above: 'above',
  'hanging above': 'above',
  'floating above': 'above',
  'hovering above': 'above',
  overhead: 'above',
  below: 'under',
  'in between': 'between',
  halfway: 'between',
  midway: 'between',
  'exactly halfway': 'between',
  'exactly in between': 'between',
}

const ITS: Record<string, Relation['kind']> = {
  center: 'center',
  middle: 'center',
  left: 'left',
  right: 'right',
  front: 'front',
  back: 'behind',
  side: 'beside',
  top: 'on',
  tip: 'on',
  peak: 'on',
  corner: 'on',
  edge: 'edge',
  place: 'where',
  spot: 'where',
  position: 'where',
  stead: 'where',
  ends: 'bothSides',
  sides: 'bothSides',
}

/** "In its centre", "on its left". */
export const atIts: Matcher = (cursor, slots) => {
  if (!cursor.take('in its | at its | on its | to its | by its | at both its | on both its | on both of its'))
    return false
  const kind = Object.hasOwn(ITS, cursor.word()) ? ITS[cursor.word()] : undefined
  if (!kind || (cursor.word() === 'side' && cursor.tokens[cursor.at - 2].text === 'on')) return false
  if (/^corners?$/.test(cursor.word(1)) || /^corners?$/.test(cursor.word(2))) return false
  const side = cursor.next().text
  if (/^(ends|sides)$/.test(side)) {
    slots.relations.push({ kind, targets: [{ ...blankNoun(), text: 'it', pronoun: 'it' }], isEnds: side === 'ends' })
    return true
  }
  const isEnd = /^(left|right|front|back)$/.test(side) && cursor.take('end', 'edge')
  cursor.take('side', 'hand side', 'edge')
  if (isEnd) {
    const target = { ...blankNoun(), text: 'it', pronoun: 'it' as const }
    slots.relations.push({ kind: 'edge', targets: [target], side: side as Relation['side'] })
    return true
  }
  const { metres } = slots
  slots.metres = undefined
  slots.relations.push({
    kind,
    targets: [{ ...blankNoun(), text: 'it', pronoun: 'it' }],
    ...(metres !== undefined && { metres }),
  })
  return true
}

/** "A ball on top", "six chairs around": to what was made just before. */
export const aboutIt: Matcher = (cursor, slots) => {
  const phrase = cursor.take(...Object.keys(ABOUT_IT))
  const isSpaced = ABOUT_IT[phrase ?? ''] === 'bothSides' && /^(every|spaced)$/.test(cursor.word())
  if (!phrase || !(cursor.done || isSpaced || /^(and|,)$/.test(cursor.word()))) return false
  const adds = /^(add|create|put|place|make)$/.test(cursor.tokens[0]?.text ?? '')
  const isTop = ABOUT_IT[phrase] === 'on'
  if (!adds && !isTop) return false
  // "Stack the boxes on the crate and put a ball on top": on the boxes.
  const text = isTop ? phrase : 'it'
  const pronoun = ABOUT_IT[phrase] === 'between' ? 'them' : 'it'
  slots.relations.push({
    kind: ABOUT_IT[phrase],
    targets: [{ ...blankNoun(), text, pronoun }],
    ...(phrase.startsWith('on each ') && { isEach: true }),
    ...(phrase.includes(' long ') && { isLongSides: true }),
    ...(/ ends?$/.test(phrase) && phrase !== 'at both ends' && { isEnds: true }),
  })
  return true
}

export const ground: Matcher = (cursor, slots, lexicon) => {
  if (lexicon.words.has('ground') && !cursor.take('down')) cursor.take('all the way')
  cursor.take('all the way', 'back', 'down')
  const found = cursor.take(
    'on the ground | onto the ground | to the ground | down to the ground | on the floor | onto the floor',
    'to the floor | on ground | to ground | to ground level | on ground level | down to the floor',
    'touching the ground | touches the ground | down to earth | at ground level | to zero height',
  )
  // "On the floor lamp" is no floor.
  const said = [cursor.tokens[cursor.at - 1]?.text ?? '', cursor.word()].join(' ')
  const isName = lexicon.names
    .get(said.split(' ')[0])
    ?.some(({ words }) => words.length > 1 && words.slice(0, 2).join(' ') === said)
  if (!found || isName) return false
  slots.toGround = true
  return true
}

/** "At a height of 1 m", "at 1 m height": how high the lowest point is to be. */
export const atHeight: Matcher = (cursor, slots) => {
  const isTold = cursor.take('at a height of | at height | at the height of | hanging at')
  if (!isTold && !cursor.take('at')) return false
  const metres = length(cursor)
  if (metres === null) return false
  if (!cursor.take('height | high | up | above the ground | from the ground') && !isTold) return false
  slots.lowest = metres
  return true
}

/** "So that its top is at 2 m": how high the highest point is to be. */
export const atTop: Matcher = (cursor, slots) => {
  cursor.take('so that | so | until | till | with')
  if (
    !cursor.take(
      'its top is at | its top at | its top is | its upper edge is at | its top edge is at | their tops are at | their tops at',
      'their tops are | the tops are at | the top is at | their upper edges are at | their top edges are at',
    )
  )
    return false
  const metres = length(cursor)
  if (metres === null) return false
  cursor.take('height | high | above the ground | above the floor')
  slots.highest = metres
  return true
}

/** "2 m above the ground": how high the lowest point is to be. */
export const aboveGround: Matcher = (cursor, slots) => {
  cursor.take('at | to | floating | hovering | about')
  const some =
    slots.metres === undefined && cursor.take('bit | slightly | a little | just | some way') ? 0.2 : undefined
  const metres = some ?? slots.metres ?? length(cursor, true)
  if (metres === null) return false
  if (
    !cursor.take(
      'above the ground | above ground | off the ground | over the ground | above the floor | off the floor',
      'in the air | high up | above ground level | from the ground | from the floor | up in the air | over the floor',
    )
  )
    return false
  slots.lowest = metres
  slots.metres = undefined
  return true
}

export const origin: Matcher = (cursor, slots) => {
  cursor.take('right')
  const phrase = cursor.take(
    'to the origin | at the origin | on the origin | to the center | in the center | at the center',
    'to the middle | in the middle | to the center of the scene | in the middle of the scene',
    'in the center of the scene | at the center of the scene | to the middle of the scene | at the middle',
    'into the middle | into the center | to the center of the world',
  )
  if (!phrase) return false
  // "To the middle table" is to a table.
  const isRank = /(?:middle|center)$/.test(phrase) && cursor.word() !== '' && !isStop(cursor.word())
  if (/^(of|between)$/.test(cursor.word()) || isRank) return false
  slots.toOrigin = true
  slots.isMiddle = /(?:middle|center)$/.test(phrase)
  return true
}

/** "In the corner", "in the back left corner of the room", "in each corner", "at the four corners of the table". */
export const corner: Matcher = (cursor, slots, lexicon) => {
  const led = cursor.take('in | into | to | at | on | in to | inside')
  if (!led) return false
  const found: Corner = led === 'on' ? { isOnTop: true } : {}
  if (
    cursor.take(
      'each | every | each of the | all | all the | all four | the four | each of the four | both | both the | the two | both of the',
    )
  )
    found.every = true
  else if (cursor.take('its')) found.of = { ...blankNoun(), text: 'it', pronoun: 'it' }
  else cursor.take('the | a | any | one')
  whichCorner(cursor, found)
  const word = cursor.word()
  if (!/^corners?$/.test(word)) return false
  cursor.next()
  if (word === 'corners' && !found.every) found.every = true
  // "The corner to the right of the window" is by the window.
  const isOfOther = cursor.word(3) === 'of' || (cursor.word(3) === 'side' && cursor.word(4) === 'of')
  if (!isOfOther && cursor.take('on the left', 'to the left', 'at the left')) found.side = 'left'
  if (!isOfOther && cursor.take('on the right', 'to the right', 'at the right')) found.side = 'right'
  const both = cursor.take(
    'in the front left | in the front right | in the back left | in the back right | at the front left',
    'at the front right | at the back left | at the back right',
  )
  if (both) Object.assign(found, { side: both.split(' ')[3], end: both.split(' ')[2] })
  if (cursor.take('at the back', 'in the back')) found.end = 'back'
  if (cursor.take('at the front', 'in the front')) found.end = 'front'
  if (cursor.take('of', 'on')) {
    const of = noun(cursor, lexicon)
    // "Of a 10 m lawn": that is to be made.
    const isToMake = of?.isNew && !of.isBare && !!(of.shape || of.item)
    if (of && (isToMake || !saysWhole(of.word ?? '', lexicon)))
      found.of = { ...of, isNew: false, isIndefinite: of.isNew && !of.isBare }
    if (of?.name) found.of = { ...of, isNew: false }
  }
  const but = found.every ? cursor.attempt(() => cornerLeftOut(cursor)) : null
  slots.corner = { ...found, ...(but && { but }) }
  return true
}

/** "The room", or "the bakery" where nothing in it is called so. */
const saysWhole = (word: string, { sceneWords }: Lexicon): boolean =>
  /^(room|scene|floor)$/.test(word) || (WHOLE.test(word) && !sceneWords.has(word))
const WHOLE = new RegExp(`^(?:${ROOMS})$`)

/** "Back left", "opposite", "front-right": which of the corners. */
function whichCorner(cursor: Cursor, found: Corner): void {
  for (;;) {
    const word = cursor.take(
      'left | right | back | front | far | near | rear | top | bottom | upper | lower | hand | opposite',
      'other | - | nearest | back-left | back-right | front-left | front-right | right-hand | left-hand',
      'free | empty | remaining | three',
    )
    if (!word) return
    if (word === 'opposite') found.isOpposite = true
    if (/^(?:other|remaining)$/.test(word)) found.isOther = true
    if (/^(?:free|empty)$/.test(word)) found.isEmpty = true
    if (/left/.test(word)) found.side = 'left'
    if (/right/.test(word)) found.side = 'right'
    if (/back|far|rear/.test(word)) found.end = 'back'
    if (/front|near$/.test(word)) found.end = 'front'
  }
}

/** "… except the back right one": the corner where nothing is to go. */
function cornerLeftOut(cursor: Cursor): Corner['but'] | null {
  if (!cursor.take('except for | except | but | but not | apart from | other than | , except | , but not')) return null
  cursor.take('for')
  cursor.take('the | in the')
  const left: Corner = {}
  whichCorner(cursor, left)
  cursor.take('one | corner')
  return (left.side ?? left.end) ? { ...(left.side && { side: left.side }), ...(left.end && { end: left.end }) } : null
}
