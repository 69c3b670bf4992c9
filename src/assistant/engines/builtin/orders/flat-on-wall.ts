import type { NodeId } from '../../../../document/index.ts'
import { distance, headingOf } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { inwardsFrom } from './back-to-wall.ts'
import { thinnest } from './lengthwise.ts'
import { isDeep, isWall } from './walls.ts'

/** Metres from its wall within which a thing hangs on it. */
const ON_IT = 0.1

/** The wall that a thing hangs on, of those that may be meant; undefined for what hangs on none. */
export const wallBehind = (
  plan: Planner,
  id: NodeId,
  isMeant: (wall: NodeId) => boolean = () => true,
): NodeId | undefined =>
  plan.scene
    .children(null)
    .filter((wall) => wall !== id && isWall(plan, wall) && isMeant(wall))
    .find((wall) => distance(plan.scene, wall, id) <= ON_IT)

/**
 * "Hang the towel left of the mirror", from another wall: it is turned so that its back comes to that wall, and not its
 * edge. Gives what was turned.
 */
export function* turnedFlat(plan: Planner, nodes: readonly NodeId[], wall: NodeId): Steps<NodeId[]> {
  const across = isDeep(plan, wall) ? 0 : 2
  const edgewise = nodes.filter((id) => thinnest(plan, id) === 2 - across)
  const inwards = inwardsFrom(plan, wall)
  if (inwards === null) return []
  for (const id of edgewise) {
    const heading = (headingOf(plan.scene, id) * 180) / Math.PI
    // What has no front of its own, such as a towel, lies flat either way.
    const degrees = Math.abs((inwards - heading) % 180) > 45 ? inwards - heading : 90
    yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees })
  }
  return edgewise
}
