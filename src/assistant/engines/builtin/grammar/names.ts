import type { Lexicon } from './noun.ts'

export type Names = Lexicon['names']

/** Whether something is called so. */
export const isName = (names: Names, words: readonly string[]): boolean =>
  !!names.get(words[0])?.some((one) => one.words.join(' ') === words.join(' '))

/** Whether a name ends so: "bale 2" of "Hay bale 2". */
export const endsName = (names: Names, ...words: string[]): boolean =>
  [...names.values()].flat().some((one) => one.words.slice(-words.length).join(' ') === words.join(' '))
