import type { SceneNode } from './kinds/index.ts'
import type { MaterialId, NodeId } from './values.ts'

const NONE: ReadonlySet<NodeId> = new Set()
const materialsOf = (node: SceneNode | undefined) => (node?.kind === 'mesh' ? node.materials : undefined)

/** Which nodes wear which material, kept as nodes change. */
export class WearerIndex {
  #wearers = new Map<MaterialId, Set<NodeId>>()

  change(before: SceneNode | undefined, after: SceneNode | undefined): void {
    const old = materialsOf(before)
    const now = materialsOf(after)
    if (old === now) return
    for (const material of old ?? []) this.#wearers.get(material)?.delete(before!.id)
    for (const material of now ?? []) {
      const set = this.#wearers.get(material)
      if (set) set.add(after!.id)
      else this.#wearers.set(material, new Set([after!.id]))
    }
  }

  wearers(of: MaterialId): ReadonlySet<NodeId> {
    return this.#wearers.get(of) ?? NONE
  }
}
