import type { Clause } from '../grammar/clause.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { create } from './create.ts'
import { assertCanAdd } from './make.ts'
import { isToMake, thingsOf } from './series.ts'
import { floorOf, keepingClear, strewAround, strewOver } from './strew.ts'
import { targetsOf } from './targets.ts'

/** All over a floor, around a thing, or about where they are. */
export function* scatter(plan: Planner, clause: Clause): Steps {
  const [noun] = clause.objects
  // "Scatter ten shells", of which there are none: what cannot be made is told.
  if (noun?.isBare && noun.count !== undefined && !exists(plan, noun)) assertCanAdd(plan, { ...noun, isNew: true })
  if (isToMake(plan, clause)) return yield* create(plan, { ...clause, slots: { ...clause.slots, isScattered: true } })
  const nodes = thingsOf(plan, clause)
  const { rest, kept } = keepingClear(plan, nodes, clause.slots)
  const floor = floorOf(plan, rest)
  if (floor) return yield* strewOver(plan, nodes, floor, rest, kept)
  const ring = rest.relations.find(({ kind }) => kind === 'around')
  if (ring) return yield* strewAround(plan, nodes, targetsOf(plan, ring.targets[0], nodes, 'around'), rest)
  yield* plan.call('arrange.scatter', { nodes, ...rest.area, ...kept })
  yield* plan.call('arrange.restBelow', { nodes })
}
