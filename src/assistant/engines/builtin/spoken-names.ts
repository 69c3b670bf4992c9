import type { Lexicon } from './grammar/noun.ts'
import { numberWord } from './language/numbers.ts'
import { singular } from './language/plural.ts'
import { wordsOf } from './meaning/lexicon.ts'

type Names = Lexicon['names']

/** Names of nodes as the words that the grammar reads: "chair_1", "bigCup", "table three", "the robot that is broken". */
export const spokenNames = (message: string, { names }: Lexicon): string =>
  inParts(asWords(adjectiveFirst(withDigits(message, names), names), names), names)

const isName = (names: Names, words: readonly string[]): boolean =>
  !!names.get(words[0])?.some((one) => one.words.join(' ') === words.join(' '))

/** Whether a name ends so: "bale 2" of "Hay bale 2". */
const endsName = (names: Names, ...words: string[]): boolean =>
  [...names.values()].flat().some((one) => one.words.slice(-words.length).join(' ') === words.join(' '))

/** "Table three", "hay bale number two on number one": where things are called so, with digits. */
function withDigits(message: string, names: Names): string {
  return message
    .replace(/\b(\p{L}+) (?:number|nr\.?) (\w+)\b(.*?)\b(?:number|nr\.?) (\w+)/giu, '$1 $2$3$1 $4')
    .replace(/(?<=\p{L} )(?:number|nr\.?) (?=\d|(?:one|two|three|four|five)\b)/giu, '')
    .replace(
      /\b(\p{L}+) (one|two|three|four|five|six|seven|eight|nine|ten)\b/giu,
      (all, word: string, number: string) => {
        const n = numberWord(number.toLowerCase())
        const kind = word.toLowerCase()
        // What is called just "Table" is the first, where there is a second.
        const isNumbered = n === 1 ? endsName(names, kind) && endsName(names, kind, '2') : endsName(names, kind, `${n}`)
        return isNumbered ? `${word} ${n}` : all
      },
    )
}

/** "The robot that is broken", where that is called Broken robot. */
const adjectiveFirst = (message: string, names: Names): string =>
  message.replace(
    /\b(\p{L}+) (?:that|which) (?:is|are)(?: the)? (\p{L}+)\b|\b(\p{L}+) that's (\p{L}+)\b/giu,
    (all, a, b, c, d) => {
      const [thing, how] = [a ?? c, b ?? d]
      return isName(names, [how.toLowerCase(), singular(thing.toLowerCase())]) ? `${how} ${thing}` : all
    },
  )

/** "chair_1" and "bigCup", where nodes are called so. */
const asWords = (message: string, names: Names): string =>
  message.replace(/(?<!")(?:[\p{L}\d]+(?:[_.-][\p{L}\d]+)+|\p{L}*\p{Ll}\p{Lu}[\p{L}\d]*)/gu, (name) => {
    const words = wordsOf(name)
    return isName(names, words) ? words.join(' ') : name
  })

/** "Beachball", where that is called Beach ball. */
const inParts = (message: string, names: Names): string =>
  message.replace(/(?<!["\p{L}])\p{L}{6,}(?!["\p{L}])/gu, (word) => {
    const lower = word.toLowerCase()
    if (names.has(lower) || names.has(singular(lower))) return word
    for (let at = 2; at < word.length - 1; at++) {
      const [head, tail] = [lower.slice(0, at), lower.slice(at)]
      if (isName(names, [head, tail]) || isName(names, [head, singular(tail)])) return `${head} ${tail}`
    }
    return word
  })
