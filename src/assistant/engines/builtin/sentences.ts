import { normalize } from './language/normalize.ts'
import { VERBS } from './words/verbs.ts'

/** At full stops and line ends; and where "and" joins two statements. */
export function sentencesOf(text: string): string[] {
  const parts = text
    .replace(/, (?:so )?(?=(?:it|they) (?:is|are) (?:way |much |far |a bit |bit )?too \w+(?:$|[.;]))/gi, '. ')
    .split(/(?<!\d)[.](?=\s|$)|(?<=\d)\.(?=\s+\D|$)|[;!?\n]+/)
  // What is said in whole sentences is known now that they stand alone.
  const isOne = parts.filter((part) => part.trim()).length < 2
  return parts
    .map((part) => (isOne ? part : normalize(part)))
    .flatMap((sentence) => statementsOf(sentence))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
}

const JOINS_STATEMENTS =
  /(?<=\S)(,? (?:and (?:then|also|next|finally)|and|but|then)|,) (?=(?:can|could|would|will|may) (?:the|my|it|they|you|we|i)\b|(?:(?:the|it|they|all|every|my|this|that) [\w ]{0,30}?\b(?:should|must|could use|could do with|needs? to|ought to|has to|have to|goes|belongs?)\b)|[a-z]\w* (?:goes|belongs?)\b)/i
const SAYS_SOMETHING = new RegExp(
  `\\b(?:should|must|needs?|ought|has|have|is|are|${Object.keys(VERBS).join('|')})\\b`,
  'i',
)

/** "The sofa should be red and the lamp should be off" is two; "the sofa and the lamp should be red" is one. */
function statementsOf(sentence: string): string[] {
  const parts = sentence.split(JOINS_STATEMENTS)
  const found = [parts[0]]
  for (let i = 1; i < parts.length; i += 2) {
    if (SAYS_SOMETHING.test(found.at(-1)!)) found.push(parts[i + 1])
    else found.push(`${found.pop()}${parts[i]} ${parts[i + 1]}`)
  }
  // What is said in whole sentences is known now that they stand alone.
  return found.length > 1 ? found.map(normalize) : found
}
