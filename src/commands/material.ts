import { z } from 'zod'
import { type Material, newId, Surface, type Transaction } from '../document/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { ColorInput, meshesOf, NodeRefs, nameThem, parseColor, resolveNodes } from './params.ts'

const SurfaceInput = Surface.extend({ color: ColorInput, emissive: ColorInput }).partial()

export const setMaterial = defineCommand({
  id: 'material.set',
  title: 'Set material',
  about:
    'Changes the surface of nodes and all below them. A material that other nodes wear too is first made their own, unless `everywhere`.',
  params: SurfaceInput.extend({
    nodes: NodeRefs,
    name: z.string().trim().min(1).optional(),
    slot: z.number().int().nonnegative().optional().describe('only this one of each mesh’s materials'),
    everywhere: z.boolean().default(false).describe('change it for all nodes that wear it'),
  }),
  assistant: 'write',
  run: (ctx, { nodes: refs, slot, everywhere, ...fields }) => {
    const nodes = resolveNodes(ctx, refs)
    const meshes = meshesOf(ctx, nodes)
    if (!meshes.length) throw new CommandError(`${nameThem(nodes)} has no surface; expected a mesh, or a group of them`)
    const patch = surfacePatch(fields)
    return ctx.transact(`Set material of ${nameThem(nodes)}`, (tx) => {
      const wearers = new Set(meshes.map((mesh) => mesh.id))
      const own = new Map<string, string>()
      for (const mesh of meshes) {
        const materials = mesh.materials.map((id, i) => {
          if (slot !== undefined && i !== slot) return id
          if (!own.has(id)) own.set(id, everywhere ? id : ownMaterial(ctx, tx, id, wearers))
          return own.get(id)!
        })
        if (materials.some((id, i) => id !== mesh.materials[i])) tx.nodes.put({ ...mesh, materials })
      }
      for (const id of own.values()) tx.materials.put({ ...ctx.scene.material(id)!, ...patch })
      return { changed: meshes.map((mesh) => mesh.id), materials: [...own.values()] }
    })
  },
})

/** The material itself if nobody else wears it, else a copy of it. */
function ownMaterial(ctx: CommandContext, tx: Transaction, id: string, wearers: ReadonlySet<string>): string {
  const shared = [...ctx.scene.wearers(id)].some((node) => !wearers.has(node))
  if (!shared) return id
  const copy = { ...ctx.scene.material(id)!, id: newId() }
  tx.materials.put(copy)
  return copy.id
}

function surfacePatch({
  color,
  emissive,
  ...rest
}: z.output<typeof SurfaceInput> & { name?: string }): Partial<Material> {
  const patch = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...patch,
    ...(color !== undefined && { color: parseColor(color) }),
    ...(emissive !== undefined && { emissive: parseColor(emissive) }),
  }
}
