import type { NodeId } from '../../../../document/index.ts'
import { center, headingOf, roomOf, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { LONGER } from './lengthwise.ts'
import { holderOf } from './targets.ts'
import { isDeep, isWall } from './walls.ts'

/** What is longer than deep, and has a back. A bed is not: its head is to the wall. */
const BACKED =
  /\b(?:sofa|couch|settee|loveseat|bookshelf|bookcase|shelf|shelves|wardrobe|closet|cupboard|cabinet|dresser|sideboard|credenza|tv stand|media unit|hutch|locker|lockers|piano|bench|radiator|desk|workbench|console)(?: \d+)?$/i

/** The heading, degrees, of what has its back to a wall and looks into the room; null where there is no room. */
export function inwardsFrom(plan: Planner, wall: NodeId): number | null {
  const room = roomOf(plan.scene)
  if (!room) return null
  const across = isDeep(plan, wall) ? 0 : 2
  const sign = center(room)[across] >= center(plan.bounds(wall))[across] ? 1 : -1
  return across === 0 ? 90 * sign : 90 - 90 * sign
}

/** Furniture that is made to stand by a wall has its back to it, and so has what would stand with its narrow side to it. */
export function* backToWall(plan: Planner, nodes: readonly NodeId[], wall: NodeId): Steps {
  const inwards = inwardsFrom(plan, wall)
  if (!isWall(plan, wall) || inwards === null) return
  const across = isDeep(plan, wall) ? 0 : 2
  const standsOut = (id: NodeId) =>
    BACKED.test(plan.saidName(id)) &&
    !holderOf(plan, id) &&
    size(plan.bounds(id))[across] > size(plan.bounds(id))[2 - across] * LONGER
  const isMade = (id: NodeId) => plan.isNew(id) && plan.scene.node(id)!.kind === 'group'
  for (const id of nodes.filter((one) => isMade(one) || standsOut(one))) {
    const degrees = inwards - (headingOf(plan.scene, id) * 180) / Math.PI
    if (Math.abs(degrees) > 0.1) yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees })
  }
}

/** "Along the wall": what is long lies along it, and what is new has its back to it. */
export function* lieAlong(plan: Planner, nodes: readonly NodeId[], wall: NodeId): Steps {
  yield* backToWall(plan, nodes, wall)
  const across = nodes.filter((id) => {
    const [w, , d] = size(plan.bounds(id))
    return isDeep(plan, wall) ? w > d * LONGER : d > w * LONGER
  })
  if (across.length) yield* plan.call('node.rotate', { nodes: across, axis: 'y', degrees: 90 })
}

/** What is said to be "on the wall" and yet stands on the floor. */
const FLOOR_STANDING =
  /\b(?:sofa|couch|settee|loveseat|armchair|bookshelf|bookcase|wardrobe|dresser|sideboard|credenza|tv stand|hutch|piano|bench|desk|workbench|bed|fridge|table|stove|oven)(?: \d+)?$/i

/** Whether all of some things would stand by a wall, and never hang on it. */
export const standByWalls = (plan: Planner, nodes: readonly NodeId[]): boolean =>
  nodes.every((id) => FLOOR_STANDING.test(plan.saidName(id)))
