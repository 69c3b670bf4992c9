import type { NodeId } from '../../../../document/index.ts'
import { directionVector, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

/** "So that it runs from front to back": its longer side lies across the view, or along it. */
export function* runs(plan: Planner, nodes: readonly NodeId[], way: 'across' | 'along'): Steps {
  const isAcrossX = directionVector('right', plan.basis)[0] !== 0
  const along = (way === 'across') === isAcrossX ? 0 : 2
  const turned = nodes.filter((id) => size(plan.bounds(id))[along] < size(plan.bounds(id))[2 - along] - 1e-3)
  if (turned.length) yield* plan.call('node.rotate', { nodes: turned, axis: 'y', degrees: 90 })
  plan.remember(nodes)
}
