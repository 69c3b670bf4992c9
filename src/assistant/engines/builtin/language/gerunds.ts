import { VERBS } from '../words/verbs.ts'

/** The verb of an order that a word in -ing is a form of: "moving" is from move, "putting" from put; null for others. */
export function verbOfGerund(word: string): string | null {
  const stem = /^([a-z]{2,})ing$/.exec(word.toLowerCase())?.[1]
  if (!stem) return null
  const forms = [`${stem}e`, stem, stem.replace(/(.)\1$/, '$1')]
  return forms.find((one) => Object.hasOwn(VERBS, one)) ?? null
}
