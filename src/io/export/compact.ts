import type { GLTF } from '@gltf-transform/core'
import { COLLECTIONS, type Collection, itemsOf, setItems, visitItem, visitReferences } from '../gltf/references.ts'

export type Item = [collection: Collection, index: number]

/** Items of a glTF, by list. */
export class ItemSet {
  readonly #indices = new Map<Collection, Set<number>>(COLLECTIONS.map((collection) => [collection, new Set()]))

  has(collection: Collection, index: number): boolean {
    return this.#indices.get(collection)!.has(index)
  }

  /** False where it was in already. */
  add(collection: Collection, index: number): boolean {
    const indices = this.#indices.get(collection)!
    return indices.size < indices.add(index).size
  }
}

/** All that some items name, and what that names, and so on; with themselves. */
export function reach(json: GLTF.IGLTF, from: Iterable<Item>): ItemSet {
  const reached = new ItemSet()
  const waiting: Item[] = [...from]
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const [collection, index] = item
    const value = itemsOf(json, collection)[index]
    if (!value || !reached.add(collection, index)) continue
    visitItem(collection, value, '', ({ to, index }) => waiting.push([to, index as number]))
  }
  return reached
}

/** What a file shows and plays, and so uses: its scenes and its clips. */
export function usedItems(json: GLTF.IGLTF): ItemSet {
  return reach(json, [...all(json, 'scenes'), ...all(json, 'animations'), ...all(json, 'packets'), ...looseRoots(json)])
}

/** Where there are no scenes, nodes without a parent are what is shown. */
function looseRoots(json: GLTF.IGLTF): Item[] {
  return json.scenes?.length ? [] : all(json, 'nodes')
}

export const all = (json: GLTF.IGLTF, collection: Collection): Item[] =>
  itemsOf(json, collection).map((_, i) => [collection, i])

/** Leaves out what is not to be kept, and counts anew; returns whether any number changed. */
export function compact(json: GLTF.IGLTF, kept: ItemSet): boolean {
  let changed = false
  const numbers = new Map<Collection, number[]>()
  for (const collection of COLLECTIONS) {
    const items = itemsOf(json, collection)
    if (!items.length) continue
    let next = 0
    const map = items.map((_, i) => (kept.has(collection, i) ? next++ : -1))
    numbers.set(collection, map)
    if (map.some((to, from) => to !== -1 && to !== from)) changed = true
    setItems(
      json,
      collection,
      items.filter((_, i) => map[i] !== -1),
    )
  }
  visitReferences(json, ({ to, index, set }) => set(numbers.get(to)![index as number]))
  return changed
}
