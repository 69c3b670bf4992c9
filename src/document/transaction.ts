import { dequal } from 'dequal/lite'
import { produce } from 'immer'
import { checkDiff } from './check.ts'
import { emptyDiff, invert, record, squashInto, type TableName } from './diff.ts'
import type { SceneSettings } from './settings.ts'
import type { RecordOf } from './tables.ts'
import type { Change, HistoryEntry, SceneDiff, SceneReader, TableWriter, Transaction } from './types.ts'
import type { NodeId } from './values.ts'

/** What a transaction needs of the scene that it writes. */
export interface WriterPort {
  reader: SceneReader
  get<T extends TableName>(table: T, id: string): RecordOf[T] | undefined
  write<T extends TableName>(table: T, id: string, after: RecordOf[T] | undefined): void
  writeSettings(after: SceneSettings): void
  apply(diff: SceneDiff): void
}

/** Writes at once, and remembers each record's first `before` and last `after`. */
export class Recorder implements Transaction {
  readonly diff = emptyDiff()
  #open = true
  #inner: Recorder | null = null

  constructor(
    readonly label: string,
    private readonly port: WriterPort,
    private readonly finish: (diff: SceneDiff | null) => HistoryEntry | null,
  ) {}

  readonly nodes: TableWriter<RecordOf['nodes']> = {
    ...this.#table('nodes'),
    remove: (id) => this.#removeTree(id),
  }
  readonly materials: TableWriter<RecordOf['materials']> = this.#table('materials')
  readonly assets: TableWriter<RecordOf['assets']> = this.#table('assets')

  settings(recipe: (draft: SceneSettings) => void): void {
    const target = this.#target()
    const before = target.port.reader.settings
    const after = produce(before, recipe)
    if (dequal(after, before)) return
    target.port.writeSettings(after)
    squashInto(target.diff, { ...emptyDiff(), settings: { before, after } })
  }

  commit(): HistoryEntry | null {
    this.#assertOpen()
    const fault = checkDiff(this.diff, this.port.reader)
    if (fault) {
      this.rollback()
      throw new Error(fault)
    }
    this.#open = false
    return this.finish(this.diff)
  }

  rollback(): void {
    this.#assertOpen()
    this.#open = false
    this.port.apply(invert(this.diff))
    this.finish(null)
  }

  nest<T>(write: (tx: Transaction) => T): T {
    const outer = this.#target()
    const inner = new Recorder(outer.label, outer.port, (diff) => {
      outer.#inner = null
      if (diff) squashInto(outer.diff, diff)
      return null
    })
    outer.#inner = inner
    return runInside(inner, write)
  }

  /** The innermost open part: a command run by a command writes there, whichever handle it holds. */
  #target(): Recorder {
    this.#assertOpen()
    return this.#inner ? this.#inner.#target() : this
  }

  #assertOpen() {
    if (!this.#open) throw new Error(`The transaction "${this.label}" has ended; begin another one to write`)
  }

  #table<T extends TableName>(table: T): TableWriter<RecordOf[T]> {
    return {
      put: (after) => this.#write(table, after.id, after),
      update: (id, recipe) => {
        const before = this.port.get(table, id)
        if (!before) throw new Error(`There is no record ${id} in ${table} to update`)
        this.#write(table, id, produce(before, recipe as (draft: unknown) => void) as RecordOf[T])
      },
      remove: (id) => this.#write(table, id, undefined),
    }
  }

  #write<T extends TableName>(table: T, id: string, after: RecordOf[T] | undefined) {
    const { port, diff } = this.#target()
    const before = port.get(table, id)
    // Who sets what is so already changes nothing: neither a step of undo nor a listener knows of it.
    if (dequal(before, after)) return
    port.write(table, id, after)
    record(diff[table] as Map<string, Change<RecordOf[T]>>, id, before, after)
  }

  #removeTree(id: NodeId) {
    for (const child of this.port.reader.children(id)) this.#removeTree(child)
    this.#write('nodes', id, undefined)
  }
}

/** Runs `write` in a transaction and commits it; rolls back and throws on if `write` throws. */
export function runInside<T>(tx: Transaction, write: (tx: Transaction) => T): T {
  let result: T
  try {
    result = write(tx)
    if (result instanceof Promise) {
      throw new Error(`"${tx.label}" wrote asynchronously; gather first, then write in one synchronous function`)
    }
  } catch (error) {
    tx.rollback()
    throw error
  }
  tx.commit()
  return result
}
