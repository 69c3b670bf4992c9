import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { like } from './make.ts'

/** "We only need two stools", where four are: the last two go. Whether there were too many. */
export function* takeSurplus(plan: Planner, { objects }: Clause): Steps<boolean> {
  const [noun, ...others] = objects
  if (!noun?.isExact || others.length) return false
  const there = like(plan, noun)
  const surplus = there.slice(noun.count)
  if (!surplus.length) return false
  yield* plan.call('node.delete', { nodes: surplus })
  plan.remember(there.slice(0, noun.count))
  return true
}
