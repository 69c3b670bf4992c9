import type { Cursor } from '../language/cursor.ts'
import type { Lexicon, Noun } from './noun.ts'

/** "The row of blocks", "the pile of crates": all of them. */
export function setOf(cursor: Cursor, it: Noun, { names }: Lexicon) {
  const isName = names.get(cursor.word())?.some(({ words }) => words.length > 1 && words[1] === 'of')
  if (it.isNew || isName || !cursor.take('row of', 'line of', 'pile of', 'stack of', 'circle of', 'set of', 'tower of'))
    return
  cursor.take('the')
  it.isAll = it.isPlural = true
}

/** "With everything on it": where that is tells what is meant, and not where it goes. */
export const isWithAll = (cursor: Cursor): boolean =>
  /^(everything|anything|all|what|whatever)$/.test(cursor.word()) &&
  (cursor.tokens[cursor.at - 1].text === 'with' ||
    // "And everything on it": what it is on says no place to go to.
    (/^(on|in|under|around|inside)$/.test(cursor.word(1)) && /^(it|them)$/.test(cursor.word(2))))
