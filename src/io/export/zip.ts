import type { GLTF } from '@gltf-transform/core'
import { type Zippable, zipSync } from 'fflate'
import { type GlbParts, parseGlb } from '../gltf/glb.ts'
import { COLLECTIONS, visitReferences } from '../gltf/references.ts'
import { joinBuffers } from './bytes.ts'
import { all, compact, ItemSet } from './compact.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Files that are compressed already: packing them again takes time and saves nothing. */
const PACKED = /\.(png|jpe?g|webp|avif|ktx2|glb)$/i

/** A zip of some files. */
export function zip(files: Record<string, Uint8Array>): Bytes {
  const entries = Object.entries(files).map(([path, bytes]) => [path, [bytes, { level: PACKED.test(path) ? 0 : 6 }]])
  return zipSync(Object.fromEntries(entries) as Zippable) as Bytes
}

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/ktx2': 'ktx2',
}

/** A GLB as a glTF with its buffer and its pictures as files beside it. */
export function gltfFiles(glb: Bytes): Record<string, Uint8Array> {
  const { json, bin } = parseGlb(glb, 'the export')
  const files: Record<string, Uint8Array> = {}
  const views = new Set(takePictures({ json, bin }, files))
  for (const view of usedViews(json)) views.delete(view)
  const kept = new ItemSet()
  for (const list of COLLECTIONS) {
    for (const [, i] of all(json, list)) if (list !== 'bufferViews' || !views.has(i)) kept.add(list, i)
  }
  compact(json, kept)
  const buffer = joinBuffers(json, [bin], !views.size)
  if (buffer.byteLength) {
    json.buffers![0].uri = 'scene.bin'
    files['scene.bin'] = buffer
  }
  files['scene.gltf'] = new TextEncoder().encode(JSON.stringify(json, null, 1))
  return files
}

/** Lets pictures be files of their own; returns the buffer views that they were in. */
function takePictures({ json, bin }: GlbParts, files: Record<string, Uint8Array>): number[] {
  return (json.images ?? []).flatMap((image, i) => {
    const view = json.bufferViews?.[image.bufferView ?? -1]
    if (!view) return []
    const { byteOffset = 0, byteLength } = view
    const stem = image.name?.replace(/[^\w.-]+/g, '-') || `picture-${i + 1}`
    const ending = EXTENSIONS[image.mimeType ?? ''] ?? 'bin'
    const name = `${stem}.${ending}` in files ? `${stem}-${i + 1}.${ending}` : `${stem}.${ending}`
    files[name] = bin.slice(byteOffset, byteOffset + byteLength)
    image.uri = encodeURIComponent(name)
    const index = image.bufferView!
    delete image.bufferView
    return [index]
  })
}

function usedViews(json: GLTF.IGLTF): Set<number> {
  const used = new Set<number>()
  visitReferences(json, ({ to, index }) => to === 'bufferViews' && used.add(index as number))
  return used
}
