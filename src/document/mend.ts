import type { SceneNode } from './kinds/index.ts'
import { isPrimitive } from './kinds/mesh.ts'
import type { SceneRecords } from './records.ts'

/** Records that are sound, and in words what was amiss. */
export interface Mended {
  records: SceneRecords
  faults: string[]
}

/**
 * Makes a sound scene of records that may have holes: what hangs below nothing, or below itself, hangs at the top; a mesh
 * whose model is missing becomes a group, so that its name and what is below it stay. Sound records come back as they are.
 */
export function mend(records: SceneRecords): Mended {
  const faults: string[] = []
  const nodes = new Map(records.nodes.map((node) => [node.id, node]))
  if (nodes.size < records.nodes.length) faults.push(`${records.nodes.length - nodes.size} nodes were there twice`)
  const assets = new Set(records.assets.map(({ id }) => id))
  for (const node of nodes.values()) {
    const hung = hang(node, nodes, faults)
    const shown = show(hung, assets, faults)
    if (shown !== node) nodes.set(node.id, shown)
  }
  const { settings } = records
  const { activeCamera } = settings
  const hasCamera = activeCamera === null || nodes.has(activeCamera)
  return {
    records: {
      ...records,
      nodes: nodes.size < records.nodes.length || faults.length ? [...nodes.values()] : records.nodes,
      settings: hasCamera ? settings : { ...settings, activeCamera: null },
    },
    faults,
  }
}

function hang(node: SceneNode, nodes: ReadonlyMap<string, SceneNode>, faults: string[]): SceneNode {
  if (node.parent === null) return node
  if (!nodes.has(node.parent)) {
    faults.push(`"${node.name}" had lost its parent, and is at the top now`)
    return { ...node, parent: null }
  }
  const seen = new Set([node.id])
  for (let at: string | null = node.parent; at !== null; at = nodes.get(at)?.parent ?? null) {
    if (at === node.id) {
      faults.push(`"${node.name}" hung below itself, and is at the top now`)
      return { ...node, parent: null }
    }
    if (seen.has(at)) break // a ring further up, which its own nodes are taken out of
    seen.add(at)
  }
  return node
}

function show(node: SceneNode, assets: ReadonlySet<string>, faults: string[]): SceneNode {
  if (node.kind !== 'mesh' || isPrimitive(node.geometry) || assets.has(node.geometry.asset)) return node
  faults.push(`"${node.name}" cannot be drawn, since its model is missing`)
  const { id, name, parent, order, position, rotation, scale, visible, locked } = node
  return { id, name, parent, order, position, rotation, scale, visible, locked, kind: 'group' }
}
