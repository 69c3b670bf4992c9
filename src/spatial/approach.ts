import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { type Bounds, boundsOrOrigin, center, moved, size } from './bounds.ts'
import type { Move } from './moves.ts'
import { isClear, obstacles } from './obstacles.ts'
import { to } from './standing.ts'

/** Moves nodes towards another along the ground: by metres (negative is away), or else until they are next to it. */
export function approach(
  scene: SceneReader,
  nodes: readonly NodeId[],
  target: NodeId,
  metres: number | undefined,
): Move[] {
  const goal = boundsOrOrigin(scene, [target])
  const others = obstacles(scene, nodes)
  return nodes.map((node) => {
    const bounds = boundsOrOrigin(scene, [node])
    const gaps = ([0, 2] as const).map((i) => signedGap(bounds, goal, i))
    const straight = gaps.filter((gap) => gap !== 0).length === 1
    const between = straight ? gaps : [center(goal)[0] - center(bounds)[0], center(goal)[2] - center(bounds)[2]]
    // What is in the middle of a thing goes away from it to the right.
    const isWithin = Math.hypot(...between) < 1e-6
    if (isWithin && (metres ?? 0) >= 0) return { node, by: [0, 0, 0] as Vec3 }
    const [dx, dz] = isWithin ? [-1, 0] : between
    const far = Math.hypot(dx, dz)
    const by = (n: number) => moved(bounds, [(dx / far) * n, 0, (dz / far) * n])
    if (metres !== undefined) return to(node, bounds, by(metres))
    let there = bounds
    for (let n = 0; n <= far; n += 0.02) {
      const next = by(n)
      if (
        !isClear(next, [...others.near(next).filter((other) => isClear(bounds, [other])), goal]) ||
        gapBetween(next, goal) < 0.1 - 1e-6
      )
        break
      there = next
    }
    others.push(there)
    return to(node, bounds, there)
  })
}

/** Moves nodes straight towards or away from another until there are so many metres between them. */
export function keepDistance(scene: SceneReader, nodes: readonly NodeId[], target: NodeId, metres: number): Move[] {
  const goal = boundsOrOrigin(scene, [target])
  return nodes.map((node) => {
    const bounds = boundsOrOrigin(scene, [node])
    const gaps = ([0, 2] as const).map((i) => signedGap(bounds, goal, i))
    if (gaps[0] && gaps[1] && !isNarrow(goal, 0.1)) return to(node, bounds, askew(bounds, goal, metres))
    const thin = isNarrow(goal, 0.5) ? (size(goal)[0] < size(goal)[2] ? 0 : 1) : null
    // What stands past the end of a wall is so far from that end, and not from its face.
    const isPastEnd = thin !== null && gaps[thin] === 0 && gaps[1 - thin] !== 0
    const k = (isPastEnd ? null : thin) ?? (Math.abs(gaps[0]) >= Math.abs(gaps[1]) ? 0 : 1)
    const i = k === 0 ? 0 : 2
    const sign = gaps[k] !== 0 ? Math.sign(gaps[k]) : Math.sign(center(goal)[i] - center(bounds)[i]) || 1
    const edge = sign > 0 ? goal.min[i] - metres - bounds.max[i] : goal.max[i] + metres - bounds.min[i]
    const by: Vec3 = [0, 0, 0]
    by[i] = edge
    return { node, by }
  })
}

/** Of what stands askew to another: where on the line between their middles there are so many metres between them. */
function askew(bounds: Bounds, goal: Bounds, metres: number): Bounds {
  const [dx, dz] = ([0, 2] as const).map((i) => center(bounds)[i] - center(goal)[i])
  const now = Math.hypot(dx, dz)
  const at = (far: number) => moved(bounds, [(dx / now) * (far - now), 0, (dz / now) * (far - now)])
  let [near, far] = [0, now + metres]
  for (let i = 0; i < 50; i++) {
    const middle = (near + far) / 2
    if (gapBetween(at(middle), goal) < metres) near = middle
    else far = middle
  }
  return at(far)
}

/** Whether one side along the ground is less than a share of the other, as a wall's is. */
const isNarrow = (bounds: Bounds, share: number): boolean => {
  const [w, , d] = size(bounds)
  // Sides are differences of floats: 0.2 m is no less than a tenth of 2 m.
  return Math.min(w, d) < Math.max(w, d) * share - 1e-6
}

/** Metres from one thing to another along an axis, signed by the way there; 0 where they overlap along it. */
export const signedGap = (a: Bounds, b: Bounds, i: 0 | 1 | 2): number =>
  a.max[i] < b.min[i] ? b.min[i] - a.max[i] : b.max[i] < a.min[i] ? b.max[i] - a.min[i] : 0
const gapBetween = (a: Bounds, b: Bounds) => Math.hypot(signedGap(a, b, 0), signedGap(a, b, 2))
