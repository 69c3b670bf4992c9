import { type NodeId, subtree } from '../../../../document/index.ts'
import { grown, intersects } from '../../../../spatial/index.ts'
import type { Planner } from '../meaning/planner.ts'
import { LIES_ON_SEATS } from '../words/seats.ts'

/** "A child on the swing": on a seat that hangs below its beam, one that is free first; the thing itself, where it has none. */
export function hangingSeat(plan: Planner, nodes: readonly NodeId[], target: NodeId): NodeId {
  if (nodes.length !== 1 || !nodes.every((id) => LIES_ON_SEATS.test(plan.saidName(id)))) return target
  const top = plan.bounds(target).max[1]
  const seats = [...subtree(plan.scene, target)]
    .filter(({ id, name }) => id !== target && /^seat(?: \d+)?$/i.test(name) && plan.bounds(id).max[1] < top / 2)
    .map(({ id }) => id)
  const all = plan.scene.children(null).filter((id) => id !== target && !nodes.includes(id))
  const isFree = (seat: NodeId) => all.every((id) => !intersects(grown(plan.bounds(seat), 0.02), plan.bounds(id)))
  return seats.find(isFree) ?? seats[0] ?? target
}
