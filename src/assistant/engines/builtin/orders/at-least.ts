import type { NodeId } from '../../../../document/index.ts'
import { distance } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner } from '../meaning/planner.ts'
import { holderOf } from './targets.ts'
import { isFloor, isWall } from './walls.ts'

/** "At least 50 cm from the wall": of some nodes, those that stand nearer, and of "everything" no wall, no floor, and nothing that lies on the target; all, where the distance is to be just that. */
export function tooNear(plan: Planner, nodes: readonly NodeId[], { slots, text }: Clause): readonly NodeId[] {
  const away = slots.relations.find(({ kind, metres }) => kind === 'away' && metres !== undefined)
  if (!away || !/\bminimum-of\b/.test(text)) return nodes
  const targets = plan.findTargets({ ...away.targets[0], isAll: true })
  const isFree = (id: NodeId) => !targets.includes(id) && !targets.includes(holderOf(plan, id) ?? '')
  const others = nodes.filter((id) => isFree(id) && !isFloor(plan, id) && !isWall(plan, id))
  const near = (nodes.length > 1 ? others : nodes).filter((id) =>
    targets.some((target) => distance(plan.scene, id, target) < away.metres! - 1e-3),
  )
  if (!near.length) plan.said.push(`${nodes.length > 1 ? 'They already stand' : 'It already stands'} that far away.`)
  return near
}
