import type { NodeId } from '../../../../document/index.ts'
import { size } from '../../../../spatial/index.ts'
import { list } from '../../../cards.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { sidesOf } from '../language/measures.ts'
import type { Planner } from '../meaning/planner.ts'
import { AXES } from './lengthwise.ts'

/** "At most 1.5 m tall": those that are beyond a bound, all where a size is just that; tells of those that are within. */
export function beyondBound(plan: Planner, nodes: readonly NodeId[], { bound, extents }: Slots): readonly NodeId[] {
  if (!bound || !extents) return nodes
  const beyond = nodes.filter((id) => {
    const own = size(plan.bounds(id))
    const sides = sidesOf(extents, own)
    return (['width', 'height', 'depth'] as const).some((side) => {
      const over = own[AXES[side]] - (sides[side] ?? extents.all ?? own[AXES[side]])
      return (bound === 'most' ? over : -over) > 1e-3
    })
  })
  const named = list(nodes.slice(0, 4).map((id) => plan.nameOf(id)))
  if (!beyond.length) plan.said.push(`${named} ${nodes.length > 1 ? 'are' : 'is'} within that already.`)
  return beyond
}
