import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin, center } from '../../../../spatial/index.ts'
import type { Planner } from '../meaning/planner.ts'

/** How far above the level line the eye is, of the way to it. */
const RISE = 0.35

/** "Look from the sofa": the way to that from what is looked at, or from the middle of the scene, a little from above; from the front where it is the middle. */
export function lookedFrom(plan: Planner, id: NodeId, at: readonly NodeId[] = plan.scene.children(null)): Vec3 {
  const middle = center(boundsOrOrigin(plan.scene, at))
  const [x, , z] = center(plan.bounds(id)).map((n, i) => n - middle[i])
  const far = Math.hypot(x, z)
  return far > 1e-6 ? [x / far, RISE, z / far] : [0, RISE, 1]
}
