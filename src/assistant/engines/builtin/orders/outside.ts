import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { type Bounds, boundsOrOrigin, center, directionVector } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { isFloor, isWall } from './walls.ts'

/** Metres between a room and what is taken out of it. */
const AWAY = 1

/** "Outside", "out of the room": beyond its walls, to the left or to the right of the view, whichever is nearer; what is new, to the right. */
export function* outsideOf(plan: Planner, nodes: readonly NodeId[], room: Bounds): Steps {
  const shells = plan.scene.children(null).filter((id) => isWall(plan, id) || isFloor(plan, id))
  const outer = boundsOrOrigin(plan.scene, shells)
  const own = boundsOrOrigin(plan.scene, nodes)
  const right = directionVector('right', plan.basis)
  const i = right[0] !== 0 ? 0 : 2
  const areNew = nodes.every((id) => plan.isNew(id))
  const isRight = areNew || (center(own)[i] - center(room)[i]) * right[i] >= 0
  const by: Vec3 = [0, 0, 0]
  by[i] = right[i] > 0 === isRight ? outer.max[i] + AWAY - own.min[i] : outer.min[i] - AWAY - own.max[i]
  if (areNew) by[2 - i] = center(room)[2 - i] - center(own)[2 - i]
  yield* plan.call('node.translate', { nodes, by })
  yield* plan.call('arrange.restBelow', { nodes })
}
