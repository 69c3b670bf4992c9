import type { NodeId } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { headOf } from '../meaning/describe.ts'
import type { Planner } from '../meaning/planner.ts'
import { resolve } from '../meaning/resolve.ts'
import { Refuse } from '../meaning/world.ts'
import { isGenericShape } from '../words/shapes.ts'
import { setOutThings } from './movable.ts'
import { standing } from './targets.ts'

/** "Stack three crates" where there are none: they are to be made. */
export function isToMake(plan: Planner, clause: Clause): boolean {
  const [first] = clause.objects
  if (!first?.isNew || !(first.count !== undefined || first.isPlural)) return false
  const isKnown = !!(first.shape || first.item)
  try {
    const there = resolve({ ...first, isNew: false, isAll: true, count: undefined }, plan.world)
    if (there.length === 0) return isKnown
    return first.count !== undefined && (first.count > there.length || isFormOnly(plan, clause, there))
  } catch (error) {
    if (error instanceof Refuse) return isKnown
    throw error
  }
}

/** "Three boxes", of a desk, a printer and more that are boxes by their form alone. */
function isFormOnly(plan: Planner, { objects: [{ word, count }], slots }: Clause, there: readonly NodeId[]): boolean {
  if (!isGenericShape(word ?? '') || there.some((id) => isGenericShape(headOf(plan.scene.node(id)!.name)))) return false
  const isBase = (id: NodeId) =>
    slots.relations.some(({ targets }) =>
      targets.some((noun) => resolve({ ...noun, isNew: false, isAll: true }, plan.world).includes(id)),
    )
  return there.length !== count || there.some(isBase)
}

/** "Two more", and then "stack them": all of the series. */
export function seriesOf(plan: Planner, { objects }: Clause): NodeId[] | null {
  const { series, last } = plan.memory
  if (
    objects[0]?.pronoun !== 'them' ||
    /\bcop(?:y|ies)\b/i.test(objects[0].text) ||
    series.length <= last.length ||
    !last.every((id) => series.includes(id))
  )
    return null
  const all = series.filter((id) => plan.scene.node(id))
  plan.remember(all)
  return all
}

/** As `seriesOf`, for an order that finds its things itself. */
export function ofSeries(plan: Planner, clause: Clause): Clause {
  const ids = seriesOf(plan, clause)
  return ids ? { ...clause, objects: [{ ...clause.objects[0], ids }] } : clause
}

/** What is to be set out among each other: the series, or what is named. */
export const thingsOf = (plan: Planner, clause: Clause) => seriesOf(plan, clause) ?? named(plan, clause)

/** What is to be set out; of "everything" not what stands on a thing that it goes along with. */
function named(plan: Planner, { objects }: Clause): NodeId[] {
  const isEverything = objects.some((noun) => noun.kind === 'any')
  const nodes = setOutThings(plan, objects)
  const free = standing(plan, nodes)
  return isEverything && free.length > 1 ? free : nodes
}
