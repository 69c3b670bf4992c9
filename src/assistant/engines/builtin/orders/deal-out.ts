import { distance } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { relate } from './relate.ts'

/**
 * "Put one barrel on each pallet", where there are as many barrels as pallets: those that are there, each to the place
 * that is nearest to it. False where there are more or fewer, and where others are asked for.
 */
export function* dealOut(plan: Planner, { text, objects, slots }: Clause): Steps<boolean> {
  const [noun, ...more] = objects
  const [relation, ...others] = slots.relations
  const place = relation?.targets[0]
  const isShare = /^(?:put|place|set|lay|stand|move) one\b/i.test(text) && /^one\b/i.test(noun?.text ?? '')
  if (!isShare || more.length || others.length || !place?.isEach || noun.isMore || !exists(plan, noun)) return false
  const things = plan.findTargets({ ...noun, isNew: false, isAll: true, isPlural: true, count: undefined })
  const places = plan.findTargets({ ...place, isEach: false, isAll: true })
  if (things.length !== places.length || things.some((id) => places.includes(id))) return false
  const left = [...things]
  for (const id of places) {
    left.sort((a, b) => distance(plan.scene, a, id) - distance(plan.scene, b, id))
    const target = { ...place, isEach: false, isAll: false, ids: [id] }
    yield* relate(plan, [left.shift()!], { ...slots, relations: [{ ...relation, targets: [target] }] })
  }
  plan.remember(things)
  return true
}
