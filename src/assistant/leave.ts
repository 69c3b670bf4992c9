import type { Command } from '../commands/define.ts'
import { type NodeId, type SceneReader, subtree } from '../document/index.ts'

/** What the user is asked to allow. */
export interface Leave {
  /** What would be done, as a sentence. */
  question: string
  /** The nodes that would be deleted. */
  nodes: { id: NodeId; name: string }[]
}

/**
 * What is to be asked before a call: where its command always asks, or where it would delete more than `most` nodes, or
 * with all that is in them more than half of a scene that has more than that; null where nothing is.
 */
export function leaveFor(
  { assistant, about, title }: Command,
  removed: readonly NodeId[],
  scene: SceneReader,
  most: number,
): Leave | null {
  const nodes = removed.map((id) => ({ id, name: scene.node(id)!.name }))
  if (assistant === 'confirm') return { question: about, nodes }
  if (isMuch(removed, scene, most)) {
    const many = `${removed.length} ${removed.length === 1 ? 'node' : 'nodes'}`
    return { question: `${title} ${removed.length === scene.children(null).length ? 'everything' : many}?`, nodes }
  }
  return null
}

function isMuch(removed: readonly NodeId[], scene: SceneReader, most: number): boolean {
  if (removed.length > most) return true
  const all = removed.reduce((sum, id) => sum + [...subtree(scene, id)].length, 0)
  return all > most && all * 2 > scene.nodeCount
}
