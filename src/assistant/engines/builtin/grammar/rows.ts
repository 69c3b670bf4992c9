import type { Cursor } from '../language/cursor.ts'
import { unitOf } from '../language/units.ts'
import type { Lexicon, Noun, Rank } from './noun.ts'

/** By which side the rows are counted, and from 1 the how-manieth it is. */
const ROWS: Record<string, [Rank, number]> = {
  first: ['nearest', 1],
  second: ['nearest', 2],
  third: ['nearest', 3],
  fourth: ['nearest', 4],
  fifth: ['nearest', 5],
  last: ['farthest', 1],
  front: ['nearest', 1],
  back: ['farthest', 1],
  rear: ['farthest', 1],
  middle: ['middle', 1],
  left: ['leftmost', 1],
  leftmost: ['leftmost', 1],
  right: ['rightmost', 1],
  rightmost: ['rightmost', 1],
}

/** Columns are counted from the left. */
const ofColumn = ([rank, nth]: [Rank, number]): [Rank, number] =>
  rank === 'nearest' ? ['leftmost', nth] : rank === 'farthest' ? ['rightmost', nth] : [rank, nth]

function row(cursor: Cursor, it: Noun): true | null {
  const word = cursor.word()
  if (cursor.done || !Object.hasOwn(ROWS, word)) return null
  cursor.next()
  const isColumn = cursor.word() === 'column'
  if (!cursor.take('row', 'column')) return null
  const [rank, nth] = isColumn ? ofColumn(ROWS[word]) : ROWS[word]
  Object.assign(it, { rank, isRow: true, isPlural: true, isAll: true, isNew: false, ...(nth > 1 && { nth }) })
  return true
}

/** "Row B", of what is called Seat B1 to B3, or else the second; "row 2". */
function markedRow(cursor: Cursor, it: Noun): true | null {
  const mark = /^(?:\p{L}|\d)$/u.exec(cursor.word(1))?.[0]
  // "Move the row 1 m back".
  if (cursor.word() !== 'row' || !mark || unitOf(cursor.word(2)) !== undefined) return null
  cursor.at += 2
  const nth = /\d/.test(mark) ? Number(mark) : mark.charCodeAt(0) - 'a'.charCodeAt(0) + 1
  Object.assign(it, { rank: 'nearest', isRow: true, isPlural: true, isAll: true, isNew: false, nth })
  if (/\p{L}/u.test(mark)) it.rowMark = mark
  return true
}

/** "In the front row", "of the left column", "in row B": all that stand in it. */
export const inRow = (cursor: Cursor, it: Noun): boolean =>
  !!cursor.attempt(() => (cursor.take('in the', 'of the', 'from the') ? row(cursor, it) : null)) ||
  !!cursor.attempt(() => (cursor.take('in', 'of', 'from') ? markedRow(cursor, it) : null))

/** "The second row of desks", "the last row": what it is a row of may be left to the scene. */
export function rowAhead(cursor: Cursor, it: Noun, { sceneWords }: Lexicon): void {
  if (it.isNew && !it.isBare) return
  const isMarked = !sceneWords.has('row') && cursor.attempt(() => markedRow(cursor, it))
  if (!isMarked && sceneWords.has(cursor.word(1))) return
  const isRow = isMarked || cursor.attempt(() => row(cursor, it))
  if (!isRow) return
  if (cursor.take('of the', 'of')) return
  it.kind = 'any'
}
