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
  const [noun, ...others] = clause.objects
  const isBare = clause.isVerbless && noun?.isBare && !others.length && noun.count === undefined
  // "Pumpkin twice as big": one that is there.
  if (
    isBare &&
    clause.verb === 'create' &&
    (clause.slots.factor ?? clause.slots.grow) &&
    !noun.color &&
    exists(plan, noun)
  )
    return { ...clause, verb: 'change', objects: [{ ...noun, isNew: false, isAll: noun.isPlural }] }
  // "Sign 30 cm higher".
  const isMoved =
    clause.slots.moves.some(({ metres }) => metres !== undefined) && !saysWhere({ ...clause.slots, moves: [] })
  if (isBare && clause.verb === 'create' && isMoved && exists(plan, noun))
    return { ...clause, verb: 'move', objects: [{ ...noun, isNew: false, isAll: noun.isPlural }] }
  // "White walls": those that are there. "White lamp" may well be a new one.
  if (isBare && isColoredAfter(clause) && exists(plan, noun))
    return { ...clause, verb: 'change', objects: [{ ...noun, isNew: false, isAll: noun.isPlural }] }
  const isWish = isBare && (noun.isPlural ? clause.verb === 'create' : /^(?:select|change)$/.test(clause.verb))
  if (!isWish || !noun.color || !hasHead(noun) || noun.where.length || exists(plan, noun)) return clause
  const plain: Noun = { ...noun, color: undefined, extents: {}, isNew: false, isAll: noun.isPlural }
  if (!exists(plan, plain)) return clause
  const { slots } = clause
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
