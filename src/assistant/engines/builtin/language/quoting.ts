const STAND_IN = 'quotedname'

/** The letters that stand for a number, as a rule takes a stand-in for a word and would part digits from it. */
const letters = (n: number): string => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/**
 * Says a text in other words but for what stands in quotes, which counts as one word of it: in “a group "Big Red" with
 * the sofa” the rules see what is before and behind the name together. Inches are no quotes: 6" by 4".
 */
export function aroundQuotes(text: string, say: (text: string) => string): string {
  const quoted: string[] = []
  const plain = text.replace(/(?<!\w)"[^"]+"/g, (name) => `${STAND_IN}${letters(quoted.push(name) - 1)}`)
  const said = say(plain)
  if (!quoted.length) return said
  return said.replace(new RegExp(`${STAND_IN}([a-j]+)`, 'gi'), (_all, at: string) => {
    const index = Number([...at.toLowerCase()].map((letter) => 'abcdefghij'.indexOf(letter)).join(''))
    return quoted[index]
  })
}

/** A name as it is given: it begins with a capital, and goes on up to a word that names have no more. */
const FIRST = "\\p{Lu}[\\p{L}\\d'’_#-]*"
const ENDS = 'and|then|at|with|in|on|next|to|that|behind|under|between|but|above|below|beside|which|from|so|please'
const MEASURE = '\\d[\\d.]* ?(?:mm|c?m|meters?|metres?|feet|foot|ft|inch(?:es)?|degrees?)'
const nameUpTo = (ends: string) => `${FIRST}(?: (?!(?:${ends}|${MEASURE})\\b)[\\p{L}\\d'’_#-]+)*`
const NAME = nameUpTo(ENDS)
/** Behind "called" an order goes on: "called Racks out of the shelves", "called Buoy two metres to its right". */
const GOES = `${ENDS}|of|out|for|made|containing|holding|consisting|facing|standing|near|by|around|inside|over|half|one|two|three|four|five|six|seven|eight|nine|ten`
const GIVING = [
  new RegExp(`(\\b[Rr]ename\\b[^".;]*? (?:to|as|into) )(${NAME})`, 'gu'),
  new RegExp(`(\\b[Rr]ename (?:it|them|this|that) )(${NAME})`, 'gu'),
  // A name without a capital goes on to the end, or to the next order.
  /(\b[Rr]ename\b[^".;]*? to )((?!(?:the|a|an|something|what)\b)\p{Ll}[\p{L}\d'’_ #-]*?)(?=$|[.!?;]|,? (?:and|then) (?:then )?\p{L}+ (?:it|them|the)\b)/gu,
  new RegExp(
    `(\\b(?:[Cc]all|[Nn]ame) (?:the|this|that|it|them|my|all|every|both)(?: [\\p{L}\\d]+)*? (?:as |to )?)(${NAME})`,
    'gu',
  ),
  new RegExp(`(\\b(?:called|named|titled) )(${nameUpTo(GOES)})(?=$|[.,;!?]| (?:${GOES})\\b)`, 'gu'),
]
const GOES_ON = new RegExp(`("(?:, and |, | and ))(${NAME})(?=$|[.,!?;]| and\\b| from (?:the )?left\\b)`, 'u')

/** Puts names that are given in quotes, so that no rule takes a word of them for something else: "rename it to Spare chair". */
export function quotingNames(message: string): string {
  if (!/\p{Ll}/u.test(message)) return message
  let quoted = message
  for (const pattern of GIVING) quoted = quoted.replace(pattern, '$1"$2"')
  // "To Left crate and Right crate".
  while (quoted !== message && GOES_ON.test(quoted)) quoted = quoted.replace(GOES_ON, '$1"$2"')
  return quoted
}
