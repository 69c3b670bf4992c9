import type { Memory } from './meaning/memory.ts'

const COUNT = '(?:an?|some|two|three|four|five|six|\\d+)'
const INSTEAD = new RegExp(
  `^(?:(?:ok(?:ay)?|then|well|no|sorry|alright|all right|fine|hmm?|oh|and|so),? )*(?:(?:in that case|i (?:mean|meant)|just|make (?:it|that)|use|try|take|(?:how|what) about|let it be|a simple|maybe|perhaps),? )*(${COUNT} [\\p{L} -]+?)(?:,? (?:then|instead|please|will do|is fine|would do))*[.!?]*$`,
  'iu',
)

/** "A seesaw next to the swing", which cannot be made … "a bench, then": the order with that in its place; the text itself where it is none. */
export function madeInstead(text: string, { unmade }: Memory): string {
  const said = INSTEAD.exec(text.trim())?.[1]
  if (!unmade || !said) return text
  const what = new RegExp(`\\b(?:${COUNT} )?${unmade.word}(?:s|es)?\\b`, 'i')
  return what.test(unmade.text) ? unmade.text.replace(what, said) : text
}
