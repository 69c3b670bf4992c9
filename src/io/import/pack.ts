import type { GLTF } from '@gltf-transform/core'
import { concat, FileError, pad4, writeGlb } from '../gltf/glb.ts'
import { pictureFacts } from '../gltf/picture-facts.ts'
import { decode } from './files.ts'

/** One white pixel, as PNG. */
const WHITE_PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
)

/** Finds the bytes of a file that came along, by its path relative to the glTF; undefined where it did not come. */
export type FindFile = (uri: string) => Uint8Array | undefined

export interface Packed {
  glb: Uint8Array<ArrayBuffer>
  warnings: string[]
}

/**
 * Packs a glTF and its files into one GLB, touching nothing but where the bytes are: buffers are joined, images become
 * buffer views, byte for byte. Without a buffer there is no model; an image that is missing becomes a white pixel, and
 * a warning.
 */
export function packGltf(source: GLTF.IGLTF, name: string, find: FindFile): Packed {
  const json = structuredClone(source)
  const missing: string[] = []
  const blank: string[] = []
  const parts: Uint8Array[] = []
  let length = 0
  const append = (bytes: Uint8Array): number => {
    const offset = length
    length = pad4(offset + bytes.byteLength)
    parts.push(bytes, new Uint8Array(length - offset - bytes.byteLength))
    return offset
  }
  const load = (uri: string) => (uri.startsWith('data:') ? fromDataUri(uri, name) : find(uri))

  const joins = [...(json.buffers ?? []), ...(json.images ?? [])].some(({ uri }) => uri !== undefined)
  const buffers: GLTF.IBuffer[] = joins ? [{ byteLength: 0 }] : []
  const places = (json.buffers ?? []).map((buffer): Place => {
    if (buffer.uri !== undefined) {
      const bytes = load(buffer.uri)
      if (!bytes) missing.push(buffer.uri)
      return { buffer: 0, offset: append(bytes ?? new Uint8Array(0)) }
    }
    return { buffer: buffers.push(buffer) - 1, offset: 0 }
  })
  json.bufferViews = moveViews(json, places)
  for (const image of json.images ?? []) {
    if (image.uri === undefined) continue
    const bytes = load(image.uri) ?? WHITE_PIXEL
    if (bytes === WHITE_PIXEL) blank.push(image.uri)
    image.mimeType ??= mimeOf(image.uri, bytes)
    image.bufferView = json.bufferViews.push({ buffer: 0, byteOffset: append(bytes), byteLength: bytes.byteLength }) - 1
    if (!image.uri.startsWith('data:'))
      image.name ??= decode(image.uri)
        .replace(/^.*\//, '')
        .replace(/\.\w+$/, '')
    delete image.uri
  }
  if (missing.length) throw new FileError(missingMessage(name, missing))
  if (!json.bufferViews.length) delete json.bufferViews
  if (joins) buffers[0].byteLength = length
  if (buffers.length) json.buffers = buffers
  const warnings = blank.length ? [`"${name}" shows plain where ${blankMessage(blank)}`] : []
  return { glb: writeGlb(json, concat(parts)), warnings }
}

/** Where the bytes of a buffer went. Buffers without a file (fallbacks of meshopt) stay buffers of their own. */
interface Place {
  buffer: number
  offset: number
}

type MeshoptView = { buffer: number; byteOffset?: number }

function moveViews(json: GLTF.IGLTF, places: readonly Place[]): GLTF.IBufferView[] {
  const move = <V extends MeshoptView>(view: V): V => {
    const place = places[view.buffer]
    return place ? { ...view, buffer: place.buffer, byteOffset: place.offset + (view.byteOffset ?? 0) } : view
  }
  return (json.bufferViews ?? []).map((view) => {
    const moved = move(view)
    for (const key of ['EXT_meshopt_compression', 'KHR_meshopt_compression']) {
      const inner = moved.extensions?.[key] as MeshoptView | undefined
      if (inner) moved.extensions = { ...moved.extensions, [key]: move(inner) }
    }
    return moved
  })
}

function blankMessage(uris: readonly string[]): string {
  const outside = uris.some((uri) => /^[a-z][a-z0-9+.-]*:/i.test(uri))
  const verb = uris.length === 1 ? 'is' : 'are'
  if (outside) return `its textures ${verb} on other hosts, which are not fetched: ${list(uris)}`
  return `its textures did not come with it: ${list(uris)}. Drop them together with it to see them`
}

function missingMessage(name: string, missing: readonly string[]): string {
  const outside = missing.filter((uri) => /^[a-z][a-z0-9+.-]*:/i.test(uri))
  if (outside.length) return `"${name}" names files on other hosts, which are not fetched: ${list(outside)}`
  return `"${name}" needs files that did not come with it: ${list(missing)}. Drop the whole folder, or all files together`
}

/** Some names in a sentence. */
export const list = (names: readonly string[]) =>
  names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '')

function fromDataUri(uri: string, name: string): Uint8Array {
  const match = /^data:[^,]*?(;base64)?,(.*)$/s.exec(uri)
  if (!match) throw new FileError(`"${name}" has a data URI that cannot be read`)
  try {
    const text = match[1] ? atob(match[2]) : decodeURIComponent(match[2])
    return Uint8Array.from(text, (char) => char.charCodeAt(0))
  } catch {
    throw new FileError(`"${name}" has a data URI that is damaged`)
  }
}

/** The type of an image by its first bytes, else by its name. */
function mimeOf(uri: string, bytes: Uint8Array): string {
  return pictureFacts(bytes)?.mime ?? (/\.png$/i.test(uri) ? 'image/png' : 'image/jpeg')
}
