import type { NodeId } from '../../../../document/index.ts'
import { distance, size } from '../../../../spatial/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { TABLES } from '../words/seats.ts'
import { isDeep, isWall } from './walls.ts'

/** Metres between a wall and what stands at it. */
const AT_WALL = 0.3

/** "Six chairs at the table": around it; "stools at the counter", whose back is at a wall: along the side where there is room. */
export function seatedAt(plan: Planner, relation: Relation): Relation {
  const [noun] = relation.targets
  const [table, ...others] = plan.candidates(noun)
  if (table && !others.length && hasBackToWall(plan, table)) return { ...relation, kind: 'beside', isAlong: true }
  return TABLES.test(noun.text) ? { ...relation, kind: 'around' } : relation
}

/** Whether a thing stands at a wall with its longer side. */
function hasBackToWall(plan: Planner, id: NodeId): boolean {
  const [w, , d] = size(plan.bounds(id))
  const isAt = (wall: NodeId) =>
    isWall(plan, wall) && isDeep(plan, wall) === d > w && distance(plan.scene, id, wall) < AT_WALL
  return plan.scene.children(null).some((wall) => wall !== id && isAt(wall))
}
