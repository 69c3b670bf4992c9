import type { Lexicon } from './grammar/noun.ts'
import { spelledOut } from './language/normalize.ts'
import { aroundQuotes } from './language/quoting.ts'
import { VERBS_OF_BEING } from './language/rules.ts'
import { VERBS } from './words/verbs.ts'

const IS = new RegExp(`^${VERBS_OF_BEING}$`)

/** Whether rewriting may take a word of a name for a verb or a place: "stand" of "TV stand", "in" of "Walk in closet". */
const isMisread = (word: string): boolean =>
  Object.hasOwn(VERBS, word) ||
  IS.test(word) ||
  /^(in|on|up|by|to|at|off|out|over|under|and|with|for|can|will)$/.test(word)

/** Whether rewriting gives a word another form: "golden", "grey", "the floor" of "floor lamp". */
const isRespelled = (word: string): boolean =>
  /^(?:floor|ground|golden|guest|spare|visitor|additional)$/.test(word) || spelledOut(word) !== word

/** Names that are kept whole while a message is said more plainly, by how they are then written: "tvstand". */
export function wholeNames(names: Lexicon['names']): Map<string, string> {
  const found = new Map<string, string>()
  for (const { words: told } of [...names.values()].flat()) {
    // "Paint can 2": the paint can, whatever its number.
    const words = /^\d+$/.test(told.at(-1)!) ? told.slice(0, -1) : told
    if (
      words.length > 1 &&
      (words.slice(1).some(isMisread) || words.some(isRespelled)) &&
      words.every((word) => /^\p{L}+$/u.test(word))
    )
      found.set(spelledOut(words.join('')), words.join(' '))
  }
  return found
}

/** Writes such names as one word, but for what is given as a name in quotes. */
export const joinNames = (text: string, { wholes }: Lexicon): string =>
  aroundQuotes(text, (plain) =>
    [...wholes].reduce((now, [joined, name]) => now.replace(new RegExp(`\\b${name}(?=s?\\b)`, 'gi'), joined), plain),
  )

/** Writes them as they are again. */
export const partNames = (text: string, { wholes }: Lexicon): string =>
  wholes.size ? text.replace(/\p{L}+/gu, (word) => parted(word, wholes) ?? word) : text

function parted(word: string, wholes: Lexicon['wholes']): string | undefined {
  const lower = word.toLowerCase()
  const plural = lower.endsWith('s') ? wholes.get(lower.slice(0, -1)) : undefined
  return wholes.get(lower) ?? (plural && `${plural}s`)
}
