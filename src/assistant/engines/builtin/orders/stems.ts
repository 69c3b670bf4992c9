import type { NodeId } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { STEMS, VESSELS } from '../words/vessels.ts'

/** Whether things stand in a vessel by their stems, and reach out of it. */
export const areStems = (plan: Planner, nodes: readonly NodeId[], vessel: NodeId): boolean =>
  VESSELS.test(plan.saidName(vessel)) &&
  nodes.every(
    (id) =>
      STEMS.test(plan.saidName(id)) &&
      plan.scene.node(id)!.parent === null &&
      size(plan.bounds(id))[1] > size(plan.bounds(vessel))[1] * 0.5,
  )

/** "Three flowers in the vase": together about its middle, the lower part of them in it, and several leaning apart. */
export function* putStems(plan: Planner, nodes: readonly NodeId[], vessel: NodeId): Steps {
  // The first lowest: their heads stand above each other.
  const sunkOf = (i: number) => 0.45 - (nodes.length > 1 ? (0.3 * i) / (nodes.length - 1) : 0.05)
  const LEAN = 7
  const { max } = plan.bounds(vessel)
  const [, tall] = size(plan.bounds(vessel))
  const [x, , z] = center(plan.bounds(vessel))
  const items = nodes.map((node, i) => {
    const angle = (2 * Math.PI * i) / nodes.length
    const [aside, ahead] = nodes.length > 1 ? [Math.sin(angle), Math.cos(angle)] : [0, 0]
    const bounds = plan.bounds(node)
    // Its foot is at the middle, wherever along it its origin is.
    const above = plan.scene.node(node)!.position[1] - bounds.min[1]
    const out = above * Math.sin((LEAN * Math.PI) / 180)
    const foot = max[1] - Math.min(size(bounds)[1], tall) * sunkOf(i)
    return {
      node,
      position: [x + out * aside, foot + above, z + out * ahead],
      rotation: [LEAN * ahead, 0, -LEAN * aside],
    }
  })
  yield* plan.call('node.transformEach', { items })
}
