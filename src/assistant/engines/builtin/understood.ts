import type { Clause } from './grammar/clause.ts'
import type { Mood } from './grammar/mood.ts'

/** What is to be done: orders and questions, in their order; and whether the last message is taken back first. */
export interface Understood {
  clauses: (Clause & { mood?: Mood })[]
  takesBack: boolean
}
