import type { NodeId } from '../../../../document/index.ts'
import { size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { saysHow } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { change } from './change.ts'
import { place } from './move.ts'
import { holderOf } from './targets.ts'

/** "Fit the ball into the box": as large as it may be there, and no larger than it is. */
export function* fitInto(plan: Planner, clause: Clause): Steps {
  const [relation] = clause.slots.relations
  if (!relation && !saysHow(clause.slots)) return yield* fitOnto(plan, plan.find(clause.objects))
  if (relation?.kind === 'on') {
    const nodes = plan.find(clause.objects)
    return yield* fitOnto(plan, nodes, plan.findOne(relation.targets[0], nodes))
  }
  if (relation?.kind !== 'inside') return yield* change(plan, clause)
  const nodes = plan.find(clause.objects)
  const room = size(plan.bounds(plan.findOne(relation.targets[0], nodes)))
  for (const id of nodes) {
    const by = Math.min(...size(plan.bounds(id)).map((n, i) => (n > 1e-6 ? room[i] / n : 1)))
    if (by < 1) yield* plan.call('node.scale', { nodes: [id], by })
  }
  yield* place(plan, clause)
}

/** "Put it on the shelf and shrink it to fit": no wider and no deeper than what it stands on. */
function* fitOnto(plan: Planner, nodes: readonly NodeId[], base?: NodeId): Steps {
  for (const id of nodes) {
    const holder = base ?? holderOf(plan, id)
    if (!holder) throw new Refuse(`${plan.nameOf(id)} stands on nothing that it could be fitted to.`)
    const [own, room] = [size(plan.bounds(id)), size(plan.bounds(holder))]
    const by = Math.min(...[0, 2].map((i) => (own[i] > 1e-6 ? room[i] / own[i] : 1)))
    if (by < 1) yield* plan.call('node.scale', { nodes: [id], by })
    yield* plan.call('arrange.placeOn', { nodes: [id], target: holder })
  }
}
