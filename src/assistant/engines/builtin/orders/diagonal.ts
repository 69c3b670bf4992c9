import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { directionVector } from '../../../../spatial/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { SIDES, type Side } from './sides.ts'

/** "To the right of the sofa and 30 cm behind it": behind the sofa. */
export const ofSameThing = ([first, ...others]: readonly Relation[]): Relation[] =>
  first
    ? [
        first,
        ...others.map((one) =>
          one.targets[0].pronoun === 'it' && first.kind in SIDES ? { ...one, targets: first.targets } : one,
        ),
      ]
    : []

/** Beside a thing and before or behind it at once. */
export const isDiagonal = (first: Relation, { kind, targets, metres }: Relation): boolean =>
  targets === first.targets &&
  metres !== undefined &&
  /^(left|right)$/.test(first.kind) !== /^(left|right)$/.test(kind) &&
  first.kind in SIDES &&
  kind in SIDES

/** So far behind a thing, say, and still as far to its right. */
export function* onSide(plan: Planner, nodes: readonly NodeId[], { kind, targets, metres = 0 }: Relation): Steps {
  const base = plan.bounds(plan.findOne(targets[0], nodes))
  const way = directionVector(kind as Side, plan.basis)
  const i = way[0] !== 0 ? 0 : 2
  for (const id of nodes) {
    const own = plan.bounds(id)
    const by: Vec3 = [0, 0, 0]
    by[i] = way[i] > 0 ? base.max[i] + metres - own.min[i] : base.min[i] - metres - own.max[i]
    yield* plan.call('node.translate', { nodes: [id], by })
  }
}
