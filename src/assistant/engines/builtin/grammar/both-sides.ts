import type { Cursor } from '../language/cursor.ts'
import type { Noun, Rank } from './noun.ts'

const DEPTH: Record<string, Rank> = {
  front: 'nearest',
  near: 'nearest',
  back: 'farthest',
  rear: 'farthest',
  far: 'farthest',
}
const WIDTH: Record<string, Rank> = { left: 'leftmost', right: 'rightmost' }

const sideOf = (word: string, sides: Record<string, Rank>): Rank | undefined =>
  Object.hasOwn(sides, word) ? sides[word] : undefined

/** "Front left", "back-right", "left front": which of several, by both sides at once; null where only one is told. */
export function bothSides(cursor: Cursor): Pick<Noun, 'rank' | 'rankAcross'> | null {
  const isOne = cursor.word().includes('-')
  const [a, b] = isOne ? cursor.word().split('-') : [cursor.word(), cursor.word(1)]
  const rank = sideOf(a, WIDTH) ?? sideOf(b, WIDTH)
  const rankAcross = sideOf(a, DEPTH) ?? sideOf(b, DEPTH)
  if (!rank || !rankAcross) return null
  cursor.next()
  if (!isOne) cursor.next()
  return { rank, rankAcross }
}

/** "The left one at the front", "on the left, in the back": the second of two sides. */
export function otherSide(cursor: Cursor, { rank }: Noun): Pick<Noun, 'rank' | 'rankAcross'> | null {
  const others = Object.values(WIDTH).includes(rank as Rank)
    ? DEPTH
    : Object.values(DEPTH).includes(rank as Rank)
      ? WIDTH
      : {}
  if (!cursor.take('at the', 'in the', 'on the', ', at the', ', in the', ', on the')) return null
  const side = sideOf(cursor.word(), others)
  if (!side) return null
  cursor.next()
  cursor.take('side')
  // "At the back wall" is a place.
  if (!/^(|,|and|is|are|should|to|onto|red|by)$/.test(cursor.word())) return null
  return others === DEPTH ? { rank, rankAcross: side } : { rank: side, rankAcross: rank }
}
