import type { Cursor } from '../language/cursor.ts'
import { length } from '../language/measures.ts'
import { comparison, SIDE_WORDS } from '../words/sizes.ts'
import type { ReadNoun } from './afterwards.ts'
import type { Lexicon, Where } from './noun.ts'

/** Words that compare how far up things are. */
export const LEVEL = /^(?:higher|lower)$/

/** "Taller than 2 m", "bigger than the box", "over 2 m tall", "at least 1 m wide". */
export function comparedSize(
  read: ReadNoun,
  cursor: Cursor,
  lexicon: Lexicon,
  led: boolean,
): (Where & { by: 'size' }) | null {
  const more = comparison(cursor.word())
  const isLevel = LEVEL.test(cursor.word())
  if (more && cursor.word(1) === 'than') {
    cursor.at += 2
    const metres = length(cursor)
    if (metres !== null) return { by: 'size', ...more, metres }
    const own = cursor.take('it is | they are') ? SIDE_WORDS[cursor.word()] : undefined
    if (own) {
      cursor.next()
      return { by: 'size', ...more, own }
    }
    const than = read(cursor, lexicon)
    return than ? { by: 'size', ...more, than: { ...than, isNew: false }, ...(isLevel && { isLevel }) } : null
  }
  const named = cursor.attempt((): (Where & { by: 'size' }) | null => {
    if (!cursor.take('with a | with an | having a | of a')) return null
    const side = SIDE_WORDS[cursor.word()]
    if (!side || cursor.word(1) !== 'of') return null
    cursor.at += 2
    const metres = length(cursor)
    return metres === null ? null : { by: 'size', side, way: 0, metres }
  })
  if (named) return named
  const isLimit = cursor.word() === 'at'
  const way = cursor.take('over | more than | at least | above')
    ? 1
    : cursor.take('under | less than | at most | below')
      ? -1
      : led || cursor.take('with a height of')
        ? 0
        : null
  if (way === null) return null
  const metres = length(cursor)
  const side = SIDE_WORDS[cursor.word()]
  if (metres === null || !side) return null
  cursor.next()
  // What is just so large is at least so large.
  return { by: 'size', side, way, metres: isLimit ? metres - way * 1e-3 : metres }
}
