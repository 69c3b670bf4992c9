import type { SceneNode } from './kinds/index.ts'
import type { SceneDiff, SceneReader } from './types.ts'

const finite = (numbers: readonly number[]) => numbers.every(Number.isFinite)

/** What is wrong with the scene after a diff, as a sentence; null where nothing is. Looks only at what changed. */
export function checkDiff(diff: SceneDiff, scene: SceneReader): string | null {
  for (const { before, after } of diff.nodes.values()) {
    const fault = after ? checkNode(after, before, scene) : before && checkRemoved(before, scene)
    if (fault) return fault
  }
  return null
}

function checkNode(node: SceneNode, before: SceneNode | undefined, scene: SceneReader): string | null {
  if (!finite(node.position) || !finite(node.rotation) || !finite(node.scale)) {
    return `"${node.name}" would get a transform that is no finite number`
  }
  if (before?.parent === node.parent) return null
  if (node.parent !== null && !scene.node(node.parent)) {
    return `"${node.name}" would hang below a node that does not exist (${node.parent})`
  }
  return isInCycle(node, scene) ? `"${node.name}" would hang below itself; choose a parent outside of it` : null
}

function checkRemoved(node: SceneNode, scene: SceneReader): string | null {
  const orphan = scene.children(node.id)[0]
  return orphan ? `"${scene.node(orphan)?.name}" would lose its parent "${node.name}"` : null
}

function isInCycle(node: SceneNode, scene: SceneReader): boolean {
  const seen = new Set<string>()
  for (let at: SceneNode | undefined = node; at; at = at.parent === null ? undefined : scene.node(at.parent)) {
    if (seen.has(at.id)) return true
    seen.add(at.id)
  }
  return false
}
