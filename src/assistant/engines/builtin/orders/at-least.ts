import type { NodeId } from '../../../../document/index.ts'
import { distance } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner } from '../meaning/planner.ts'
import { holderOf } from './targets.ts'
import { isFloor, isWall } from './walls.ts'

const AT_LEAST = /\bminimum-of\b/

/** "At least 50 cm from the wall": of some nodes, those that stand nearer, and of "everything" no wall, no floor, and nothing that lies on the target; all, where the distance is to be just that. */
export function tooNear(plan: Planner, nodes: readonly NodeId[], { slots, text }: Clause): readonly NodeId[] {
  const away = slots.relations.find(({ kind, metres }) => kind === 'away' && metres !== undefined)
  if (!away || !AT_LEAST.test(text)) return nodes
  const targets = plan.findTargets({ ...away.targets[0], isAll: true })
  const isFree = (id: NodeId) => !targets.includes(id) && !targets.includes(holderOf(plan, id) ?? '')
  const others = nodes.filter((id) => isFree(id) && !isFloor(plan, id) && !isWall(plan, id))
  const near = (nodes.length > 1 ? others : nodes).filter((id) =>
    targets.some((target) => distance(plan.scene, id, target) < away.metres! - 1e-3),
  )
  if (!near.length) plan.said.push(`${nodes.length > 1 ? 'They already stand' : 'It already stands'} that far away.`)
  return near
}

/** "At least 50 cm between the stools": whether each already stands so far from all others, which is told. */
export function areFarEnough(plan: Planner, nodes: readonly NodeId[], gap: number, text: string): boolean {
  if (!AT_LEAST.test(text)) return false
  const areFar = nodes.every((id, i) =>
    nodes.slice(i + 1).every((other) => distance(plan.scene, id, other) >= gap - 1e-3),
  )
  if (areFar) plan.said.push('They already stand that far apart.')
  return areFar
}
