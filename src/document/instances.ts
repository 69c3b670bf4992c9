import type { SceneNode } from './kinds/index.ts'
import type { NodeId } from './values.ts'

/** Finds the node that stands for a glTF node in one placing of a model: skins and clips name their targets so. */
export class InstanceIndex {
  #instances = new Map<string, Map<number, NodeId>>()

  change(before: SceneNode | undefined, after: SceneNode | undefined): void {
    const [old, now] = [before?.source, after?.source]
    if (old === now && before && after) return
    if (old) this.#remove(old.instance, old.node, before!.id)
    if (now) this.#add(now.instance, now.node, after!.id)
  }

  find(instance: string, node: number): NodeId | undefined {
    return this.#instances.get(instance)?.get(node)
  }

  has(instance: string): boolean {
    return this.#instances.has(instance)
  }

  #add(instance: string, node: number, id: NodeId) {
    const nodes = this.#instances.get(instance) ?? new Map<number, NodeId>()
    this.#instances.set(instance, nodes)
    if (!nodes.has(node)) nodes.set(node, id)
  }

  #remove(instance: string, node: number, id: NodeId) {
    const nodes = this.#instances.get(instance)
    if (nodes?.get(node) !== id) return
    nodes.delete(node)
    if (!nodes.size) this.#instances.delete(instance)
  }
}
