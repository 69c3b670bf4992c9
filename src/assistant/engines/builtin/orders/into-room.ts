import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { directionVector, headingOf, roomOf, size } from '../../../../spatial/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { LONGER } from './lengthwise.ts'
import { type Side, sideAlong } from './sides.ts'
import { isFloor, isWall } from './walls.ts'

/** Metres from an end of the room within which a thing stands at it. */
const AT_END = 0.1

/**
 * "In front of the stove", which has its back to a side of the room: that is before it, within the room. What stands
 * free, in a corner, or all along the room has its front where the viewer is.
 */
export function frontInRoom(plan: Planner, target: NodeId, relation: Relation): Relation {
  const isFront = relation.kind === 'front' && !relation.isPart && !isFloor(plan, target) && !isWall(plan, target)
  const room = isFront && roomOf(plan.scene, false)
  if (!room) return relation
  const { min, max } = plan.bounds(target)
  const ways = [0, 2].flatMap((i) => {
    const at = [min[i] - room.min[i] < AT_END, room.max[i] - max[i] < AT_END]
    const way: Vec3 = [0, 0, 0]
    way[i] = at[0] ? 1 : -1
    return at[0] === at[1] ? [] : [way]
  })
  return ways.length === 1 ? { ...relation, kind: sideAlong(plan, ways[0]) } : relation
}

/** "A bench in front of the lockers", of lockers at a side of the view: what is new and long stands along them, and looks at them. */
export function* turnToIt(plan: Planner, nodes: readonly NodeId[], { kind }: Relation): Steps {
  const [x, , z] = directionVector(kind as Side, plan.basis)
  for (const id of nodes.filter((one) => plan.isNew(one))) {
    const [width, , depth] = size(plan.bounds(id))
    const [along, across] = Math.abs(x) > Math.abs(z) ? [depth, width] : [width, depth]
    if (across <= along * LONGER) continue
    const degrees = ((Math.atan2(-x, -z) - headingOf(plan.scene, id)) * 180) / Math.PI
    yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees })
  }
}
