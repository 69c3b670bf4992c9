import type { NodeId } from '../../../../document/index.ts'
import { center, isClear, obstacles, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { isRun } from './beside-run.ts'

/** What drives along what it stands on. */
const VEHICLES =
  /\b(?:car|truck|lorry|van|bus|taxi|train|tram|bicycle|bike|motorbike|scooter|tractor|trailer|cart|wagon)\b/i

/** "Put a car on the road": what is new, and stands across the road, is turned along it. */
export function* alongRoads(plan: Planner, nodes: readonly NodeId[]): Steps {
  const isDeep = (id: NodeId) => size(plan.bounds(id))[2] > size(plan.bounds(id))[0]
  const across = nodes.filter((id) => {
    const road = plan.isNew(id) && VEHICLES.test(plan.saidName(id)) ? roadBelow(plan, id) : undefined
    return road && isDeep(road) !== isDeep(id)
  })
  if (!across.length) return
  yield* plan.call('node.rotate', { nodes: across, axis: 'y', degrees: 90 })
  // Across it they stood on its kerbs.
  yield* plan.call('arrange.restBelow', { nodes: across })
  const isTight = (id: NodeId) => !isClear(plan.bounds(id), obstacles(plan.scene, [id]))
  if (across.some(isTight)) yield* plan.call('arrange.separate', { nodes: across, gap: 0.3 })
}

/** The road that a thing stands on, be it between its kerbs. */
const roadBelow = (plan: Planner, id: NodeId): NodeId | undefined =>
  plan.scene.children(null).find((one) => {
    const [own, { min, max }] = [plan.bounds(id), plan.bounds(one)]
    const isWithin = [0, 2].every((i) => center(own)[i] > min[i] && center(own)[i] < max[i])
    return one !== id && isRun(plan, one) && isWithin && own.min[1] > min[1] - 0.02 && own.min[1] < max[1] + 0.02
  })
