import type { Vec3 } from '../../../../document/index.ts'
import { type Bounds, signedGap, size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'

/** Whether something is to grow up to another thing, and not by so much: "extend the counter to the wall". */
export const extendsTo = ({ slots: { relations, factor, extents, grow, metres } }: Clause): boolean =>
  relations.length === 1 &&
  relations[0].kind === 'towards' &&
  relations[0].metres === undefined &&
  metres === undefined &&
  !factor &&
  !extents &&
  !grow

/** Lengthens things on one side, as far as another thing; the other end stays where it is. */
export function* extendTo(plan: Planner, { objects, slots }: Clause): Steps {
  const nodes = plan.find(objects)
  const target = plan.findOne(slots.relations[0].targets[0], nodes)
  for (const id of nodes) {
    const own = plan.bounds(id)
    const { i, by } = gapTo(own, plan.bounds(target))
    if (by === 0) throw new Refuse(`${plan.nameOf(id)} reaches ${plan.nameOf(target)} already.`)
    const side = (['width', 'height', 'depth'] as const)[i]
    yield* plan.call('node.resize', { nodes: [id], [side]: size(own)[i] + Math.abs(by) })
    const end = by > 0 ? 'min' : 'max'
    const back: Vec3 = [0, 0, 0]
    back[i] = own[end][i] - plan.bounds(id)[end][i]
    if (Math.abs(back[i]) > 1e-6) yield* plan.call('node.translate', { nodes: [id], by: back })
  }
  plan.remember(nodes)
}

/** The widest gap between two things along an axis, metres, signed by the way; across the ground before up. */
function gapTo(own: Bounds, to: Bounds): { i: 0 | 1 | 2; by: number } {
  const gaps = ([0, 2, 1] as const).map((i) => ({ i, by: signedGap(own, to, i) }))
  const [across, along, up] = gaps
  const widest = Math.abs(across.by) >= Math.abs(along.by) ? across : along
  return widest.by !== 0 ? widest : up
}
