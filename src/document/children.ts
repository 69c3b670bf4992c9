import type { SceneNode } from './kinds/index.ts'
import { compareOrder, type Ordered } from './order.ts'
import type { NodeId } from './values.ts'

const NONE: readonly NodeId[] = Object.freeze([])

/** A list of children as it was, and who has come or gone since. One whose place changed has gone, and come. */
interface Stale {
  list: readonly NodeId[]
  left: Set<NodeId>
  joined: Set<NodeId>
}

/** As a share of a list: when more have come, it is sorted anew instead of taking them in one by one. */
const MANY = 1 / 16

/**
 * The lists of children, derived from `parent` and `order` as nodes change. A touched list is brought up to date when it
 * is next read: one more or less among fifty thousand costs a copy of the list.
 */
export class ChildIndex {
  #lists = new Map<NodeId | null, readonly NodeId[]>()
  #stale = new Map<NodeId | null, Stale>()

  constructor(private readonly node: (id: NodeId) => SceneNode | undefined) {}

  change(before: SceneNode | undefined, after: SceneNode | undefined): void {
    const id = (after ?? before)!.id
    if (before && after && before.parent === after.parent && before.order === after.order) return
    if (before) this.#leave(before.parent, id)
    if (after) this.#touch(after.parent).joined.add(id)
  }

  children(of: NodeId | null): readonly NodeId[] {
    return this.#stale.has(of) ? this.#rebuild(of) : (this.#lists.get(of) ?? NONE)
  }

  #leave(parent: NodeId | null, id: NodeId) {
    const stale = this.#touch(parent)
    // It may have come since the list was read, and then is not in it.
    stale.joined.delete(id)
    stale.left.add(id)
  }

  #touch(parent: NodeId | null): Stale {
    const known = this.#stale.get(parent)
    if (known) return known
    const stale = { list: this.#lists.get(parent) ?? NONE, left: new Set<NodeId>(), joined: new Set<NodeId>() }
    this.#stale.set(parent, stale)
    return stale
  }

  #rebuild(parent: NodeId | null): readonly NodeId[] {
    const { list, left, joined } = this.#stale.get(parent)!
    this.#stale.delete(parent)
    const now = left.size ? list.filter((id) => !left.has(id)) : [...list]
    if (joined.size > now.length * MANY) {
      for (const id of joined) now.push(id)
      now.sort((a, b) => compareOrder(this.node(a)!, this.node(b)!))
    } else for (const id of joined) now.splice(placeOf(now, this.node(id)!, this.node), 0, id)
    if (now.length) this.#lists.set(parent, now)
    else this.#lists.delete(parent)
    return now.length ? now : NONE
  }
}

/** Where a node is in a list of siblings in their order, or would be. */
export function placeOf(siblings: readonly NodeId[], node: Ordered, find: (id: NodeId) => Ordered | undefined): number {
  let [low, high] = [0, siblings.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareOrder(find(siblings[middle])!, node) < 0) low = middle + 1
    else high = middle
  }
  return low
}
