import type { Vec3 } from '../../../../../document/index.ts'
import type { Cursor } from '../../language/cursor.ts'
import { degrees, type Extents, extents, length } from '../../language/measures.ts'
import { COMPARATIVES, comparison, SIDE_WORDS, SIZE_WORDS } from '../../words/sizes.ts'
import { PLACING, VERBS } from '../../words/verbs.ts'
import { isCreating } from '../heads.ts'
import { blankNoun } from '../noun.ts'
import { noun } from '../nouns.ts'
import type { Matcher, Slots } from './slots.ts'

const BIT = ['bit', 'a little', 'slightly', 'somewhat', 'a tiny bit', 'little', 'marginally']
const MUCH = ['much', 'a lot', 'way', 'far', 'lots', 'really', 'substantially']

/** What a share of a whole ends with. */
const SHARE_WORDS = /^(?:%|percent|cent|half|third|thirds|quarter|quarters|fifth|tenth)$/

/** "Move it 20 cm higher" is no size. */
const isDirection = (cursor: Cursor): boolean =>
  /^(higher|lower)$/.test(cursor.word()) && PLACING.test(VERBS[cursor.tokens[0].text] ?? '')

/** "20 cm taller", "half a metre wider". */
export const additions: Matcher = (cursor, slots, lexicon) => {
  cursor.take('by')
  const metres = length(cursor)
  if (metres === null) return false
  const by = comparison(cursor.word())
  if (!by || isDirection(cursor)) return false
  cursor.next()
  slots.grow = { ...slots.grow, [by.side]: metres * by.way } as Extents
  // "1 m taller than the others".
  const than = cursor.attempt(() => (cursor.take('than') ? noun(cursor, lexicon, 'places') : null))
  if (than && by.side === 'all') slots.likeSizeOf = { ...than, isNew: false }
  else if (than) slots.likeSide = { side: by.side as 'width' | 'height' | 'depth', of: { ...than, isNew: false } }
  return true
}

/** "Alike in size". */
export const alike: Matcher = (cursor, slots) => {
  if (!cursor.take('alike in')) return false
  if (cursor.take('color')) {
    slots.alikeInColor = true
    return true
  }
  const side = SIDE_WORDS[cursor.word()]
  if (!side) return false
  cursor.next()
  slots.alike = side
  return true
}

/** "Each 20 cm taller than the last". */
function stepTo(cursor: Cursor): NonNullable<Slots['step']> | null {
  if (!cursor.take(', each | each | , each one | each one | , each of them')) return null
  const metres = length(cursor)
  const by = metres !== null && Object.hasOwn(COMPARATIVES, cursor.word()) ? COMPARATIVES[cursor.next().text] : null
  const isThan = cursor.take(
    'than the last | than the last one | than the previous | than the previous one | than the one before',
    'than the one before it | than the preceding one | than the one next to it | than its neighbor | than the other',
  )
  if (!by || !isThan) return null
  const [w, h, d] = by.map((n) => n !== 1)
  const side = w && h ? 'all' : h ? 'height' : w ? 'width' : d ? 'depth' : 'all'
  return { side, metres: metres! * (by.some((n) => n < 1) ? -1 : 1) }
}

/** "Getting smaller", "in decreasing size": each than the one before. */
export const graded: Matcher = (cursor, slots) => {
  const step = cursor.attempt(() => stepTo(cursor))
  if (step) {
    slots.step = step
    return true
  }
  const one = cursor.attempt(() => {
    if (!cursor.take(', one | one | , the second | the second | the other')) return null
    const times = multiple(cursor)
    cursor.take('as')
    const along = times === null ? null : sizeAxes(cursor)
    if (!along || !cursor.take('as the other | as the first | as the other one | as the first one | of the other'))
      return null
    return along.map((n) => (n ? times! : 1)) as Vec3
  })
  if (one) {
    // "Two cubes, one twice as large as the other".
    slots.graded = one
    return true
  }
  // "Each twice as big as the one before".
  const inTurn = cursor.attempt(() => {
    const isEach = !!cursor.take(', each one | each one | , each | each')
    if (!isEach) cursor.take(',')
    const times = multiple(cursor)
    cursor.take('as')
    const axes = times === null ? null : sizeAxes(cursor)
    const isNext =
      axes &&
      (cursor.take('as the one before it', 'as the one before', 'as the one below it', 'as the one below') ||
        (isEach && cursor.take('as the last one', 'as the previous one', 'as the last', 'as the previous')))
    return isNext ? (axes.map((n) => (n ? times! : 1)) as Vec3) : null
  })
  if (inTurn) {
    slots.graded = inTurn
    return true
  }
  const along = cursor.attempt(() => {
    cursor.take('of | with | in')
    const way = cursor.take('increasing | growing | rising | decreasing | shrinking | falling')
    const side = way && cursor.take('size | sizes | height | heights | width | widths')
    if (!side) return null
    const by = /^(decreasing|shrinking|falling)$/.test(way) ? 0.75 : 1.25
    return (/height/.test(side) ? [1, by, 1] : /width/.test(side) ? [by, 1, by] : [by, by, by]) as Vec3
  })
  if (along) {
    slots.graded = along
    return true
  }
  if (!cursor.take('getting | becoming | growing')) {
    const way = cursor.take('in decreasing size | decreasing in size | in increasing size | increasing in size')
    if (!way) return false
    const by = way.includes('decreasing') ? 0.75 : 1.25
    slots.graded = [by, by, by]
    return true
  }
  cursor.take('gradually | ever | steadily')
  const word = cursor.word()
  if (!Object.hasOwn(COMPARATIVES, word)) return false
  cursor.next()
  cursor.take('towards the top | to the top | to the right | from left to right | one by one | upwards')
  const [w, h, d] = COMPARATIVES[word].map((n) => (n === 1 ? 1 : n > 1 ? 1.25 : 0.75))
  slots.graded = h === 1 ? [w, h, w] : [w, h, d]
  return true
}

const ownSideOf = (along: readonly number[]) => (along[1] === 1 ? 'height' : along[0] === 1 ? 'width' : 'depth')

/** "Tall", of "as it is tall". */
function ownSide(cursor: Cursor): 'width' | 'height' | 'depth' | null {
  const side = SIDE_WORDS[cursor.word()]
  if (!side || side === 'all') return null
  cursor.next()
  return side
}

/** "Twice as big", "a bit taller", "50 % wider", "half the size", "three times as tall as the box". */
export const factors: Matcher = (cursor, slots, lexicon) => {
  const amount = cursor.take(...BIT) ? 0.4 : cursor.take(...MUCH) ? 2 : 1
  if (cursor.attempt(() => (length(cursor) === null ? true : null)) === null) return false
  const times = cursor.attempt(() => {
    cursor.take('to')
    const found = multiple(cursor)
    // "To 2 x 1 m" is a size.
    return cursor.number() === undefined ? found : null
  })
  if (times !== null) {
    const before = cursor.tokens[cursor.at - 1].text
    const light = cursor.take(
      'as bright | as strong | as intense | brighter | stronger | the brightness | the strength',
      'darker | dimmer | weaker | as dark | as dim | as weak',
    )
    if (light) {
      // "30 % brighter" is by so much; "twice as bright" is so many times.
      const isShare = SHARE_WORDS.test(before)
      const way = /dark|dim|weak/.test(light) ? -1 : 1
      const by = isShare && light.endsWith('er') ? 1 + way * times : times ** way
      slots.brighter = Math.max(0, by)
      // Of what gives no light it is the colour.
      slots.shadeBy = by > 1 ? 1 - 1 / by : by - 1
      return true
    }
    cursor.take('as | the | its | of its | of the | their | of their | its current | its original')
    // "Twice as small" is half as large.
    const isLess = /^(small|short|narrow|thin|low|little|flat)$/.test(cursor.word())
    const side = cursor.word()
    const along = sizeAxes(cursor)
    const by = isLess && times > 1 ? 1 / times : times
    const named =
      /^(times|twice|half|double|thrice|triple|x|third|quarter|once)$/.test(before) ||
      /^factor|^of$/.test(cursor.tokens[cursor.at - 2]?.text ?? '')
    if (!along && !cursor.done && !/^(as|than|and|,|its|the|size|of|it|\.|in)$/.test(cursor.word()) && !named)
      return false
    const from = along ? cursor.attempt(() => (cursor.take('as it is | as they are') ? ownSide(cursor) : null)) : null
    if (along && from) {
      // "Twice as wide as it is tall".
      slots.factor = along.map((n) => (n === 1 ? by : 1)) as Vec3
      slots.likeSide = { side: ownSideOf(along), of: { ...blankNoun(), text: 'it', pronoun: 'it' }, from }
      return true
    }
    cursor.take(
      'as before | as now | as it is | as it was | as they are | size | scale | its size | as it is now',
      'than now | than before',
    )
    const on = along ?? [1, 1, 1]
    const [x, y, z] = slots.factor ?? [1, 1, 1]
    if (x !== 1 && z === 1 && /^(long|length|wide|width|broad)$/.test(side))
      // "Half as long and twice as wide": the one across the other.
      slots.factor = /^long|^length/.test(side) ? [by, y, x] : [x, y, by]
    else slots.factor = [x, y, z].map((n, i) => (on[i] === 1 ? n * by : n)) as Vec3
    const like = cursor.attempt(() =>
      cursor.take('as') ? noun(cursor, lexicon, isCreating(cursor) ? 'nothing' : 'places') : null,
    )
    if (like) {
      const isOne = on.filter((n) => n === 1).length === 1
      if (isOne)
        slots.likeSide = {
          side: ownSideOf(on),
          of: { ...like, isNew: false },
        }
      else slots.likeSizeOf = { ...like, isNew: false }
    }
    return true
  }
  cursor.take('even', 'still')
  cursor.take('more')
  const word = cursor.word()
  const isMade = /^(make|change)$/.test(VERBS[cursor.tokens[0].text] ?? '')
  if (isMade && Object.hasOwn(SIZE_WORDS, word) && /^(|and|,|but|then)$/.test(cursor.word(1))) {
    // "Make it big": as large as a big one would be.
    cursor.next()
    slots.factor = SIZE_WORDS[word].map((n, i) => n * (slots.factor?.[i] ?? 1)) as Vec3
    return true
  }
  if (!Object.hasOwn(COMPARATIVES, word) || isDirection(cursor)) return false
  cursor.next()
  const by = cursor.attempt(() => (cursor.take('by') ? length(cursor) : null))
  if (by !== null) {
    const { side, way } = comparison(word)!
    slots.grow = { ...slots.grow, [side]: by * way } as Extents
    return true
  }
  const percent = cursor.attempt(() => {
    if (!cursor.take('by')) return null
    const value = cursor.number()
    if (value === undefined || !/^(%|percent)$/.test(cursor.word(1))) return null
    cursor.at += 2
    return value / 100
  })
  if (percent !== null) {
    // "Bigger by 20 %".
    const isMore = Math.max(...COMPARATIVES[word]) > 1
    slots.factor = COMPARATIVES[word].map((n) => (n === 1 ? 1 : isMore ? 1 + percent : 1 - percent)) as Vec3
    return true
  }
  slots.factor = COMPARATIVES[word].map((n, i) => n ** amount * (slots.factor?.[i] ?? 1)) as Vec3
  if (cursor.take('than before | than now | than it is | again | overall')) return true
  const than = cursor.attempt(() => (cursor.take('than') ? noun(cursor, lexicon, 'places') : null))
  if (than) {
    const by = comparison(word)!
    slots.factor = COMPARATIVES[word].map((n) => n ** 0.5) as Vec3
    if (by.side === 'all') slots.likeSizeOf = { ...than, isNew: false }
    else slots.likeSide = { side: by.side, of: { ...than, isNew: false }, isThan: true }
  }
  return true
}

/** "Twice", "half", "3 times", "150 %", "50 % bigger", "by a third". */
function multiple(cursor: Cursor): number | null {
  const factor = cursor.attempt(() => {
    if (!cursor.take('by a factor of | a factor of | by factor | factor')) return null
    const value = cursor.number()
    if (value !== undefined) cursor.next()
    return value ?? null
  })
  if (factor !== null) return factor
  if (cursor.take('twice', 'double')) return 2
  if (cursor.take('thrice', 'triple')) return 3
  if (cursor.take('half')) return 0.5
  if (cursor.take('a third', 'one third')) return 1 / 3
  if (cursor.take('a quarter', 'one quarter')) return 0.25
  if (cursor.take('a fifth', 'one fifth')) return 0.2
  if (cursor.take('a tenth', 'one tenth')) return 0.1
  if (cursor.take('two thirds')) return 2 / 3
  if (cursor.take('three quarters')) return 0.75
  const value = cursor.number()
  if (value === undefined) return null
  cursor.next()
  if (cursor.take('times', 'x', '×')) return value
  if (!cursor.take('%', 'percent', 'per cent')) return null
  cursor.take('of')
  const word = cursor.word()
  const more = Object.hasOwn(COMPARATIVES, word) ? COMPARATIVES[word] : undefined
  return more ? 1 + (Math.max(...more) > 1 ? value : -value) / 100 : value / 100
}

/** Which sides a word is about, as ones: "tall", "wider", "big". */
function sizeAxes(cursor: Cursor): Vec3 | null {
  const word = cursor.word()
  const by = Object.hasOwn(COMPARATIVES, word)
    ? COMPARATIVES[word]
    : Object.hasOwn(SIZE_WORDS, word)
      ? SIZE_WORDS[word]
      : undefined
  if (by) {
    cursor.next()
    return by.map((n) => (n === 1 ? 0 : 1)) as Vec3
  }
  const side = /^(height|width|depth|length|size|scale)$/.test(word) ? (SIDE_WORDS[word] ?? 'all') : undefined
  if (!side) return null
  cursor.next()
  return side === 'all' ? [1, 1, 1] : [side === 'width' ? 1 : 0, side === 'height' ? 1 : 0, side === 'depth' ? 1 : 0]
}

export const size: Matcher = (cursor, slots) => {
  if (cursor.take('both', 'each', 'all')) slots.isForAll = true
  cursor.take('to | be | to be | exactly | into | fit in a | in a | into a | fits in a | fits into a')
  const bound = cursor.take('maximum-of | minimum-of')
  const found = extents(cursor) ?? scaledTo(cursor)
  if (!found) return false
  cursor.take('box', 'cube')
  slots.extents = { ...slots.extents, ...found }
  if (bound) slots.bound = bound === 'maximum-of' ? 'most' : 'least'
  return true
}

/** "Scale it to 1 m": its largest side. */
function scaledTo(cursor: Cursor): Extents | null {
  const isScaling =
    /^(scale|enlarge|shrink)$/.test(VERBS[cursor.tokens[0].text] ?? '') &&
    !cursor.tokens.some(({ text }) => /^(height|width|depth|length)$/.test(text))
  const isGoal = cursor.tokens[cursor.at - 1]?.text === 'to'
  const all = isScaling && isGoal ? length(cursor) : null
  // What is stretched becomes longer, and not larger.
  if (all !== null && cursor.tokens[0].text === 'stretch') return { width: all }
  return all === null ? null : { all }
}

const TURNS: [turn: NonNullable<Parameters<Matcher>[1]['turn']>, phrases: string[]][] = [
  ['over', ['upside down', 'on its head', 'over', 'on their heads', 'bottom up', 'the other way up']],
  ['side', ['on its side', 'on their sides', 'onto its side', 'over on its side']],
  ['back', ['supine']],
  ['face', ['prone']],
  ['flat', ['flat', 'down flat', 'flat on the ground', 'flat on the floor']],
  ['upright', ['upright', 'straight up', 'back up', 'right side up', 'the right way up', 'straight']],
  ['left', ['counterclockwise', 'counter clockwise', 'anticlockwise', 'counter-clockwise']],
  ['right', ['clockwise']],
  [
    'around',
    [
      'around',
      'all the way around',
      'round',
      'the other way',
      'the other way around',
      'the other way round',
      'back to front',
    ],
  ],
]

/** "45 degrees", "a quarter turn", "upside down", "on its side", "clockwise". */
export const rotation: Matcher = (cursor, slots) => {
  cursor.take('by', 'another', 'through')
  const angle = degrees(cursor)
  if (angle !== null) {
    slots.degrees = angle
    return true
  }
  for (const [turn, phrases] of TURNS) {
    const from = cursor.at
    const phrase = cursor.take(...phrases)
    if (!phrase) continue
    // "A box on its head" is a place, unless something is turned or stood; "make it round" is no turn.
    const isPlace = /head/.test(phrase) && !/^(turn|rotate|flip|stand|tip|set)$/.test(cursor.tokens[0].text)
    const isShape = phrase === 'round' && cursor.tokens[0].text === 'make'
    // "Scoot it over to the window".
    const isWay = phrase === 'over' && cursor.word() === 'to' && VERBS[cursor.tokens[0].text] === 'move'
    if (isPlace || isShape || isWay) {
      cursor.at = from
      continue
    }
    const isPose = /^(flat|straight|upright)$/.test(phrase)
    const alone =
      cursor.done ||
      /^(and|,|\.|by|to|\d.*)$/.test(cursor.word()) ||
      (isPose && /^(on|in|at|next|beside|against|between|under|behind)$/.test(cursor.word()))
    if (/^(over|around|round|flat|straight|upright)$/.test(phrase) && !alone) {
      cursor.at = from
      continue
    }
    // "60 degrees the other way".
    slots.turn = phrase.startsWith('the other way') && slots.degrees !== undefined ? 'right' : turn
    return true
  }
  return false
}

/** "Twice", "3 times", "two copies". */
export const times: Matcher = (cursor, slots) => {
  const word = cursor.take('once', 'twice', 'thrice')
  if (word) {
    slots.times = { once: 1, twice: 2, thrice: 3 }[word]!
    return true
  }
  const value = cursor.number()
  if (value === undefined) return false
  cursor.next()
  if (!cursor.take('times | time | copies | more times | copy | steps | step')) return false
  slots.times = value
  return true
}
