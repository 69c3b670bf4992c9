import { createStore } from 'zustand/vanilla'
import type { BlobStore } from '../../assets/blobs.ts'
import type { Asset, Change, Scene, SceneDiff, SceneReader, SceneSettings } from '../../document/index.ts'
import type { ProjectFacts } from './database.ts'
import { type ProjectStore, Replaced, type Write } from './store.ts'
import { usingBytes } from './tabs.ts'

/** Milliseconds for which changes are gathered before they are written. */
const GATHER_MS = 200
/** Milliseconds after which what failed is tried again, at first and at most. */
const RETRY_MS = [1000, 30_000] as const

/** Whether all that was committed is on the disk. */
export type SaveState = { is: 'saved' } | { is: 'saving' } | { is: 'failed'; error: Error }

export interface AutosaveOptions {
  store: ProjectStore
  project: string
  /** Names this tab. */
  writer: string
  scene: Scene
  blobs: BlobStore
  /** Makes the project, where it is not there yet; asked before the first write. */
  begin(): Promise<void>
  /** Told after each write of what was written, and its number. */
  onSaved(writes: readonly Write[], sequence: number): void
  /** Told when another tab has become the one that writes; nothing is written any more. */
  onReplaced(): void
}

/**
 * Keeps a project on the disk: each commit's records, gathered for a moment, are written in one transaction, in the order
 * in which they were made. An asset's bytes are written before the record that names it. What cannot be written stays
 * pending, and is tried again.
 */
export class Autosave {
  readonly state = createStore<SaveState>(() => ({ is: 'saved' }))
  #pending = new Map<string, Write>()
  #hasBegun = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #retry = 0
  #writing: Promise<void> | null = null
  #isWriting = false
  #ended = false
  readonly #off: () => void

  constructor(private readonly options: AutosaveOptions) {
    this.#off = options.scene.onDiff((diff, { phase }) => {
      if (phase === 'commit' || phase === 'undo') this.add(writesOfDiff(diff))
    })
  }

  /** Whether anything is not on the disk yet that the user would miss. */
  get hasPending(): boolean {
    return this.#isWriting || counts([...this.#pending.values()])
  }

  /** Has records written with the next ones; a later write of the same record takes the place of an earlier one. */
  add(writes: readonly Write[]): void {
    if (this.#ended || !writes.length) return
    for (const write of writes) this.#pending.set(`${write.table} ${write.id}`, write)
    if (this.state.getState().is === 'saved' && counts(writes)) this.#setState({ is: 'saving' })
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS)
  }

  /** Writes what is pending now. Resolves when everything is on the disk, or could not be written. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#writing) await this.#writing
    if (this.#ended || !this.#pending.size) return
    this.#writing = this.#write()
    await this.#writing
  }

  /** Writes no more. What was not written yet is left out: flush first. */
  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#off()
  }

  async #write(): Promise<void> {
    const batch = this.#pending
    this.#pending = new Map()
    const writes = [...batch.values()]
    try {
      this.#isWriting = counts(writes)
      const sequence = await this.#put(writes)
      this.#retry = 0
      if (!counts([...this.#pending.values()])) this.#setState({ is: 'saved' })
      this.options.onSaved(writes, sequence)
    } catch (error) {
      this.#failed(batch, error as Error)
    } finally {
      this.#writing = null
      this.#isWriting = false
      if (this.#pending.size && !this.#retry && !this.#ended) this.#timer ??= setTimeout(() => void this.flush(), 0)
    }
  }

  #put(writes: readonly Write[]): Promise<number> {
    const { store, project, writer, scene, blobs, begin } = this.options
    const put = async () => {
      if (!this.#hasBegun) await begin()
      this.#hasBegun = true
      return store.write(project, writer, writes, changes(writes) ? factsOf(scene) : {})
    }
    const assets = writes.filter(({ table, value }) => table === 'assets' && value).map(({ value }) => value as Asset)
    if (!assets.length) return put()
    return usingBytes(async () => {
      // Again each time: meanwhile another tab may have cleared away what no project named.
      for (const { id } of assets) await store.bytes.put(id, blobs.get(id))
      return put()
    })
  }

  #failed(batch: Map<string, Write>, error: Error) {
    // What was changed meanwhile is newer.
    for (const [key, write] of batch) if (!this.#pending.has(key)) this.#pending.set(key, write)
    this.#setState({ is: 'failed', error })
    if (error instanceof Replaced) {
      this.end()
      this.options.onReplaced()
      return
    }
    this.#retry = Math.min(RETRY_MS[1], this.#retry * 2 || RETRY_MS[0])
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), this.#retry)
  }

  #setState(state: SaveState) {
    this.state.setState(state, true)
  }
}

/** Whether some writes are more than where the view stands and what is selected. */
const counts = (writes: readonly Write[]) => writes.some(({ table }) => table !== 'session')

/** Whether some writes change the scene. */
const changes = (writes: readonly Write[]) => writes.some(({ table }) => table !== 'session' && table !== 'messages')

/** The records that a diff leaves, as writes. */
export function writesOfDiff(diff: SceneDiff): Write[] {
  const writes: Write[] = []
  for (const table of ['nodes', 'materials', 'assets'] as const) {
    for (const [id, { after }] of diff[table]) writes.push({ table, id, value: after })
  }
  if (diff.settings) writes.push({ table: 'settings', id: 'settings', value: diff.settings.after })
  return writes
}

/** What written records change in a scene that has not seen them. */
export function diffOfWrites(scene: SceneReader, writes: readonly Write[]): SceneDiff {
  const diff: SceneDiff = { nodes: new Map(), materials: new Map(), assets: new Map() }
  const olds = { nodes: scene.node, materials: scene.material, assets: scene.asset }
  for (const { table, id, value } of writes) {
    if (table === 'settings') diff.settings = { before: scene.settings, after: value as SceneSettings }
    else if (table in olds) {
      const known = table as keyof typeof olds
      const changes = diff[known] as Map<string, Change<unknown>>
      changes.set(id, { before: olds[known](id), after: value })
    }
  }
  return diff
}

/** What the list of projects says of a scene. */
export function factsOf(scene: Pick<Scene, 'settings' | 'nodeCount' | 'assets'>): Partial<ProjectFacts> {
  let bytes = 0
  for (const { size } of scene.assets()) bytes += size
  return { name: scene.settings.name, nodes: scene.nodeCount, bytes, changed: Date.now() }
}
