import type { NodeId } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'

/** What is asked of the planner. */
interface Candidates {
  candidates(noun: Noun): NodeId[]
  isNew(id: NodeId): boolean
}

/** "A fourth stool across from the third": the third of those that were there before it; null where that is not asked. */
export function nthBefore(plan: Candidates, noun: Noun, made: readonly NodeId[]): NodeId[] | null {
  if (noun.rank !== 'first' || !noun.nth || !made.some((id) => plan.isNew(id))) return null
  const there = plan.candidates({ ...noun, rank: undefined, nth: undefined }).filter((id) => !plan.isNew(id))
  return there.length >= noun.nth ? [there[noun.nth - 1]] : null
}
