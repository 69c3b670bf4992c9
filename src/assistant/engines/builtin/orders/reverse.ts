import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { alongLine } from './looks.ts'

/** "Reverse the order": the first and the last of a row change places, and so on to its middle. */
export function* reverse(plan: Planner, { objects }: Clause): Steps {
  const row = alongLine(plan, plan.find(objects))
  if (row.length < 2) throw new Refuse(`There is only ${plan.nameOf(row[0])}; select or name several.`)
  for (let i = 0; i < Math.floor(row.length / 2); i++)
    yield* plan.call('arrange.swap', { nodes: [row[i], row.at(-1 - i)!] })
}
