import { size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { HOLDERS } from '../words/seats.ts'
import { about } from './surround.ts'

/** Square metres of a table for each of many that it is filled with, and how many there are at least and at most. */
const ROOM = 0.12
const [LEAST, MOST] = [3, 12]

/** "Fill the table with glasses": as many as stand well on it; what holds things has them in it. */
export function* fillWith(plan: Planner, clause: Clause): Steps {
  const [first] = plan.find(clause.objects)
  const [w, , d] = size(plan.bounds(first))
  const many = Math.max(LEAST, Math.min(MOST, Math.round((w * d) / ROOM)))
  const others = clause.others.map((noun) => (noun.isNew && noun.count === undefined ? { ...noun, count: many } : noun))
  yield* about(plan, { ...clause, others }, HOLDERS.test(plan.saidName(first)) ? 'inside' : 'on')
}
