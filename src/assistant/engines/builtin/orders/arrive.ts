import type { NodeId } from '../../../../document/index.ts'
import { distance, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'
import { areSeatsFor } from './edges.ts'
import { comingDown, holderOf } from './targets.ts'
import { hang, isWall } from './walls.ts'

/** All the way to a thing: against what is a wall, beside all else. */
export function* arrive(plan: Planner, nodes: readonly NodeId[], target: NodeId, whole: object): Steps {
  // What hangs in the air hangs on the other wall, too.
  const areHung = nodes.every((id) => plan.bounds(id).min[1] > 0.3 && !holderOf(plan, id))
  if (isWall(plan, target) && areHung) return yield* hang(plan, nodes, target)
  if (isWall(plan, target))
    yield* comingDown(plan, nodes, plan.call('arrange.placeAgainst', { nodes, target, ...whole }))
  // "The cup to the other table": what stands on something stands on that, too.
  else if (nodes.every((id) => holderOf(plan, id) || isForTable(plan, id, target)))
    yield* plan.call('arrange.placeOn', { nodes, target, ...whole })
  else yield* comeUpTo(plan, nodes, target, whole)
}

/** A cup that stands on the ground is brought onto the table, a box onto the shelf, and not to its foot; metres. */
function isForTable(plan: Planner, id: NodeId, target: NodeId): boolean {
  const name = plan.nameOf(target)
  const isShelf = /\b(?:shel(?:f|ves)|rack|bookcase)\b/i.test(name)
  const largest = isShelf ? 0.6 : 0.4
  const isFor = isShelf || TABLES.test(name)
  return isFor && !SEATS.test(plan.saidName(id)) && size(plan.bounds(id)).every((n) => n > 0 && n <= largest)
}

function* comeUpTo(plan: Planner, nodes: readonly NodeId[], target: NodeId, whole: object): Steps {
  yield* plan.call('arrange.approach', { nodes, target, ...whole })
  const far = nodes.filter((id) => distance(plan.scene, id, target) > 0.5)
  if (far.length === nodes.length) yield* plan.call('arrange.placeNextTo', { nodes: far, target, ...whole })
  yield* plan.call('arrange.restBelow', { nodes })
  // "The chair to the table": to sit at it.
  if (areSeatsFor(plan, nodes, target)) yield* plan.call('arrange.lookAt', { nodes, target })
}
