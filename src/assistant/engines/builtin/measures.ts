import type { Cursor } from './cursor.ts'
import { unitOf } from './normalize.ts'

/** Extents in metres; `all` is every side. */
export interface Extents {
  width?: number
  height?: number
  depth?: number
  all?: number
}

const SIDES: Record<string, keyof Extents> = {
  tall: 'height',
  high: 'height',
  height: 'height',
  wide: 'width',
  width: 'width',
  long: 'width',
  length: 'width',
  broad: 'width',
  deep: 'depth',
  depth: 'depth',
  thick: 'depth',
  across: 'all',
  diameter: 'all',
  size: 'all',
  big: 'all',
  large: 'all',
}

/** A length: "2 m", "30cm", "1.5 meters", "half a metre"; metres. `bare` allows a number without unit. */
export function length(cursor: Cursor, bare = false): number | null {
  return cursor.attempt(() => {
    let value: number | undefined
    if (cursor.word() === 'half') value = cursor.next() && 0.5
    else if (/^(a|an)$/.test(cursor.word()) && unitOf(cursor.word(1))) value = cursor.next() && 1
    else if (cursor.peek()?.value !== undefined) value = cursor.next().value
    if (value === undefined) return null
    if (cursor.word() === 'a' && unitOf(cursor.word(1))) cursor.next()
    const unit = unitOf(cursor.word())
    if (unit === undefined) return bare ? value : null
    cursor.next()
    return value * unit
  })
}

/** "2 m tall", "1 x 2 x 3 m", "2 by 3", "3 m wide and 1 m deep", "with a height of 2 m", "radius 1". */
export function extents(cursor: Cursor): Extents | null {
  return box(cursor) ?? side(cursor) ?? named(cursor)
}

/** Three numbers, or two, with "x" or "by" between them. */
function box(cursor: Cursor): Extents | null {
  return cursor.attempt(() => {
    const numbers: number[] = []
    let unit: number | undefined
    while (cursor.peek()?.value !== undefined) {
      numbers.push(cursor.next().value!)
      unit = unitOf(cursor.word()) ?? unit
      if (unitOf(cursor.word()) !== undefined) cursor.next()
      if (numbers.length === 3 || !cursor.take('x', '×', '*', 'by')) break
    }
    if (numbers.length < 2) return null
    const scale = unit ?? 1
    const [width, second, third] = numbers.map((n) => n * scale)
    return numbers.length === 3 ? { width, height: second, depth: third } : { width, depth: second }
  })
}

function side(cursor: Cursor): Extents | null {
  return cursor.attempt(() => {
    const metres = length(cursor, true)
    if (metres === null) return null
    cursor.take('in')
    const key = SIDES[cursor.word()]
    if (!key) return null
    cursor.next()
    return { [key]: metres }
  })
}

/** "height of 2 m", "size 3", "radius 1 m". */
function named(cursor: Cursor): Extents | null {
  return cursor.attempt(() => {
    cursor.take('with', 'of', 'having')
    cursor.take('a', 'an', 'the')
    const word = cursor.word()
    const key = word === 'radius' ? 'all' : SIDES[word]
    if (!key || /^(tall|high|wide|long|deep|thick|big|large|across|broad)$/.test(word)) return null
    cursor.next()
    cursor.take('of', 'is', 'to', 'equal to')
    const metres = length(cursor, true)
    if (metres === null) return null
    return { [key]: word === 'radius' ? metres * 2 : metres }
  })
}

/** "45 degrees", "a quarter turn", "half a turn", "90"; degrees. */
export function degrees(cursor: Cursor, bare = false): number | null {
  return cursor.attempt(() => {
    if (cursor.take('a quarter turn', 'quarter turn', 'a quarter of a turn')) return 90
    if (cursor.take('a half turn', 'half turn', 'half a turn', 'a half', 'around completely')) return 180
    if (cursor.take('a full turn', 'full turn', 'all the way around')) return 360
    const value = cursor.peek()?.value
    if (value === undefined) return null
    cursor.next()
    if (cursor.take('degrees', 'degree')) return value
    return bare && unitOf(cursor.word()) === undefined && cursor.word() !== '%' ? value : null
  })
}
