import type { GLTF } from '@gltf-transform/core'

/** A problem with a file, in words for the person who opened it. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

export interface GlbParts {
  json: GLTF.IGLTF
  /** The binary chunk; empty where there is none. */
  bin: Uint8Array<ArrayBuffer>
}

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BIN_CHUNK = 0x004e4942

export const isGlb = (bytes: Uint8Array): boolean =>
  bytes.byteLength >= 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === MAGIC

/** Splits a GLB into its chunks (glTF 2.0, section 4.4). */
export function parseGlb(bytes: Uint8Array<ArrayBuffer>, name: string): GlbParts {
  if (!isGlb(bytes)) throw new FileError(`"${name}" does not begin as a GLB does; it may be damaged or another format`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < 20) throw new FileError(`"${name}" ends after ${bytes.byteLength} bytes; it is cut short`)
  const version = view.getUint32(4, true)
  if (version !== 2) throw new FileError(`"${name}" is glTF version ${version}; expected version 2`)
  const length = view.getUint32(8, true)
  if (length > bytes.byteLength) {
    throw new FileError(`"${name}" is cut short: it should have ${length} bytes and has ${bytes.byteLength}`)
  }
  const chunks = new Map<number, Uint8Array<ArrayBuffer>>()
  for (let at = 12; at + 8 <= length; ) {
    const size = view.getUint32(at, true)
    const type = view.getUint32(at + 4, true)
    if (at + 8 + size > length) throw new FileError(`"${name}" is damaged: a chunk reaches past its end`)
    if (!chunks.has(type)) chunks.set(type, bytes.subarray(at + 8, at + 8 + size))
    at += 8 + size + ((4 - (size % 4)) % 4)
  }
  const json = chunks.get(JSON_CHUNK)
  if (!json) throw new FileError(`"${name}" has no scene in it (no JSON chunk)`)
  return { json: parseJson(json, name), bin: chunks.get(BIN_CHUNK) ?? new Uint8Array(0) }
}

/** Parses the JSON of a glTF, and makes sure that it is one. */
export function parseJson(bytes: Uint8Array, name: string): GLTF.IGLTF {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    throw new FileError(`"${name}" cannot be read as JSON: ${(error as Error).message}`)
  }
  const version = (json as GLTF.IGLTF | null)?.asset?.version
  if (typeof version !== 'string') throw new FileError(`"${name}" is JSON, but no glTF: it has no asset.version`)
  if (!version.startsWith('2.')) throw new FileError(`"${name}" is glTF version ${version}; expected version 2`)
  return json as GLTF.IGLTF
}

/** Joins a JSON and a binary chunk to a GLB. */
export function writeGlb(json: GLTF.IGLTF, bin: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json))
  const [textSize, binSize] = [pad4(text.byteLength), pad4(bin.byteLength)]
  const total = 12 + 8 + textSize + (bin.byteLength ? 8 + binSize : 0)
  const out = new Uint8Array(total)
  const view = new DataView(out.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, 2, true)
  view.setUint32(8, total, true)
  view.setUint32(12, textSize, true)
  view.setUint32(16, JSON_CHUNK, true)
  out.fill(0x20, 20, 20 + textSize)
  out.set(text, 20)
  if (bin.byteLength) {
    view.setUint32(20 + textSize, binSize, true)
    view.setUint32(24 + textSize, BIN_CHUNK, true)
    out.set(bin, 28 + textSize)
  }
  return out
}

export const pad4 = (n: number): number => (n + 3) & ~3

/** The bytes of a buffer view of the binary chunk; undefined where there is no such view. */
export function viewBytes({ json, bin }: GlbParts, index: number | undefined): Uint8Array<ArrayBuffer> | undefined {
  const view = json.bufferViews?.[index ?? -1]
  return view && bin.subarray(view.byteOffset ?? 0, (view.byteOffset ?? 0) + view.byteLength)
}

/** Several stretches of bytes, one behind the other. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.byteLength
  }
  return out
}
