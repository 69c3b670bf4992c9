import { Matrix4 } from 'three'
import type { BlobStore } from '../../assets/blobs.ts'
import type { ExportOptions } from '../../commands/export-options.ts'
import {
  type Asset,
  inTreeOrder,
  type Material,
  type NodeId,
  type SceneNode,
  type SceneReader,
  type SceneSettings,
} from '../../document/index.ts'
import { decompose, worldMatrix } from '../../spatial/index.ts'

/** A copy of what an export needs of the document: plain data that a worker can be sent. */
export interface ExportInput {
  name: string
  settings: SceneSettings
  /** Parents before children, siblings in order. */
  nodes: SceneNode[]
  materials: Material[]
  assets: Asset[]
  blobs: Map<string, Uint8Array<ArrayBuffer>>
}

export interface ExportScope {
  /** The nodes that are written, with all below them; all where it is left out. */
  nodes?: readonly NodeId[]
  /** Leaves out what is hidden. */
  omitHidden?: boolean
}

/** What of a scene an export is of. */
export const exportScope = (options: ExportOptions, selected: readonly NodeId[]): ExportScope => ({
  ...(options.selection && { nodes: selected }),
  // Only glTF can say that something is hidden.
  omitHidden: options.hidden === 'omit' || ['stl', 'obj', 'ply', 'usdz'].includes(options.format),
})

/** Takes the document as it is now, with the bytes of the assets that its nodes use. */
export function exportInput(scene: SceneReader, blobs: BlobStore, scope: ExportScope = {}): ExportInput {
  const nodes = nodesOf(scene, scope)
  const used = usedAssets(scene, nodes)
  const { image } = scene.settings.environment
  if (image) used.add(image)
  const assets = [...scene.assets()].filter((asset) => used.has(asset.id))
  return {
    name: scene.settings.name,
    settings: scene.settings,
    nodes,
    materials: [...scene.materials()],
    assets,
    blobs: new Map(assets.map((asset) => [asset.id, blobs.get(asset.id)])),
  }
}

/** What is chosen stands by itself where its parent is not written, in the same place of the world. */
function nodesOf(scene: SceneReader, { nodes, omitHidden }: ExportScope): SceneNode[] {
  const chosen = nodes && new Set(nodes)
  const written = new Map<NodeId, SceneNode>()
  for (const node of inTreeOrder(scene)) {
    const isBelow = node.parent !== null && written.has(node.parent)
    const isRoot = chosen ? chosen.has(node.id) : node.parent === null
    if ((!isBelow && !isRoot) || (omitHidden && !node.visible)) continue
    written.set(node.id, isBelow || node.parent === null ? node : uprooted(scene, node))
  }
  return [...written.values()]
}

function uprooted(scene: SceneReader, node: SceneNode): SceneNode {
  const matrix = new Matrix4().copy(worldMatrix(scene, node.id))
  return { ...node, ...decompose(matrix), parent: null }
}

function usedAssets(scene: SceneReader, nodes: readonly SceneNode[]): Set<string> {
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
  return used
}
