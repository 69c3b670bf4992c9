import type { SceneNode } from './kinds/index.ts'
import { compareOrder } from './order.ts'
import type { SceneReader } from './types.ts'
import type { NodeId } from './values.ts'

/** The nodes above a node, the nearest first. */
export function ancestors(scene: SceneReader, id: NodeId): SceneNode[] {
  const above: SceneNode[] = []
  let parent = scene.node(id)?.parent ?? null
  while (parent !== null) {
    const node = scene.node(parent)
    if (!node) break
    above.push(node)
    parent = node.parent
  }
  return above
}

const above = (scene: SceneReader, { parent }: SceneNode): SceneNode | undefined =>
  parent === null ? undefined : scene.node(parent)

/** A node and all below it, parents before children, siblings in order. */
export function* subtree(scene: SceneReader, id: NodeId): Generator<SceneNode> {
  const node = scene.node(id)
  if (!node) return
  yield node
  for (const child of scene.children(id)) yield* subtree(scene, child)
}

/** All nodes in the order of the outliner. */
export function* inTreeOrder(scene: SceneReader): Generator<SceneNode> {
  for (const id of scene.children(null)) yield* subtree(scene, id)
}

export function isBelow(scene: SceneReader, id: NodeId, ancestor: NodeId): boolean {
  return ancestors(scene, id).some((node) => node.id === ancestor)
}

/** Those of `ids` that have no other of them above: moving these moves them all, once. Order is kept. */
export function topmost(scene: SceneReader, ids: readonly NodeId[]): NodeId[] {
  const set = new Set(ids)
  return [...set].filter((id) => scene.node(id) && !ancestors(scene, id).some((node) => set.has(node.id)))
}

/** Whether the node, or anything above it, is locked. */
export function isLocked(scene: SceneReader, id: NodeId): boolean {
  for (let node = scene.node(id); node; node = above(scene, node)) if (node.locked) return true
  return false
}

/** Whether the node and everything above it are visible. */
export function isShown(scene: SceneReader, id: NodeId): boolean {
  for (let node = scene.node(id); node; node = above(scene, node)) if (!node.visible) return false
  return !!scene.node(id)
}

/** Whether a node can be picked: shown, and not locked. */
export const isPickable = (scene: SceneReader, id: NodeId): boolean => isShown(scene, id) && !isLocked(scene, id)

/** Sorts ids as the outliner shows them. */
export function sortInTreeOrder(scene: SceneReader, ids: readonly NodeId[]): NodeId[] {
  if (ids.length < 2) return [...ids]
  const path = new Map(ids.map((id) => [id, [id, ...ancestors(scene, id).map((n) => n.id)].reverse()]))
  return [...ids].sort((a, b) => {
    const [pa, pb] = [path.get(a)!, path.get(b)!]
    let depth = 0
    while (depth < pa.length && depth < pb.length && pa[depth] === pb[depth]) depth++
    if (depth >= pa.length || depth >= pb.length) return pa.length - pb.length
    return compareOrder(scene.node(pa[depth])!, scene.node(pb[depth])!)
  })
}
