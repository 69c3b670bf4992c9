import type { NodeId } from '../../../../document/index.ts'
import type { Bounds } from '../../../../spatial/index.ts'
import type { Planner } from './planner.ts'

/** What stands elsewhere than before this message; what has only become taller stands where it stood. */
export function movedNow(plan: Planner): NodeId[] {
  const foot = ({ min, max }: Bounds) => [min[0] + max[0], min[1], min[2] + max[2]]
  return [...plan.origins]
    .filter(([id, before]) => {
      if (!plan.scene.node(id)) return false
      const now = foot(plan.bounds(id))
      return foot(before).some((n, i) => Math.abs(n - now[i]) > 1e-4)
    })
    .map(([id]) => id)
}
