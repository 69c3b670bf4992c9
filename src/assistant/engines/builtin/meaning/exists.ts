import type { Noun } from '../grammar/noun.ts'
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
