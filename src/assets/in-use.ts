import type { AssetId, Scene } from '../document/index.ts'

/** The assets that the scene has, or that undo or redo could bring back. */
export function assetsInUse(scene: Scene): Set<AssetId> {
  const used = new Set<AssetId>()
  for (const { id } of scene.assets()) used.add(id)
  for (const { diff } of scene.history.held()) for (const id of diff.assets.keys()) used.add(id)
  return used
}
