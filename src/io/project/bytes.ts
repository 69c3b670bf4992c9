import { sha256 } from '../../assets/hash.ts'
import type { Database } from './database.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Where the bytes of assets are kept, each once, by their hash. */
export interface ByteStore {
  has(id: string): Promise<boolean>
  put(id: string, bytes: Bytes): Promise<void>
  /** Throws a sentence where they are missing or damaged. */
  get(id: string): Promise<Bytes>
  remove(id: string): Promise<void>
  ids(): Promise<string[]>
}

/** The origin's own file system where it can be written to, else the database. */
export async function openBytes(db: Database): Promise<ByteStore> {
  return (await fileBytes()) ?? databaseBytes(db)
}

const FOLDER = 'assets'

async function fileBytes(): Promise<ByteStore | null> {
  let folder: FileSystemDirectoryHandle
  try {
    const root = await navigator.storage.getDirectory()
    folder = await root.getDirectoryHandle(FOLDER, { create: true })
  } catch {
    return null // no such file system, or it is closed to this page: the database keeps them
  }
  if (typeof FileSystemFileHandle === 'undefined' || !('createWritable' in FileSystemFileHandle.prototype)) return null
  const find = (id: string) => folder.getFileHandle(id).catch(() => null)
  return {
    has: async (id) => (await find(id)) !== null,
    async put(id, bytes) {
      if ((await (await find(id))?.getFile())?.size === bytes.byteLength) return
      // What is written shows only once it is closed: a crash in the midst leaves no half file.
      const writable = await (await folder.getFileHandle(id, { create: true })).createWritable()
      try {
        await writable.write(bytes)
        await writable.close()
      } catch (error) {
        await writable.abort().catch(() => {})
        await folder.removeEntry(id).catch(() => {})
        throw error
      }
    },
    async get(id) {
      const handle = await find(id)
      return checked(id, handle && new Uint8Array(await (await handle.getFile()).arrayBuffer()))
    },
    remove: (id) => folder.removeEntry(id).catch(ignoreMissing),
    async ids() {
      const ids: string[] = []
      for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) ids.push(name)
      return ids
    },
  }
}

export function databaseBytes(db: Database): ByteStore {
  return {
    has: async (id) => (await db.count('bytes', id)) > 0,
    async put(id, bytes) {
      if (!(await this.has(id))) await db.put('bytes', bytes, id)
    },
    get: async (id) => checked(id, await db.get('bytes', id)),
    remove: (id) => db.delete('bytes', id),
    ids: () => db.getAllKeys('bytes'),
  }
}

async function checked(id: string, bytes: Bytes | null | undefined): Promise<Bytes> {
  if (!bytes) throw new Error('its file is missing')
  if ((await sha256(bytes)) !== id) throw new Error('its file is damaged')
  return bytes
}

/** Another tab may have been faster. */
function ignoreMissing(error: unknown) {
  if ((error as DOMException).name !== 'NotFoundError') throw error
}
