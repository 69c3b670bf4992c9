import type { Registry } from '../../../commands/registry.ts'
import { commandOf } from '../../tools.ts'
import type { Planner, Steps } from './meaning/planner.ts'
import { Refuse } from './meaning/world.ts'

/**
 * Carries out a plan on a copy of the scene. What cannot be done, and what has to be asked, is found out here, so that
 * a message changes all that it says or nothing.
 */
export async function rehearse(registry: Registry, plan: Planner, perform: (plan: Planner) => Steps): Promise<void> {
  const steps = perform(plan)
  let step = steps.next()
  while (!step.done) {
    const command = commandOf(registry, step.value.name)
    if (!command) throw new Refuse(`There is no command for that: ${step.value.name}.`)
    const from = { source: 'assistant' as const, group: 'rehearsal' }
    const outcome = await registry.execute(command.id, step.value.args, from)
    if (!outcome.ok) throw new Refuse(sentence(outcome.error.message))
    step = steps.next(outcome.result)
  }
}

/** The error of a command as a sentence for the user: without the name of the command before it. */
export const sentence = (message: string): string =>
  `${message.replace(/^[a-z]+\.\w+: /i, '').replace(/\.$/, '')}. Nothing is changed.`
