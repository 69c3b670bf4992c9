import type { Clause } from './grammar/clause.ts'
import type { Noun } from './grammar/noun.ts'
import type { Planner } from './meaning/planner.ts'

/** "Center the TV on its stand", where nothing was spoken of before: the stand of the TV. */
export function withItsOwn<C extends Clause>(plan: Planner, clause: C): C {
  const [it, ...others] = clause.objects
  const isOne = !!it && !others.length && !it.isPlural && !it.isAll && !it.isEach
  if (!isOne || it.isNew || it.pronoun || plan.memory.last.length) return clause
  const own = (noun: Noun): Noun => (noun.owner?.pronoun === 'it' ? { ...noun, owner: it } : noun)
  const { relations, likeSide, likeSizeOf } = clause.slots
  return {
    ...clause,
    slots: {
      ...clause.slots,
      relations: relations.map((one) => ({ ...one, targets: one.targets.map(own) })),
      ...(likeSide && { likeSide: { ...likeSide, of: own(likeSide.of) } }),
      ...(likeSizeOf && { likeSizeOf: own(likeSizeOf) }),
    },
  }
}
