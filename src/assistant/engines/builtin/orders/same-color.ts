import type { NodeId } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { colorAs, colorOf } from './looks.ts'
import { nearestOf, targetsOf } from './targets.ts'

/**
 * "A ball on each box in the same colour": what is new, and of no colour yet, takes that of what it is set by. The
 * target is then any, and not only one that is of its colour.
 */
export function takesColor(slots: Slots, things: readonly Noun[]): boolean {
  const model = slots.likeColorOf
  const isOfTarget = slots.relations.some(({ targets }) => targets.some(({ same }) => same === 'color'))
  // "Each in the colour of its box".
  const isOfIts = !!(model?.pronoun ?? model?.owner?.pronoun) && slots.relations.length > 0
  if (!(isOfTarget || isOfIts) || things.some(({ color, colors, isMore }) => color || colors || isMore)) return false
  if (isOfIts) slots.likeColorOf = undefined
  slots.relations = slots.relations.map((one) => ({
    ...one,
    targets: one.targets.map((target) => ({ ...target, same: undefined })),
  }))
  return true
}

/** Gives each new thing the colour of what it was set by. */
export function* takeColors(plan: Planner, made: readonly NodeId[], { relations: [by] }: Slots): Steps {
  const targets = targetsOf(plan, by.targets[0], made, by.kind)
  for (const id of made) {
    const model = nearestOf(plan, targets, id)
    if (colorOf(plan, model)) yield* colorAs(plan, [id], model)
  }
}
