import { isBelow, isPrimitive, type NodeId, type Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  boundsIndex,
  boundsOrOrigin,
  center,
  grown,
  holdsWhat,
  intersects,
  isFloorShaped,
  size,
} from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

/** Metres to a point so far off that whatever moves aside still looks the same way. */
export const FAR = 1e6

/** Several nodes keep their places to each other and come to the middle as one. */
export function* toMiddle(plan: Planner, nodes: readonly NodeId[], [x, , z]: Vec3): Steps {
  const all = nodes.map((id) => plan.bounds(id))
  const mid = [0, 2].map((i) => (Math.min(...all.map((b) => b.min[i])) + Math.max(...all.map((b) => b.max[i]))) / 2)
  yield* plan.call('node.translate', { nodes, by: [x - mid[0], 0, z - mid[1]] })
}

/** As `toPoint`, for several nodes that keep their places to each other. */
export function* wholeToPoint(plan: Planner, nodes: readonly NodeId[], to: [number, number | null, number]): Steps {
  const bounds = boundsOrOrigin(plan.scene, nodes)
  const [cx, , cz] = center(bounds)
  yield* plan.call('node.translate', {
    nodes,
    by: [to[0] - cx, to[1] === null ? 0 : to[1] - bounds.min[1], to[2] - cz],
  })
}

/** Moves nodes so that the middle of their bottom is at a point; null keeps the height. */
export function* toPoint(plan: Planner, nodes: readonly NodeId[], [x, y, z]: [number, number | null, number]): Steps {
  for (const id of nodes) {
    const bounds = plan.bounds(id)
    const [cx, , cz] = center(bounds)
    yield* plan.call('node.translate', { nodes: [id], by: [x - cx, y === null ? 0 : y - bounds.min[1], z - cz] })
  }
}

/** Where something stood; several as they stand by each other. */
export const toPlaceOf = (plan: Planner, nodes: readonly NodeId[], { min, max }: Bounds): Steps =>
  (nodes.length > 1 ? wholeToPoint : toPoint)(plan, nodes, [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2])

/** What is new and too large for where it goes is made small enough. */
export function* shrinkInto(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const SHARE = 0.6
  // Several stand side by side in it.
  const abreast = Math.min(nodes.length, 3)
  const room = size(plan.bounds(target)).map((n, i) => (i === 0 ? n / abreast : n))
  if (plan.scene.node(target)!.kind === 'group') return
  for (const id of nodes.filter((one) => plan.isNew(one))) {
    const own = size(plan.bounds(id))
    if (own.every((n, i) => n < room[i] - 1e-3)) continue
    const by = Math.min(...own.map((n, i) => (n > 1e-3 ? room[i] / n : 1))) * SHARE
    if (by > 1e-3) yield* plan.call('node.scale', { nodes: [id], by })
  }
}

/** What is new, and of no size that was said, is made small enough to stand among what is on a thing already. */
export function* shrinkAmong(plan: Planner, id: NodeId, target: NodeId): Steps {
  const LEAST = 0.1
  const others = holdsWhat(plan.scene, target).filter((other) => other !== id)
  const isCrowded = () => others.some((other) => intersects(plan.bounds(id), plan.bounds(other), 2e-3))
  for (let by = 0.5; isCrowded() && by > LEAST; by /= 2) {
    yield* plan.call('node.scale', { nodes: [id], by: 0.5 })
    yield* plan.call('arrange.placeOn', { nodes: [id], target })
  }
}

/** Moves nodes up or down so that their highest points are at a height, metres. */
export function* topTo(plan: Planner, nodes: readonly NodeId[], height: number): Steps {
  for (const id of nodes)
    yield* plan.call('node.translate', { nodes: [id], by: [0, height - plan.bounds(id).max[1], 0] })
}

/** Moves nodes up or down so that their lowest points are at a height, metres. */
export function* liftTo(plan: Planner, nodes: readonly NodeId[], height: number): Steps {
  for (const id of nodes)
    yield* plan.call('node.translate', { nodes: [id], by: [0, height - plan.bounds(id).min[1], 0] })
}

/** Cameras, lights and what is hung stay as high as they were where an order tells only where they go. */
export function* keepingHeight(
  plan: Planner,
  nodes: readonly NodeId[],
  steps: Steps<unknown>,
  hung: readonly NodeId[] = [],
): Steps {
  const isKept = (id: NodeId) =>
    /^(camera|light)$/.test(plan.scene.node(id)!.kind) || hung.includes(id) || isAloft(plan, id)
  const kept = nodes.filter(isKept)
  const heights = kept.map((id) => plan.bounds(id).min[1])
  yield* steps
  for (const [i, id] of kept.entries()) yield* liftTo(plan, [id], heights[i])
}

/** Whether something that was there hangs in the air, and touches nothing. */
function isAloft(plan: Planner, id: NodeId): boolean {
  const bounds = plan.bounds(id)
  if (plan.isNew(id) || bounds.min[1] < 0.05) return false
  const near = boundsIndex(plan.scene).meeting(grown(bounds, 0.025))
  return near.every((mesh) => mesh.id === id || isBelow(plan.scene, mesh.id, id))
}

/** Whether a thing would go, in the middle of another, into what stands there. */
export function isTaken(plan: Planner, nodes: readonly NodeId[], target: NodeId): boolean {
  const [id] = nodes
  if (nodes.length !== 1 || isRing(plan, target) || isFloorShaped(plan.bounds(target))) return false
  const [middle, [w, h, d]] = [center(plan.bounds(target)), size(plan.bounds(id))]
  const top = plan.bounds(target).max[1]
  const there: Bounds = {
    min: [middle[0] - w / 2, top, middle[2] - d / 2],
    max: [middle[0] + w / 2, top + h, middle[2] + d / 2],
  }
  return holdsWhat(plan.scene, target).some((other) => other !== id && intersects(there, plan.bounds(other), 2e-3))
}

/** Near the middle of a thing where something stands there; false where there is no room so near for what was there before. */
export function* amidOthers(plan: Planner, id: NodeId, target: NodeId): Steps<boolean> {
  const NEAR = 0.15
  yield* plan.call('arrange.placeOn', { nodes: [id], target })
  const [at, middle] = [center(plan.bounds(id)), center(plan.bounds(target))]
  return plan.isNew(id) || Math.hypot(at[0] - middle[0], at[2] - middle[2]) < NEAR
}

/** In the middle of a ring that lies flat is a hole. */
export function isRing(plan: Planner, id: NodeId): boolean {
  const node = plan.scene.node(id)!
  const [w, h, d] = size(plan.bounds(id))
  return (
    node.kind === 'mesh' && isPrimitive(node.geometry) && node.geometry.shape === 'torus' && h < Math.min(w, d) * 0.6
  )
}

/** To where another thing stood when the message came: two that change places may be told one after the other. */
export function* whereItWas(plan: Planner, nodes: readonly NodeId[], target: NodeId, isPast: boolean): Steps {
  const before = isPast ? plan.memory.origins.get(target) : undefined
  const there = plan.origins.get(target) ?? before ?? plan.bounds(target)
  yield* wholeToPoint(plan, nodes, [center(there)[0], there.min[1], center(there)[2]])
}
