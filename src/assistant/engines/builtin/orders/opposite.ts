import type { NodeId } from '../../../../document/index.ts'
import { center, directionVector, distance } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'
import { sideAt } from './across.ts'
import { acrossAxis } from './arrange.ts'
import { toPoint } from './points.ts'

/** Metres from a table within which a seat stands at it. */
const AT = 0.8
/** Tables that stand beside a seat, and not before it. */
const ASIDE = /\b(?:side|end|bedside|night|console|lamp)\b/i
/** Metres in front of a thing that something opposite it stands, where none are said. */
const OFF = 1.5

/** "Opposite the TV": in front of it, and turned to it; "a stool across from the third" is on the other side of their table. */
export function* opposite(plan: Planner, nodes: readonly NodeId[], target: NodeId, whole: object, gap = OFF): Steps {
  const table = nodes.length === 1 ? tableOf(plan, nodes[0], target) : undefined
  if (table) {
    const [mid, seat] = [center(plan.bounds(table)), center(plan.bounds(target))]
    const across = Math.abs(directionVector(sideAt(plan, [target], table), plan.basis)[0]) > 0.5 ? 0 : 2
    const to: [number, null, number] = [seat[0], null, seat[2]]
    to[across] = 2 * mid[across] - seat[across]
    yield* toPoint(plan, nodes, to)
    yield* plan.call('arrange.lookAt', { nodes, target: table })
    return
  }
  // Several stand side by side there, and not behind each other.
  const areSeveral = nodes.length > 1
  if (areSeveral) yield* plan.call('arrange.row', { nodes, axis: acrossAxis(plan) })
  yield* plan.call('arrange.placeNextTo', {
    nodes,
    target,
    side: 'front',
    ...whole,
    gap,
    ...(areSeveral && { together: true }),
  })
  yield* plan.call('arrange.lookAt', { nodes, target })
}

/** The table that a seat stands at, where another seat is to be opposite it. */
function tableOf(plan: Planner, id: NodeId, seat: NodeId): NodeId | undefined {
  const isSeat = (one: NodeId) => SEATS.test(plan.saidName(one))
  if (!isSeat(id) || !isSeat(seat)) return undefined
  return plan.scene
    .children(null)
    .filter((one) => TABLES.test(plan.saidName(one)) && !ASIDE.test(plan.saidName(one)))
    .filter((one) => distance(plan.scene, one, seat) < AT)
    .sort((a, b) => distance(plan.scene, a, seat) - distance(plan.scene, b, seat))[0]
}
