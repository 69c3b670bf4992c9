import type { AssetId } from '../document/index.ts'
import { sha256 } from './hash.ts'

/** The bytes of assets, by their hash: each once, however often it is used. */
export class BlobStore {
  readonly #bytes = new Map<AssetId, Uint8Array<ArrayBuffer>>()

  /** Keeps bytes and returns their id. */
  async put(bytes: Uint8Array<ArrayBuffer>): Promise<AssetId> {
    const id = await sha256(bytes)
    this.keep(id, bytes)
    return id
  }

  /** Keeps bytes whose hash is known. */
  keep(id: AssetId, bytes: Uint8Array<ArrayBuffer>): void {
    if (!this.#bytes.has(id)) this.#bytes.set(id, bytes)
  }

  get(id: AssetId): Uint8Array<ArrayBuffer> {
    const bytes = this.#bytes.get(id)
    if (!bytes) throw new Error(`The bytes of asset ${id.slice(0, 8)}… are not in the store`)
    return bytes
  }

  /** Forgets all bytes but these. */
  keepOnly(ids: ReadonlySet<AssetId>): void {
    for (const id of this.#bytes.keys()) if (!ids.has(id)) this.#bytes.delete(id)
  }

  has(id: AssetId): boolean {
    return this.#bytes.has(id)
  }
}
