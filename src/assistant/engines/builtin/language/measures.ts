import type { Vec3 } from '../../../../document/index.ts'
import { SIDE_WORDS } from '../words/sizes.ts'
import type { Cursor } from './cursor.ts'
import { unitOf } from './units.ts'

/** Extents in metres; `all` is the largest side. */
export interface Extents {
  width?: number
  height?: number
  depth?: number
  all?: number
  /** "Long" and "thick": which side they measure depends on what else was said. */
  length?: number
  thickness?: number
  /** Set beside `depth` where it was the second of two numbers: of what stands upright and is thin, its height. */
  second?: number
  /** Set beside `all` where it was said as a radius: of things on a circle, the circle's. */
  radius?: number
  /** Set beside `all` where it was said as a diameter or a radius: of what stands upright it is no height. */
  isAcross?: true
}

type Sides = Pick<Extents, 'width' | 'height' | 'depth'>

/** How deep what is called thin may be, to its height: a picture, a door, a shelf. */
const THIN = 0.35

/**
 * The sides that were meant, of a thing that usually is so large. Its length is its longer side, unless the width was said
 * too and is across it. Its thickness is of a side that is left: of a slab its height, of a wall its depth.
 */
export function sidesOf(said: Extents, [wide, tall, deep]: Vec3): Sides {
  const { width, height, depth, length, thickness, second } = said
  const isThin = second !== undefined && deep < tall * THIN
  const sides: Sides = isThin ? { width, height: second, depth: undefined } : { width, height, depth }
  const isDeep = deep > wide * 1.2
  if (length !== undefined) {
    if (width === undefined) sides[isDeep && depth === undefined ? 'depth' : 'width'] = length
    else if (depth !== undefined) Object.assign(sides, { width: length, depth: width, height: height ?? depth })
    else Object.assign(sides, isDeep ? { depth: length } : { width: length, depth: width })
  }
  if (thickness === undefined) return sides
  const order = tall < deep ? (['height', 'depth', 'width'] as const) : (['depth', 'height', 'width'] as const)
  const free = order.find((side) => sides[side] === undefined)
  return free ? { ...sides, [free]: thickness } : sides
}

/** A length: "2 m", "30cm", "half a metre", "a metre and a half", "1 m 20"; metres. `bare` allows a number without unit. */
export function length(cursor: Cursor, bare = false): number | null {
  return cursor.attempt(() => {
    cursor.take('about | around | roughly | approximately | exactly | some | minimum-of | maximum-of')
    const value = amount(cursor)
    if (value === null) return null
    if (/^(a|an|of)$/.test(cursor.word()) && unitOf(cursor.word(1))) cursor.next()
    const unit = unitOf(cursor.word())
    if (unit === undefined) return bare ? value : null
    cursor.next()
    if (cursor.take('and a half')) return (value + 0.5) * unit
    const more = cursor.number()
    const moreUnit = unitOf(cursor.word(1))
    if (more !== undefined && moreUnit !== undefined && moreUnit < unit) {
      cursor.at += 2
      return value * unit + more * moreUnit
    }
    return value * unit
  })
}

/** A number, "half", "a quarter", "a third", or "a" before a unit. */
function amount(cursor: Cursor): number | null {
  if (cursor.take('half a', 'half')) return 0.5
  if (cursor.take('a quarter of a', 'quarter of a')) return 0.25
  if (cursor.take('a third of a')) return 1 / 3
  if (/^(a|an|one)$/.test(cursor.word()) && unitOf(cursor.word(1))) {
    cursor.next()
    return 1
  }
  const value = cursor.number()
  if (value === undefined) return null
  cursor.next()
  return value
}

/** "2 m tall", "1 x 2 x 3 m", "2 by 3", "3 m wide", "with a height of 2 m", "radius 1", "20 cm each". */
export function extents(cursor: Cursor): Extents | null {
  return box(cursor) ?? side(cursor) ?? named(cursor) ?? apiece(cursor)
}

/** "20 cm each". */
function apiece(cursor: Cursor): Extents | null {
  return cursor.attempt(() => {
    const all = length(cursor)
    return all !== null && cursor.take('each', 'apiece') ? { all } : null
  })
}

const BOX_SIDES: Record<string, 'width' | 'height' | 'depth'> = {
  wide: 'width',
  long: 'width',
  tall: 'height',
  high: 'height',
  deep: 'depth',
}

/** Three numbers, or two, with "x" or "by" between them. */
function box(cursor: Cursor): Extents | null {
  return cursor.attempt(() => {
    const numbers: { value: number; unit?: number; side?: 'width' | 'height' | 'depth' }[] = []
    while (cursor.number() !== undefined) {
      const { value } = cursor.next()
      const unit = unitOf(cursor.word())
      if (unit !== undefined) cursor.next()
      const word = cursor.take('wide | tall | high | long | deep')
      numbers.push({ value: value!, unit, ...(word && { side: BOX_SIDES[word] }) })
      if (numbers.length === 3 || !cursor.take('x | × | * | by')) break
    }
    if (numbers.length < 2) return null
    // "2 by 3 m": the unit is said once, for all that have none.
    const said = numbers.findLast(({ unit }) => unit !== undefined)?.unit ?? 1
    const [width, second, third] = numbers.map(({ value, unit = said }) => value * unit)
    if (numbers.length === 3) return { width, height: second, depth: third }
    // "2 m wide x 1 m high".
    const [a, b] = numbers.map(({ side }) => side)
    if (a && b && a !== b) return { [a]: width, [b]: second }
    return { width, depth: second, second }
  })
}

/** What comes behind a measure without its unit; anything else is of what there are so many. */
const ENDS_MEASURE =
  /^(|and|but|,|[.!?:;)]|x|by|in|on|at|to|with|of|for|next|behind|beside|between|under|above|below|near|instead|please|now|each|or|then|too|as|called|named|facing|standing|made|painted|against|over|around|inside|from|away|apart|so|that|which|is|are|also|now|again|exactly|only|all|everywhere)$/

function side(cursor: Cursor): Extents | null {
  return cursor.attempt(() => {
    const metres = length(cursor, true)
    if (metres === null) return null
    const isBare = cursor.tokens[cursor.at - 1].value !== undefined
    cursor.take('in')
    const word = cursor.word()
    // "Two tall cones" is how many; "two tall" is how tall.
    if (isBare && !ENDS_MEASURE.test(cursor.word(1)) && cursor.number(1) === undefined) return null
    const key = Object.hasOwn(SIDE_WORDS, word) && !/^(small|short|narrow)$/.test(word) ? SIDE_WORDS[word] : undefined
    if (!key) return null
    cursor.next()
    return { [sideSaid(word, key)]: metres, ...(word === 'diameter' && { isAcross: true }) }
  })
}

const sideSaid = (word: string, side: keyof Extents): keyof Extents =>
  /^long$|^length$/.test(word) ? 'length' : word.startsWith('thick') ? 'thickness' : side

const NOUNS_OF_SIZE = /^(height|width|depth|length|size|diameter|radius|thickness|side|edge)$/

/** "height of 2 m", "size 3", "radius 1 m". */
function named(cursor: Cursor): Extents | null {
  return cursor.attempt(() => {
    cursor.take('with | of | having | and')
    cursor.take('a | an | the | its')
    const word = cursor.word()
    if (!NOUNS_OF_SIZE.test(word)) return null
    cursor.next()
    // "Of side 30 cm", "with an edge length of 30 cm".
    const isEdge = /^(side|edge)$/.test(word)
    if (isEdge) cursor.take('length', 'lengths')
    cursor.take('of | is | to | equal to | :')
    const metres = length(cursor, true)
    if (metres === null) return null
    if (isEdge) return { all: metres }
    if (word === 'radius') return { all: metres * 2, radius: metres, isAcross: true }
    return { [sideSaid(word, SIDE_WORDS[word])]: metres, ...(word === 'diameter' && { isAcross: true }) }
  })
}

/** "45 degrees", "a quarter turn", "90"; degrees. `bare` allows a number alone. */
export function degrees(cursor: Cursor, bare = false): number | null {
  return cursor.attempt(() => {
    if (cursor.take('a quarter turn', 'quarter turn', 'a quarter of a turn')) return 90
    if (cursor.take('a half turn | half turn | half a turn | half way round | around completely')) return 180
    if (cursor.take('a third of a turn', 'third of a turn', 'a third turn')) return 120
    if (cursor.take('three quarters of a turn | three quarter turns')) return 270
    if (cursor.take('an eighth of a turn | eighth of a turn | an eighth turn')) return 45
    if (cursor.take('a full turn | full turn | all the way around | a full circle')) return 360
    const value = cursor.number()
    if (value === undefined) return null
    cursor.next()
    if (cursor.take('degrees', 'degree')) return value
    if (cursor.take('radians', 'radian', 'rad')) return (value * 180) / Math.PI
    if (cursor.take('turns')) return value * 360
    return bare && unitOf(cursor.word()) === undefined && !/^[%x×]$|^times$/.test(cursor.word()) ? value : null
  })
}

/** "50 %", "0.3", "half": a share from 0 to 1. */
export function share(cursor: Cursor): number | null {
  return cursor.attempt(() => {
    if (cursor.take('half')) return 0.5
    if (cursor.take('a quarter', 'quarter')) return 0.25
    if (cursor.take('a third', 'third')) return 1 / 3
    if (cursor.take('completely', 'fully', 'totally')) return 1
    const value = cursor.number()
    if (value === undefined) return null
    cursor.next()
    const part = cursor.take('%', 'percent', 'per cent') ? value / 100 : value
    return part >= 0 && part <= 1 ? part : null
  })
}
