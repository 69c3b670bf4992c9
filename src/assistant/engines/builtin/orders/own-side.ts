import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { directionVector, headingOf } from '../../../../spatial/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { SEATS } from '../words/seats.ts'
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
