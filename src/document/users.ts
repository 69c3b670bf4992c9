import type { SceneNode } from './kinds/index.ts'
import { isPrimitive } from './kinds/mesh.ts'
import type { Material } from './materials.ts'
import type { AssetId } from './values.ts'

/** The assets that a node names. */
export function assetsOfNode(node: SceneNode): AssetId[] {
  const named = node.source ? [node.source.asset] : []
  return node.kind === 'mesh' && !isPrimitive(node.geometry) ? [...named, node.geometry.asset] : named
}

/** The assets that a material names: that of its source, and its textures. */
export function assetsOfMaterial({ source, textures }: Material): AssetId[] {
  const pictures = Object.values(textures ?? {}).filter((id): id is string => typeof id === 'string')
  return source ? [source.asset, ...pictures] : pictures
}

/** How often assets are named by nodes and materials, kept as these change. */
export class UserIndex {
  readonly #counts = new Map<AssetId, number>()

  change(before: readonly AssetId[], after: readonly AssetId[]): void {
    for (const id of before) this.#add(id, -1)
    for (const id of after) this.#add(id, 1)
  }

  users(of: AssetId): number {
    return this.#counts.get(of) ?? 0
  }

  #add(id: AssetId, by: number) {
    const count = this.users(id) + by
    if (count) this.#counts.set(id, count)
    else this.#counts.delete(id)
  }
}
