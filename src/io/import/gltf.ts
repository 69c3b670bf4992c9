import type { GLTF } from '@gltf-transform/core'
import type { BlobStore } from '../../assets/blobs.ts'
import type { ImportOptions, InputFile, ReadModel } from '../../commands/context.ts'
import {
  type Asset,
  keysAtEnd,
  Names,
  type NodeId,
  type SceneReader,
  type Transaction,
  type Vec3,
} from '../../document/index.ts'
import { boundsOf, center, FreeSpots, size } from '../../spatial/index.ts'
import { FileError, parseGlb, parseJson } from '../gltf/glb.ts'
import { expandModel } from './expand.ts'
import { readFacts } from './facts.ts'
import { type Packed, packGltf } from './pack.ts'
import { checkStructure } from './structure.ts'

/** What an import works with. */
export interface ImportEnv {
  scene: SceneReader
  blobs: BlobStore
  /** Decodes a model or a picture so that it can be drawn; throws where it cannot. The scene is not touched before it is done. */
  prepare(asset: Asset): Promise<void>
  /** Where a new model is wished for, on the ground; metres. */
  target(): Vec3
}

type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = async (file: InputFile): Promise<Bytes> => new Uint8Array(await file.blob.arrayBuffer())
const extensionOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1].toLowerCase() ?? ''
const baseName = (path: string) => path.replace(/^.*\//, '')

/** Reads every GLB and glTF among some files; the others are taken as files that the glTFs name. */
export async function readModels(
  env: ImportEnv,
  files: readonly InputFile[],
  signal: AbortSignal,
): Promise<ReadModel[]> {
  const main = files.filter((file) => ['glb', 'gltf', 'vrm'].includes(extensionOf(file.path)))
  if (!main.length) throw new FileError(unknownMessage(files))
  const models: ReadModel[] = []
  for (const file of main) {
    signal.throwIfAborted()
    models.push(await readModel(env, file, files))
  }
  return models
}

function unknownMessage(files: readonly InputFile[]): string {
  const names = files.slice(0, 3).map((file) => `"${baseName(file.path)}"`)
  return `${names.join(', ')}${files.length > 3 ? ' …' : ''} cannot be imported: expected a .glb, or a .gltf with its files`
}

async function readModel(env: ImportEnv, file: InputFile, all: readonly InputFile[]): Promise<ReadModel> {
  const name = baseName(file.path)
  const { glb, warnings } = await readGlb(file, all, name)
  const { json, bin } = parseGlb(glb, name)
  const roots = checkStructure(json, name)
  const asset: Asset = {
    id: await env.blobs.put(glb),
    name,
    mime: 'model/gltf-binary',
    size: glb.byteLength,
    kind: 'model',
    ...readFacts({ json, bin }),
  }
  await env.prepare(asset)
  return { name, warnings, write: (tx, options) => writeModel(env, tx, asset, json, roots, options) }
}

/** The file as a GLB that needs no other file: itself where it is one, else all of its files packed. */
async function readGlb(file: InputFile, all: readonly InputFile[], name: string): Promise<Packed> {
  const bytes = await bytesOf(file)
  const isText = extensionOf(file.path) === 'gltf'
  const { json, bin } = isText ? { json: parseJson(bytes, name), bin: null } : parseGlb(bytes, name)
  const uris = [...(json.buffers ?? []), ...(json.images ?? [])]
    .map(({ uri }) => uri)
    .filter((uri) => uri !== undefined)
  if (!uris.length && bin) return { glb: bytes, warnings: [] }
  const folder = file.path.slice(0, file.path.length - name.length)
  const found = new Map<string, Bytes>()
  for (const uri of uris) {
    const match = uri.startsWith('data:') ? undefined : findFile(all, folder, uri)
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

/** A file by its path relative to the glTF; where folders did not come along, by its name. */
function findFile(all: readonly InputFile[], folder: string, uri: string): InputFile | undefined {
  const path = normalize(folder + decode(uri))
  const exact = all.find((file) => normalize(file.path) === path)
  const named = all.filter((file) => baseName(file.path).toLowerCase() === baseName(path).toLowerCase())
  return exact ?? (named.length === 1 ? named[0] : undefined)
}

function decode(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri // a name with a bare "%" in it is taken as it stands
  }
}

function normalize(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Where a model stands need be no finer; a place like -0.0000471 only looks odd in a field. */
const toMillimetres = (n: number) => Math.round(n * 1000) / 1000 || 0
/** How high it stands is exact, but for what floating point has left. */
const tidy = (n: number) => (Math.abs(n) < 1e-9 ? 0 : n)

function writeModel(
  env: ImportEnv,
  tx: Transaction,
  asset: Asset,
  json: GLTF.IGLTF,
  roots: readonly number[],
  options: ImportOptions,
): NodeId {
  const name = new Names(env.scene).free(asset.name.replace(/\.\w+$/, ''))
  const { nodes, materials } = expandModel(asset, json, roots, name)
  const spots = options.place === 'origin' ? null : new FreeSpots(env.scene)
  nodes[0] = { ...nodes[0], order: keysAtEnd(env.scene, null, 1)[0] }
  if (!env.scene.asset(asset.id)) tx.assets.put(asset)
  for (const material of materials) tx.materials.put(material)
  for (const node of nodes) tx.nodes.put(node)
  const bounds = boundsOf(env.scene, [nodes[0].id])
  if (bounds && spots) {
    const [x, y, z] = options.at ?? spots.take(env.target(), size(bounds))
    const [cx, , cz] = center(bounds)
    const position: Vec3 = [toMillimetres(x - cx), tidy(y - bounds.min[1]), toMillimetres(z - cz)]
    tx.nodes.put({ ...nodes[0], position, source: { ...nodes[0].source!, at: position } })
  }
  return nodes[0].id
}
