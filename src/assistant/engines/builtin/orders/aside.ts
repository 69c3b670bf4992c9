import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin, center, type Direction, directionVector, roomOf, size } from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { toFreePlace } from './free-place.ts'

/** How far to a side of the room from its middle, of the way to its edge. */
const ASIDE = 0.6

/** "Two chairs 1 m to the left", "three firs on the left": so far from where new things would stand, or on that side of the floor. */
export function* aside(plan: Planner, made: readonly NodeId[], { moves }: Slots): Steps {
  for (const { direction, metres } of moves)
    if (metres !== undefined || !(yield* toSide(plan, made, direction)))
      yield* plan.call('arrange.moveTowards', { nodes: made, direction, metres: metres ?? 1 })
}

/** False where there is no floor that has sides. */
function* toSide(plan: Planner, nodes: readonly NodeId[], direction: Direction): Steps<boolean> {
  const room = roomOf(plan.scene, false)
  const way = directionVector(direction, plan.basis)
  const i = Math.abs(way[0]) > 0.5 ? 0 : 2
  if (!room || Math.abs(way[1]) > 0.5) return false
  const [whole, half] = [boundsOrOrigin(plan.scene, nodes), size(room)[i] / 2]
  // As a whole within the room.
  const least = Math.max(0, half - size(whole)[i] / 2)
  const by: Vec3 = [0, 0, 0]
  by[i] = center(room)[i] + way[i] * Math.min(half * ASIDE, least) - center(whole)[i]
  yield* plan.call('node.translate', { nodes, by })
  yield* toFreePlace(plan, nodes)
  return true
}
