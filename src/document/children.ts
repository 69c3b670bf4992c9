import type { SceneNode } from './kinds/index.ts'
import { compareOrder } from './order.ts'
import type { NodeId } from './values.ts'

const NONE: readonly NodeId[] = Object.freeze([])

/**
 * The lists of children, derived from `parent` and `order` as nodes change. A touched list is rebuilt when it is next
 * read: from the old one, which is nearly sorted, so that it costs little more than a walk.
 */
export class ChildIndex {
  #members = new Map<NodeId | null, Set<NodeId>>()
  #lists = new Map<NodeId | null, readonly NodeId[]>()
  #stale = new Map<NodeId | null, readonly NodeId[]>()

  constructor(private readonly node: (id: NodeId) => SceneNode | undefined) {}

  change(before: SceneNode | undefined, after: SceneNode | undefined): void {
    const id = (after ?? before)!.id
    if (before && after && before.parent === after.parent && before.order === after.order) return
    if (before && (!after || after.parent !== before.parent)) this.#leave(before.parent, id)
    if (after) this.#join(after.parent, id)
  }

  children(of: NodeId | null): readonly NodeId[] {
    return this.#lists.get(of) ?? this.#rebuild(of)
  }

  #leave(parent: NodeId | null, id: NodeId) {
    this.#members.get(parent)?.delete(id)
    this.#touch(parent)
  }

  #join(parent: NodeId | null, id: NodeId) {
    const members = this.#members.get(parent)
    if (members) members.add(id)
    else this.#members.set(parent, new Set([id]))
    this.#touch(parent)
  }

  #touch(parent: NodeId | null) {
    const list = this.#lists.get(parent)
    if (list) this.#stale.set(parent, list)
    this.#lists.delete(parent)
  }

  #rebuild(parent: NodeId | null): readonly NodeId[] {
    const members = this.#members.get(parent)
    const old = this.#stale.get(parent) ?? NONE
    this.#stale.delete(parent)
    if (!members?.size) {
      this.#members.delete(parent)
      return NONE
    }
    const kept = old.filter((id) => members.has(id))
    const known = new Set(kept)
    const list = kept.concat([...members].filter((id) => !known.has(id)))
    list.sort((a, b) => compareOrder(this.node(a)!, this.node(b)!))
    this.#lists.set(parent, list)
    return list
  }
}
