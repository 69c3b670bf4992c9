import type { NodeId } from '../../../../document/index.ts'
import { center, directionVector, headingOf, size } from '../../../../spatial/index.ts'
import { faultsOf } from '../../../../spatial/later/faults.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { sideAlong } from './sides.ts'
import { holderOf } from './targets.ts'

/** Leans towards a side of the view: the top goes that way, the lowest point stays at its height. */
export function* tilt(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const degrees = slots.degrees ?? slots.metres ?? (slots.degree === 'bit' ? 10 : 20) * (slots.share ?? 1)
  if (typeof slots.facing === 'object' && !slots.axis && !slots.moves.length) {
    for (const id of nodes) yield* tilt(plan, [id], { ...slots, ...towardsThing(plan, id, slots.facing) })
    return
  }
  const towards = slots.moves[0]?.direction ?? (slots.facing === 'me' ? 'front' : 'right')
  const way = directionVector(towards === 'up' ? 'behind' : towards === 'down' ? 'front' : towards, plan.basis)
  const axis = slots.axis ?? (way[0] !== 0 ? 'z' : 'x')
  const sign = slots.axis ? 1 : way[0] !== 0 ? -way[0] : way[2]
  yield* keepingFoot(plan, nodes, () => plan.call('node.rotate', { nodes, axis, degrees: degrees * sign }))
}

/** The side of the view on which another thing is rather than on any other. */
function towardsThing(plan: Planner, id: NodeId, noun: Noun): Pick<Slots, 'facing' | 'moves'> {
  const [from, to] = [id, plan.findOne(noun, [id])].map((one) => center(plan.bounds(one)))
  const direction = sideAlong(
    plan,
    to.map((n, i) => n - from[i]),
  )
  return { facing: undefined, moves: [{ direction }] }
}

/** Upside down, on the same ground. */
export function* overturn(plan: Planner, nodes: readonly NodeId[]): Steps {
  yield* keepingFoot(plan, nodes, () => plan.call('node.rotate', { nodes, axis: 'x', degrees: 180 }))
}

/** On its side: what is tall lies along the view's right, and beside what it would come to lie in. */
export function* lay(plan: Planner, nodes: readonly NodeId[]): Steps {
  const right = directionVector('right', plan.basis)
  const before = overlapsOf(plan, nodes)
  yield* keepingFoot(plan, nodes, () =>
    plan.call('node.rotate', { nodes, axis: right[0] !== 0 ? 'z' : 'x', degrees: -90 }),
  )
  for (const id of nodes)
    if ([...overlapsOf(plan, [id])].some((pair) => !before.has(pair)))
      yield* plan.call('arrange.separate', { nodes: [id] })
}

/** The pairs of things that overlap, one of which is among these. */
const overlapsOf = (plan: Planner, nodes: readonly NodeId[]): Set<string> => {
  const overlaps = faultsOf(plan.scene, new Set(nodes)).filter(({ kind }) => kind === 'overlap')
  return new Set(overlaps.map((fault) => [...fault.nodes].sort().join()))
}

/** On its back, or on its face: its front comes to look up, or down. */
export function* layDown(plan: Planner, nodes: readonly NodeId[], on: 'back' | 'face'): Steps {
  const down = on === 'back' ? -90 : 90
  for (const id of nodes) {
    const yaw = (headingOf(plan.scene, id) * 180) / Math.PI
    yield* keepingFoot(plan, [id], function* () {
      // About its own right, however it is turned.
      if (Math.abs(yaw) > 0.1) yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: -yaw })
      yield* plan.call('node.rotate', { nodes: [id], axis: 'x', degrees: down })
      if (Math.abs(yaw) > 0.1) yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: yaw })
    })
  }
}

/** Flat: what is thinnest is upright; what lies flat already stays so. */
export function* flatten(plan: Planner, nodes: readonly NodeId[]): Steps {
  for (const id of nodes) {
    const [w, h, d] = size(plan.bounds(id))
    if (h <= Math.min(w, d) + 1e-3) continue
    // What is thin, such as a ladder, comes to lie on its broad side.
    const isThin = Math.min(w, d) < Math.max(w, d) * 0.6
    if (h >= Math.max(w, d) && !isThin) yield* lay(plan, [id])
    else
      yield* keepingFoot(plan, [id], () =>
        plan.call('node.rotate', { nodes: [id], axis: d < w ? 'x' : 'z', degrees: -90 }),
      )
  }
}

/** Upright again; what is not tilted and flat, such as a book, is stood on its edge. */
export function* straighten(plan: Planner, nodes: readonly NodeId[]): Steps {
  for (const id of nodes) if (!(yield* straightenFlat(plan, id)) && isTilted(plan, id)) yield* setUpright(plan, [id])
}

/** Whether a thing was turned about more than its own height. */
function isTilted(plan: Planner, id: NodeId): boolean {
  const [x, , z] = plan.scene.node(id)!.rotation
  return Math.abs(x) > 1e-3 || Math.abs(z) > 1e-3
}

/** So many times longer than broad, what is flat stands on its end, such as a plank; else on its edge, as a book does. */
const LONG = 2

/** Stands on its edge, or on its end, what lies flat and is not tilted; tells whether it did. */
function* straightenFlat(plan: Planner, id: NodeId): Steps<boolean> {
  if (isTilted(plan, id) || !isFlat(plan, id)) return false
  const yaw = (headingOf(plan.scene, id) * 180) / Math.PI
  const turn = (degrees: number) => plan.call('node.rotate', { nodes: [id], axis: 'y', degrees })
  // About its own axes, however it looks.
  if (Math.abs(yaw) > 0.1) yield* turn(-yaw)
  const [w, , d] = size(plan.bounds(id))
  const axis = w >= d * LONG ? 'z' : 'x'
  yield* keepingFoot(plan, [id], () => plan.call('node.rotate', { nodes: [id], axis, degrees: 90 }))
  if (Math.abs(yaw) > 0.1) yield* turn(yaw)
  return true
}

function isFlat(plan: Planner, id: NodeId): boolean {
  const [w, h, d] = size(plan.bounds(id))
  return h < Math.min(w, d) * 0.6
}

/** Leans on a thing: its top towards that, its foot where it stands; what is too broad to lean only touches it. */
export function* leanOn(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const DEGREES = 12
  for (const id of nodes) {
    yield* straightenFlat(plan, id)
    yield* plan.call('arrange.placeAgainst', { nodes: [id], target })
    const [right, front] = sideTowards(plan, id, target)
    const [w, h, d] = size(plan.bounds(id))
    if (right ? d < w * 0.6 : front && w < d * 0.6)
      yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: 90 })
    if ((right || front) && h > Math.min(w, d) * 1.5)
      yield* keepingFoot(plan, [id], () =>
        plan.call('node.rotate', { nodes: [id], axis: right ? 'z' : 'x', degrees: DEGREES * (right ? -right : front) }),
      )
    yield* plan.call('arrange.placeAgainst', { nodes: [id], target })
  }
}

/** By signs of X and Z, the side of a thing on which what it touches is. */
const sideTowards = (plan: Planner, id: NodeId, target: NodeId): number[] => {
  const [own, other] = [plan.bounds(id), plan.bounds(target)]
  return [0, 2].map((i) => +(own.max[i] <= other.min[i] + 1e-3) - +(own.min[i] >= other.max[i] - 1e-3))
}

/** As it was before it was turned. */
export function* setUpright(plan: Planner, nodes: readonly NodeId[]): Steps {
  yield* keepingFoot(plan, nodes, () => plan.call('node.transform', { nodes, rotation: [0, 0, 0] }))
}

/** Turns things so that their lowest points stay at their heights. */
export function* keepingFoot(plan: Planner, nodes: readonly NodeId[], rotate: () => Steps<unknown>): Steps {
  const feet = nodes.map((id) => plan.bounds(id).min[1])
  // What hangs on a wall, or in the air, turns about its middle.
  const areHung = nodes.map((id, i) => feet[i] > 0.3 && !holderOf(plan, id))
  yield* rotate()
  for (const [i, id] of nodes.entries()) {
    if (areHung[i]) continue
    const by = feet[i] - plan.bounds(id).min[1]
    if (Math.abs(by) > 1e-6) yield* plan.call('node.translate', { nodes: [id], by: [0, by, 0] })
  }
}
