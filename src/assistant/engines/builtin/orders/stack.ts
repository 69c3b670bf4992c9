import { holdsWhat } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { arrangeThem, bySize, inPlace } from './arrange.ts'
import { create } from './create.ts'
import { makeTargets } from './first.ts'
import { relate } from './relate.ts'
import { isToMake, seriesOf } from './series.ts'
import { ofThoseThere } from './those-there.ts'

/** One on another: what is there, or what is made for it. */
export function* stack(plan: Planner, said: Clause): Steps {
  const clause = ofThoseThere(plan, said)
  const { objects, slots } = clause
  const isNew = objects[0]?.isNew && !objects[0].isBare && objects[0].count === undefined
  if (isNew && slots.relations.length) return yield* create(plan, clause)
  if (isToMake(plan, clause)) return yield* create(plan, { ...clause, slots: { ...slots, layout: { kind: 'stack' } } })
  const { last } = plan.world
  // "Take everything off the table and stack it": one thing cannot be stacked.
  const isAll = objects[0]?.pronoun === 'it' && last.length > 1
  const spoken = seriesOf(plan, clause) ?? (isAll ? [...last] : plan.find(objects))
  const nodes = inPlace(plan, slots.sort ? bySize(plan, spoken, slots) : spoken, slots)
  yield* makeTargets(plan, slots)
  if (slots.relations.length) {
    yield* relate(plan, nodes.slice(0, 1), slots)
    if (slots.relations[0].targets[0].pronoun !== 'it' && nodes.length === 1) return
  }
  if (slots.layout?.kind === 'pyramid' && nodes.length > 2) return yield* arrangeThem(plan, nodes, slots)
  const isSomewhere = !slots.relations.length && (slots.toOrigin || slots.corner)
  if (isSomewhere) yield* relate(plan, nodes.slice(0, 1), slots)
  if (nodes.length > 1) {
    const loads = nodes.slice(0, -1).flatMap((id) => holdsWhat(plan.scene, id).filter((on) => !nodes.includes(on)))
    yield* plan.call('arrange.stack', { nodes })
    // What stood on one of them stands on top of them all.
    if (loads.length) yield* plan.call('arrange.placeOn', { nodes: loads, target: nodes.at(-1)! })
    plan.stacked = nodes
  } else if (!slots.relations.length) throw new Refuse(`There is only ${plan.nameOf(nodes[0])} to stack; name several.`)
}
