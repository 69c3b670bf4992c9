import type { Cursor } from '../language/cursor.ts'
import { SEATS } from '../words/seats.ts'
import { STEMS, VESSELS } from '../words/vessels.ts'
import type { Clause } from './clause.ts'
import type { Lexicon, Noun } from './noun.ts'
import { noun } from './nouns.ts'
import type { Slots } from './slots/slots.ts'

/** "Give the sofa a side table": what is given, where it is a thing; the cursor stands behind what gets it. */
export const givenThing = (cursor: Cursor, lexicon: Lexicon, objects: readonly Noun[]): Noun | null =>
  cursor.attempt(() => {
    const areThere = objects.length > 0 && !objects.some(({ isNew }) => isNew)
    const thing = areThere ? noun(cursor, lexicon) : null
    // "Give the lamp a bluish light": that is a colour.
    const isShine = thing?.kind === 'light' && !thing.light && thing.color
    const isThing = thing?.item || thing?.shape || thing?.light || thing?.kind || (thing?.name && thing.color)
    if (!thing?.isNew || isShine || !isThing) return null
    // "Give the chairs cushions": one for each.
    const isSome = thing.isBare || /^some /i.test(thing.text)
    const areForEach = isSome && thing.isPlural && thing.item && objects.some(({ isPlural }) => isPlural)
    if (areForEach && thing.count === undefined) return { ...thing, isBare: false, isPlural: false }
    return !thing.isBare || thing.count !== undefined ? thing : null
  })

/** What is given is added by the side of what gets it, one for each of several, or where else is said. */
export function gift(thing: Noun, [first, ...also]: readonly Noun[], slots: Slots, text: string): Clause {
  // "Give the chairs a cushion": each of them.
  const isForEach = first.isPlural && !thing.isPlural && (thing.count ?? 1) === 1
  const receiver = also.length ? { ...first, also } : isForEach ? { ...first, isAll: true } : first
  const sides = { left: 'left', right: 'right', front: 'front', behind: 'behind', up: 'on', down: 'under' } as const
  const isSeat = SEATS.test(thing.item ?? '')
  // "Give each pot a flower": in it, and not by its side.
  const isPlanted = VESSELS.test(first.word ?? first.name ?? '') && STEMS.test(thing.item ?? thing.word ?? '')
  const usual = isPlanted ? 'inside' : isSeat && (thing.count ?? 1) > 1 ? 'around' : 'beside'
  const kind = slots.moves[0] ? sides[slots.moves[0].direction] : usual
  slots.relations = slots.relations.map((one) =>
    one.targets[0].pronoun === 'it' ? { ...one, targets: [receiver] } : one,
  )
  if (!slots.relations.length)
    slots.relations.push({ kind, targets: [receiver], metres: slots.moves[0]?.metres, ...(isSeat && { isAt: true }) })
  // "The other nightstand needs a lamp, too": as the one that is there.
  const isAlike = /\b(?:too|also|as well)\b/i.test(text) && !!thing.item
  const objects = [isAlike ? { ...thing, isMore: true } : thing]
  return { verb: 'create', objects, others: [], slots: { ...slots, moves: [] }, text, isGift: true }
}
