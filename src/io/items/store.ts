import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Vec3 } from '../../document/index.ts'

/** A thing that the user keeps. */
export interface KeptItem {
  id: string
  name: string
  /** Milliseconds since the epoch. */
  kept: number
  /** Metres. */
  size: Vec3
  /** A small picture of it. */
  picture: Blob
  /** A project file with nothing else in it. */
  file: Blob
}

interface Schema extends DBSchema {
  items: { key: string; value: KeptItem }
}

/** Where things are kept. */
export interface ItemTable {
  /** The oldest first. */
  all(): Promise<KeptItem[]>
  put(item: KeptItem): Promise<void>
  remove(id: string): Promise<void>
}

/** The things that the user keeps in this browser, which every project can use. */
export class ItemStore implements ItemTable {
  #db: Promise<IDBPDatabase<Schema>> | null = null

  async all(): Promise<KeptItem[]> {
    const items = await (await this.#open()).getAll('items')
    return items.sort((a, b) => a.kept - b.kept)
  }

  async put(item: KeptItem): Promise<void> {
    await (await this.#open()).put('items', item)
  }

  async remove(id: string): Promise<void> {
    await (await this.#open()).delete('items', id)
  }

  /** A database of its own: it goes with no project. */
  #open(): Promise<IDBPDatabase<Schema>> {
    this.#db ??= openDB<Schema>('diorama-items', 1, {
      upgrade: (db) => void db.createObjectStore('items', { keyPath: 'id' }),
    })
    return this.#db
  }
}
