import type { BlobStore } from '../../assets/blobs.ts'
import { type Asset, inTreeOrder, type Material, type SceneNode, type SceneReader } from '../../document/index.ts'

/** A copy of what an export needs of the document: plain data that a worker can be sent. */
export interface ExportInput {
  name: string
  /** Parents before children, siblings in order. */
  nodes: SceneNode[]
  materials: Material[]
  assets: Asset[]
  blobs: Map<string, Uint8Array<ArrayBuffer>>
}

/** Takes the document as it is now, with the bytes of the assets that its nodes use. */
export function exportInput(scene: SceneReader, blobs: BlobStore): ExportInput {
  const nodes = [...inTreeOrder(scene)]
  const used = new Set<string>()
  for (const node of nodes) {
    if (node.source) used.add(node.source.asset)
    if (node.kind !== 'mesh') continue
    if ('asset' in node.geometry) used.add(node.geometry.asset)
    for (const id of node.materials) {
      const { source, textures = {} } = scene.material(id) ?? {}
      if (source) used.add(source.asset)
      for (const image of Object.values(textures)) if (image) used.add(image)
    }
  }
  const assets = [...scene.assets()].filter((asset) => used.has(asset.id))
  return {
    name: scene.settings.name,
    nodes,
    materials: [...scene.materials()],
    assets,
    blobs: new Map(assets.map((asset) => [asset.id, blobs.get(asset.id)])),
  }
}
