const NUMBER_WORDS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dozen: 12,
  couple: 2,
  pair: 2,
}

/** The words that numbers are made of. */
export const NUMBERS: readonly string[] = Object.keys(NUMBER_WORDS)

export const numberWord = (word: string): number | undefined =>
  Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined

/** Of what is a number, in words or in figures: "four" and "4" are 4. */
export const numberOf = (said: string): number => numberWord(said.toLowerCase()) ?? Number(said)

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** "Third" and "3rd" are 3. */
export function ordinal(word: string): number | undefined {
  const index = ORDINALS.indexOf(word)
  if (index >= 0) return index + 1
  const match = /^(\d+)(st|nd|rd|th)$/.exec(word)
  return match ? Number(match[1]) : undefined
}
