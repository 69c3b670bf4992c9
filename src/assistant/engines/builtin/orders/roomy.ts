import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin, center, overlapsFlat, size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { TABLES } from '../words/seats.ts'

/** For what a thing is to be large enough: for others upon or within it, or for their width or height alone. */
type Enough = 'big' | 'wide' | 'tall'

/** Metres that a rug shows on every side of what stands on it. */
const RIM = 0.15
/** A box is so much larger than what goes into it. */
const EASE = 1.1

/** "Make the rug big enough for the couch": it grows, where it is too small; a sheet that lies among them, to below all of them. */
export function* makeRoomy(plan: Planner, { objects, others, text }: Clause, enough: Enough): Steps {
  if (!others.length)
    throw new Refuse(`I did not find for what in “${text}”. Say “make the rug big enough for the sofa”.`)
  const nodes = plan.find(objects)
  const targets = others
    .flatMap((noun) => plan.findTargets({ ...noun, isNew: false }))
    .filter((id) => !nodes.includes(id))
  for (const id of nodes) {
    const own = plan.bounds(id)
    const whole = boundsOrOrigin(plan.scene, targets)
    const isSheet = size(own)[1] < 0.1
    const isBelow = enough === 'big' && isSheet && (plan.isNew(id) || overlapsFlat(own, whole))
    const wanted =
      isBelow || enough === 'wide' ? size(whole) : largest(targets.map((target) => size(plan.bounds(target))))
    const by = factors(size(own), neededOf(plan, id, wanted, enough))
    const isEnough = by.every((n) => n === 1)
    // What was made for this may well be large enough as it is.
    if (isEnough && !plan.isNew(id)) throw new Refuse(`${plan.nameOf(id)} is large enough for that already.`)
    if (!isEnough) yield* grow(plan, id, by)
    if (isBelow) {
      const way = center(whole).map((n, i) => (i === 1 ? 0 : n - center(plan.bounds(id))[i])) as Vec3
      yield* plan.call('node.translate', { nodes: [id], by: way })
    }
  }
  plan.remember(nodes)
}

/** The extents that a thing must have at least, metres; along the sides that do not matter, none. */
function neededOf(plan: Planner, id: NodeId, wanted: Vec3, enough: Enough): Vec3 {
  const [w, h, d] = size(plan.bounds(id))
  const along = Math.max(wanted[0], wanted[2])
  if (enough === 'tall') return [0, wanted[1], 0]
  if (enough === 'wide') return w >= d ? [along, 0, 0] : [0, 0, along]
  if (h < 0.1 || TABLES.test(plan.saidName(id))) return [wanted[0] + 2 * RIM, 0, wanted[2] + 2 * RIM]
  return wanted.map((n) => n * EASE) as Vec3
}

/** By how much each side must grow; 1 where it is long enough, or a thing has none. */
const factors = (own: Vec3, needed: Vec3): Vec3 =>
  own.map((n, i) => (n > 1e-4 && needed[i] > n * (1 + 1e-3) ? needed[i] / n : 1)) as Vec3

/** Makes a thing longer along the world's axes, on its foot. */
function* grow(plan: Planner, id: NodeId, by: Vec3): Steps {
  const own = size(plan.bounds(id))
  const extent = (i: number) => (by[i] > 1 ? own[i] * by[i] : undefined)
  yield* plan.call('node.resize', { nodes: [id], width: extent(0), height: extent(1), depth: extent(2) })
}

const largest = (all: readonly Vec3[]): Vec3 => [0, 1, 2].map((i) => Math.max(...all.map((one) => one[i]))) as Vec3
