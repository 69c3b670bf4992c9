import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import { fitOf, headOf } from './describe.ts'
import type { Planner } from './planner.ts'
import { resolve } from './resolve.ts'
import { Refuse } from './world.ts'

/** Whether there is anything that a phrase means. */
export function exists(plan: Planner, noun: Noun): boolean {
  try {
    return resolve({ ...noun, isNew: false, isAll: true }, plan.world).length > 0
  } catch (error) {
    if (error instanceof Refuse) return false
    throw error
  }
}

/** "On a white cube": whether something is called so, or so by its form and by no other name; a wall is none. */
export function isCalled(plan: Planner, noun: Noun): boolean {
  if (!noun.shape || !exists(plan, noun)) return exists(plan, noun)
  const ids = resolve({ ...noun, isNew: false, isAll: true }, plan.world)
  return ids.some((id) => fitOf(plan.scene.node(id)!, noun, plan.world) >= 2)
}

/** Whether an order is to set a thing somewhere that is not there and can be made: "a low table", and not "the table". */
export function isYetToBe(plan: Planner, { objects: [noun, ...others], slots }: Clause): boolean {
  if (!noun?.isNew || others.length || !/^an? /i.test(noun.text)) return false
  const canBeMade = !!(noun.item || noun.shape || noun.kind === 'light')
  return canBeMade && slots.relations.length > 0 && !exists(plan, noun)
}

/** Whether a noun without an article means what is there: what is put somewhere is new, unless something is called so. */
export const isMeant = (plan: Planner, noun: Noun, { isVerbless }: Clause): boolean =>
  exists(plan, noun) && (!!isVerbless || [...plan.scene.nodes()].some(({ name }) => headOf(name) === noun.word))
