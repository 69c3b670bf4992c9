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

/** "A wall with a door in it": walls of the library are made with openings. Says what is left to add. */
export function* openings(plan: Planner, walls: readonly NodeId[], objects: readonly Noun[]): Steps<Noun[]> {
  const uses = walls.map((id) => plan.scene.node(id)).map((node) => (node?.kind === 'group' ? node.item : undefined))
  const [item] = uses.map((use) => plan.stage.library.find(({ id }) => id === use?.id))
  const left: Noun[] = []
  for (const noun of objects) {
    const key = noun.isNew && OPENINGS[noun.item ?? '']
    const [use] = uses
    if (!key || !item?.params[key] || !uses.every((one) => one?.id === item.id) || noun.color || noun.material)
      left.push(noun)
    else
      yield* plan.call('library.set', {
        nodes: walls,
        values: { [key]: (use!.values[key] ?? item.params[key].usual) + (noun.count ?? 1) },
      })
  }
  return left
}

const OPENINGS: Record<string, string> = { Door: 'doors', Window: 'windows' }

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
