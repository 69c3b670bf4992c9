import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

/** Carries out one kind of order by commands. */
export type Order = (plan: Planner, clause: Clause) => Steps
