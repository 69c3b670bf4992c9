import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, center, size } from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { kindName } from '../meaning/pieces.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { acrossAxis, arrangeThem } from './arrange.ts'
import { relate } from './relate.ts'

/** More of a kind than these huddle in a corner, rather than stand in line. */
const MOST_IN_LINE = 4

/** "Push the desks together": in the line in which they lie already, or end to end, until they touch. */
export function* abut(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const axis = slots.axis ?? lineOf(plan, nodes, slots.touching === 'ends')
  const areAlike = new Set(nodes.map((id) => kindName(plan.scene, id))).size === 1
  const kind = slots.corner && areAlike && nodes.length > MOST_IN_LINE ? 'grid' : 'row'
  yield* arrangeThem(plan, nodes, { ...slots, axis, gap: 0, layout: { kind } })
  if (slots.corner) yield* relate(plan, nodes, { ...slots, touching: undefined, together: true })
}

/** The axis along which things are longer, or along which they are further from each other. */
function lineOf(plan: Planner, nodes: readonly NodeId[], areEnds: boolean): 'x' | 'z' {
  const extent = (i: 0 | 2) => {
    if (areEnds) return nodes.reduce((sum, id) => sum + size(plan.bounds(id))[i], 0)
    const at = nodes.map((id) => center(boundsOrOrigin(plan.scene, [id]))[i])
    return Math.max(...at) - Math.min(...at)
  }
  const [x, z] = [extent(0), extent(2)]
  return Math.abs(x - z) < 1e-3 ? acrossAxis(plan) : x > z ? 'x' : 'z'
}
