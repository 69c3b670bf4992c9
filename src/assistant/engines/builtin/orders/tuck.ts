import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'

/** How much of a seat goes below the top of a table with legs. */
const SHARE = 0.55

/** Whether nodes are seats that stand too high to go below a table as they are. */
export const areTuckedIn = (plan: Planner, nodes: readonly NodeId[], table: NodeId): boolean =>
  TABLES.test(plan.saidName(table)) &&
  nodes.every(
    (id) =>
      !plan.isNew(id) && SEATS.test(plan.saidName(id)) && size(plan.bounds(id))[1] > size(plan.bounds(table))[1] * 0.9,
  )

/** "Push the chairs in under the table": each from where it stands, up to the edge, and below a top that has legs. */
export function* tuckIn(plan: Planner, nodes: readonly NodeId[], table: NodeId): Steps {
  const base = plan.bounds(table)
  const isSolid = plan.scene.node(table)?.kind === 'mesh'
  for (const id of nodes) {
    const own = plan.bounds(id)
    const out = (i: number) => Math.max(base.min[i] - own.max[i], own.min[i] - base.max[i])
    const i = out(0) > out(2) ? 0 : 2
    const depth = isSolid ? 0 : size(own)[i] * SHARE
    const way = Math.sign(center(base)[i] - center(own)[i]) || 1
    const by: Vec3 = [0, 0, 0]
    by[i] = way * (out(i) + depth)
    if (Math.abs(by[i]) > 1e-4) yield* plan.call('node.translate', { nodes: [id], by })
  }
}
