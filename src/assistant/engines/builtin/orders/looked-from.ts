import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin, center } from '../../../../spatial/index.ts'
import type { Planner } from '../meaning/planner.ts'

/** The ways to the corners that have no name of their own, as the view from the corner at the front right has. */
const CORNERS: Readonly<Record<string, Vec3>> = {
  'front left': [-0.62, 0.5, 0.78],
  'back left': [-0.62, 0.5, -0.78],
  'back right': [0.62, 0.5, -0.78],
}

/** What `view.look` is told for a side or a corner: "top", "back left". */
export const lookFrom = (from: string): { from: string } | { direction: Vec3 } =>
  Object.hasOwn(CORNERS, from) ? { direction: CORNERS[from] } : { from }

/** How far above the level line the eye is, of the way to it. */
const RISE = 0.35

/** "Look from the sofa": the way to that from what is looked at, or from the middle of the scene, a little from above; from the front where it is the middle. */
export function lookedFrom(plan: Planner, id: NodeId, at: readonly NodeId[] = plan.scene.children(null)): Vec3 {
  const middle = center(boundsOrOrigin(plan.scene, at))
  const [x, , z] = center(plan.bounds(id)).map((n, i) => n - middle[i])
  const far = Math.hypot(x, z)
  return far > 1e-6 ? [x / far, RISE, z / far] : [0, RISE, 1]
}
