import { assetsOfMaterial, assetsOfNode, type NodeId, subtree, type Transaction } from '../document/index.ts'
import type { CommandContext } from './context.ts'

/** Materials and assets that something uses. */
export interface Used {
  materials: Set<string>
  assets: Set<string>
}

/** What nodes and all below them use. */
export function usedBy(ctx: CommandContext, ids: readonly NodeId[]): Used {
  const used: Used = { materials: new Set(), assets: new Set() }
  for (const id of ids) {
    for (const node of subtree(ctx.scene, id)) {
      for (const asset of assetsOfNode(node)) used.assets.add(asset)
      if (node.kind === 'mesh') for (const material of node.materials) used.materials.add(material)
    }
  }
  return used
}

/** Removes those of the materials and assets that nothing uses any more. */
export function dropUnused({ scene }: CommandContext, tx: Transaction, { materials, assets }: Used): void {
  const candidates = new Set(assets)
  for (const id of materials) {
    const material = scene.material(id)
    if (!material || scene.wearers(id).size) continue
    for (const asset of assetsOfMaterial(material)) candidates.add(asset)
    tx.materials.remove(id)
  }
  for (const id of candidates) {
    const isLight = scene.settings.environment.image === id
    if (scene.asset(id) && !scene.users(id) && !isLight) tx.assets.remove(id)
  }
}
