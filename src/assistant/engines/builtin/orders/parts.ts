import { type NodeId, subtree } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { wordsOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

/** The parts of things that a noun names: the roof of "a house with a red roof". */
function partsOf(plan: Planner, wholes: readonly NodeId[], { word, name }: Noun): NodeId[] {
  const wanted = wordsOf(word ?? name ?? '').at(-1)
  return wholes.flatMap((whole) =>
    [...subtree(plan.scene, whole)]
      .filter(
        (node) =>
          node.id !== whole &&
          wordsOf(node.name)
            .filter((one) => !/^\d+$/.test(one))
            .at(-1) === wanted,
      )
      .map(({ id }) => id),
  )
}

/** "A house with a red roof": what it has already is not added, but made so. Says what is left to add. */
export function* ownParts(plan: Planner, wholes: readonly NodeId[], objects: readonly Noun[]): Steps<Noun[]> {
  const left: Noun[] = []
  for (const noun of objects) {
    const parts = noun.isNew && !noun.isMore ? partsOf(plan, wholes, noun) : []
    const look = { ...noun.finish, ...(noun.color && { color: noun.color.hex }) }
    if (!parts.length) left.push(noun)
    else if (Object.keys(look).length) yield* plan.call('material.set', { nodes: parts, ...look })
    if (parts.length && noun.size.some((n) => n !== 1)) yield* plan.call('node.scale', { nodes: parts, by: noun.size })
  }
  return left
}
