import type { NodeId } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { liftTo, toPoint } from './points.ts'
import { holderOf } from './targets.ts'

/** The straight way over the ground from the side of one thing to the side of another. */
interface Way {
  /** Metres. */
  length: number
  /** Degrees about Y that turn what lies along X into it. */
  degrees: number
  /** The place at a share of it, 0 to 1: metres along X and Z. */
  at(share: number): [x: number, z: number]
}

/** The way from one thing to another; null where they have the same middle. */
function wayFrom(plan: Planner, a: NodeId, b: NodeId): Way | null {
  const [from, to] = [center(plan.bounds(a)), center(plan.bounds(b))]
  const [x, z] = [0, 2].map((i) => to[i] - from[i])
  const total = Math.hypot(x, z)
  if (total < 1e-6) return null
  // How much of the way is within each of the two.
  const inside = [a, b].map((id) => {
    const [w, , d] = size(plan.bounds(id))
    const halves = [w / 2 / Math.abs(x), d / 2 / Math.abs(z)]
    return Math.min(0.5, ...halves.filter(Number.isFinite))
  })
  const free = 1 - inside[0] - inside[1]
  return {
    length: free * total,
    degrees: (Math.atan2(-z, x) * 180) / Math.PI,
    at: (share) => {
      const k = inside[0] + free * share
      return [from[0] + x * k, from[2] + z * k]
    },
  }
}

/** The way straight along an axis from one thing to another that it faces; null where neither is before the other. */
function straightFrom(plan: Planner, a: NodeId, b: NodeId): Way | null {
  const [from, to] = [plan.bounds(a), plan.bounds(b)]
  for (const i of [0, 2] as const) {
    const across = i === 0 ? 2 : 0
    const [low, high] = [Math.max(from.min[across], to.min[across]), Math.min(from.max[across], to.max[across])]
    const narrower = Math.min(size(from)[across], size(to)[across])
    if (high - low < narrower / 2) continue
    const isAfter = to.min[i] >= from.max[i]
    const [start, end] = isAfter ? [from.max[i], to.min[i]] : [from.min[i], to.max[i]]
    if (!isAfter && end > start) continue
    const middle = (low + high) / 2
    const at = (share: number) => start + (end - start) * share
    return {
      length: Math.abs(end - start),
      degrees: i === 0 ? 0 : 90,
      at: (share) => (i === 0 ? [at(share), middle] : [middle, at(share)]),
    }
  }
  return null
}

/** "A fence from the gate to the well": as long as the way between them, and along it. */
export function* spanFrom(plan: Planner, id: NodeId, a: NodeId, b: NodeId): Steps {
  const way = straightFrom(plan, a, b) ?? wayFrom(plan, a, b)
  const [w, h, d] = size(plan.bounds(id))
  // Its corners would reach into what it meets at an angle, unless it lies as flat as a path.
  const corners = h > 0.15 && way && Math.abs(way.degrees % 90) > 1 ? Math.min(w, d) : 0
  if (!way || way.length - corners < 0.05) {
    yield* plan.call('arrange.placeBetween', { nodes: [id], a, b })
    return
  }
  yield* plan.call('node.resize', { nodes: [id], [w >= d ? 'width' : 'depth']: way.length - corners })
  const degrees = way.degrees - (w >= d ? 0 : 90)
  // There is no end that comes first: no more than half a turn.
  const least = ((((degrees + 90) % 180) + 180) % 180) - 90
  if (Math.abs(least) > 1e-6) yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: least })
  const [x, z] = way.at(0.5)
  yield* toPoint(plan, [id], [x, null, z])
  yield* onTheirLevel(plan, [id], a, b)
}

/** Between two things on a table it is the table that others stand on. */
function* onTheirLevel(plan: Planner, nodes: readonly NodeId[], a: NodeId, b: NodeId): Steps {
  const holder = holderOf(plan, a)
  if (holder && holder === holderOf(plan, b)) yield* liftTo(plan, nodes, plan.bounds(holder).max[1])
  else yield* plan.call('arrange.rest', { nodes })
}

/** "A path of stones from the house to the gate": at equal steps on the straight way from one side to the other. */
export function* alongWay(plan: Planner, nodes: readonly NodeId[], a: NodeId, b: NodeId): Steps {
  const way = wayFrom(plan, a, b)
  if (!way) return
  yield* fitSteps(plan, nodes, way.length / nodes.length)
  for (const [k, id] of nodes.entries()) {
    const [x, z] = way.at((k + 0.5) / nodes.length)
    yield* toPoint(plan, [id], [x, null, z])
  }
  yield* onTheirLevel(plan, nodes, a, b)
}

/** What is new is made small enough that each has room in its step. */
function* fitSteps(plan: Planner, nodes: readonly NodeId[], step: number): Steps {
  const largest = Math.max(...nodes.map((id) => Math.max(size(plan.bounds(id))[0], size(plan.bounds(id))[2])))
  const by = (step * 0.9) / largest
  if (by < 1 && by > 0.05 && nodes.every((id) => plan.isNew(id))) yield* plan.call('node.scale', { nodes, by })
}
