import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { type Bounds, boundsOrOrigin, center } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { rowsFrom } from '../meaning/rows.ts'
import { seatsByTable } from '../meaning/seats-at.ts'

/** What stands in rows and columns, as both; null for all else. A desk that stands by itself before the others is left out. */
export function gridOf(plan: Planner, nodes: readonly NodeId[]): { rows: NodeId[][]; columns: NodeId[][] } | null {
  const rows = rowsFrom(nodes, 'nearest', plan.world)
  const columns = rowsFrom(rows.flat(), 'leftmost', plan.world)
  const areSeveral = [rows, columns].every((lines) => lines.length > 1 && lines.every(({ length }) => length > 1))
  return areSeveral && rows.flat().length >= nodes.length - 1 ? { rows, columns } : null
}

/** "One metre between the desks", of desks in rows: between the rows, and between those beside each other; their seats go with them. */
export function* spaceGrid(
  plan: Planner,
  { rows, columns }: { rows: NodeId[][]; columns: NodeId[][] },
  gap: number,
): Steps {
  const seats = seatsByTable(plan.scene, rows.flat())
  const [i, k] = Math.abs(plan.basis.right[0]) > 0.5 ? ([0, 2] as const) : ([2, 0] as const)
  const [along, across] = [shifts(plan, columns, i, gap), shifts(plan, rows, k, gap)]
  for (const id of rows.flat()) {
    const by: Vec3 = [0, 0, 0]
    by[i] = along.get(id)!
    by[k] = across.get(id)!
    if (Math.hypot(...by) > 1e-4) yield* plan.call('node.translate', { nodes: [id, ...seats(id)], by })
  }
}

/** How far each thing has to go along an axis for lines with a gap between them, about the middle of all, metres. */
function shifts(plan: Planner, lines: readonly NodeId[][], i: 0 | 2, gap: number): Map<NodeId, number> {
  const bands = lines
    .map((ids) => ({ ids, bounds: boundsOrOrigin(plan.scene, ids) }))
    .sort((a, b) => a.bounds.min[i] - b.bounds.min[i])
  const width = ({ min, max }: Bounds) => max[i] - min[i]
  const length = bands.reduce((sum, { bounds }) => sum + width(bounds), gap * (bands.length - 1))
  let at = center(boundsOrOrigin(plan.scene, lines.flat()))[i] - length / 2
  const by = new Map<NodeId, number>()
  for (const { ids, bounds } of bands) {
    for (const id of ids) by.set(id, at - bounds.min[i])
    at += width(bounds) + gap
  }
  return by
}
