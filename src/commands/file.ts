import { z } from 'zod'
import { DEFAULT_SETTINGS } from '../document/index.ts'
import type { InputFile } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { ExportOptions } from './export-options.ts'
import { Metres3 } from './params.ts'

export const importFiles = defineCommand({
  id: 'file.import',
  title: 'Import',
  about: 'Imports models from files (GLB, or glTF with its files); asks for them when none are given.',
  params: z.object({
    files: z.array(z.custom<InputFile>((file) => (file as InputFile)?.blob instanceof Blob)).optional(),
    at: Metres3.optional().describe('where the middle of the model’s bottom is to stand'),
    place: z.enum(['ground', 'origin']).optional(),
  }),
  assistant: false,
  shortcut: 'Mod+Shift+I',
  run: async (ctx, { files: given, ...options }) => {
    const files = given ?? (await ctx.io.choose())
    if (!files.length) return { roots: [], warnings: [] }
    const models = await ctx.io.read(files, ctx.signal)
    ctx.signal.throwIfAborted()
    await ctx.store.idle()
    const label = models.length === 1 ? `Import ${models[0].name}` : `Import ${models.length} models`
    return ctx.transact(label, (tx) => {
      const roots = models.map((model) => model.write(tx, options))
      ctx.session.select(roots)
      ctx.view.frame(roots)
      return { roots, warnings: models.flatMap((model) => model.warnings) }
    })
  },
})

export const exportFile = defineCommand({
  id: 'file.export',
  title: 'Export',
  about: 'Saves the scene: as GLB, glTF with its files, USDZ, STL, OBJ, PLY, a React component or a web page.',
  params: ExportOptions,
  assistant: 'write',
  shortcut: 'Mod+E',
  run: async (ctx, options) => {
    if (!ctx.scene.nodeCount) throw new CommandError('The scene is empty; add something before you export')
    const { blob, fileName, warnings } = await ctx.io.export(options, ctx.signal)
    ctx.io.save(blob, fileName)
    return { file: fileName, bytes: blob.size, warnings }
  },
})

export const saveScreenshot = defineCommand({
  id: 'file.screenshot',
  title: 'Save picture',
  about: 'Saves a PNG of the view, without grid and gizmos.',
  params: z.object({}),
  assistant: 'write',
  run: async (ctx) => {
    const blob = await ctx.view.capture()
    const fileName = `${ctx.scene.settings.name}.png`
    ctx.io.save(blob, fileName)
    return { file: fileName, bytes: blob.size }
  },
})

export const newScene = defineCommand({
  id: 'scene.new',
  title: 'New scene',
  about: 'Empties the scene. Undo brings it back.',
  params: z.object({}),
  assistant: 'confirm',
  run: (ctx) => {
    ctx.transact('New scene', (tx) => {
      for (const id of [...ctx.scene.children(null)]) tx.nodes.remove(id)
      for (const material of [...ctx.scene.materials()]) tx.materials.remove(material.id)
      for (const asset of [...ctx.scene.assets()]) tx.assets.remove(asset.id)
      tx.settings((draft) => Object.assign(draft, DEFAULT_SETTINGS))
      ctx.session.select([])
      ctx.session.set({ entered: null, through: null, steering: false, views: [] })
    })
    return {}
  },
})
