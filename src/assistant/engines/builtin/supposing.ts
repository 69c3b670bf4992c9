import { answer } from './answers.ts'
import type { Clause, Given } from './grammar/clause.ts'
import type { Lexicon } from './grammar/noun.ts'
import { noSlots } from './grammar/slots/slots.ts'
import { type Supposed, supposedIn } from './language/conditional.ts'
import type { Memory } from './meaning/memory.ts'
import type { Planner } from './meaning/planner.ts'
import { Refuse } from './meaning/world.ts'
import { understand } from './understand.ts'
import type { Understood } from './understood.ts'

/** Parses a message of which parts may depend on how things are: "if the lamp is red, make it blue; otherwise hide it". */
export function understandAll(message: string, lexicon: Lexicon, memory: Memory): Understood {
  const parts = supposedIn(message)
  if (!parts) return understand(message, lexicon, memory)
  const clauses: Clause[] = []
  let takesBack = false
  for (const { text, given } of parts) {
    const question = given && questionOf(given, clauses, lexicon, memory)
    if (given && !question) return understand(message, lexicon, memory)
    const part = understand(text, lexicon, memory)
    takesBack ||= part.takesBack
    const depends = question && { given: { question, isYes: given.isYes } }
    clauses.push(...part.clauses.map((clause) => ({ ...clause, ...depends })))
  }
  return { clauses, takesBack }
}

/** The question of a condition; what cannot be asked is none that can be answered. Null where none was asked before. */
function questionOf(
  { question: said }: NonNullable<Supposed['given']>,
  clauses: readonly Clause[],
  lexicon: Lexicon,
  memory: Memory,
): Clause | null {
  if (said === null) {
    const last = clauses.at(-1)
    return (
      last?.given?.question ?? (last?.verb.startsWith('ask:') ? last : memory.isQuestionLast ? memory.question : null)
    )
  }
  const [clause, ...others] = understand(said, lexicon, memory).clauses
  const isKnown = clause?.verb.startsWith('ask:') && !others.length
  return isKnown ? clause : { verb: 'unknownQuestion', objects: [], others: [], slots: noSlots(), text: said }
}

/** Whether an order is to be carried out, once its condition was looked at; says why where it is not. */
export function isGiven(plan: Planner, { given, text }: Clause, known: Map<Given['question'], string>): boolean {
  if (!given) return true
  const isFirst = !known.has(given.question)
  const told = known.get(given.question) ?? answer(plan, given.question)
  known.set(given.question, told)
  const [, yes] = /^(?:(yes)|no)\b/i.exec(told) ?? []
  if (!/^(?:yes|no)\b/i.test(told)) throw new Refuse(`I cannot tell whether that is so: “${given.question.text}”`)
  const isSo = !!yes === given.isYes
  if (!isSo && isFirst) plan.said.push(`${told} So I left out “${text}”.`)
  return isSo
}
