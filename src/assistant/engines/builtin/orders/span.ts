import type { NodeId } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { toPoint } from './points.ts'

const BRIDGES = /\b(bridge|footbridge|overpass|gangway)\b/i
/** Metres that a bridge reaches over each bank. */
const BANK = 0.5
/** Metres up to which what is crossed is low: water, a road, a ditch. */
const LOW = 0.5

/** "A bridge over the river": from one bank to the other, over the shorter way. False for what does not lead over things. */
export function* spanOver(plan: Planner, [id, ...others]: readonly NodeId[], target: NodeId): Steps<boolean> {
  const base = plan.bounds(target)
  const [width, height, depth] = size(base)
  if (others.length || !plan.isNew(id) || !BRIDGES.test(plan.nameOf(id)) || height > LOW) return false
  const across = width >= depth ? 2 : 0
  const [w, , d] = size(plan.bounds(id))
  const length = size(base)[across] + 2 * BANK
  yield* plan.call('node.resize', { nodes: [id], [w >= d ? 'width' : 'depth']: length })
  if ((w >= d ? 0 : 2) !== across) yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: 90 })
  const [x, , z] = center(base)
  yield* toPoint(plan, [id], [x, base.max[1], z])
  return true
}
