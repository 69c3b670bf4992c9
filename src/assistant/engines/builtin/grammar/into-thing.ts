import type { Cursor } from '../language/cursor.ts'
import { thingAhead } from './modifiers.ts'
import type { Lexicon } from './noun.ts'

/** What things are set out in, and are not put into. */
const FORMS =
  /^(?:row|line|circle|ring|grid|square|column|stack|pile|heap|tower|triangle|semicircle|arc|pyramid|spiral|queue|block|group|wall|matrix|pattern|formation)$/

/** "A box", "a big wooden crate", behind "in": a thing, and no form. */
export function isThingAhead(cursor: Cursor, lexicon: Lexicon): boolean {
  if (!/^(a|an)$/.test(cursor.word())) return false
  const thing = thingAhead(cursor, lexicon, 1)
  const isForm = [1, 2, 3, 4].some((i) => /^(?:formation|pattern|shape)$/.test(cursor.word(i)))
  return thing !== undefined && !FORMS.test(thing) && !isForm
}
