import type { Vec3 } from '../../../../document/index.ts'
import type { Cursor } from '../cursor.ts'
import { degrees, extents } from '../measures.ts'
import { COMPARATIVES, SIZE_WORDS } from '../words.ts'
import type { Matcher } from './slots.ts'

export const factors: Matcher = (cursor, slots) => {
  const amount = cursor.take('a bit', 'a little', 'slightly', 'a little bit', 'a tad', 'somewhat')
    ? 0.4
    : cursor.take('much', 'a lot', 'way', 'far')
      ? 2
      : 1
  const times = cursor.attempt(() => {
    if (cursor.take('twice', 'two times', 'double')) return 2
    if (cursor.take('half', 'half of')) return 0.5
    if (cursor.take('thrice', 'triple')) return 3
    if (cursor.take('a third')) return 1 / 3
    if (cursor.take('a quarter')) return 0.25
    const value = cursor.peek()?.value
    if (value === undefined) return null
    cursor.next()
    if (cursor.take('times', 'x')) return value
    if (!cursor.take('%', 'percent', 'per cent')) return null
    const more = COMPARATIVES[cursor.word()]
    return more ? 1 + (Math.max(...more) > 1 ? value : -value) / 100 : value / 100
  })
  if (times !== null) {
    cursor.take('as', 'the', 'its', 'of its', 'of the')
    const along = sizeAxes(cursor)
    if (
      !along &&
      !cursor.done &&
      !/^(as|than|and|,|its|the|size|of)$/.test(cursor.word()) &&
      !/^(times|twice|half|double|thrice|triple|x)$/.test(cursor.tokens[cursor.at - 1].text)
    )
      return false
    cursor.take('as before', 'as now', 'as it is', 'as it was', 'size', 'scale', 'its size')
    const on = along ?? [1, 1, 1]
    slots.factor = on.map((n) => (n === 1 ? times : 1)) as Vec3
    return true
  }
  cursor.take('even')
  const more = COMPARATIVES[cursor.word()]
  if (!more) return false
  cursor.next()
  slots.factor = more.map((n) => n ** amount) as Vec3
  return true
}

/** Which sides a word is about, as ones: "tall", "wider", "big". */
function sizeAxes(cursor: Cursor): Vec3 | null {
  const by = COMPARATIVES[cursor.word()] ?? SIZE_WORDS[cursor.word()]
  if (!by) {
    const named = { height: [0, 1, 0], width: [1, 0, 0], depth: [0, 0, 1], size: [1, 1, 1] }[cursor.word()] as
      | Vec3
      | undefined
    if (named) cursor.next()
    return named ?? null
  }
  cursor.next()
  return by.map((n) => (n === 1 ? 0 : 1)) as Vec3
}

export const size: Matcher = (cursor, slots) => {
  const found = extents(cursor)
  if (!found) return false
  slots.extents = { ...slots.extents, ...found }
  return true
}

export const rotation: Matcher = (cursor, slots) => {
  cursor.take('by', 'another')
  const angle = degrees(cursor)
  if (angle !== null) {
    slots.degrees = angle
    return true
  }
  if (cursor.word() === 'around' && cursor.word(1) === '') {
    cursor.next()
    slots.degrees = 180
    return true
  }
  if (cursor.take('upside down', 'on its head', 'over')) slots.turn = 'over'
  else if (
    cursor.take(
      'counterclockwise',
      'counter clockwise',
      'anticlockwise',
      'anti clockwise',
      'counter-clockwise',
      'anti-clockwise',
    )
  )
    slots.turn = 'left'
  else if (cursor.take('clockwise')) slots.turn = 'right'
  else return false
  return true
}

export const times: Matcher = (cursor, slots) => {
  const word = cursor.take('once', 'twice')
  if (word) {
    slots.times = word === 'once' ? 1 : 2
    return true
  }
  const value = cursor.peek()?.value
  if (value === undefined) return false
  cursor.next()
  if (!cursor.take('times', 'time', 'copies', 'more times', 'copy')) return false
  slots.times = value
  return true
}
