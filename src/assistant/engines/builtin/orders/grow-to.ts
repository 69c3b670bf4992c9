import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { directionVector, movedPosition } from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { resize } from './size.ts'

/** "Half a metre longer on the left": that end goes there, and the other one stays where it is. */
export function growsTo({ grow, moves }: Slots): boolean {
  const [move, ...others] = moves
  return (
    !!grow &&
    !!move &&
    !others.length &&
    move.metres === undefined &&
    /^(left|right|front|behind)$/.test(move.direction)
  )
}

export function* growTo(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const way = directionVector(slots.moves[0].direction, plan.basis)
  const i = way[0] !== 0 ? 0 : 2
  const far = (id: NodeId) => plan.bounds(id)[way[i] > 0 ? 'min' : 'max'][i]
  const before = nodes.map(far)
  const [metres = 0] = Object.values(slots.grow!)
  // "Longer to the front" is deeper.
  yield* resize(plan, nodes, { ...slots, isLong: false, grow: i === 0 ? { width: metres } : { depth: metres } })
  for (const [k, id] of nodes.entries()) {
    const by: Vec3 = [0, 0, 0]
    by[i] = before[k] - far(id)
    // Set, and not moved: what stands on it stays where it is.
    if (Math.abs(by[i]) > 1e-6)
      yield* plan.call('node.transform', { nodes: [id], position: movedPosition(plan.scene, { node: id, by }) })
  }
  slots.moves = []
}
