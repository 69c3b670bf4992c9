import { type Zippable, zipSync } from 'fflate'
import { type GlbParts, parseGlb, viewBytes } from '../gltf/glb.ts'
import { joinBuffers } from './bytes.ts'
import { dropUnusedViews } from './textures.ts'

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
  takePictures({ json, bin }, files)
  dropUnusedViews(json)
  const buffer = joinBuffers(json, [bin], false)
  if (buffer.byteLength) {
    json.buffers![0].uri = 'scene.bin'
    files['scene.bin'] = buffer
  }
  files['scene.gltf'] = new TextEncoder().encode(JSON.stringify(json, null, 1))
  return files
}

/** Lets pictures be files of their own. */
function takePictures(parts: GlbParts, files: Record<string, Uint8Array>) {
  const { names } = pictureFiles(parts, files)
  for (const [i, name] of names) {
    const image = parts.json.images![i]
    image.uri = encodeURIComponent(name)
    delete image.bufferView
  }
}

/** The pictures of a GLB as files, under names of their own; where there are `files` already, among these. */
export function pictureFiles({ json, bin }: GlbParts, files: Record<string, Uint8Array> = {}) {
  const names = new Map<number, string>()
  for (const [i, image] of (json.images ?? []).entries()) {
    const bytes = viewBytes({ json, bin }, image.bufferView)
    if (!bytes) continue
    const stem = image.name?.replace(/[^\w.-]+/g, '-') || `picture-${i + 1}`
    const ending = EXTENSIONS[image.mimeType ?? ''] ?? 'bin'
    const name = `${stem}.${ending}` in files ? `${stem}-${i + 1}.${ending}` : `${stem}.${ending}`
    files[name] = bytes.slice()
    names.set(i, name)
  }
  const ofTexture = (index: number | undefined) => names.get(json.textures?.[index ?? -1]?.source ?? -1)
  return { files, names, ofTexture }
}
