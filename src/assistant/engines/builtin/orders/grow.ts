import type { NodeId } from '../../../../document/index.ts'
import { size } from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { AXES, thinnest } from './lengthwise.ts'

type Grow = NonNullable<Slots['grow']>
const SIDES = ['width', 'height', 'depth'] as const

/** Adds metres to sides of things. */
export function* grow(plan: Planner, nodes: readonly NodeId[], told: Grow, isThick: boolean): Steps {
  for (const id of nodes) {
    const now = size(plan.bounds(id))
    const by = isThick ? thickened(plan, id, told) : told
    if (by.all !== undefined) {
      const largest = Math.max(...now)
      yield* plan.call('node.scale', { nodes: [id], by: Math.max(0.01, (largest + by.all) / largest) })
      continue
    }
    const wanted = Object.fromEntries(
      SIDES.filter((side) => by[side] !== undefined).map((side) => [side, now[AXES[side]] + by[side]!]),
    )
    // "10 m shorter": of a platform that is half a metre tall, not its height.
    const isLength = wanted.height <= 0 && by.width === undefined && by.depth === undefined
    const longest = now[0] >= now[2] ? 'width' : 'depth'
    if (isLength && now[AXES[longest]] + by.height! > 0) {
      yield* plan.call('node.resize', { nodes: [id], [longest]: now[AXES[longest]] + by.height! })
      continue
    }
    if (Object.values(wanted).some((n) => n <= 0)) throw new Refuse(`${plan.nameOf(id)} is too small to lose so much.`)
    yield* plan.call('node.resize', { nodes: [id], ...wanted })
  }
}

/** "2 cm thicker": a pillar is so all round, a mat or a board where it is thinnest. */
function thickened(plan: Planner, id: NodeId, told: Grow): Grow {
  const thick = told.width ?? told.depth
  if (thick === undefined) return told
  const now = size(plan.bounds(id))
  if (now.includes(0)) throw new Refuse(`${plan.nameOf(id)} is flat: it has no thickness. A box can have one.`)
  const slab = told.height === undefined ? thinnest(plan, id) : null
  if (slab !== null) return { [SIDES[slab]]: thick }
  return now[1] > Math.max(now[0], now[2]) ? { ...told, width: thick, depth: thick } : told
}
