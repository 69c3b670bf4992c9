import { type NodeId, subtree } from '../../../../document/index.ts'
import { type Bounds, boundsOrOrigin, size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import { resolved } from './distinct.ts'
import type { World } from './world.ts'

/** What is done to a thing where it stands; a look and a name are a part's own. */
const MOVES =
  /^(?:place|move|raise|lower|drop|rest|center|rotate|tilt|flip|scale|enlarge|shrink|double|halve|triple|duplicate|swap)$/
/** How much of each side of a whole a part has that is told for it. */
const NEARLY_ALL = 0.9

/** "Put the head on the pedestal", of a model whose head has eyes and teeth beside it: the model, and not its shell. */
export function wholesOf({ verb, objects, slots }: Clause, world: World): Noun[] {
  if (!(MOVES.test(verb) || (verb === 'change' && (slots.factor || slots.extents)))) return [...objects]
  return objects.map((noun) => {
    if (noun.isNew || noun.ids || noun.owner || noun.isAll || noun.isPlural) return noun
    // "It" that was told by its name, too; what the user has picked is meant as it is.
    if (noun.pronoun && (noun.pronoun !== 'it' || !world.last.length)) return noun
    const top = topOf(noun, world)
    return top ? { ...noun, ids: [top] } : noun
  })
}

/** The whole that the one part which a phrase means is nearly all of. */
function topOf(noun: Noun, world: World): NodeId | undefined {
  const [part] = resolved(noun, world)
  let top: NodeId | undefined = part
  for (let up = part && world.scene.node(part)?.parent; up; up = world.scene.node(up)!.parent) top = up
  if (!part || !top || top === part || (noun.pronoun && world.selection.includes(part))) return undefined
  const own = new Set([...subtree(world.scene, part)].map(({ id }) => id))
  const others = [...subtree(world.scene, top)].filter(({ id, kind }) => kind === 'mesh' && !own.has(id))
  const bounds = (id: NodeId): Bounds => boundsOrOrigin(world.scene, [id])
  const [sides, all] = [size(bounds(part)), size(bounds(top))]
  return others.length && sides.every((n, i) => n >= all[i] * NEARLY_ALL) ? top : undefined
}
