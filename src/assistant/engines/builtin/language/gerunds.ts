import { VERBS } from '../words/verbs.ts'

/** The verb of an order that a word in -ing is a form of: "moving" is from move, "putting" from put; null for others. */
export const verbOfGerund = (word: string): string | null =>
  verbOfStem(/^([a-z]{2,})ing$/.exec(word.toLowerCase())?.[1])

/** As `verbOfGerund`, of a word in -ed: "cleared" is from clear. */
export const verbOfPast = (word: string): string | null => verbOfStem(/^([a-z]{2,})ed$/.exec(word.toLowerCase())?.[1])

function verbOfStem(stem: string | undefined): string | null {
  if (!stem) return null
  const forms = [`${stem}e`, stem, stem.replace(/(.)\1$/, '$1')]
  return forms.find((one) => Object.hasOwn(VERBS, one)) ?? null
}

/** "Overlap": "overlapping"; "float": "floating". */
export const gerundOf = (verb: string): string => verb.replace(/p$/i, 'pp').concat('ing')
