import {
  type Asset,
  type Material,
  type MaterialId,
  type NodeId,
  newId,
  type TextureSlot,
  type Transaction,
} from '../../document/index.ts'
import type { CommandContext } from '../context.ts'
import { dressed } from '../dressed.ts'
import { CommandError } from '../errors.ts'
import { wear } from '../material.ts'
import type { MaterialPreset } from '../material-preset.ts'
import { nameThem, resolveNodes } from '../params.ts'

interface Wanted {
  nodes?: NodeId[]
  preset: string
  slot?: number
}

/** Lets nodes wear a ready material, whose textures are painted first. */
export async function wearPreset(ctx: CommandContext, { nodes: refs, preset: word, slot }: Wanted) {
  const preset = await findPreset(ctx, word)
  const pictures = await picturesOf(ctx, preset)
  await ctx.store.idle()
  const nodes = resolveNodes(ctx, refs)
  const meshes = dressed(ctx, nodes)
  return ctx.transact(`Give ${nameThem(nodes)} ${preset.name}`, (tx) => {
    const material = materialOf(ctx, tx, preset, pictures)
    return { ...wear(ctx, tx, meshes, slot, material), materials: [material] }
  })
}

/** A ready material by any of its names. Throws where there is none. */
async function findPreset(ctx: CommandContext, word: string): Promise<MaterialPreset> {
  const wanted = word.trim().toLowerCase()
  const presets = await ctx.library.presets()
  const found =
    presets.find(({ id, words }) => id === wanted || words[0] === wanted) ??
    presets.find(({ words }) => words.includes(wanted))
  if (found) return found
  throw new CommandError(
    `There is no material "${word}" in the library; there are ${presets.map(({ name }) => name).join(', ')}`,
  )
}

type Pictures = Partial<Record<TextureSlot, Asset>>

async function picturesOf(ctx: CommandContext, preset: MaterialPreset): Promise<Pictures> {
  if (!preset.pattern) return {}
  const painted = Object.entries(await ctx.library.paint(preset))
  return Object.fromEntries(
    await Promise.all(painted.map(async ([slot, file]) => [slot, await ctx.io.readImage(file)])),
  )
}

/** The scene's own material that is just so, or a new one. */
function materialOf(ctx: CommandContext, tx: Transaction, preset: MaterialPreset, pictures: Pictures): MaterialId {
  const textures = Object.fromEntries(Object.entries(pictures).map(([slot, { id }]) => [slot, id]))
  const record = { name: preset.name, ...preset.surface, ...(preset.pattern && { textures }) }
  const twin = [...ctx.scene.materials()].find((one) => isSame(one, record))
  if (twin) return twin.id
  for (const asset of Object.values(pictures)) if (!ctx.scene.asset(asset.id)) tx.assets.put(asset)
  const id = newId()
  tx.materials.put({ id, ...record })
  return id
}

const isSame = ({ id: _id, ...material }: Material, record: Omit<Material, 'id'>) => sorted(material) === sorted(record)

const sorted = (record: object) => JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
