import { emptyRecords, newId, type SceneRecords, type SceneSettings } from '../../document/index.ts'
import type { ByteStore } from './bytes.ts'
import { type Database, type ProjectFacts, type RecordTable, recordsIn, STRICT } from './database.ts'
import { FORMAT, type KeptMessage, type KeptSession } from './format.ts'
import { migrate } from './migrate.ts'

/** One record that is written, or removed where it has no value. */
export interface Write {
  table: RecordTable
  id: string
  value: unknown
}

/** All that is kept of a project. */
export interface Project {
  facts: ProjectFacts
  records: SceneRecords
  messages: KeptMessage[]
  session: KeptSession | null
}

/** Another tab has become the one that writes a project. */
export class Replaced extends Error {
  constructor() {
    super('Another tab has taken over')
  }
}

/** Days for which a project that was thrown away can be had back. */
export const BIN_DAYS = 7
const DAY_MS = 86_400_000

/** The projects of this browser. */
export class ProjectStore {
  constructor(
    readonly db: Database,
    readonly bytes: ByteStore,
    private readonly now: () => number = Date.now,
  ) {}

  /** The projects, those thrown away too; the one that was opened last comes first. */
  async list(): Promise<ProjectFacts[]> {
    return (await this.db.getAll('projects')).sort((a, b) => b.opened - a.opened)
  }

  facts(id: string): Promise<ProjectFacts | undefined> {
    return this.db.get('projects', id)
  }

  /** A new project that holds what is given. */
  async create(name: string, writes: readonly Write[] = [], id = newId()): Promise<ProjectFacts> {
    const at = this.now()
    const nodes = writes.filter(({ table }) => table === 'nodes').length
    const facts = {
      id,
      name,
      created: at,
      changed: at,
      opened: at,
      nodes,
      bytes: 0,
      sequence: 0,
      writer: '',
      format: FORMAT,
    }
    facts.bytes = sizeOf(writes)
    const tx = this.db.transaction(['projects', 'records'], 'readwrite', STRICT)
    const records = tx.objectStore('records')
    await ended(tx, function* () {
      yield tx.objectStore('projects').add(facts)
      for (const { table, id: key, value } of writes) yield records.put(value, [id, table, key])
    })
    return facts
  }

  /** Everything of a project, all of the same moment. Throws a sentence where there is none. */
  async read(id: string): Promise<Project> {
    const tx = this.db.transaction(['projects', 'records'])
    const all = (table: RecordTable) => tx.objectStore('records').getAll(recordsIn(id, table)) as Promise<never[]>
    const [facts, nodes, materials, assets, settings, messages, session] = await Promise.all([
      tx.objectStore('projects').get(id),
      all('nodes'),
      all('materials'),
      all('assets'),
      all('settings'),
      all('messages'),
      all('session'),
    ])
    if (!facts) throw new Error('There is no such project in this browser; it may have been deleted')
    const records = migrate(
      { nodes, materials, assets, settings: settings[0] ?? emptyRecords().settings },
      facts.format,
    )
    const inOrder = (messages as KeptMessage[]).sort((a, b) => a.order - b.order)
    return { facts, records, messages: inOrder, session: session[0] ?? null }
  }

  /** Makes this tab the one that writes a project; returns what it is like now. */
  async claim(id: string, writer: string): Promise<ProjectFacts | undefined> {
    const tx = this.db.transaction('projects', 'readwrite', STRICT)
    const facts = await tx.store.get(id)
    const claimed = facts && { ...facts, writer, opened: this.now() }
    await ended(tx, () => [claimed && tx.store.put(claimed)])
    return claimed
  }

  /**
   * Writes records of a project as one: all of them or, where it throws, none. Throws `Replaced` where another tab writes
   * it now. Returns the number of this write.
   */
  async write(id: string, writer: string, writes: readonly Write[], facts: Partial<ProjectFacts>): Promise<number> {
    const tx = this.db.transaction(['projects', 'records'], 'readwrite', STRICT)
    const projects = tx.objectStore('projects')
    const known = await projects.get(id)
    if (!known || known.writer !== writer) {
      await tx.done
      throw new Replaced()
    }
    const records = tx.objectStore('records')
    const sequence = known.sequence + 1
    await ended(tx, function* () {
      yield projects.put({ ...known, ...facts, sequence })
      for (const { table, id: key, value } of writes) {
        yield value === undefined ? records.delete([id, table, key]) : records.put(value, [id, table, key])
      }
    })
    return sequence
  }

  async rename(id: string, name: string): Promise<void> {
    const tx = this.db.transaction(['projects', 'records'], 'readwrite', STRICT)
    const facts = await tx.objectStore('projects').get(id)
    const settings = (await tx.objectStore('records').get([id, 'settings', 'settings'])) as SceneSettings | undefined
    await ended(tx, () => [
      facts && tx.objectStore('projects').put({ ...facts, name }),
      settings && tx.objectStore('records').put({ ...settings, name }, [id, 'settings', 'settings']),
    ])
  }

  /** A project of its own that holds the same; the bytes of its assets are shared. */
  async duplicate(id: string, name: string): Promise<ProjectFacts> {
    const project = await this.read(id)
    const copy = await this.create(name, writesOf({ ...project, records: named(project.records, name) }))
    const thumbnail = await this.thumbnail(id)
    if (thumbnail) await this.setThumbnail(copy.id, thumbnail)
    return copy
  }

  /** Throws a project away: it can be had back for some days. */
  async remove(id: string): Promise<void> {
    await this.#patch(id, { deleted: this.now() })
  }

  async putBack(id: string): Promise<void> {
    await this.#patch(id, { deleted: undefined })
  }

  /** Removes for good what was thrown away days ago. */
  async emptyBin(): Promise<void> {
    for (const { id, deleted } of await this.list()) {
      if (deleted !== undefined && this.now() - deleted > BIN_DAYS * DAY_MS) await this.destroy(id)
    }
  }

  /** Removes a project for good, with its versions. */
  async destroy(id: string): Promise<void> {
    const tx = this.db.transaction(
      ['projects', 'records', 'thumbnails', 'versions', 'snapshots', 'handles'],
      'readwrite',
      STRICT,
    )
    const versions = await tx.objectStore('versions').index('project').getAllKeys(id)
    await ended(tx, () => [
      ...versions.flatMap((key) => [tx.objectStore('versions').delete(key), tx.objectStore('snapshots').delete(key)]),
      tx.objectStore('records').delete(recordsIn(id)),
      ...(['projects', 'thumbnails', 'handles'] as const).map((store) => tx.objectStore(store).delete(id)),
    ])
  }

  thumbnail(id: string): Promise<Blob | undefined> {
    return this.db.get('thumbnails', id)
  }

  async setThumbnail(id: string, picture: Blob): Promise<void> {
    await this.db.put('thumbnails', picture, id)
  }

  async #patch(id: string, patch: Partial<ProjectFacts>): Promise<void> {
    const tx = this.db.transaction('projects', 'readwrite', STRICT)
    const facts = await tx.store.get(id)
    await ended(tx, () => [facts && tx.store.put({ ...facts, ...patch })])
  }
}

/** Records as writes that make them. */
export function writesOf({ records, messages, session }: Omit<Project, 'facts'>): Write[] {
  const all = (table: 'nodes' | 'materials' | 'assets') =>
    records[table].map((value) => ({ table, id: value.id, value }))
  return [
    ...all('nodes'),
    ...all('materials'),
    ...all('assets'),
    { table: 'settings', id: 'settings', value: records.settings },
    ...messages.map((value) => ({ table: 'messages' as const, id: value.message.id, value })),
    ...(session ? [{ table: 'session' as const, id: 'session', value: session }] : []),
  ]
}

const named = (records: SceneRecords, name: string): SceneRecords => ({
  ...records,
  settings: { ...records.settings, name },
})

/** Bytes of the assets among some writes. */
const sizeOf = (writes: readonly Write[]): number =>
  writes.reduce((sum, { table, value }) => sum + (table === 'assets' ? (value as { size: number }).size : 0), 0)

/** Requests after which the page gets a breath: each copies a record. */
const BREATH = 400

/**
 * Makes requests of a transaction, and resolves when it is on the disk. Throws what ended it, where it was not done: then
 * nothing of it is.
 */
export async function ended(
  tx: { done: Promise<void>; readonly error: DOMException | null; abort(): void },
  make: () => Iterable<unknown>,
): Promise<void> {
  tx.done.catch(() => {}) // told below
  try {
    let count = 0
    for (const request of make()) {
      const made = Promise.resolve(request)
      made.catch(() => {})
      // The transaction lives on, since it goes on as soon as this request is done.
      if (++count % BREATH === 0) await made
    }
  } catch (error) {
    // What cannot be cloned throws at once; what was asked for before it would be written.
    if (!tx.error) tx.abort()
    throw tx.error ?? error
  }
  await tx.done.catch((error) => {
    throw tx.error ?? error
  })
}
