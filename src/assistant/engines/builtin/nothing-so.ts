import type { Clause } from './grammar/clause.ts'
import { exists } from './meaning/exists.ts'
import type { Planner } from './meaning/planner.ts'

const NOTHING: Record<string, string> = {
  floating: 'Nothing floats.',
  sunk: 'Nothing is sunk into the ground.',
  overlapping: 'Nothing overlaps.',
}

/** "Put everything that is floating on the ground", where nothing floats: what there is to say; null where something does. */
export function nothingSo(plan: Planner, { objects }: Clause): string | null {
  const [noun] = objects
  const state = noun?.isAll && noun.where.find((one) => one.by === 'state' && Object.hasOwn(NOTHING, one.state))
  return state && state.by === 'state' && !exists(plan, noun) ? NOTHING[state.state] : null
}
