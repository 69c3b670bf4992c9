import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, center, distance } from '../../../../spatial/index.ts'
import type { Planner } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'

/** Metres between a seat and the table that it stands at, at most. */
export const REACH = 0.6

/** A bar is one to sit at; a bar stool is not. */
export const isTable = (plan: Planner, id: NodeId) => TABLES.test(plan.saidName(id)) && !SEATS.test(plan.saidName(id))

/** The table that a seat stands at; undefined for what is no seat, or stands alone. */
export function tableOf(plan: Planner, seat: NodeId): NodeId | undefined {
  if (!SEATS.test(plan.saidName(seat))) return undefined
  const near = plan.scene
    .children(null)
    .filter((id) => isTable(plan, id))
    .map((id) => ({ id, metres: distance(plan.scene, id, seat) }))
    .filter(({ metres }) => metres <= REACH)
  return near.sort((a, b) => a.metres - b.metres)[0]?.id
}

/** The table that several seats stand around, on more than one side. */
export function tableAmid(plan: Planner, seats: readonly NodeId[]): NodeId | undefined {
  if (seats.length < 3 || !seats.every((id) => SEATS.test(plan.saidName(id)))) return undefined
  const [table, ...others] = new Set(seats.map((id) => tableOf(plan, id)))
  if (!table || others.length) return undefined
  const [all, mid] = [boundsOrOrigin(plan.scene, seats), center(plan.bounds(table))]
  return [0, 2].every((i) => all.min[i] < mid[i] && all.max[i] > mid[i]) ? table : undefined
}
