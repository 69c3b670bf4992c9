import { hasHead, type Noun } from '../grammar/noun.ts'
import type { Planner } from './planner.ts'
import { areThere } from './told-before.ts'
import { Ask, Refuse } from './world.ts'

/** Bears in mind what a remark speaks of, where that is something: "the room feels empty" may mean no node. */
export function noteTopics(plan: Planner, objects: readonly Noun[], others: readonly Noun[]): void {
  // "The fridge door", where the fridge has none: the fridge.
  const whole = objects.flatMap(({ owner }) => owner ?? [])
  const subjects = whole.length && !areThere(objects, plan.world) ? whole : objects
  // "Hotels have white pillows", where those that are there are blue.
  const plain = subjects.map((noun) => (areThere([noun], plan.world) ? noun : { ...noun, color: undefined }))
  const known = plain.filter((noun) => areThere([noun], plan.world))
  const spoken = known.length && plain.length > 1 ? known : plain
  for (const look of [...others.map((noun) => () => plan.findTargets(noun)), () => plan.find(spoken)]) {
    try {
      look()
    } catch (error) {
      const isMeant = error instanceof Ask && !!plan.upcoming?.objects[0]?.pronoun
      // "There is a chair too many": what comes next is about chairs.
      if (error instanceof Ask && hasHead(error.noun) && error.noun.kind !== 'any')
        Object.assign(plan.memory, { noun: error.noun, pool: [...error.candidates] })
      if (isMeant || !(error instanceof Refuse || error instanceof Ask)) throw error
      if (!known.length && (isOnlyTopic(plan) || isOneOf(plan, subjects))) throw error
    }
  }
}

/** "I tripped over the harp, move it", where there is none, and "it" can only be that: not all that is selected. */
const isOnlyTopic = ({ upcoming, memory, stage }: Planner): boolean =>
  !!upcoming?.objects[0]?.pronoun && !memory.last.length && stage.selection().length !== 1

/** "The plants are too small, make the left one taller", where there are none: not the leftmost of all things. */
const isOneOf = ({ upcoming }: Planner, subjects: readonly Noun[]): boolean => {
  const [next] = upcoming?.objects ?? []
  return next?.word === 'one' && !next.isNew && subjects.some(({ item, shape }) => item ?? shape)
}
