import { holdsWhat } from '../../../spatial/index.ts'
import type { Clause } from './grammar/clause.ts'
import type { Planner } from './meaning/planner.ts'

/** "Move the nightstand with the lamp", of two nightstands: the one that the lamp stands on, which goes along by itself. */
export function withLoad<C extends Clause>(plan: Planner, clause: C): C {
  const [holder, load, ...others] = clause.objects
  if (!holder || !load || others.length || !/^(?:move|place|raise|lower)$/.test(clause.verb)) return clause
  if (holder.isPlural || holder.isAll || holder.isNew || holder.pronoun || load.isNew) return clause
  const holders = plan.candidates(holder)
  if (holders.length < 2) return clause
  const loads = plan.candidates(load)
  const holding = holders.filter((id) => holdsWhat(plan.scene, id).some((one) => loads.includes(one)))
  if (holding.length !== 1) return clause
  return { ...clause, objects: [{ ...holder, where: [...holder.where, { by: 'holding', noun: load }] }] }
}
