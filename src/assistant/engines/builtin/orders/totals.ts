import type { NodeId } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { meeting } from '../meaning/conditions.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { resolve } from '../meaning/resolve.ts'
import { Refuse } from '../meaning/world.ts'
import { like } from './like.ts'

/** Those of which there are to be so many altogether: "two books on the table" counts no book on the shelf. */
function ofTotal(plan: Planner, noun: Noun, { relations: [by] }: Slots): NodeId[] {
  const there = like(plan, noun)
  // "Three plates in front of the chairs": where they go, and not which are counted.
  return by && by.kind !== 'front'
    ? meeting({ by: 'relation', kind: by.kind, to: by.targets }, there, plan.world, resolve)
    : there
}

/** "Six chairs altogether", where four are: two more like them. */
export function withThoseThere(plan: Planner, noun: Noun, slots: Slots): Noun {
  const there = noun.isTotal ? ofTotal(plan, noun, slots).length : 0
  if (!there) return noun
  const count = noun.count! - there
  if (count <= 0) throw new Refuse(`There ${there === 1 ? 'is' : 'are'} ${there} already, so I add none.`)
  return { ...noun, count, isMore: true, isPlural: count > 1 }
}

/** "We only need two stools", where four are: the last two go. Whether there were too many. */
export function* takeSurplus(plan: Planner, { objects, slots }: Clause): Steps<boolean> {
  const [noun, ...others] = objects
  if (!noun?.isExact || others.length) return false
  const there = ofTotal(plan, noun, slots)
  const surplus = there.slice(noun.count)
  if (!surplus.length) return false
  yield* plan.call('node.delete', { nodes: surplus })
  plan.remember(there.slice(0, noun.count))
  return true
}
