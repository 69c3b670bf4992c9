import { z } from 'zod'
import {
  createNode,
  keysAtEnd,
  lightDefaults,
  Names,
  type NodeId,
  type Transaction,
  type Vec3,
} from '../document/index.ts'
import { FreeSpots, fromDegrees } from '../spatial/index.ts'
import type { CommandContext, LibraryItem } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { addMeshes } from './mesh.ts'
import { ColorInput, Metres3 } from './params.ts'

export const listLibrary = defineCommand({
  id: 'library.list',
  title: 'List the library',
  about: 'Lists the things of the library that can be added, with their sizes in metres and other names for them.',
  params: z.object({ word: z.string().optional().describe('only those that this word names') }),
  assistant: 'read',
  run: async (ctx, { word }) => {
    const wanted = word?.toLowerCase()
    const items = (await ctx.library.items()).filter(
      ({ words }) => !wanted || words.some((name) => name.includes(wanted)),
    )
    return { items: items.map((item) => ({ name: item.name, words: item.words.slice(1), size: itemSize(item) })) }
  },
})

export const addFromLibrary = defineCommand({
  id: 'library.add',
  title: 'Add from the library',
  about: 'Adds things of the library, such as a chair, a table or a tree, each as a group of parts that faces +Z.',
  params: z.object({
    item: z.string().describe('its name, or another word for it'),
    count: z.number().int().min(1).max(500).default(1),
    at: z
      .array(Metres3)
      .optional()
      .describe('where the middle of the bottom of each stands; free places on the ground when left out'),
    name: z.string().min(1).optional(),
    color: ColorInput.optional().describe('of what gives the thing its colour'),
    turn: z.number().default(0).describe('degrees about Y'),
    size: z.number().positive().default(1).describe('a factor of its usual size'),
  }),
  assistant: 'write',
  run: async (ctx, { item: word, count, at, name, color, turn, size }) => {
    const item = await findItem(ctx, word)
    await ctx.store.idle()
    return placeItems(ctx, item, { count, at, name, color, turn, size })
  },
})

interface Places {
  count: number
  /** Where each stands; free places where left out. */
  at?: readonly Vec3[]
  name?: string
  color?: string
  /** Degrees about Y. */
  turn: number
  size: number
}

/** Adds things of the library in one transaction, and selects them. */
export function placeItems(ctx: CommandContext, item: LibraryItem, { count, at, name, size, ...look }: Places) {
  const extent = itemSize(item).map((n) => n * size) as Vec3
  const spots = new FreeSpots(ctx.scene)
  const names = new Names(ctx.scene)
  return ctx.transact(count === 1 ? `Add ${name ?? item.name}` : `Add ${count} × ${item.name}`, (tx) => {
    const created: NodeId[] = []
    for (let i = 0; i < count; i++) {
      const position = at?.[i] ?? spots.take(ctx.view.target(), extent)
      created.push(addItem(ctx, tx, item, { ...look, name: names.free(name ?? item.name), position, size }))
    }
    ctx.session.select(created)
    return { created }
  })
}

/** A thing of the library by any of its names. Throws where there is none. */
export async function findItem(ctx: CommandContext, word: string): Promise<LibraryItem> {
  const wanted = word.toLowerCase()
  const items = await ctx.library.items()
  const found = items.find((item) => item.words[0] === wanted) ?? items.find(({ words }) => words.includes(wanted))
  if (found) return found
  throw new CommandError(`There is no "${word}" in the library; there are ${items.map(({ name }) => name).join(', ')}`)
}

interface Placing {
  name: string
  position: Vec3
  turn: number
  size: number
  color?: string
}

function addItem(
  ctx: CommandContext,
  tx: Transaction,
  item: LibraryItem,
  { name, position, turn, size, color }: Placing,
): NodeId {
  const group = createNode('group', {
    name,
    order: keysAtEnd(ctx.scene, null, 1)[0],
    position,
    rotation: fromDegrees([0, turn, 0]),
    scale: [size, size, size],
  })
  tx.nodes.put(group)
  const parts = item.parts.map(({ main, ...part }) => ({
    ...part,
    color: main && color ? color : part.color,
    parent: group.id,
  }))
  addMeshes(ctx, parts, name)
  if (item.light) {
    tx.nodes.put(
      createNode('light', {
        ...lightDefaults('point'),
        ...item.light,
        name: new Names(ctx.scene).free('Light'),
        parent: group.id,
        order: keysAtEnd(ctx.scene, group.id, 1)[0],
        castShadow: false,
      }),
    )
  }
  return group.id
}

/** The whole extent of an item in metres, as far as its parts are not turned. */
export function itemSize({ parts }: Pick<LibraryItem, 'parts'>): Vec3 {
  const reach = (i: 0 | 1 | 2) =>
    parts.map(({ position, size }) => [position[i] - size[i] / 2, position[i] + size[i] / 2])
  return [0, 1, 2].map((i) => {
    const all = reach(i as 0 | 1 | 2)
    return Math.max(...all.map(([, max]) => max)) - Math.min(...all.map(([min]) => min))
  }) as Vec3
}
