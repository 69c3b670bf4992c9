import { generateNKeysBetween } from 'fractional-indexing'
import type { SceneNode } from './kinds/index.ts'
import type { SceneReader, Transaction } from './types.ts'
import type { NodeId } from './values.ts'

export type Ordered = Pick<SceneNode, 'id' | 'order'>

/** Keys longer than this are dealt anew for the whole list. */
const LONGEST_KEY = 64

/** Siblings compare by key, by code unit, and equal keys by id: the same on every machine. */
export function compareOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/** `count` keys behind the last child of `parent`. */
export function keysAtEnd(scene: SceneReader, parent: NodeId | null, count: number): string[] {
  const last = scene.children(parent).at(-1)
  return generateNKeysBetween(last ? scene.node(last)!.order : null, null, count)
}

/**
 * Keys for `count` nodes that are to stand before the child `before` of `parent` (null: at the end). `moving` are
 * nodes that will leave their places, and so do not count as neighbours. Where keys are equal or have grown long, the
 * siblings are given new ones within the transaction.
 */
export function keysBefore(
  scene: SceneReader,
  tx: Transaction,
  parent: NodeId | null,
  before: NodeId | null,
  count: number,
  moving: ReadonlySet<NodeId> = new Set(),
): string[] {
  const siblings = scene.children(parent).filter((id) => !moving.has(id))
  const at = before === null ? siblings.length : siblings.indexOf(before)
  if (at < 0) throw new Error(`Node ${before} is not among the siblings it should stand before`)
  const key = (index: number) => (siblings[index] === undefined ? null : scene.node(siblings[index])!.order)
  const [low, high] = [key(at - 1), key(at)]
  if (low === null || high === null || low < high) {
    const keys = generateNKeysBetween(low, high, count)
    if (keys.every((k) => k.length <= LONGEST_KEY)) return keys
  }
  const all = generateNKeysBetween(null, null, siblings.length + count)
  siblings.forEach((id, index) => {
    tx.nodes.put({ ...scene.node(id)!, order: all[index < at ? index : index + count] })
  })
  return all.slice(at, at + count)
}
