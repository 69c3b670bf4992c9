import type { GLTF } from '@gltf-transform/core'
import { concat, type GlbParts } from '../gltf/glb.ts'
import { COLLECTIONS, type Collection, itemsOf, setItems, visitReferences } from '../gltf/references.ts'
import { joinUsed, stripStrangers } from './extensions.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A model inside the file that is written: its own JSON, and where its lists begin in the file's. */
export interface Adopted {
  json: GLTF.IGLTF
  at(collection: Collection, index: number): number
}

/** A glTF that is being written: its JSON, and the bytes of its buffers. Nothing of a model is decoded. */
export class GltfFile {
  json: GLTF.IGLTF = { asset: { version: '2.0' } }
  /** For each buffer its bytes; none for those that only stand for what a decoder makes (Meshopt's fallbacks). */
  readonly bytes: (Bytes | undefined)[] = []
  readonly warnings: string[] = []
  #own: { buffer: number; parts: Bytes[]; length: number } | null = null

  /** Takes in all of a model, behind what is there already. */
  adopt({ json: source, bin }: GlbParts, name: string): Adopted {
    const json = structuredClone(source)
    const starts = new Map(COLLECTIONS.map((collection) => [collection, itemsOf(this.json, collection).length]))
    const at = (collection: Collection, index: number) => starts.get(collection)! + index
    const isFirst = !this.bytes.length && [...starts.values()].every((n) => n === 0)
    if (!isFirst) this.tellLost(stripStrangers(json), `in a file of several models, as of "${name}"`)
    visitReferences(json, ({ to, index, set }) => set(at(to, index as number)))
    ;(json.buffers ?? []).forEach((_, i) => {
      this.bytes[at('buffers', i)] = i === 0 && bin.byteLength ? bin : undefined
    })
    if (isFirst) this.json = json
    else this.#join(json)
    return { json: source, at }
  }

  /** Adds an item to a list; returns its index. */
  add(collection: Collection, item: object): number {
    const items = itemsOf(this.json, collection) as object[]
    if (!items.length) setItems(this.json, collection, [item])
    else items.push(item)
    return Math.max(0, items.length - 1)
  }

  /** Puts bytes into a buffer of the file's own; returns their buffer view. */
  addView(bytes: Uint8Array, target?: 34962 | 34963): number {
    this.#own ??= { buffer: this.add('buffers', { byteLength: 0 }), parts: [], length: 0 }
    const { parts, buffer, length } = this.#own
    const padding = (4 - (bytes.byteLength % 4)) % 4
    parts.push(new Uint8Array(bytes), new Uint8Array(padding))
    this.#own.length += bytes.byteLength + padding
    return this.add('bufferViews', {
      buffer,
      byteOffset: length,
      byteLength: bytes.byteLength,
      ...(target && { target }),
    })
  }

  /** Says that the file cannot be shown without an extension. */
  require(extension: string): void {
    const required = this.json.extensionsRequired ?? []
    if (!required.includes(extension)) this.json.extensionsRequired = [...required, extension]
  }

  /** Ends the buffer of the file's own. */
  close(): void {
    if (!this.#own) return
    const { buffer, parts, length } = this.#own
    this.json.buffers![buffer].byteLength = length
    this.bytes[buffer] = concat(parts)
  }

  #join(json: GLTF.IGLTF) {
    for (const collection of COLLECTIONS) {
      const items = itemsOf(json, collection)
      if (items.length) setItems(this.json, collection, [...itemsOf(this.json, collection), ...items])
    }
    for (const [name, extension] of Object.entries(json.extensions ?? {})) {
      this.json.extensions ??= {}
      this.json.extensions[name] ??= extension
    }
    if (json.extras) this.json.extras = { ...(json.extras as object), ...(this.json.extras as object) }
    const notices = [this.json.asset.copyright, json.asset.copyright].filter((text) => text)
    if (notices.length) this.json.asset.copyright = [...new Set(notices)].join('; ')
    joinUsed(this.json, json)
  }

  /** Warns of extensions that are left out, since what they name by number is not known, and numbers change there. */
  tellLost(names: readonly string[], where: string): void {
    if (!names.length) return
    this.warnings.push(
      `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} left out: it names parts by their number, and numbers change ${where}`,
    )
  }
}
