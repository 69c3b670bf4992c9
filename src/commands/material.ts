import { z } from 'zod'
import {
  type Asset,
  type Material,
  type MaterialId,
  type MeshNode,
  newId,
  Surface,
  TextureSlot,
  type Transaction,
} from '../document/index.ts'
import type { CommandContext, InputFile } from './context.ts'
import { type Command, defineCommand } from './define.ts'
import { dressed, worn } from './dressed.ts'
import { CommandError } from './errors.ts'
import { ColorInput, defined, NodeRefs, nameThem, parseColor, resolveNodes } from './params.ts'
import { dropUnused, usedBy } from './unused.ts'

/** A surface, or a part of one; colours by name, too. */
export const SurfaceInput = Surface.extend({
  color: ColorInput,
  emissive: ColorInput,
  sheenColor: ColorInput,
}).partial()

const Wearers = z.object({
  nodes: NodeRefs,
  slot: z.number().int().nonnegative().optional().describe('only this one of each mesh’s materials'),
  everywhere: z.boolean().default(false).describe('change it for all nodes that wear it'),
})

const setMaterial = defineCommand({
  id: 'material.set',
  title: 'Set material',
  about:
    'Changes the surface of nodes and all below them; a thing of the library takes it where its colour is, and is seen through as a whole. A material that other nodes wear too is first made their own, unless `everywhere`.',
  params: SurfaceInput.extend({ ...Wearers.shape, name: z.string().trim().min(1).optional() }),
  assistant: 'write',
  run: (ctx, { nodes: refs, slot, everywhere, ...fields }) => {
    const nodes = resolveNodes(ctx, refs)
    const main = dressed(ctx, nodes)
    // What is seen through is so as a whole.
    const clear = defined({ opacity: fields.opacity })
    const others = Object.keys(clear).length ? worn(ctx, nodes).filter((mesh) => !main.includes(mesh)) : []
    const [patch, by] = [surfacePatch(fields), { slot, everywhere }]
    return ctx.transact(`Set material of ${nameThem(nodes)}`, (tx) => {
      const first = changeMaterials(ctx, tx, main, by, (material) => ({ ...material, ...patch }))
      const second = changeMaterials(ctx, tx, others, by, (material) => ({ ...material, ...clear }))
      return { changed: [...first.changed, ...second.changed], materials: [...first.materials, ...second.materials] }
    })
  },
})

const setTexture = defineCommand({
  id: 'material.setTexture',
  title: 'Set texture',
  about:
    'Lays an image over a part of the surface of nodes: its colour, normals, roughness, glow or occlusion; null takes it away. A file is asked for when none is given.',
  params: Wearers.extend({
    texture: TextureSlot,
    image: z
      .union([z.string().describe('the id of an image of the scene'), z.custom<InputFile>(isFile).describe('a file')])
      .nullable()
      .optional(),
  }),
  assistant: false,
  run: async (ctx, { texture, image: given, ...wearers }) => {
    const image = given === undefined ? (await ctx.io.choose('image'))[0] : given
    if (image === undefined) return { changed: [] }
    const asset = image === null ? null : await imageAsset(ctx, image)
    await ctx.store.idle()
    const nodes = resolveNodes(ctx, wearers.nodes)
    const meshes = worn(ctx, nodes)
    return ctx.transact('Set texture', (tx) => {
      if (asset && !ctx.scene.asset(asset.id)) tx.assets.put(asset)
      return changeMaterials(ctx, tx, meshes, wearers, (material) => ({
        ...material,
        textures: { ...material.textures, [texture]: asset?.id ?? null },
      }))
    })
  },
})

const assignMaterial = defineCommand({
  id: 'material.assign',
  title: 'Assign material',
  about: 'Lets nodes and all below them wear a material of the scene.',
  params: Wearers.omit({ everywhere: true }).extend({
    material: z.string().describe('the material’s id, or its name'),
  }),
  assistant: 'write',
  run: (ctx, { nodes: refs, slot, material: ref }) => {
    const material = resolveMaterialRef(ctx, ref)
    const nodes = resolveNodes(ctx, refs)
    const meshes = worn(ctx, nodes)
    return ctx.transact(`Give ${nameThem(nodes)} ${material.name}`, (tx) => wear(ctx, tx, meshes, slot, material.id))
  },
})

const makeUnique = defineCommand({
  id: 'material.makeUnique',
  title: 'Make material unique',
  about: 'Gives nodes a copy of their material, where other nodes wear it too.',
  params: Wearers.omit({ everywhere: true }),
  assistant: 'write',
  run: (ctx, { nodes: refs, slot }) => {
    const nodes = resolveNodes(ctx, refs)
    const meshes = worn(ctx, nodes)
    return ctx.transact(`Make unique the material of ${nameThem(nodes)}`, (tx) =>
      changeMaterials(ctx, tx, meshes, { slot, everywhere: false }, (material, copied) =>
        copied ? { ...material, name: freeMaterialName(ctx, material.name) } : material,
      ),
    )
  },
})

export const MATERIAL_COMMANDS: readonly Command[] = [setMaterial, setTexture, assignMaterial, makeUnique] as Command[]

function isFile(value: unknown): boolean {
  return (value as InputFile | null)?.blob instanceof Blob
}

async function imageAsset(ctx: CommandContext, image: string | InputFile): Promise<Asset> {
  if (typeof image !== 'string') return ctx.io.readImage(image)
  const asset = ctx.scene.asset(image)
  if (asset?.kind === 'image') return asset
  throw new CommandError(`There is no image "${image}" in this scene; expected the id of one`)
}

/** A material by id, or by name where only one has it. */
export function resolveMaterialRef(ctx: CommandContext, ref: string): Material {
  const byId = ctx.scene.material(ref)
  if (byId) return byId
  const named = [...ctx.scene.materials()].filter(({ name }) => name.toLowerCase() === ref.toLowerCase())
  if (named.length === 1) return named[0]
  throw new CommandError(
    named.length ? `${named.length} materials are named "${ref}"; use an id` : `There is no material "${ref}"`,
  )
}

/** Lets meshes wear a material, in one of their slots or in all; what nothing wears any more goes. */
export function wear(
  ctx: CommandContext,
  tx: Transaction,
  meshes: readonly MeshNode[],
  slot: number | undefined,
  material: MaterialId,
): { changed: string[] } {
  const ids = meshes.map((mesh) => mesh.id)
  const before = usedBy(ctx, ids)
  for (const mesh of meshes) {
    const materials = mesh.materials.map((id, i) => (slot === undefined || slot === i ? material : id))
    if (materials.some((id, i) => id !== mesh.materials[i])) tx.nodes.put({ ...mesh, materials })
  }
  dropUnused(ctx, tx, before)
  return { changed: ids }
}

/** Changes the materials that meshes wear; those that others wear too are copied first, unless `everywhere`. */
function changeMaterials(
  ctx: CommandContext,
  tx: Transaction,
  meshes: readonly MeshNode[],
  { slot, everywhere }: Pick<z.output<typeof Wearers>, 'slot' | 'everywhere'>,
  recipe: (material: Material, copied: boolean) => Material,
) {
  const wearers = new Set(meshes.map((mesh) => mesh.id))
  const own = new Map<MaterialId, MaterialId>()
  for (const mesh of meshes) {
    const materials = mesh.materials.map((id, i) => {
      if (slot !== undefined && i !== slot) return id
      if (!own.has(id)) own.set(id, everywhere ? id : ownMaterial(ctx, tx, id, wearers))
      return own.get(id)!
    })
    if (materials.some((id, i) => id !== mesh.materials[i])) tx.nodes.put({ ...mesh, materials })
  }
  for (const [from, id] of own) tx.materials.put(recipe(ctx.scene.material(id)!, from !== id))
  return { changed: meshes.map((mesh) => mesh.id), materials: [...own.values()] }
}

/** The material itself if nobody else wears it, else a copy of it. */
function ownMaterial(ctx: CommandContext, tx: Transaction, id: MaterialId, wearers: ReadonlySet<string>): MaterialId {
  const shared = [...ctx.scene.wearers(id)].some((node) => !wearers.has(node))
  if (!shared) return id
  const copy = { ...ctx.scene.material(id)!, id: newId() }
  tx.materials.put(copy)
  return copy.id
}

function freeMaterialName(ctx: CommandContext, name: string): string {
  const taken = new Set([...ctx.scene.materials()].map((material) => material.name))
  const stem = name.replace(/ \d+$/, '')
  let n = 2
  while (taken.has(`${stem} ${n}`)) n++
  return `${stem} ${n}`
}

/** The fields that were given, with colours as #rrggbb. */
export function surfacePatch({
  color,
  emissive,
  sheenColor,
  ...rest
}: z.output<typeof SurfaceInput> & { name?: string }): Partial<Material> {
  const colors = Object.entries(defined({ color, emissive, sheenColor }))
  return { ...defined(rest), ...Object.fromEntries(colors.map(([key, value]) => [key, parseColor(value!)])) }
}
