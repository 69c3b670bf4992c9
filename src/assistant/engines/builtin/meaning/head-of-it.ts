import type { NodeId, SceneReader } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Memory } from './memory.ts'
import type { World } from './world.ts'

/** What is done to the one thing, and not to all that was made with it: a look, a size, a name. */
const OF_ONE = /^(?:change|color|replace|scale|enlarge|shrink|double|halve|triple|rename)$/

/** The scene, and what was said of it. */
interface Told {
  memory: Memory
  scene: SceneReader
  world: World
}

/** "A table with four chairs" … "it": the table, where "it" would be all of them. */
export function headOfIt({ memory, scene, world }: Told, noun: Noun): NodeId | undefined {
  if (noun.pronoun !== 'it' || noun.ids || !/^(?:it|that|this)$/i.test(noun.text)) return undefined
  const [head, ...others] = memory.heads.filter((id) => scene.node(id))
  return head && !others.length && world.last.length > 1 && world.last.includes(head) ? head : undefined
}

/** "Make it round", "paint it": of a table that was made with its chairs, the table. */
export const ofHead = (told: Told, { verb, objects }: Clause): Noun[] =>
  objects.map((noun) => {
    const head = OF_ONE.test(verb) ? headOfIt(told, noun) : undefined
    return head ? { ...noun, ids: [head] } : noun
  })
