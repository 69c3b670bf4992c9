import { z } from 'zod'
import { DEFAULT_SETTINGS } from '../document/index.ts'
import { type CommandContext, type ImportOptions, type InputFile, type ReadItem, UNITS, type Unit } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { ExportOptions } from './export-options.ts'
import { Metres3, NodeRef, resolveNodes } from './params.ts'

const Files = z.array(z.custom<InputFile>((file) => (file as InputFile)?.blob instanceof Blob)).optional()

export const importFiles = defineCommand({
  id: 'file.import',
  title: 'Import',
  about:
    'Imports models (glTF, OBJ, FBX, STL, PLY, USDZ, 3MF, COLLADA, VOX), pictures and panoramas; asks for files when none are given.',
  params: z.object({
    files: Files,
    at: Metres3.optional().describe('where the middle of the model’s bottom is to stand'),
    place: z.enum(['ground', 'origin']).optional(),
    unit: z
      .enum(Object.keys(UNITS) as Unit[])
      .optional()
      .describe('how long one unit of the file is'),
    up: z.enum(['Y', 'Z']).optional().describe('which axis of the file points up'),
  }),
  assistant: false,
  shortcut: 'Mod+Shift+I',
  run: async (ctx, { files: given, ...options }) => {
    const files = given ?? (await ctx.io.choose())
    if (!files.length) return { roots: [], warnings: [] }
    const { items, warnings } = await ctx.io.read(files, ctx.signal)
    const answers = await askAll(ctx, items, options)
    ctx.signal.throwIfAborted()
    const wanted = items.filter((item) => answers.has(item))
    if (!wanted.length) return { roots: [], warnings: [] }
    await ctx.store.idle()
    const label = wanted.length === 1 ? `Import ${wanted[0].name}` : `Import ${wanted.length} files`
    return ctx.transact(label, (tx) => {
      const roots = wanted
        .map((item) => item.write(tx, { ...options, ...answers.get(item) }))
        .filter((id) => id !== null)
      if (roots.length) {
        ctx.session.select(roots)
        ctx.view.frame(roots)
      }
      return { roots, warnings }
    })
  },
})

/** Asks a user what files do not say; scripts say it with the parameters. Items that the user declines are missing. */
async function askAll(ctx: CommandContext, items: readonly ReadItem[], options: ImportOptions) {
  const answers = new Map<ReadItem, Pick<ImportOptions, 'unit' | 'up'>>()
  for (const item of items) {
    const { question, name } = item
    const asks = ctx.origin.source === 'user' && question && !options.unit && !options.up
    const answer = asks ? await ctx.window.askImport(name, question) : {}
    if (answer) answers.set(item, answer)
  }
  return answers
}

export const replaceAsset = defineCommand({
  id: 'asset.replace',
  title: 'Import again',
  about: 'Lets a new version of its file take the place of an imported model, and keeps what was changed in the scene.',
  params: z.object({
    model: NodeRef.optional().describe('the model, or a part of it; what is selected when left out'),
    files: Files,
  }),
  assistant: false,
  run: async (ctx, { model, files: given }) => {
    const [node] = resolveNodes(ctx, model === undefined ? undefined : [model])
    const old = node.source && ctx.scene.asset(node.source.asset)
    if (!old) throw new CommandError(`"${node.name}" came from no file; expected an imported model, or a part of one`)
    const files = given ?? (await ctx.io.choose())
    if (!files.length) return { replaced: null, warnings: [] }
    const { items, warnings } = await ctx.io.read(files, ctx.signal)
    const [item, another] = items.filter(({ replace }) => replace)
    if (!item || another) throw new CommandError('Expected one model to take the place of the other')
    ctx.signal.throwIfAborted()
    await ctx.store.idle()
    return ctx.transact(`Import ${old.name} again`, (tx) => {
      item.replace!(tx, old)
      return { replaced: old.id, warnings }
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
    if (options.selection && !ctx.session.state.selection.length) {
      throw new CommandError('Nothing is selected; select what is to be exported')
    }
    const { blob, fileName, warnings } = await ctx.io.export(options, ctx.signal)
    if (warnings.length && ctx.origin.source === 'user') {
      // What the file will lack is said before it is written: the user then saves it from there.
      ctx.window.openExport(options)
      return {}
    }
    ctx.io.save(blob, fileName)
    return { file: fileName, bytes: blob.size, warnings }
  },
})

/** Pixels; 8K is 7680 × 4320. */
const pixels = z.number().int().min(16).max(8192)

const PictureOptions = z.object({
  width: pixels.describe('pixels'),
  height: pixels.describe('pixels'),
  transparent: z.boolean().default(false).describe('shows nothing behind the scene'),
  frames: z.number().int().min(2).max(360).describe('pictures of a whole turn'),
})
export type PictureOptions = z.infer<typeof PictureOptions>

export const saveScreenshot = defineCommand({
  id: 'file.screenshot',
  title: 'Save picture',
  about: 'Saves a PNG of the view, without grid and gizmos, up to 8K.',
  params: PictureOptions.omit({ frames: true }).partial({ width: true, height: true }),
  assistant: 'write',
  run: async (ctx, { width, height, transparent }) => {
    const blob = await ctx.view.capture({ ...(width && height && { width, height }), transparent })
    const fileName = `${ctx.scene.settings.name}.png`
    ctx.io.save(blob, fileName)
    return { file: fileName, bytes: blob.size }
  },
})

export const saveTurntable = defineCommand({
  id: 'file.turntable',
  title: 'Save turntable',
  about: 'Saves pictures of the view from all round what it looks at, as PNGs in a zip.',
  params: PictureOptions,
  assistant: 'write',
  run: async (ctx, { width, height, transparent, frames }) => {
    const files: Record<string, Blob> = {}
    for (let i = 0; i < frames; i++) {
      ctx.signal.throwIfAborted()
      const name = `${String(i + 1).padStart(String(frames).length, '0')}.png`
      files[name] = await ctx.view.capture({ width, height, transparent, turn: (360 * i) / frames })
    }
    const blob = await ctx.io.zip(files)
    const fileName = `${ctx.scene.settings.name} turntable.zip`
    ctx.io.save(blob, fileName)
    return { file: fileName, bytes: blob.size }
  },
})

export const newScene = defineCommand({
  id: 'scene.new',
  title: 'Empty the scene',
  about: 'Empties the scene. Undo brings it back.',
  params: z.object({}),
  assistant: 'confirm',
  removes: (ctx) => [...ctx.scene.children(null)],
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
