import type { GLTF } from '@gltf-transform/core'
import type { InputFile } from '../../commands/context.ts'
import { parseGlb, parseJson } from '../gltf/glb.ts'
import { checkShape } from './check.ts'
import { baseName, bytesOf, extensionOf, findFile, folderOf } from './files.ts'
import { type Packed, packGltf } from './pack.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A glTF as a GLB that needs no other file: itself where it is one, else all of its files packed. */
export async function gltfToGlb(file: InputFile, all: readonly InputFile[]): Promise<Packed> {
  const name = baseName(file.path)
  const bytes = await bytesOf(file)
  const isText = extensionOf(file.path) === 'gltf'
  const { json, bin } = isText ? { json: parseJson(bytes, name), bin: null } : parseGlb(bytes, name)
  checkShape(json, name)
  const uris = [...(json.buffers ?? []), ...(json.images ?? [])]
    .map(({ uri }) => uri)
    .filter((uri) => uri !== undefined)
  if (!uris.length && bin) return { glb: bytes, warnings: [] }
  const found = new Map<string, Bytes>()
  for (const uri of uris) {
    const match = uri.startsWith('data:') ? undefined : findFile(all, folderOf(file.path), uri)
    if (match) found.set(uri, await bytesOf(match))
  }
  return packGltf(bin ? withOwnUri(json) : json, name, (uri) => (uri === OWN_CHUNK && bin ? bin : found.get(uri)))
}

/** Stands for a GLB's own chunk while it is packed anew together with the files it names. */
const OWN_CHUNK = 'diorama:chunk'

function withOwnUri(json: GLTF.IGLTF): GLTF.IGLTF {
  const [first, ...others] = json.buffers ?? []
  return first && first.uri === undefined ? { ...json, buffers: [{ ...first, uri: OWN_CHUNK }, ...others] } : json
}
