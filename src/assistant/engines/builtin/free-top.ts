import type { NodeId, Vec3 } from '../../../document/index.ts'
import { holdsWhat, moved, overlapsFlat, size } from '../../../spatial/index.ts'
import { list } from '../../cards.ts'
import type { Planner } from './meaning/planner.ts'

/** Metres from one place that is tried to the next, and the sides of what is looked for where nobody says. */
const [STEP, SMALL] = [0.05, 0.15]

/** "Is there room on the shelf for a lamp?": whether a thing of a size, or a small one, fits beside what stands there. */
export function freeOnTop(
  plan: Planner,
  id: NodeId,
  own: Readonly<Vec3> | undefined,
  what: string | undefined,
): string {
  const base = plan.bounds(id)
  const there = holdsWhat(plan.scene, id)
  const [width, depth] = own ? [own[0], own[2]] : [SMALL, SMALL]
  const others = there.map((one) => plan.bounds(one))
  const top = base.max[1]
  const box = {
    min: [base.min[0], top, base.min[2]] as Vec3,
    max: [base.min[0] + width, top + 0.05, base.min[2] + depth] as Vec3,
  }
  const [w, , d] = size(base)
  const steps = (room: number) =>
    Array.from({ length: Math.max(0, Math.floor(room / STEP + 1e-6) + 1) }, (_, i) => i * STEP)
  const isFree = steps(w - width).some((x) =>
    steps(d - depth).some((z) => !others.some((bounds) => overlapsFlat(moved(box, [x, 0, z]), bounds))),
  )
  plan.remember([id])
  const held = there.length
    ? ` ${list(there.slice(0, 4).map((one) => plan.nameOf(one)))} ${there.length > 1 ? 'stand' : 'stands'} on ${plan.nameOf(id)}.`
    : ` Nothing stands on ${plan.nameOf(id)}.`
  return `${isFree ? 'Yes' : 'No'}${what && !isFree ? `, not for ${what}` : ''}.${held}`
}
