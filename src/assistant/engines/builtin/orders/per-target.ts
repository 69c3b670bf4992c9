import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { cornersOf } from './across.ts'
import { SIDES } from './sides.ts'
import { isWhole, targetsOf } from './targets.ts'

/** "A red and a green ball on both sides": one on each. */
export const isForEach = ({ relations }: Slots): boolean => relations.length === 1 && relations[0].kind === 'bothSides'

/** "On each of the tables": how many things there are to put one at. */
export function perTarget(plan: Planner, { relations, corner }: Slots): number {
  if (corner?.every) return cornersOf(corner).length
  const all = relations.find(({ kind }) => kind === 'between')?.targets ?? []
  const each = all.find(({ isEach }) => isEach)
  // "Between each of the trees": one less than there are trees.
  if (each) return Math.max(1, plan.findTargets(each).length - (all.length === 1 ? 1 : 0))
  const several = relations.find(
    ({ kind, targets: [target] }) =>
      kind !== 'between' &&
      !isWhole(kind, target) &&
      // "A shelf in front of the others" is one.
      !(target.isOther && !target.isEach && (kind in SIDES || kind === 'beside')) &&
      (target.also || (target.isAll && (target.isEach || target.isPlural))),
  )
  if (!several) return relations.some(({ kind }) => kind === 'bothSides') ? 2 : 1
  return Math.max(1, targetsOf(plan, several.targets[0], [], several.kind).length)
}
