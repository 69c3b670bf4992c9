import { z } from 'zod'
import { type Command, defineCommand } from './define.ts'
import { PRESET_CATEGORIES } from './material-preset.ts'
import { NodeRefs } from './params.ts'

const listPresets = defineCommand({
  id: 'material.presets',
  title: 'List the materials of the library',
  about: 'Lists the ready materials that material.apply knows.',
  params: z.object({ category: z.enum(PRESET_CATEGORIES).optional() }),
  assistant: 'read',
  run: async (ctx, { category }) => {
    const presets = (await ctx.library.presets()).filter((one) => !category || one.category === category)
    return { presets: presets.map(({ name, category, words }) => ({ name, category, words: words.slice(1) })) }
  },
})

const applyPreset = defineCommand({
  id: 'material.apply',
  title: 'Apply a material of the library',
  about:
    'Lets nodes and all below them wear a ready material, such as gold, oak wood, white marble, linen or frosted glass; a thing of the library wears it where its colour is. Textures are painted as they are needed.',
  params: z.object({
    nodes: NodeRefs,
    preset: z.string().describe('its name, or another word for it'),
    slot: z.number().int().nonnegative().optional().describe('only this one of each mesh’s materials'),
  }),
  assistant: 'write',
  run: async (ctx, wanted) => (await import('./later/presets.ts')).wearPreset(ctx, wanted),
})

const replaceMaterial = defineCommand({
  id: 'material.replace',
  title: 'Replace material',
  about: 'Lets everything that wears one material of the scene wear another one of it.',
  params: z.object({
    from: z.string().describe('the id or name of the material that goes'),
    to: z.string().describe('the id or name of the one that takes its place'),
  }),
  assistant: 'write',
  run: async (ctx, params) => (await import('./later/materials.ts')).replaceMaterial(ctx, params),
})

const removeUnused = defineCommand({
  id: 'material.removeUnused',
  title: 'Remove unused materials',
  about: 'Takes the materials out of the scene that nothing wears, and the pictures that only they use.',
  params: z.object({}),
  assistant: 'write',
  run: async (ctx) => (await import('./later/materials.ts')).removeUnused(ctx),
})

export const PRESET_COMMANDS = [
  listPresets,
  applyPreset,
  replaceMaterial,
  removeUnused,
] as unknown as readonly Command[]
