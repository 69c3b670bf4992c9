import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { SEATS } from '../words/seats.ts'
import { create } from './create.ts'
import { place } from './move.ts'

/** "Surround the table with six chairs": the new ones, or the ones that are there, go about it. */
export function* about(plan: Planner, clause: Clause, kind: 'around' | 'bothSides' | 'on' | 'inside'): Steps {
  const { objects, others, slots } = clause
  if (!others.length || !objects.length)
    throw new Refuse(
      `I did not find with what in “${clause.text}”. Say “surround the table with six chairs”, for example.`,
    )
  const [target] = objects
  const facing =
    kind === 'around' && (slots.facing || others.some(({ item }) => SEATS.test(item ?? ''))) ? { facing: target } : {}
  // "With cones, 2 m away from it".
  const gap = slots.gap ?? slots.relations.find((one) => one.kind === 'away')?.metres
  const placed = {
    ...clause,
    objects: others,
    others: [],
    slots: { ...slots, ...facing, gap, relations: [{ kind, targets: [{ ...target, isNew: false }] }] },
  }
  if (others[0].isNew) return yield* create(plan, { ...placed, verb: 'create' })
  yield* place(plan, { ...placed, verb: 'place' })
}
