import { z } from 'zod'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { itemSize } from './item-parts.ts'
import type { ItemValues, LibraryItem } from './library-item.ts'
import { ColorInput, Metres3, parseColor } from './params.ts'

/** Values of a thing's parameters. */
export const Values = z
  .record(z.string(), z.number())
  .describe('of what the thing is made by, such as {"boards": 6}; metres and counts, as library.list tells')

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
    return {
      items: items.map((item) => ({
        id: item.id,
        name: item.name,
        category: item.category,
        words: item.words.slice(1),
        size: itemSize(item).map(tidy),
        ...(Object.keys(item.params).length && { params: item.params }),
      })),
    }
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
    values: Values.optional(),
  }),
  assistant: 'write',
  run: async (ctx, { item: word, color, values, ...places }) => {
    const item = await findItem(ctx, word)
    checkValues(item, values)
    const { bring, placeThings } = await import('./later/placing.ts')
    const thing = await bring(ctx, item, { values, ...(color && { color: parseColor(color) }) })
    await ctx.store.idle()
    return placeThings(ctx, thing, places)
  },
})

/** Throws where an item has no such parameter, or not so far. */
export function checkValues(item: LibraryItem, values: ItemValues = {}): void {
  for (const [key, value] of Object.entries(values)) {
    const param = item.params[key]
    const known = Object.keys(item.params)
    if (!param) {
      throw new CommandError(
        known.length
          ? `A ${item.name} has no "${key}"; it has ${known.join(', ')}`
          : `A ${item.name} has no parameters`,
      )
    }
    if (value < param.min || value > param.max) {
      throw new CommandError(`${key} was ${value}; a ${item.name} takes ${param.min} to ${param.max}`)
    }
  }
}

const tidy = (n: number) => Math.round(n * 1000) / 1000

/** A thing of the library by any of its names. Throws where there is none. */
export async function findItem(ctx: CommandContext, word: string): Promise<LibraryItem> {
  const wanted = word.toLowerCase()
  const items = await ctx.library.items()
  const found =
    items.find((item) => item.id === word || item.words[0] === wanted) ??
    items.find(({ words }) => words.includes(wanted))
  if (found) return found
  const some = items.slice(0, 12).map(({ name }) => name)
  throw new CommandError(
    `There is no "${word}" among the ${items.length} things of the library, such as ${some.join(', ')}; library.list tells them all`,
  )
}
