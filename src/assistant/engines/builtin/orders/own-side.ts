import { type NodeId, subtree, type Vec3 } from '../../../../document/index.ts'
import { directionVector, grown, headingOf, intersects } from '../../../../spatial/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { LIES_ON_SEATS, SEATS } from '../words/seats.ts'
import { SIDES, type Side } from './sides.ts'

/** "A tree behind each chair", of chairs around a fountain: at the back of each, on the side of the view where that is. */
export function sideOfSeat(plan: Planner, seat: NodeId, { kind, targets }: Relation): Side {
  const side = kind as Side
  if (!targets[0].isEach || !/^(?:front|behind)$/.test(side) || !SEATS.test(plan.saidName(seat))) return side
  const heading = headingOf(plan.scene, seat) + (side === 'behind' ? Math.PI : 0)
  const [x, z] = [Math.sin(heading), Math.cos(heading)]
  const along = (way: Side) => {
    const [dx, , dz]: Vec3 = directionVector(way, plan.basis)
    return dx * x + dz * z
  }
  return (Object.keys(SIDES) as Side[]).reduce((best, way) => (along(way) > along(best) + 1e-6 ? way : best), side)
}

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
