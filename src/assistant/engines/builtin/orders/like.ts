import type { NodeId } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { calledSo, fitOf } from '../meaning/describe.ts'
import type { Planner } from '../meaning/planner.ts'
import { resolve } from '../meaning/resolve.ts'
import { Ask, Refuse } from '../meaning/world.ts'
import { isGenericShape } from '../words/shapes.ts'

/** What is there already that a noun names: "another fridge" copies the fridge, "a second ball" no other sphere. */
export function like(plan: Planner, noun: Noun): NodeId[] {
  if (noun.isMore && (noun.word === undefined || noun.word === 'one' || noun.kind === 'any'))
    return plan.memory.last.filter((id) => plan.scene.node(id))
  if (!noun.name && !noun.word && !noun.pronoun) return []
  // "A red folding chair", which can be made as those that are there alone: though they are white.
  const isOwn = !noun.shape && !noun.item && !noun.kind
  const kind: Noun = isOwn ? { ...noun, color: undefined, colors: undefined, finish: {} } : noun
  try {
    const found = resolve(
      {
        ...kind,
        color: undefined,
        colors: undefined,
        isNew: false,
        isAll: true,
        count: undefined,
        isMore: false,
        extents: {},
        // "One more student desk" is like those that are called plainly.
        isQualified: noun.isQualified || !!noun.passed?.length,
      },
      plan.world,
    )
    if (noun.word === undefined || noun.kind === 'any') return []
    // "A coffee" is no coffee table.
    const called = calledSo(plan.scene, found, noun.word)
    if (noun.isMore && called.length) return called
    return noun.isMore || noun.name ? found : found.filter((id) => fitOf(plan.scene.node(id)!, kind, plan.world) >= 2)
  } catch (error) {
    if (error instanceof Refuse || error instanceof Ask) return []
    throw error
  }
}

/** Things that are called just so, where the word is more than that of a shape. */
export const sameKind = (plan: Planner, noun: Noun): NodeId[] =>
  noun.shape && !isGenericShape(noun.word ?? noun.shape)
    ? like(plan, noun).filter(
        (id) =>
          plan
            .nameOf(id)
            .toLowerCase()
            .replace(/[\s_.-]*\d+$/, '') === noun.word,
      )
    : []

/** "Another one" is as the last that was made has become by now. */
export const lastMade = ({ memory }: Planner, alike: readonly NodeId[]): NodeId | undefined =>
  alike.findLast(
    (id) => memory.last.includes(id) || (memory.series.includes(id) && memory.series.length < alike.length),
  ) ?? alike[0]
