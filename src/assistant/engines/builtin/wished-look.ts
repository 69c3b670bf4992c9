import type { Clause } from './grammar/clause.ts'
import { hasHead, type Noun } from './grammar/noun.ts'
import { saysWhere } from './grammar/slots/slots.ts'
import { exists } from './meaning/exists.ts'
import type { Planner } from './meaning/planner.ts'

/** "Ball green": a look said behind a thing is what it is to have. */
const isColoredAfter = ({ verb, objects: [noun], slots }: Clause): boolean =>
  verb === 'create' && !noun.color && !noun.isMore && !!(slots.surface.color ?? slots.material) && !saysWhere(slots)

/** "Gray sofa, 2.8 m wide", where there is a sofa and none of them is gray: it is to become so. */
export function asWished<C extends Clause>(plan: Planner, clause: C): C {
  const { slots } = clause
  const [noun, ...others] = clause.objects
  const isBare = clause.isVerbless && noun?.isBare && !others.length && noun.count === undefined
  const ofThoseThere = (verb: string): C => ({
    ...clause,
    verb,
    objects: [{ ...noun, isNew: false, isAll: noun.isPlural }],
  })
  if (isBare && clause.verb === 'create' && exists(plan, noun)) {
    // "Pumpkin twice as big": one that is there. "Sign 30 cm higher".
    if ((slots.factor ?? slots.grow) && !noun.color) return ofThoseThere('change')
    const isMoved = slots.moves.some(({ metres }) => metres !== undefined) && !saysWhere({ ...slots, moves: [] })
    if (isMoved) return ofThoseThere('move')
    // "White walls": those that are there. "White lamp" may well be a new one.
    if (isColoredAfter(clause)) return ofThoseThere('change')
  }
  const isWish = isBare && (noun.isPlural ? clause.verb === 'create' : /^(?:select|change)$/.test(clause.verb))
  if (!isWish || !noun.color || !hasHead(noun) || noun.where.length || exists(plan, noun)) return clause
  const plain: Noun = { ...noun, color: undefined, extents: {}, isNew: false, isAll: noun.isPlural }
  if (!exists(plan, plain)) return clause
  return {
    ...clause,
    verb: 'change',
    objects: [plain],
    slots: {
      ...slots,
      surface: { ...slots.surface, color: noun.color.hex },
      ...(Object.keys(noun.extents).length > 0 && { extents: { ...noun.extents, ...slots.extents } }),
    },
  }
}
