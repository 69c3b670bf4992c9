import type { Cursor } from '../language/cursor.ts'
import type { Where } from './noun.ts'

/** "In the corner", "in the back right corner". */
export function cornerAt(cursor: Cursor): Where | null {
  if (!cursor.take('in the | in that | from the')) return null
  const found: Where = { by: 'corner' }
  for (let word = cursor.word(); word !== 'corner'; word = cursor.word()) {
    if (/^(?:left|right)$/.test(word)) found.side = word as 'left' | 'right'
    else if (/^(?:back|far|rear)$/.test(word)) found.end = 'behind'
    else if (/^(?:front|near)$/.test(word)) found.end = 'front'
    else if (word !== 'hand' && word !== '-') return null
    cursor.next()
  }
  cursor.next()
  // "In the corner of the room", and not of a desk.
  if (cursor.word() === 'of' && !cursor.take('of the room | of the scene | of the floor')) return null
  return found
}
