import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SceneRecords } from '../../document/index.ts'

/** The tables of a project. `settings` and `session` have one record each, under the id of their table. */
export const RECORD_TABLES = ['nodes', 'materials', 'assets', 'settings', 'messages', 'session'] as const
export type RecordTable = (typeof RECORD_TABLES)[number]
export type RecordKey = [project: string, table: RecordTable, id: string]

/** A project as the list of projects shows it. Times in milliseconds since the epoch. */
export interface ProjectFacts {
  id: string
  name: string
  created: number
  changed: number
  opened: number
  nodes: number
  /** Bytes of its assets. */
  bytes: number
  /** How often it was written. Each write goes up by one, so that none is missed or made twice. */
  sequence: number
  /** The tab that may write it: a tab that was replaced finds another one here. */
  writer: string
  /** The version of the file format that its records have. */
  format: number
  /** When it was thrown away, if it was. */
  deleted?: number
}

/** A state of a project that was kept. */
export interface VersionFacts {
  id: string
  project: string
  /** Milliseconds since the epoch. */
  at: number
  /** What the user called it; automatic ones have no name, and thin out with age. */
  name: string | null
  nodes: number
  assets: string[]
  format: number
}

interface Schema extends DBSchema {
  projects: { key: string; value: ProjectFacts }
  records: { key: RecordKey; value: unknown }
  thumbnails: { key: string; value: Blob }
  versions: { key: string; value: VersionFacts; indexes: { project: string } }
  snapshots: { key: string; value: SceneRecords }
  /** Bytes of assets by their hash, where the browser has no file system of its own. */
  bytes: { key: string; value: Uint8Array<ArrayBuffer> }
  /** Files on the user's disk that projects are saved to, by project. */
  handles: { key: string; value: FileSystemFileHandle }
}

export type Database = IDBPDatabase<Schema>

const NAME = 'diorama'
const VERSION = 1

/**
 * Opens the database of this browser. Throws where it keeps nothing (private windows, blocked storage). `onOutdated` is
 * told when a newer version of the editor, in another tab, needs the database: this one can no longer write.
 */
export async function openDatabase(onOutdated: () => void): Promise<Database> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('projects', { keyPath: 'id' })
      db.createObjectStore('records')
      db.createObjectStore('thumbnails')
      db.createObjectStore('versions', { keyPath: 'id' }).createIndex('project', 'project')
      db.createObjectStore('snapshots')
      db.createObjectStore('bytes')
      db.createObjectStore('handles')
    },
    blocking: (_now, _wanted, event) => {
      ;(event.target as IDBDatabase).close()
      onOutdated()
    },
    terminated: onOutdated,
  })
  return db
}

/** The keys of all records of a project, or of one of its tables. */
export const recordsIn = (project: string, table?: RecordTable): IDBKeyRange =>
  table ? IDBKeyRange.bound([project, table, ''], [project, table, []]) : IDBKeyRange.bound([project], [project, []])

/** Writes of which a whole is on the disk, or nothing. */
export const STRICT = { durability: 'strict' } as const
