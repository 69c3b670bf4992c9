import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { center, roomOf, size } from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { FAR } from './points.ts'
import { targetsOf } from './targets.ts'
import { isWall } from './walls.ts'

/** Degrees off the way straight out of a wall, to which what stands with its back to it still faces a thing. */
const WIDEST = 60

/** Which way is out of a wall, into the room; null where there is no room. */
function outOf(plan: Planner, wall: NodeId): Vec3 | null {
  const room = roomOf(plan.scene)
  if (!isWall(plan, wall) || !room) return null
  const across = size(plan.bounds(wall))[0] < size(plan.bounds(wall))[2] ? 0 : 2
  const way: Vec3 = [0, 0, 0]
  way[across] = center(room)[across] >= center(plan.bounds(wall))[across] ? 1 : -1
  return way
}

/** Turns things so that they have their backs to a wall. */
export function* turnFromWall(plan: Planner, nodes: readonly NodeId[], wall: NodeId): Steps {
  const way = outOf(plan, wall)
  if (!way) return
  for (const id of nodes) {
    const point = center(plan.bounds(id)).map((n, i) => n + way[i] * FAR) as Vec3
    yield* plan.call('arrange.lookAt', { nodes: [id], point })
  }
}

/** "Against the left wall, facing the desk": whether what has its back to the wall looks at the desk well enough. */
export function facesFromWall(
  plan: Planner,
  nodes: readonly NodeId[],
  { relations, facing, facesAway }: Slots,
): boolean {
  const by = relations.find(({ kind }) => kind === 'against')
  if (!by || typeof facing !== 'object' || facesAway) return false
  const way = outOf(plan, targetsOf(plan, by.targets[0], nodes, 'against')[0])
  const [target] = targetsOf(plan, facing, nodes, 'towards')
  if (!way || !target) return false
  return nodes.every((id) => {
    const to = center(plan.bounds(target)).map((n, i) => n - center(plan.bounds(id))[i])
    const cosine = (to[0] * way[0] + to[2] * way[2]) / (Math.hypot(to[0], to[2]) || 1)
    return cosine >= Math.cos((WIDEST * Math.PI) / 180)
  })
}
