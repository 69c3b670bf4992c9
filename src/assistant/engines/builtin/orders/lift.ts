import type { NodeId } from '../../../../document/index.ts'
import { size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { noSlots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { RUNS, SEATS, TABLES } from '../words/seats.ts'
import { BIT, ownSide, place } from './move.ts'
import { resize } from './size.ts'
import { whatIsThere } from './taken.ts'
import { attachPlaces } from './telling.ts'
import { hangs } from './walls.ts'

/** How tall what is made lower, or a bit lower, is to what it was. */
const [LOWER, SOMEWHAT_LOWER] = [2 / 3, 0.85]

const hasHeight = (plan: Planner, id: NodeId): boolean => size(plan.bounds(id))[1] > 1e-3

const areOnGround = (plan: Planner, nodes: readonly NodeId[]): boolean =>
  nodes.every((id) => Math.abs(plan.bounds(id).min[1]) < 0.05)

/** Raises or lowers things, by what was said; what stands on the ground may be made lower instead. */
export function* lift(plan: Planner, order: Clause, direction: 'up' | 'down'): Steps {
  const clause = whatIsThere(liftedFrom(plan, order, direction))
  const { slots } = clause
  if (
    slots.toGround ||
    slots.at ||
    slots.lowest !== undefined ||
    slots.highest !== undefined ||
    slots.relations.length ||
    slots.moves.some((move) => move.direction !== direction)
  )
    return yield* place(plan, clause)
  const side = /^(width|height|depth)$/.exec(clause.objects[0]?.property ?? '')?.[1]
  const by = slots.extents?.[side as 'height'] ?? slots.metres
  if (side && by !== undefined) return yield* stretch(plan, clause, side, direction === 'up' ? by : -by)
  const nodes = plan.find(clause.objects)
  // "Lower the dresser to the height of the crib", on the ground: it is made as tall; "by the height" tells how far.
  const isToHeight = slots.likeSide?.side === 'height' && !/\bby\b/i.test(clause.text)
  if (isToHeight && (direction === 'down' || slots.isGoal) && areOnGround(plan, nodes))
    return yield* resize(plan, nodes, slots)
  const said = ownSide(plan, nodes, slots) ?? slots.moves[0]?.metres ?? slots.metres ?? slots.extents?.all
  const areStanding = !nodes.some((id) => hangs(plan, id))
  // "Lower the fence to half its height": what stands on the ground gets so tall.
  if (slots.factor && areStanding) return yield* resize(plan, nodes, slots)
  // "Lower the lamp", which stands on the floor already: it is made lower.
  const isLowerOnly =
    direction === 'down' && said === undefined && areStanding && nodes.every((id) => hasHeight(plan, id))
  if (isLowerOnly)
    return yield* resize(plan, nodes, { ...noSlots(), factor: [1, slots.degree === 'bit' ? SOMEWHAT_LOWER : LOWER, 1] })
  const metres = said ?? (slots.degree === 'bit' ? BIT : 0.5) * (slots.share ?? 1)
  // "Lower the chairs by 10 cm", where they stand on the ground: their seats; and so a fence is made lower.
  const isSeat = (id: NodeId) => [SEATS, TABLES, RUNS].some((kind) => kind.test(plan.saidName(id)))
  const areLow = nodes.every(isSeat) && areOnGround(plan, nodes)
  if (direction === 'down' && areLow) return yield* resize(plan, nodes, { ...noSlots(), grow: { height: -metres } })
  yield* plan.call('arrange.moveTowards', { nodes, direction, metres })
}

/** "Raise the height of the rack by 50 cm", "to 2 m": how tall it is, and not where. */
function* stretch(plan: Planner, { objects, slots }: Clause, side: string, by: number): Steps {
  const nodes = plan.find(objects.map((noun) => ({ ...noun, property: undefined })))
  const changed = slots.isBy ? { grow: { [side]: by } } : { extents: { [side]: Math.abs(by) } }
  yield* resize(plan, nodes, { ...noSlots(), ...changed })
}

/** "Lift everything on the table by 10 cm": the place tells what, where metres say how far. */
function liftedFrom(plan: Planner, clause: Clause, direction: 'up' | 'down'): Clause {
  const { slots } = clause
  if (!slots.relations.length || slots.metres === undefined || slots.moves.length) return clause
  const moves = [{ direction, metres: slots.metres }]
  const told = attachPlaces(plan, { ...clause, slots: { ...slots, moves, metres: undefined } })
  return told.slots.relations.length ? clause : told
}
