import type { NodeId } from '../../../../document/index.ts'
import { distance } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner } from '../meaning/planner.ts'

/** "At least 50 cm from the wall": of some nodes, those that stand nearer; all, where the distance is to be just that. */
export function tooNear(plan: Planner, nodes: readonly NodeId[], { slots, text }: Clause): readonly NodeId[] {
  const away = slots.relations.find(({ kind, metres }) => kind === 'away' && metres !== undefined)
  if (!away || !/\bminimum-of\b/.test(text)) return nodes
  const targets = plan.findTargets({ ...away.targets[0], isAll: true })
  const near = nodes.filter((id) => targets.some((target) => distance(plan.scene, id, target) < away.metres! - 1e-3))
  if (!near.length) plan.said.push(`${nodes.length > 1 ? 'They already stand' : 'It already stands'} that far away.`)
  return near
}
