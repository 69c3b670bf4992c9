import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { type Bounds, center, directionVector } from '../../../../spatial/index.ts'
import type { Part, Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import type { Side } from './sides.ts'

const SIDE: Partial<Record<Part, Side>> = { left: 'left', right: 'right', front: 'front', back: 'behind' }

/** The axis of the world along which a part is told, and where on it that part is. */
function placeOf(plan: Planner, bounds: Bounds, part: Part): { axis: 0 | 1 | 2; at: number } {
  const side = SIDE[part]
  if (side === undefined)
    return { axis: 1, at: part === 'bottom' ? bounds.min[1] : part === 'top' ? bounds.max[1] : center(bounds)[1] }
  const way = directionVector(side, plan.basis)
  const axis = Math.abs(way[0]) > 0.5 ? 0 : 2
  return { axis, at: way[axis] > 0 ? bounds.max[axis] : bounds.min[axis] }
}

/**
 * Moves things, each so that its bottom, middle or top is at a height, or level with a part of another thing; or so that
 * one of its sides is in line with a side of another.
 */
export function* levelWith(
  plan: Planner,
  nodes: readonly NodeId[],
  { own, part, of, metres }: NonNullable<Slots['level']>,
): Steps {
  const target = of && plan.findOne(of, nodes)
  for (const id of nodes) {
    const mine = placeOf(plan, plan.bounds(id), own)
    const to = target === undefined ? metres! : placeOf(plan, plan.bounds(target), part!).at
    const by: Vec3 = [0, 0, 0]
    by[mine.axis] = to - mine.at
    if (id !== target && Math.abs(by[mine.axis]) > 1e-4) yield* plan.call('node.translate', { nodes: [id], by })
  }
}
