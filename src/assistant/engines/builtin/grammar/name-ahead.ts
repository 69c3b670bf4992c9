import type { Cursor } from '../language/cursor.ts'
import { ANY_WORDS } from '../words/shapes.ts'
import type { Lexicon } from './noun.ts'

/** Whether what comes, from so many words on, is a name of several words: "front desk" is no desk and no side. */
export const isNameAhead = (cursor: Cursor, { names }: Lexicon, from = 0): boolean =>
  !!names.get(cursor.word(from))?.some(({ words }) => words.length > 1 && words[1] === cursor.word(from + 1))

/** "Black stuff", where a group is called so: that, and not all that is black. */
export function takeNameOfAny(cursor: Cursor, { names }: Lexicon): string | undefined {
  const named = names
    .get(cursor.word())
    ?.find(
      ({ words }) =>
        words.length > 1 && ANY_WORDS.has(words.at(-1)!) && words.every((word, i) => cursor.word(i) === word),
    )
  if (named) cursor.at += named.words.length
  return named?.name
}
