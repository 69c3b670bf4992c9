import type { NodeId } from '../../../../document/index.ts'
import { size } from '../../../../spatial/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { WATERS } from '../words/seats.ts'
import { standsOn } from './edges.ts'
import { SIDES } from './sides.ts'

/** "The bench at the edge of the pond", "on the left of the lake", is on its bank; what is under a tree that is but a post, by its foot. */
export const standsAside = (plan: Planner, nodes: readonly NodeId[], target: NodeId, { kind }: Relation): boolean =>
  kind === 'edge' || kind in SIDES
    ? WATERS.test(plan.saidName(target)) && !nodes.some((id) => standsOn(plan, id, target))
    : isTrunk(plan, target) && nodes.some((id) => size(plan.bounds(id))[1] > 0.05)

function isTrunk(plan: Planner, id: NodeId): boolean {
  const [w, h, d] = size(plan.bounds(id))
  const isPost = plan.scene.node(id)!.kind === 'mesh' && plan.bounds(id).min[1] < 0.1
  return isPost && h > 1.5 && h > 2 * Math.max(w, d) && /\b(?:tree|palm|pine|fir|oak|birch)\b/i.test(plan.saidName(id))
}
