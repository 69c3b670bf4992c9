import { type Bounds, directionVector, signedGap } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { noSlots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { growTo } from './grow-to.ts'
import { resize } from './size.ts'

/** Whether something is to grow up to another thing, or by so much towards it: "extend the counter to the wall". */
export const extendsTo = ({ slots: { relations, factor, extents, metres } }: Clause): boolean =>
  relations.length === 1 &&
  relations[0].kind === 'towards' &&
  relations[0].metres === undefined &&
  metres === undefined &&
  !factor &&
  !extents

/** Lengthens things on one side, or upwards, as far as another thing or by what is said; the other end stays where it is. */
export function* extendTo(plan: Planner, { objects, slots }: Clause): Steps {
  const nodes = plan.find(objects)
  const target = plan.findOne(slots.relations[0].targets[0], nodes)
  for (const id of nodes) {
    const gap = gapTo(plan.bounds(id), plan.bounds(target))
    if (!gap) throw new Refuse(`${plan.nameOf(id)} reaches ${plan.nameOf(target)} already.`)
    const { i, by } = gap
    const metres = slots.grow ? Math.max(...Object.values(slots.grow)) : Math.abs(by)
    const direction = SIDES.find((side) => directionVector(side, plan.basis)[i] * by > 0)
    if (direction) yield* growTo(plan, [id], { ...noSlots(), grow: { width: metres }, moves: [{ direction }] })
    else yield* resize(plan, [id], { ...noSlots(), grow: { height: metres } })
  }
  plan.remember(nodes)
}

const SIDES = ['left', 'right', 'front', 'behind'] as const

/** The wider gap between two things across the ground, else that upwards, metres, signed by the way; null where there is none. */
function gapTo(own: Bounds, to: Bounds): { i: 0 | 1 | 2; by: number } | null {
  const [x, z, up] = ([0, 2, 1] as const).map((i) => ({ i, by: signedGap(own, to, i) }))
  const widest = Math.abs(x.by) >= Math.abs(z.by) ? x : z
  return widest.by !== 0 ? widest : up.by > 0 ? up : null
}
