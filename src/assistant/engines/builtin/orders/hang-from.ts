import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { center, directionVector, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

/** Of the height of what is as thin as a trunk, where things hang from it. */
const HIGH = 0.85

/** "Hang a lantern from the beam": right below it; from a trunk or a post, high up at its front. */
export function* hangFrom(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const base = plan.bounds(target)
  const [w, h, d] = size(base)
  const own = Math.max(...nodes.map((id) => size(plan.bounds(id))[1]))
  const out = directionVector('front', plan.basis)
  const along = w >= d ? 0 : 2
  const isUpright = h > 2 * Math.max(w, d) && base.min[1] < own
  for (const [k, id] of nodes.entries()) {
    const bounds = plan.bounds(id)
    const to = center(base)
    if (isUpright) for (const i of [0, 2]) to[i] += out[i] * ((size(base)[i] + size(bounds)[i]) / 2)
    else to[along] = base.min[along] + (size(base)[along] * (k + 0.5)) / nodes.length
    const top = isUpright ? base.min[1] + h * HIGH - 0.05 * k : base.min[1]
    to[1] = top - size(bounds)[1] / 2
    yield* plan.call('node.translate', { nodes: [id], by: to.map((n, i) => n - center(bounds)[i]) as Vec3 })
  }
}
