import type { Cursor } from '../../language/cursor.ts'
import { SIDE_WORDS } from '../../words/sizes.ts'
import type { Matcher } from './slots.ts'

/** "Different heights", "in various sizes". */
export const varied: Matcher = (cursor, slots) => {
  cursor.take('of | in | with | have | all')
  if (!cursor.take('different | various | varying | random | varied')) return false
  const side = /^(size|height|width|length|depth)s?$/.exec(cursor.word())?.[1]
  if (!side) return false
  cursor.next()
  slots.varied = SIDE_WORDS[side] ?? 'all'
  slots.variedWithin = cursor.attempt(() => shares(cursor)) ?? undefined
  return true
}

/** "Between 80 and 120 percent", as factors. */
function shares(cursor: Cursor): [number, number] | null {
  if (!cursor.take('between', 'from')) return null
  const least = cursor.number()
  if (least === undefined) return null
  cursor.next()
  cursor.take('percent', '%')
  if (!cursor.take('and', 'to')) return null
  const most = cursor.number()
  if (most === undefined) return null
  cursor.next()
  const isOfHundred = !!cursor.take('percent', '%', 'times')
  return isOfHundred && most > 4 ? [least / 100, most / 100] : [least, most]
}
