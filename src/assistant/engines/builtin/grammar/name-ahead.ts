import type { Cursor } from '../language/cursor.ts'
import type { Lexicon } from './noun.ts'

/** Whether what comes, from so many words on, is a name of several words: "front desk" is no desk and no side. */
export const isNameAhead = (cursor: Cursor, { names }: Lexicon, from = 0): boolean =>
  !!names.get(cursor.word(from))?.some(({ words }) => words.length > 1 && words[1] === cursor.word(from + 1))
