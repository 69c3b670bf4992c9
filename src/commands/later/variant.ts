import {
  type Asset,
  isPrimitive,
  type Material,
  type MaterialId,
  type MeshNode,
  newId,
  type SceneReader,
  type Transaction,
} from '../../document/index.ts'
import type { CommandContext } from '../context.ts'
import { CommandError } from '../errors.ts'
import { resolveNode } from '../params.ts'
import { dropUnused, usedBy } from '../unused.ts'

/** A primitive of a placing: what it wears now, and what by each variant. */
interface Dressed {
  node: MeshNode
  slot: number
  dresses: readonly number[]
}

/** The primitives of one placing of a model with variants. */
function* dressedIn(scene: SceneReader, instance: string, asset: Asset): Generator<Dressed> {
  for (const node of scene.nodes()) {
    if (node.kind !== 'mesh' || node.source?.instance !== instance || isPrimitive(node.geometry)) continue
    const dresses = asset.meshes?.[node.geometry.mesh]?.dresses ?? []
    for (const [slot, list] of dresses.entries()) yield { node, slot, dresses: list }
  }
}

/** The variant that a placing wears: its index, -1 for none of them, or null for a mixture. */
export function variantOf(scene: SceneReader, instance: string, asset: Asset): number | null {
  const all = [...dressedIn(scene, instance, asset)].filter(({ dresses }) => new Set(dresses).size > 1)
  const wears = (choice: number) =>
    all.every(({ node, slot, dresses }) => {
      const source = scene.material(node.materials[slot])?.source
      return (source?.material ?? -1) === dresses[choice + 1]
    })
  const count = asset.variants?.length ?? 0
  return [-1, ...Array.from({ length: count }, (_, i) => i)].find(wears) ?? null
}

/** Lets a model wear a variant by its name; by null what it wears by itself. */
export function wearVariant(ctx: CommandContext, model: string, variant: string | null) {
  const { source, name } = resolveNode(ctx, model)
  const asset = source && ctx.scene.asset(source.asset)
  if (!source || !asset?.variants?.length)
    throw new CommandError(`"${name}" has no variants; expected an imported model that has`)
  const choice = variant === null ? 0 : asset.variants.findIndex((n) => n.toLowerCase() === variant.toLowerCase()) + 1
  if (variant !== null && choice === 0) {
    throw new CommandError(
      `"${name}" has no variant "${variant}"; there are ${asset.variants.map((n) => `"${n}"`).join(', ')}`,
    )
  }
  return ctx.transact(`Dress ${name} in ${variant ?? 'its own materials'}`, (tx) =>
    dress(ctx, tx, source.instance, asset, choice),
  )
}

function dress(ctx: CommandContext, tx: Transaction, instance: string, asset: Asset, choice: number) {
  const parts = [...dressedIn(ctx.scene, instance, asset)].filter(({ dresses }) => new Set(dresses).size > 1)
  const ids = [...new Set(parts.map(({ node }) => node.id))]
  const before = usedBy(ctx, ids)
  const known = new Map<number, MaterialId>()
  for (const { source, id } of ctx.scene.materials()) {
    if (source?.asset === asset.id && !known.has(source.material)) known.set(source.material, id)
  }
  const record = (index: number): MaterialId => {
    const id = known.get(index)
    if (id) return id
    const material: Material = {
      id: newId(),
      name: asset.materials?.[index]?.name ?? 'Default',
      source: { asset: asset.id, material: index },
    }
    tx.materials.put(material)
    known.set(index, material.id)
    return material.id
  }
  for (const { node, slot, dresses } of parts) {
    const now = ctx.scene.node(node.id) as MeshNode
    const materials = now.materials.map((id, i) => (i === slot ? record(dresses[choice]) : id))
    if (materials[slot] !== now.materials[slot]) tx.nodes.put({ ...now, materials })
  }
  dropUnused(ctx, tx, before)
  return { changed: ids }
}
