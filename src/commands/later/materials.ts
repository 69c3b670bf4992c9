import type { CommandContext } from '../context.ts'
import { CommandError } from '../errors.ts'
import { resolveMaterialRef } from '../material.ts'
import { dropUnused } from '../unused.ts'

/** Lets everything that wears one material wear another, and takes the first away. */
export async function replaceMaterial(ctx: CommandContext, params: { from: string; to: string }) {
  await ctx.store.idle()
  const [from, to] = [resolveMaterialRef(ctx, params.from), resolveMaterialRef(ctx, params.to)]
  if (from.id === to.id) throw new CommandError(`"${from.name}" cannot take its own place; name another material`)
  const wearers = [...ctx.scene.wearers(from.id)]
  return ctx.transact(`Replace ${from.name} by ${to.name}`, (tx) => {
    for (const id of wearers) {
      const mesh = ctx.scene.node(id)
      if (mesh?.kind !== 'mesh') continue
      tx.nodes.put({ ...mesh, materials: mesh.materials.map((one) => (one === from.id ? to.id : one)) })
    }
    dropUnused(ctx, tx, { materials: new Set([from.id]), assets: new Set() })
    return { changed: wearers }
  })
}

/** Takes away the materials that nothing wears, and the pictures that only they use. */
export async function removeUnused(ctx: CommandContext) {
  await ctx.store.idle()
  const unused = [...ctx.scene.materials()].filter(({ id }) => ctx.scene.wearers(id).size === 0)
  return ctx.transact('Remove unused materials', (tx) => {
    dropUnused(ctx, tx, { materials: new Set(unused.map(({ id }) => id)), assets: new Set() })
    return { removed: unused.map(({ name }) => name) }
  })
}
