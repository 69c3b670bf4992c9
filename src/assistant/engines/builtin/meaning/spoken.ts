import type { NodeId } from '../../../../document/index.ts'
import { holdsWhat } from '../../../../spatial/index.ts'
import { hasHead, type Noun } from '../grammar/noun.ts'
import { fitOf } from './describe.ts'
import { isStacked, stackOf } from './stacked.ts'
import { Refuse, type World } from './world.ts'

/** What "them" means where the last order was about one thing: all that it named, or that the message did. */
function severalOf({ last, mentioned, spoken, series, chain, thread, together, scene }: World): readonly NodeId[] {
  // "A cube, a ball to its left and a cone to its right": all that the message made, and not the last two.
  const isOfThose = [...last, ...mentioned].every((id) => together.includes(id))
  if (!spoken.length && isOfThose && together.length > mentioned.length && mentioned.length > 1) return together
  if (chain.length > 1 && last.every((id) => chain.includes(id)) && !spoken.length) return chain
  if (series.length > 1 && last.length && last.every((id) => series.includes(id))) return series
  if (mentioned.length > 1) return mentioned
  const all = [...new Set([...spoken, ...last])]
  if (all.length > 1) return all
  // "A column here. A column there." … "a roof on them": on all that the message made.
  const told = thread.filter((id) => scene.node(id))
  return told.length > 1 && last.length && last.every((id) => told.includes(id)) ? told : last
}

/** "Them"; "them all" and "them both" reach further back. */
export function themOf({ text }: Noun, world: World): readonly NodeId[] {
  const { last, series, scene } = world
  // "What is on the table?" … "put it all on the shelf": what was told, and not the table.
  if (last.length && /\bit all\b|\ball of it\b/i.test(text)) return last
  // What was just stacked is the stack; of one of them, all that it stands with.
  if (last.length && /\b(?:stack|pile|tower)\b/i.test(text)) return last.length > 1 ? last : aStack(last, scene)
  const isBoth = /\bboth\b|\b(?:these|those|the) two\b/i.test(text)
  // "Put a light on the piano" … "another one on the drum" … "both blue": the lights.
  const made = series.filter((id) => scene.node(id))
  if (isBoth && made.length === 2 && last.every((id) => made.includes(id))) return made
  // "Another vase on the left end" … "and one on the right end" … "both gold": not the vase that was there.
  const spokenOf = made.filter((id) => world.thread.includes(id))
  if (isBoth && spokenOf.length === 2 && last.every((id) => spokenOf.includes(id))) return spokenOf
  // "A cushion on the couch" … "two more" … "them all": the cushions, and not the couch.
  if (/\ball\b/i.test(text) && last.length && made.length > last.length && last.every((id) => made.includes(id)))
    return made
  const thread = isBoth || /\ball\b/i.test(text) ? told(world, isBoth) : []
  const isEnough = isBoth ? thread.length === 2 && series.length < 2 : thread.length > 1
  if (isEnough && last.every((id) => thread.includes(id))) return thread
  // "The red stool like the others" … "all of them": with the others.
  const { mentioned } = world
  if (/\ball\b/i.test(text) && mentioned.length > last.length && last.every((id) => mentioned.includes(id)))
    return mentioned
  return last.length < 2 ? severalOf(world) : last
}

/** What was spoken of; "both", of a cup, a laptop and the table that they stand on, are not the table. */
function told({ thread, scene }: World, isBoth: boolean): NodeId[] {
  const alive = [...new Set(thread)].filter((id) => scene.node(id))
  const carried = alive.filter((id) => !holdsWhat(scene, id).some((on) => alive.includes(on)))
  return isBoth && alive.length === 3 && carried.length === 2 ? carried : alive
}

/** The stack that a thing stands in; of one that was taken off it, what else is stacked. */
function aStack(last: readonly NodeId[], scene: World['scene']): readonly NodeId[] {
  const own = stackOf(last, scene)
  const all = own.length > 1 ? own : scene.children(null).filter((id) => !last.includes(id) && isStacked(scene, id))
  return all.length > 1 ? all : own
}

export function copiedIn({ copied, scene }: World): NodeId[] {
  const alive = copied.filter((id) => scene.node(id))
  if (!alive.length) throw new Refuse('Nothing was copied yet, so I do not know what the original is.')
  return alive
}

/** Without what was spoken of, for "the other one" and "the rest". */
export function withoutSpoken(noun: Noun, pool: readonly NodeId[], world: World): NodeId[] {
  const { mentioned } = world
  const rest = besidesSpoken(noun, pool, world)
  // "Put the cups on table 1 and delete the other table": not that one.
  const unnamed = rest.filter((id) => !mentioned.includes(id))
  const isNamed = !!noun.word && noun.word !== 'one'
  return isNamed && noun.isOther && !noun.isPlural && !noun.isAll && rest.length > 1 && unnamed.length ? unnamed : rest
}

function besidesSpoken(noun: Noun, pool: readonly NodeId[], { last, chosen, spoken }: World): NodeId[] {
  if (!noun.isOther) return [...pool]
  const without = (ids: readonly NodeId[]) => pool.filter((id) => !ids.includes(id))
  // "The cone red, the ball blue and everything else white": neither of the two.
  const rest = without([...spoken, ...last])
  if (spoken.length && rest.length) return rest
  return without(last.length ? last : chosen)
}

/** "Put a cone on each box and make the cones blue": those cones. */
export function justMade(noun: Noun, world: World): NodeId[] {
  const { fresh, scene } = world
  const isPlain = noun.isPlural && !noun.isAll && !noun.isOther && noun.count === undefined && !noun.color && !noun.rank
  if (!isPlain || fresh.length < 2 || noun.where.length || noun.owner || !hasHead(noun)) return []
  const fits = fresh.every((id) => scene.node(id) && fitOf(scene.node(id)!, noun, world) >= 2)
  return fits ? [...fresh] : []
}
