import type { Asset } from './assets.ts'
import { ChildIndex } from './children.ts'
import type { TableName } from './diff.ts'
import { InstanceIndex } from './instances.ts'
import type { SceneNode } from './kinds/index.ts'
import type { Material } from './materials.ts'
import { DEFAULT_SETTINGS, type SceneSettings } from './settings.ts'
import { assetsOfMaterial, assetsOfNode, UserIndex } from './users.ts'
import { WearerIndex } from './wearers.ts'

export interface RecordOf {
  nodes: SceneNode
  materials: Material
  assets: Asset
}

/** The records of a scene and the indexes derived from them. Only the scene's writer calls `set`. */
export class Tables {
  readonly nodes = new Map<string, SceneNode>()
  readonly materials = new Map<string, Material>()
  readonly assets = new Map<string, Asset>()
  settings: SceneSettings = DEFAULT_SETTINGS
  readonly childIndex = new ChildIndex((id) => this.nodes.get(id))
  readonly wearerIndex = new WearerIndex()
  readonly instanceIndex = new InstanceIndex()
  readonly userIndex = new UserIndex()

  readonly #followers: Set<string>[] = []

  /** A set that from now on receives the id of each node and asset that is put or removed. */
  follow(): Set<string> {
    const written = new Set<string>()
    this.#followers.push(written)
    return written
  }

  get<T extends TableName>(table: T, id: string): RecordOf[T] | undefined {
    return this[table].get(id) as RecordOf[T] | undefined
  }

  /** Puts a record, or removes it where `after` is undefined, and brings the indexes up to date. */
  set<T extends TableName>(table: T, id: string, after: RecordOf[T] | undefined): void {
    const map = this[table] as Map<string, RecordOf[T]>
    const before = map.get(id)
    if (after) map.set(id, after)
    else map.delete(id)
    if (table !== 'materials') for (const written of this.#followers) written.add(id)
    if (table === 'materials') {
      this.userIndex.change(
        named(before as Material | undefined, assetsOfMaterial),
        named(after as Material | undefined, assetsOfMaterial),
      )
    }
    if (table !== 'nodes') return
    this.userIndex.change(
      named(before as SceneNode | undefined, assetsOfNode),
      named(after as SceneNode | undefined, assetsOfNode),
    )
    this.childIndex.change(before as SceneNode | undefined, after as SceneNode | undefined)
    this.wearerIndex.change(before as SceneNode | undefined, after as SceneNode | undefined)
    this.instanceIndex.change(before as SceneNode | undefined, after as SceneNode | undefined)
  }
}

const NONE: readonly string[] = []
const named = <R>(record: R | undefined, assetsOf: (record: R) => readonly string[]) =>
  record ? assetsOf(record) : NONE
