import { isPrimitive, type NodeId } from '../../../../document/index.ts'
import { size } from '../../../../spatial/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import { headOf } from '../meaning/describe.ts'
import type { Planner } from '../meaning/planner.ts'
import { CLOTHS, SEATS } from '../words/seats.ts'
import { SIDES } from './sides.ts'
import { holderOf, tableAmong } from './targets.ts'
import { isWall } from './walls.ts'

/**
 * "A cushion on the sofa and a rug in front of it", "the mirror above the dresser and the lamp on it": where "it" is much
 * too small for that, what it is by is meant.
 */
export function meantBy(
  plan: Planner,
  found: readonly NodeId[],
  nodes: readonly NodeId[],
  { kind, targets: [noun] }: Relation,
): readonly NodeId[] {
  const [it] = found
  if (!it || !plan.scene.node(it)) return found
  if (noun.pronoun === 'it' && found.length === 1) {
    // "A chair in front of the desk" … "a laptop on it": on the desk.
    const isSeat = kind === 'on' && SEATS.test(plan.saidName(it)) && nodes.every((id) => plan.isNew(id))
    const table = isSeat ? tableAmong(plan, plan.world.mentioned, nodes) : undefined
    if (table) return table
    // "A picture on the wall" … "a sideboard against it": against the wall.
    const wall = kind === 'against' && !isWall(plan, it) && plan.world.mentioned.find((id) => isWall(plan, id))
    if (wall) return [wall]
  }
  const isSide = kind in SIDES || kind === 'beside'
  if (noun.pronoun !== 'it' || found.length !== 1 || !nodes.length || !(isSide || kind === 'on')) return found
  const least = (id: NodeId) => Math.min(size(plan.bounds(id))[0], size(plan.bounds(id))[2])
  const other = kind === 'on' ? plan.world.mentioned.find((id) => id !== it && !nodes.includes(id)) : holderOf(plan, it)
  if (!other || !plan.scene.node(other)) return found
  const isTooSmall =
    kind === 'on'
      ? (isSpread(plan, nodes[0]) && least(nodes[0]) > least(it) * 1.5) ||
        (least(it) < 0.08 && least(nodes[0]) > least(it) * 2) ||
        (isPointed(plan, it) && least(nodes[0]) > least(it)) ||
        isBeneath(plan, it, other)
      : least(nodes[0]) > least(it) * 3 && least(nodes[0]) > least(other) * 0.4
  return isTooSmall ? [other] : found
}

/** A rug is as large as it is; a cloth takes the size of what it lies on. */
const isSpread = (plan: Planner, id: NodeId): boolean =>
  size(plan.bounds(id))[1] < 0.06 && !CLOTHS.test(headOf(plan.nameOf(id)))

/** Nothing rests on a ball or on the point of a cone, but what is smaller. */
function isPointed(plan: Planner, id: NodeId): boolean {
  const node = plan.scene.node(id)!
  return node.kind === 'mesh' && isPrimitive(node.geometry) && /^(sphere|cone)$/.test(node.geometry.shape)
}

/** Under a table there is no room on a thing. */
function isBeneath(plan: Planner, it: NodeId, other: NodeId): boolean {
  const [low, high] = [plan.bounds(it), plan.bounds(other)]
  const isWithin = [0, 2].every((axis) => low.min[axis] >= high.min[axis] && low.max[axis] <= high.max[axis])
  return isWithin && low.max[1] < high.max[1]
}
