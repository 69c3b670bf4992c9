import type { NodeId } from '../../../../document/index.ts'
import { intersects, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'
import { holderOf } from './targets.ts'

/** "The lower box on top of the upper one": that comes down to where the lower one stood. */
export function* fromTop(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const under = nodes.find((id) => holderOf(plan, target) === id)
  if (!under) return
  const drop = plan.bounds(under).min[1] - plan.bounds(target).min[1]
  yield* plan.call('node.translate', { nodes: [target], by: [0, drop, 0] })
}

/** "A table under the vase", where the vase stands on the ground: the vase comes to stand on the table. */
export function* liftOnto(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const [base, thing] = [plan.bounds(nodes[0]), plan.bounds(target)]
  const area = (bounds: typeof base) => size(bounds)[0] * size(bounds)[2]
  const isFlat = size(base)[1] < 0.03
  // A chair that is pushed under a table that is a block stays where it is.
  const [wide, tall, deep] = size(thing)
  const isTower = tall > Math.max(2.5, 2 * size(base)[1], wide, deep)
  // What is new was asked for to stand there, though less wide: it is under the middle.
  const carries = plan.isNew(nodes[0]) || area(base) >= area(thing) * 0.9
  // A table, and what one sits or lies on, stands on its legs: what is new is made to fit below it.
  const isOnLegs = [TABLES, SEATS, /\bbed\b/i].some((name) => name.test(plan.saidName(target)))
  // A ball of a metre goes below a table, and no table stands on it; a platform is what it stands on.
  const goesBelow = area(base) < area(thing) || size(base)[1] > tall / 2
  if (isOnLegs && plan.isNew(nodes[0]) && goesBelow) return yield* fitBelow(plan, nodes[0], target)
  if (
    nodes.length > 1 ||
    isFlat ||
    isTower ||
    STAYS.test(plan.saidName(target)) ||
    !carries ||
    !intersects(base, thing, 0.01)
  )
    return
  // What is wholly above a rug only rises by its thickness, and stays where it was.
  const isWithin = [0, 2].every((i) => thing.min[i] >= base.min[i] - 1e-3 && thing.max[i] <= base.max[i] + 1e-3)
  const by = base.max[1] - thing.min[1]
  if (isWithin && size(base)[1] < LOW) yield* plan.call('node.translate', { nodes: [target], by: [0, by, 0] })
  else yield* plan.call('arrange.placeOn', { nodes: [target], target: nodes[0] })
}

/** Metres up to which what lies under a thing is a rug, or a low platform. */
const LOW = 0.1

/** What is too heavy, or stands in the ground: it is not lifted for what goes under it. */
const STAYS = /\b(tree|palm|pine|fir|oak|umbrella|parasol|bridge|arch|house|cart|car|wagon|van|truck|bus|stall)\b/i

/** Makes what is under a thing small enough to stand there; most of a table's height is free. */
function* fitBelow(plan: Planner, id: NodeId, target: NodeId): Steps {
  const FREE = 0.85
  const [own, goal] = [size(plan.bounds(id)), size(plan.bounds(target))]
  const by = Math.min(...goal.map((n, i) => (n * FREE) / own[i]))
  if (by < 1) yield* plan.call('node.scale', { nodes: [id], by })
}
