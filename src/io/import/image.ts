import type { InputFile } from '../../commands/context.ts'
import type { Asset } from '../../document/index.ts'
import { FileError } from '../gltf/glb.ts'
import type { ImportEnv } from './gltf.ts'

/** The first bytes of the pictures that browsers and glTF know. */
const SIGNATURES: [mime: string, at: number, bytes: string][] = [
  ['image/png', 0, '\x89PNG'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
]

/** Takes in a picture for textures, as it is. Told by its first bytes, not by its name. */
export async function readImage({ blobs, prepare }: ImportEnv, file: InputFile): Promise<Asset> {
  const name = file.path.replace(/^.*\//, '')
  const bytes = new Uint8Array(await file.blob.arrayBuffer())
  const mime = mimeOf(bytes)
  if (!mime) throw new FileError(`"${name}" is no picture; expected PNG, JPEG, WebP or AVIF`)
  const id = await blobs.put(bytes)
  const asset: Asset = { id, name, mime, size: bytes.byteLength, kind: 'image' }
  await prepare(asset)
  return asset
}

function mimeOf(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return SIGNATURES.find(([, at, text]) => head.startsWith(text, at))?.[0]
}
