import { createStore, type StoreApi } from 'zustand/vanilla'
import { emptyDiff, invert, isEmpty, record, squashInto, TABLES } from './diff.ts'
import { createEntry, History } from './history.ts'
import { Tables } from './tables.ts'
import { Recorder, runInside, type WriterPort } from './transaction.ts'
import type { Change, DiffEvent, HistoryEntry, Off, Origin, SceneDiff, SceneReader, Transaction } from './types.ts'
import type { NodeId } from './values.ts'

/** Selection lives in the session; history remembers it through this. */
export interface SelectionPort {
  read(): readonly NodeId[]
  select(ids: readonly NodeId[]): void
}

export interface SceneState {
  tables: Tables
  /** Goes up with every announced diff. The identity of `tables` never changes: listen to records, not to tables. */
  revision: number
}

export interface Scene extends SceneReader {
  readonly store: StoreApi<SceneState>
  readonly history: History
  /** The transaction that is open now, if any. */
  readonly open: Transaction | null
  /** Opens a transaction. One at a time: throws where another is open. */
  begin(label: string, origin: Origin): Transaction
  /** Begins, writes, commits; a throw rolls back. Inside another `transact` it becomes a part of that one. */
  transact<T>(label: string, origin: Origin, write: (tx: Transaction) => T): T
  /** Resolves when no transaction is open. */
  idle(): Promise<void>
  /** Announces what was written since the last announcement. Happens by itself before the next task. */
  flush(): void
  onDiff(listener: (diff: SceneDiff, event: DiffEvent) => void): Off
  /** Calls back when the record with this id (of any table) changes, comes or goes. */
  onRecord(id: string, listener: () => void): Off
  connectSelection(port: SelectionPort): void
  /**
   * Takes in what comes from elsewhere: a project that is opened, or what another tab did. It is no step of undo, and what
   * was done before can no longer be undone. Throws where a transaction is open.
   */
  receive(diff: SceneDiff): void
  /** Why nothing can be changed now; null where it can. A transaction that is ended is then rolled back. */
  readOnly: string | null
  /** Calls back with the reason when a change was not taken, because nothing can be changed now. */
  onRefused(listener: (reason: string) => void): Off
}

/** An empty scene. */
export function createScene(now: () => number = Date.now): Scene {
  return new SceneImpl(now)
}

/** A copy of a scene with its history, to try things on. Records are shared, since nobody changes them; cost: one pass over all. */
export function forkScene(scene: Scene): Scene {
  const fork = createScene()
  const { tables } = fork.store.getState()
  for (const asset of scene.assets()) tables.set('assets', asset.id, asset)
  for (const material of scene.materials()) tables.set('materials', material.id, material)
  for (const node of scene.nodes()) tables.set('nodes', node.id, node)
  tables.settings = scene.settings
  fork.history.adopt(scene.history)
  return fork
}

class SceneImpl implements Scene {
  readonly store = createStore<SceneState>(() => ({ tables: new Tables(), revision: 0 }))
  readonly history: History
  open: Recorder | null = null
  readOnly: string | null = null
  readonly #tables = this.store.getState().tables
  readonly #port: WriterPort
  #synchronous = false
  #unannounced = emptyDiff()
  #flushQueued = false
  #diffListeners = new Set<(diff: SceneDiff, event: DiffEvent) => void>()
  #recordListeners = new Map<string, Set<() => void>>()
  #refusalListeners = new Set<(reason: string) => void>()
  #waiting: (() => void)[] = []
  #selection: SelectionPort = { read: () => [], select: () => {} }

  constructor(private readonly now: () => number) {
    this.#port = {
      reader: this,
      get: (table, id) => this.#tables.get(table, id),
      write: (table, id, after) => {
        const before = this.#tables.get(table, id)
        this.#tables.set(table, id, after)
        record(this.#unannounced[table] as Map<string, Change<unknown>>, id, before, after)
        this.#queueFlush()
      },
      writeSettings: (after) => this.#applySettings({ before: this.settings, after }),
      apply: (diff) => this.#apply(diff),
    }
    this.history = new History({
      apply: (diff) => this.#applyNow(diff, 'undo'),
      select: (ids) => this.#selection.select(ids.filter((id) => this.node(id))),
      commit: (label, origin, diff) => {
        this.#apply(diff)
        this.flush()
        return this.#commit(label, origin, diff, this.#selection.read())
      },
    })
  }

  node = (id: string) => this.#tables.nodes.get(id)
  material = (id: string) => this.#tables.materials.get(id)
  asset = (id: string) => this.#tables.assets.get(id)
  nodes = () => this.#tables.nodes.values()
  materials = () => this.#tables.materials.values()
  assets = () => this.#tables.assets.values()
  children = (of: NodeId | null) => this.#tables.childIndex.children(of)
  wearers = (of: string) => this.#tables.wearerIndex.wearers(of)
  users = (of: string) => this.#tables.userIndex.users(of)
  placed = (instance: string, node: number) => this.#tables.instanceIndex.find(instance, node)
  follow = () => this.#tables.follow()
  hasPlaced = (instance: string) => this.#tables.instanceIndex.has(instance)

  get nodeCount() {
    return this.#tables.nodes.size
  }
  get settings() {
    return this.#tables.settings
  }
  get revision() {
    return this.store.getState().revision
  }

  begin(label: string, origin: Origin): Transaction {
    if (this.open) throw new Error(`"${label}" cannot begin while "${this.open.label}" is open`)
    const before = this.#selection.read()
    this.open = new Recorder(label, this.#port, (diff) => this.#end(label, origin, diff, before))
    return this.open
  }

  transact<T>(label: string, origin: Origin, write: (tx: Transaction) => T): T {
    if (this.open && this.#synchronous) return this.open.nest(write)
    if (this.readOnly) throw new Error(this.readOnly)
    const tx = this.begin(label, origin)
    this.#synchronous = true
    try {
      return runInside(tx, write)
    } finally {
      this.#synchronous = false
    }
  }

  idle(): Promise<void> {
    return this.open ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve()
  }

  flush(): void {
    if (isEmpty(this.#unannounced)) return
    const diff = this.#unannounced
    this.#unannounced = emptyDiff()
    this.#announce(diff, 'live')
  }

  onDiff(listener: (diff: SceneDiff, event: DiffEvent) => void): Off {
    this.#diffListeners.add(listener)
    return () => this.#diffListeners.delete(listener)
  }

  onRecord(id: string, listener: () => void): Off {
    const listeners = this.#recordListeners.get(id) ?? new Set()
    this.#recordListeners.set(id, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (!listeners.size && this.#recordListeners.get(id) === listeners) this.#recordListeners.delete(id)
    }
  }

  connectSelection(port: SelectionPort): void {
    this.#selection = port
  }

  receive(diff: SceneDiff): void {
    if (this.open) throw new Error(`Nothing can be taken in while "${this.open.label}" is open`)
    this.history.clear()
    this.#applyNow(diff, 'load')
  }

  onRefused(listener: (reason: string) => void): Off {
    this.#refusalListeners.add(listener)
    return () => this.#refusalListeners.delete(listener)
  }

  #end(label: string, origin: Origin, written: SceneDiff | null, before: readonly NodeId[]): HistoryEntry | null {
    this.open = null
    const diff = this.#refused(written) ? null : written
    this.flush()
    if (!diff) this.#selection.select(before.filter((id) => this.node(id)))
    const entry = diff && !isEmpty(diff) ? this.#commit(label, origin, diff, before) : null
    const waiting = this.#waiting
    this.#waiting = []
    for (const resume of waiting) resume()
    return entry
  }

  /** Whether a change is not taken; then it is taken back. */
  #refused(diff: SceneDiff | null): boolean {
    if (this.readOnly === null || !diff || isEmpty(diff)) return false
    this.#apply(invert(diff))
    for (const listener of this.#refusalListeners) listener(this.readOnly)
    return true
  }

  #commit(label: string, origin: Origin, diff: SceneDiff, before: readonly NodeId[]): HistoryEntry {
    const selection = { before, after: this.#selection.read() }
    const entry = createEntry(label, origin, diff, selection, this.now())
    this.history.push(entry)
    this.#announce(diff, 'commit')
    return entry
  }

  #apply(diff: SceneDiff) {
    for (const table of TABLES) {
      for (const [id, { after }] of diff[table]) this.#port.write(table, id, after as never)
    }
    if (diff.settings?.after) this.#port.writeSettings(diff.settings.after)
  }

  /** Applies a diff of history, or from elsewhere, and announces it as such. */
  #applyNow(diff: SceneDiff, phase: 'undo' | 'load') {
    this.flush()
    this.#apply(diff)
    this.#unannounced = emptyDiff()
    this.#announce(diff, phase)
  }

  #applySettings(change: { before: SceneReader['settings']; after: SceneReader['settings'] }) {
    this.#tables.settings = change.after
    squashInto(this.#unannounced, { ...emptyDiff(), settings: change })
    this.#queueFlush()
  }

  #queueFlush() {
    if (this.#flushQueued) return
    this.#flushQueued = true
    queueMicrotask(() => {
      this.#flushQueued = false
      this.flush()
    })
  }

  #announce(diff: SceneDiff, phase: DiffEvent['phase']) {
    this.store.setState({ revision: this.revision + 1 })
    for (const listener of this.#diffListeners) listener(diff, { phase })
    if (phase === 'commit') return
    for (const table of TABLES) {
      for (const id of diff[table].keys()) for (const listener of [...(this.#recordListeners.get(id) ?? [])]) listener()
    }
  }
}
