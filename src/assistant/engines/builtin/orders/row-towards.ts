import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin, center } from '../../../../spatial/index.ts'
import type { Planner } from '../meaning/planner.ts'
import { offLine } from './lengthwise.ts'

/** How far the middles of a row may be off their line, metres. */
const OFF = 0.1

/** "The street lamps 1 m closer to the houses": what stands in a row goes there as a row; null where it is no row, or not to one side of the others. */
export function rowTowards(
  plan: Planner,
  nodes: readonly NodeId[],
  targets: readonly NodeId[],
  metres: number | undefined,
): Vec3 | null {
  if (nodes.length < 2 || targets.length < 2 || metres === undefined) return null
  const across = ([2, 0] as const).find((i) => offLine(plan, nodes, i) < OFF)
  if (across === undefined) return null
  const [own, others] = [boundsOrOrigin(plan.scene, nodes), boundsOrOrigin(plan.scene, targets)]
  const gap = Math.max(others.min[across] - own.max[across], own.min[across] - others.max[across])
  if (gap <= 0) return null
  const by: Vec3 = [0, 0, 0]
  by[across] = Math.min(metres, gap) * Math.sign(center(others)[across] - center(own)[across])
  return by
}
