import { length } from '../../language/measures.ts'
import { noun } from '../nouns.ts'
import type { Matcher } from './slots.ts'

/** Which height of a thing is meant. */
export type Part = 'bottom' | 'center' | 'top'

const LEVEL = /^level-(bottom|center|top)-(bottom|center|top|metres)$/

/** "With its bottom level with the top of the box", as `language/levelling.ts` spells it: `level-bottom-top the box`. */
export const level: Matcher = (cursor, slots, lexicon) => {
  const [, own, part] = LEVEL.exec(cursor.word()) ?? []
  if (!own) return false
  cursor.next()
  if (part === 'metres') {
    const metres = length(cursor, true)
    if (metres === null) return false
    slots.level = { own: own as Part, metres }
    return true
  }
  const of = noun(cursor, lexicon, 'places')
  if (!of) return false
  slots.level = { own: own as Part, part: part as Part, of: { ...of, isNew: false } }
  return true
}
