import { type NodeId, subtree } from '../../../../document/index.ts'
import { size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { noSlots, type Slots } from '../grammar/slots/slots.ts'
import { wordsOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { liesOver } from './bridge.ts'
import { createSome } from './make.ts'
import { targetsOf } from './targets.ts'

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

/** "A wall with two doors", "stairs with ten steps": what a thing of the library is made of. Says what is left to add. */
export function* madeWith(
  plan: Planner,
  wholes: readonly NodeId[],
  objects: readonly Noun[],
  areNew: boolean,
): Steps<Noun[]> {
  const uses = wholes.map((id) => plan.scene.node(id)).map((node) => (node?.kind === 'group' ? node.item : undefined))
  const [item] = uses.map((use) => plan.stage.library.find(({ id }) => id === use?.id))
  const left: Noun[] = []
  for (const noun of objects) {
    const key = countedAs(noun)
    const param = item?.params[key]
    const isPart = noun.isNew && param?.unit !== undefined && param.unit !== 'metres' && !noun.color && !noun.material
    if (!isPart || !uses.every((use) => use?.id === item!.id)) {
      left.push(noun)
      continue
    }
    const count = noun.count ?? 1
    const now = uses[0]!.values[key] ?? param.usual
    yield* plan.call('library.set', { nodes: wholes, values: { [key]: areNew ? count : now + count } })
  }
  return left
}

/** "A box with a roof": as broad as that, and on it. Says what is left to add. */
export function* roofed(plan: Planner, wholes: readonly NodeId[], objects: readonly Noun[]): Steps<Noun[]> {
  const EAVES = 1.1
  const left: Noun[] = []
  for (const noun of objects) {
    const isOne = wholes.length === 1 || ((noun.count ?? 1) === 1 && !liesOver(noun, wholes.map(plan.nameOf)))
    const isRoof = noun.isNew && noun.item === 'Roof' && isOne
    if (!isRoof || !wholes.length) {
      left.push(noun)
      continue
    }
    for (const target of wholes) {
      const [width, height, depth] = size(plan.bounds(target)).map((n) => Math.round(n * EAVES * 100) / 100)
      const extents = { width, depth, height: height / 2, ...noun.extents }
      const nodes = yield* createSome(plan, { ...noun, extents }, noSlots(), 1)
      yield* plan.call('arrange.placeOn', { nodes, target })
    }
  }
  return left
}

/** "Put a red roof on the house": as `roofed`, where one thing that is there is named. Says what is left to add. */
export function* roofOn(plan: Planner, objects: readonly Noun[], { relations }: Slots): Steps<readonly Noun[]> {
  const [on, ...others] = relations
  const isRoof = objects.length === 1 && objects[0].isNew && objects[0].item === 'Roof' && (objects[0].count ?? 1) === 1
  if (!isRoof || others.length || on?.kind !== 'on' || on.targets[0].isIndefinite || on.targets[0].isNew) return objects
  // "On them", of columns: one roof over all.
  if (on.targets[0].isPlural || liesOver(objects[0], plan.findTargets(on.targets[0]).map(plan.nameOf))) return objects
  const targets = targetsOf(plan, on.targets[0], [], 'on')
  if (targets.length !== 1) return objects
  return yield* roofed(plan, targets, objects)
}

const ALIASES: Record<string, string> = {
  shelf: 'boards',
  storey: 'floors',
  story: 'floors',
  level: 'floors',
  stair: 'steps',
}

/** What such parts are called where a thing says of how many it is made. */
const countedAs = ({ word = '' }: Noun): string => ALIASES[word] ?? `${word}s`

/** "A house with a red roof": what it has already is not added, but made so. Says what is left to add. */
export function* ownParts(plan: Planner, wholes: readonly NodeId[], objects: readonly Noun[]): Steps<Noun[]> {
  const left: Noun[] = []
  for (const noun of objects) {
    const parts = noun.isNew && !noun.isMore ? partsOf(plan, wholes, noun) : []
    const look = { ...noun.finish, ...(noun.color && { color: noun.color.hex }) }
    const [whole] = wholes
    if (!parts.length) left.push(noun)
    else if (Object.keys(look).length) yield* plan.call('material.set', { nodes: parts, ...look })
    else if (noun.size.every((n) => n === 1) && !plan.isNew(whole))
      plan.said.push(`${plan.nameOf(whole)} has ${noun.isPlural ? 'such' : `a ${noun.word}`} already.`)
    if (parts.length && noun.size.some((n) => n !== 1)) yield* plan.call('node.scale', { nodes: parts, by: noun.size })
  }
  return left
}
