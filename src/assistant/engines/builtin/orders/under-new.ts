import type { Vec3 } from '../../../../document/index.ts'
import { center, holdsWhat, isClear, moved, obstacles, size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { belongsOn } from './tables.ts'
import { holderOf } from './targets.ts'

/** "Put the mug on a coaster": the new coaster comes to where the mug stands, and not the mug to it. */
export function* newUnder(plan: Planner, { objects, slots }: Clause): Steps {
  const [on, ...others] = slots.relations
  const [base] = on?.targets[0]?.ids ?? []
  if (on?.kind !== 'on' || others.length || !base || !plan.isNew(base) || objects.length !== 1 || objects[0].isNew)
    return
  const found = plan.candidates(objects[0])
  const [id] = found
  if (found.length !== 1 || plan.isNew(id) || holdsWhat(plan.scene, id).length) return
  const [own, there] = [plan.bounds(id), plan.bounds(base)]
  const holder = holderOf(plan, id)
  // A stool does not come onto the desk with the lamp that is put on it.
  if (holder && !belongsOn(plan, on.targets[0], [holder])) return
  const [from, to] = [center(there), center(own)]
  const by: Vec3 = [to[0] - from[0], holder ? own.min[1] - there.min[1] : 0, to[2] - from[2]]
  const stands = holder !== undefined || own.min[1] < 0.02
  if (stands && isClear(moved(there, by), obstacles(plan.scene, [id, base])))
    yield* plan.call('node.translate', { nodes: [base], by })
  else if (holder && [0, 2].every((i) => size(there)[i] <= size(plan.bounds(holder))[i]))
    yield* plan.call('arrange.placeOn', { nodes: [base], target: holder })
}
