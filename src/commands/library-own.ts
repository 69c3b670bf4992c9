import { z } from 'zod'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { findItem } from './library.ts'
import { NodeRefs, nameThem, resolveNodes } from './params.ts'

export const keepItem = defineCommand({
  id: 'library.keep',
  title: 'Keep in the library',
  about: 'Keeps nodes in the library of this browser, with all that they wear, to be added to any project.',
  params: z.object({
    nodes: NodeRefs.describe('what is selected when left out'),
    name: z.string().trim().min(1).max(80).optional().describe('what it is called there'),
  }),
  assistant: 'write',
  run: async (ctx, { nodes: refs, name: given }) => {
    const nodes = resolveNodes(ctx, refs)
    const name = given ?? nameThem(nodes)
    const { cut } = await import('./later/cutting.ts')
    const cutting = cut(
      ctx.scene,
      nodes.map(({ id }) => id),
      name,
    )
    const { id, name: kept } = await ctx.library.keep({
      name,
      ...cutting,
      picture: await ctx.view.portrait(cutting.records),
    })
    return { item: id, kept }
  },
})

export const forgetItem = defineCommand({
  id: 'library.forget',
  title: 'Take out of the library',
  about: 'Takes a thing of the user’s own out of the library; what was added of it stays where it is.',
  params: z.object({ item: z.string().describe('its name') }),
  assistant: 'confirm',
  run: async (ctx, { item: word }) => {
    const item = await findItem(ctx, word)
    if (item.category !== 'own')
      throw new CommandError(`${item.name} came with the editor; only your own can be taken out`)
    await ctx.library.forget(item.id)
    return { forgotten: { id: item.id, name: item.name } }
  },
})

export const restoreItem = defineCommand({
  id: 'library.restore',
  title: 'Put back into the library',
  about: 'Puts a thing back that was taken out of the library since the page was opened.',
  params: z.object({ item: z.string().describe('its id') }),
  assistant: false,
  run: async (ctx, { item }) => ({ item: (await ctx.library.restore(item)).name }),
})

export const OWN_ITEM_COMMANDS = [keepItem, forgetItem, restoreItem]
