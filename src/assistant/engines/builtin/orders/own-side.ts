import type { NodeId } from '../../../../document/index.ts'
import { headingOf } from '../../../../spatial/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { SEATS } from '../words/seats.ts'
import { type Side, sideAlong } from './sides.ts'

/** "A tree behind each chair", of chairs around a fountain: at the back of each, on the side of the view where that is. */
export function sideOfSeat(plan: Planner, seat: NodeId, { kind, targets }: Relation): Side {
  const side = kind as Side
  if (!targets[0].isEach || !/^(?:front|behind)$/.test(side) || !SEATS.test(plan.saidName(seat))) return side
  const heading = headingOf(plan.scene, seat) + (side === 'behind' ? Math.PI : 0)
  return sideAlong(plan, [Math.sin(heading), 0, Math.cos(heading)])
}
