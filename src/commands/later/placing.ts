import { createNode, keysAtEnd, Names, type NodeId, type Transaction, type Vec3 } from '../../document/index.ts'
import { FreeSpots, fromDegrees } from '../../spatial/index.ts'
import type { CommandContext } from '../context.ts'
import { Dresser, itemSize, keyedParts, lightNode, partNode } from '../item-parts.ts'
import type { ItemValues, LibraryItem } from '../library-item.ts'
import { type Plot, plant } from './cutting.ts'

/** A thing of the library with all that it is made of, ready to be placed. */
export interface Thing {
  name: string
  /** Metres. */
  size: Vec3
  add(tx: Transaction, names: Names, plot: Plot): NodeId
}

interface Look {
  /** #rrggbb. */
  color?: string
  values?: ItemValues
}

/** Fetches what a thing is made of. */
export async function bring(ctx: CommandContext, item: LibraryItem, look: Look = {}): Promise<Thing> {
  const known = { name: item.name, size: itemSize(item, look.values) }
  if (item.category !== 'own') return { ...known, add: (tx, names, plot) => addItem(ctx, tx, names, item, plot, look) }
  const records = await ctx.library.contentOf(item.id)
  return { ...known, add: (tx, _names, plot) => plant(ctx.scene, tx, records, plot) }
}

export interface Places {
  count: number
  /** Where each stands; free places where left out. */
  at?: readonly Vec3[]
  name?: string
  /** Degrees about Y, of all or of each. */
  turn: number | readonly number[]
  /** A factor of its usual size. */
  size: number
}

/** Adds a thing so many times in one transaction, and selects them. */
export function placeThings(ctx: CommandContext, thing: Thing, { count, at, name: given, turn, size }: Places) {
  const extent = thing.size.map((n) => n * size) as Vec3
  const spots = new FreeSpots(ctx.scene)
  const names = new Names(ctx.scene)
  const name = given ?? thing.name
  return ctx.transact(count === 1 ? `Add ${name}` : `Add ${count} × ${thing.name}`, (tx) => {
    const created: NodeId[] = []
    for (let i = 0; i < count; i++) {
      const position = at?.[i] ?? spots.take(ctx.view.target(), extent)
      const own = typeof turn === 'number' ? turn : turn[i]
      created.push(thing.add(tx, names, { name: names.free(name), position, turn: own, size }))
    }
    ctx.session.select(created)
    return { created }
  })
}

function addItem(
  ctx: CommandContext,
  tx: Transaction,
  names: Names,
  item: LibraryItem,
  { name, position, turn, size }: Plot,
  { color, values }: Look,
): NodeId {
  const group = createNode('group', {
    name,
    order: keysAtEnd(ctx.scene, null, 1)[0],
    position,
    rotation: fromDegrees([0, turn, 0]),
    scale: [size, size, size],
    item: { id: item.id, values: { ...values } },
  })
  tx.nodes.put(group)
  const { parts, light } = item.make(values)
  const keys = keysAtEnd(ctx.scene, group.id, parts.length + 1)
  const dresser = new Dresser(tx, color)
  for (const [i, [key, part]] of [...keyedParts(parts)].entries()) {
    const own = { parent: group.id, order: keys[i], name: names.free(part.name) }
    tx.nodes.put(partNode(key, part, { ...own, materials: [dresser.materialFor(part)] }))
  }
  if (light) tx.nodes.put(lightNode(light, { parent: group.id, order: keys.at(-1)!, name: names.free('Light') }))
  return group.id
}
