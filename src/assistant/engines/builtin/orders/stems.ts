import type { NodeId } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { toPoint } from './points.ts'

/** What flowers stand in, and what stands in it by its stem. */
const VESSELS = /\b(?:vase|urn|jug|jar|pitcher|carafe|bottle|glass|cup|mug|pot|flowerpot|planter|bucket)\b/i
const STEMS =
  /\b(?:flower|rose|tulip|daisy|lily|orchid|sunflower|daffodil|poppy|peony|carnation|bouquet|branch|twig|reed|straw|spoon|fork|brush|pencil|pen|cactus|plant|fern|succulent|bonsai|bush|palm)s?\b/i

/** Whether things stand in a vessel by their stems, and reach out of it. */
export const areStems = (plan: Planner, nodes: readonly NodeId[], vessel: NodeId): boolean =>
  VESSELS.test(plan.saidName(vessel)) &&
  nodes.every((id) => STEMS.test(plan.saidName(id)) && size(plan.bounds(id))[1] > size(plan.bounds(vessel))[1] * 0.5)

/** "Three flowers in the vase": together about its middle, the lower part of them in it, and leaning apart. */
export function* putStems(plan: Planner, nodes: readonly NodeId[], vessel: NodeId): Steps {
  const SUNK = 0.4
  const LEAN = 8
  const bounds = plan.bounds(vessel)
  const [x, , z] = center(bounds)
  for (const [i, id] of nodes.entries()) {
    const angle = (2 * Math.PI * i) / nodes.length
    const [aside, ahead] = [Math.sin(angle), Math.cos(angle)]
    const tall = size(plan.bounds(id))[1]
    if (nodes.length > 1) {
      yield* plan.call('node.rotate', { nodes: [id], axis: 'x', degrees: LEAN * ahead })
      yield* plan.call('node.rotate', { nodes: [id], axis: 'z', degrees: -LEAN * aside })
    }
    // What leans out has its middle half as far out as its tip.
    const out = nodes.length > 1 ? (tall * Math.sin((LEAN * Math.PI) / 180)) / 2 : 0
    const sunk = Math.min(tall, size(bounds)[1]) * SUNK
    yield* toPoint(plan, [id], [x + out * aside, bounds.max[1] - sunk, z + out * ahead])
  }
}
