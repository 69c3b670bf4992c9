import type { NodeId } from '../../../document/index.ts'
import { list } from '../../cards.ts'
import { LIMIT } from './grammar/questions.ts'
import { numberOf } from './language/numbers.ts'
import type { Planner } from './meaning/planner.ts'

/** So many are named in an answer. */
const NAMED = 12

/** How many, and which. */
export const counted = (plan: Planner, found: readonly NodeId[]) =>
  found.length === 1
    ? `There is 1: ${plan.nameOf(found[0])}.`
    : `There are ${found.length}: ${listed(found.map((id) => plan.nameOf(id)))}.`

/** The names of up to a dozen things; alike ones are counted. */
export function listed(names: readonly string[]): string {
  const short = list(names)
  if (names.length < 4 || !/ more$/.test(short)) return short
  const some = names.slice(0, NAMED)
  return names.length > NAMED
    ? `${some.join(', ')} and ${names.length - NAMED} more`
    : `${some.slice(0, -1).join(', ')} and ${some.at(-1)}`
}

/** Whether so many are "more than two", "at most three"; null where a question names no limit. */
export function isWithinLimit(question: string, count: number): boolean | null {
  const [, limit, number] = LIMIT.exec(question.toLowerCase()) ?? []
  const many = number === undefined ? Number.NaN : numberOf(number)
  if (Number.isNaN(many)) return null
  if (/^(?:more than|over)$/.test(limit)) return count > many
  if (/^(?:fewer|less) than$/.test(limit)) return count < many
  return limit === 'at least' ? count >= many : limit === 'at most' ? count <= many : count === many
}
