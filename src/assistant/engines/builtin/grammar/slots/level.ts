import { length } from '../../language/measures.ts'
import { noun } from '../nouns.ts'
import type { Matcher, Part } from './slots.ts'

const PARTS = 'bottom|center|top|left|right|front|back'
const LEVEL = new RegExp(`^level-(${PARTS})-(${PARTS}|meters)$`)

/** "At different heights". */
export const staggered: Matcher = (cursor, slots) => {
  const found = cursor.take(
    'at different heights | at various heights | at varying heights | at staggered heights | in different heights',
    'at random heights | at different levels | at various levels | at several heights',
  )
  slots.isStaggered = !!found || slots.isStaggered
  return !!found
}

/** "With its bottom level with the top of the box", as `language/levelling.ts` spells it: `level-bottom-top the box`. */
export const level: Matcher = (cursor, slots, lexicon) => {
  const [, own, part] = LEVEL.exec(cursor.word()) ?? []
  if (!own) return false
  cursor.next()
  if (part === 'meters') {
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
