import type { Asset } from './assets.ts'
import type { SceneNode } from './kinds/index.ts'
import type { Material } from './materials.ts'
import type { SceneSettings } from './settings.ts'
import type { AssetId, MaterialId, NodeId } from './values.ts'

/** How one record changed. No `before`: it was added; no `after`: it was removed. */
export interface Change<R> {
  before?: R
  after?: R
}

export interface SceneDiff {
  nodes: Map<NodeId, Change<SceneNode>>
  materials: Map<MaterialId, Change<Material>>
  assets: Map<AssetId, Change<Asset>>
  settings?: Change<SceneSettings>
}

/** Who makes a change. Entries of one `group` are one step of undo; equal `coalesce` keys merge within a second. */
export interface Origin {
  source: 'user' | 'assistant' | 'script'
  group?: string
  coalesce?: string
}

/**
 * What a diff announces. `live`: written in a transaction that is still open, or taken back by its rollback.
 * `commit`: the whole of a finished transaction, all of it announced as live before. `undo`: an undo or redo.
 * `load`: taken in from elsewhere, such as a project that is opened. Projections follow all but `commit`; keepers
 * (autosave, context) follow `commit` and `undo`.
 */
export interface DiffEvent {
  phase: 'live' | 'commit' | 'undo' | 'load'
}

export interface SceneReader {
  node(id: NodeId): SceneNode | undefined
  material(id: MaterialId): Material | undefined
  asset(id: AssetId): Asset | undefined
  nodes(): IterableIterator<SceneNode>
  materials(): IterableIterator<Material>
  assets(): IterableIterator<Asset>
  readonly nodeCount: number
  readonly settings: SceneSettings
  /** Ids of the children in their order; the same array until one of them changes. */
  children(of: NodeId | null): readonly NodeId[]
  /** Ids of the nodes that wear a material. */
  wearers(of: MaterialId): ReadonlySet<NodeId>
  /** How many nodes and materials name an asset. */
  users(of: AssetId): number
  /** The node that stands for a glTF node in one placing of its model. */
  placed(instance: string, node: number): NodeId | undefined
  /** Whether any node of a placing is in the scene. */
  hasPlaced(instance: string): boolean
  readonly revision: number
  /** A set that from now on receives the id of each node and asset that is written. Whoever asked for it empties it. */
  follow(): Set<string>
}

/** Writing access to one table. */
export interface TableWriter<R extends { id: string }> {
  /** Adds the record, or replaces the one with its id. */
  put(record: R): void
  /** Changes a draft of the record (immer). Throws where there is none. For bulk, `put` a spread: it is faster. */
  update(id: R['id'], recipe: (draft: R) => void): void
  /** Removes the record. A node goes with all below it. */
  remove(id: R['id']): void
}

/** An open change of the scene. It applies as it is written, and ends by `commit` or `rollback`. */
export interface Transaction {
  readonly label: string
  readonly nodes: TableWriter<SceneNode>
  readonly materials: TableWriter<Material>
  readonly assets: TableWriter<Asset>
  settings(recipe: (draft: SceneSettings) => void): void
  /**
   * Ends the transaction as one history entry, or as none where nothing changed.
   * Throws, after rolling back, where the result is no valid scene (missing parent, cycle, number not finite).
   */
  commit(): HistoryEntry | null
  /** Puts everything back. */
  rollback(): void
  /** Runs `write` as a part: if it throws, only what it wrote is taken back. */
  nest<T>(write: (tx: Transaction) => T): T
}

export interface HistoryEntry {
  id: string
  label: string
  origin: Origin
  /** Milliseconds since the epoch. */
  at: number
  diff: SceneDiff
  selection: { before: readonly NodeId[]; after: readonly NodeId[] }
  /** What keeping the entry costs, roughly. */
  bytes: number
}

/** Why a group could not be reverted: what touched the same records since. */
export interface Conflict {
  conflict: true
  label: string
  source: Origin['source']
}

/** One step of undo: an entry, or all contiguous entries of a group. */
export interface Step {
  label: string
  source: Origin['source']
  time: number
  group?: string
}

export type Off = () => void
