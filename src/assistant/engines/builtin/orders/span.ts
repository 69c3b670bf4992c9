import type { NodeId } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { acrossAxis } from './arrange.ts'
import { toPoint } from './points.ts'
import { holderOf } from './targets.ts'

const BRIDGES = /\b(bridge|footbridge|overpass|gangway)\b/i
/** Metres that a bridge reaches over each bank. */
const BANK = 0.5
/** Metres up to which what is crossed is low: water, a road, a ditch. */
const LOW = 0.5

/** "A bridge over the river": from one bank to the other, over the shorter way. False for what does not lead over things. */
export function* spanOver(plan: Planner, [id, ...others]: readonly NodeId[], target: NodeId): Steps<boolean> {
  const base = plan.bounds(target)
  const [width, height, depth] = size(base)
  if (others.length || !plan.isNew(id) || !BRIDGES.test(plan.saidName(id)) || height > LOW) return false
  const across = width >= depth ? 2 : 0
  const [w, , d] = size(plan.bounds(id))
  const length = size(base)[across] + 2 * BANK
  yield* plan.call('node.resize', { nodes: [id], [w >= d ? 'width' : 'depth']: length })
  if ((w >= d ? 0 : 2) !== across) yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: 90 })
  const [x, , z] = center(base)
  yield* toPoint(plan, [id], [x, base.max[1], z])
  return true
}

/** How far up a thing hangs, at the least, for its height to be meant, metres over the floor. */
const HUNG = 1.5

/** "Center the lamp over the table": what hangs above it already keeps its height. */
export function* hangOver(
  plan: Planner,
  [id, ...others]: readonly NodeId[],
  target: NodeId,
  gap: number | undefined,
): Steps<boolean> {
  const [at, base] = [plan.bounds(id), plan.bounds(target)]
  const isHung = at.min[1] >= Math.max(HUNG, base.max[1] + 0.3) && !holderOf(plan, id) && !plan.isNew(id)
  if (others.length || gap !== undefined || !isHung) return false
  const [x, , z] = center(base)
  yield* toPoint(plan, [id], [x, at.min[1], z])
  return true
}

/** Metres between things that hang side by side, at the least. */
const LEAST_APART = 0.1

/** Several that hang above a thing are spread over its longer side. */
export function alongItsLength(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
): { axis: 'x' | 'z'; gap: number } {
  const [w, , d] = size(plan.bounds(target))
  const axis = w > d * 1.2 ? 'x' : d > w * 1.2 ? 'z' : acrossAxis(plan)
  const own = Math.max(...nodes.map((id) => size(plan.bounds(id))[axis === 'x' ? 0 : 2]))
  return { axis, gap: Math.max(LEAST_APART, (axis === 'x' ? w : d) / nodes.length - own) }
}
