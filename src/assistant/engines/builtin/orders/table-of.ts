import type { NodeId } from '../../../../document/index.ts'
import { distance } from '../../../../spatial/index.ts'
import type { Planner } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'

/** Metres between a seat and the table that it stands at, at most. */
export const REACH = 0.6

/** A bar is one to sit at; a bar stool is not. */
export const isTable = (plan: Planner, id: NodeId) =>
  TABLES.test(plan.nameOf(id).replace(/[_.-]/g, ' ')) && !SEATS.test(plan.nameOf(id))

/** The table that a seat stands at; undefined for what is no seat, or stands alone. */
export function tableOf(plan: Planner, seat: NodeId): NodeId | undefined {
  if (!SEATS.test(plan.nameOf(seat))) return undefined
  const near = plan.scene
    .children(null)
    .filter((id) => isTable(plan, id))
    .map((id) => ({ id, metres: distance(plan.scene, id, seat) }))
    .filter(({ metres }) => metres <= REACH)
  return near.sort((a, b) => a.metres - b.metres)[0]?.id
}
