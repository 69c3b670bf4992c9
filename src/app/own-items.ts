import type { BlobStore } from '../assets/blobs.ts'
import type { LibraryItem, NewItem } from '../commands/library-item.ts'
import { type Asset, newId, type SceneRecords } from '../document/index.ts'
import { ItemStore, type ItemTable, type KeptItem } from '../io/items/store.ts'
import { readProjectFile } from '../io/project/file/read.ts'
import { writeProjectFile } from '../io/project/file/write.ts'

interface Ports {
  blobs: BlobStore
  prepare(asset: Asset): Promise<unknown>
  /** Where they are kept; the browser's database when left out. */
  store?: ItemTable
}

/** The user's own things of the library, each kept as a small project. */
export class OwnItems {
  readonly #store: ItemTable
  readonly #kept = new Map<string, KeptItem>()
  #items: LibraryItem[] = []

  /** Throws a sentence where this browser keeps nothing. */
  static async load(ports: Ports): Promise<OwnItems> {
    const own = new OwnItems(ports)
    const all = await own.#store.all().catch((error: Error) => {
      throw new Error(`This browser keeps nothing of the library, as in a private window: ${error.message}`)
    })
    for (const kept of all) own.#add(kept)
    return own
  }

  private constructor(private readonly ports: Ports) {
    this.#store = ports.store ?? new ItemStore()
  }

  get items(): readonly LibraryItem[] {
    return this.#items
  }

  async keep({ name, size, records, picture }: NewItem): Promise<LibraryItem> {
    const file = await writeProjectFile({
      ...{ records, messages: [], session: null, thumbnail: null },
      bytesOf: (id) => this.ports.blobs.get(id),
    })
    const item: KeptItem = { id: `own-${newId()}`, name: this.#freeName(name), kept: Date.now(), size, picture, file }
    await this.#store.put(item)
    return this.#add(item)
  }

  async forget(id: string): Promise<void> {
    await this.#store.remove(id)
    this.#items = this.#items.filter((item) => item.id !== id)
  }

  /** Takes back that a thing was forgotten, for as long as the page is open. Throws where none was. */
  async restore(id: string): Promise<LibraryItem> {
    const kept = this.#kept.get(id)
    if (!kept) throw new Error('It was forgotten for good; keep it anew')
    await this.#store.put(kept)
    return this.#add(kept)
  }

  /** What it is made of, ready to be put into a scene. Throws a sentence where it cannot be read. */
  async contentOf(id: string): Promise<SceneRecords> {
    const { records, bytes, faults } = await readProjectFile(this.#kept.get(id)!.file)
    if (faults.length) throw new Error(`What was kept is damaged: ${faults[0]}`)
    for (const [asset, content] of bytes) this.ports.blobs.keep(asset, content)
    await Promise.all(records.assets.map((asset) => this.ports.prepare(asset)))
    return records
  }

  #add(kept: KeptItem): LibraryItem {
    const item = itemOf(kept)
    this.#kept.set(kept.id, kept)
    this.#items = [...this.#items, item]
    return item
  }

  #freeName(name: string): string {
    const taken = new Set(this.#items.map((item) => item.name))
    for (let i = 2, free = name; ; free = `${name} ${i++}`) if (!taken.has(free)) return free
  }
}

/** Its shape, for those who want to know how much room it takes, is a box. */
function itemOf({ id, name, size, picture }: KeptItem): LibraryItem {
  const [width, height, depth] = size.map((n) => Math.max(n, 0.001))
  const geometry = { shape: 'box', width, height, depth } as const
  const finish = { name, color: '#808080' }
  return {
    ...{ id, name, category: 'own', words: [name.toLowerCase()], params: {} },
    picture: URL.createObjectURL(picture),
    make: () => ({ parts: [{ name, geometry, position: [0, height / 2, 0], finish }] }),
  }
}
