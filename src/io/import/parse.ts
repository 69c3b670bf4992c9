import { sha256 } from '../../assets/hash.ts'
import type { InputFile } from '../../commands/context.ts'
import { type Asset, createScene } from '../../document/index.ts'
import { type Bounds, sceneBounds } from '../../spatial/index.ts'
import { FileError, parseGlb } from '../gltf/glb.ts'
import { rootsOf } from '../gltf/nodes.ts'
import { pictureFacts } from '../gltf/picture-facts.ts'
import { checkModel, checkShape, doubts } from './check.ts'
import { LARGEST_PICTURE } from './check-pictures.ts'
import { type Expanded, expandModel } from './expand.ts'
import { readFacts } from './facts.ts'
import { baseName, bytesOf, extensionOf, unpackArchives } from './files.ts'
import { FORMATS } from './formats.ts'
import type { Unsaid } from './to-glb.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Parsed {
  asset: Asset
  bytes: Bytes
}

/** A model that was read: everything but its place in a scene. */
export interface ParsedModel extends Parsed {
  kind: 'model'
  expanded: Expanded
  /** What its format does not say. */
  unsaid: Unsaid
  /** Where its parts are as its numbers say, metres; null where there is nothing to see. */
  bounds: Bounds | null
}

/** A picture, or a panorama that lights a scene. */
export interface ParsedPicture extends Parsed {
  kind: 'image' | 'environment'
  /** Pixels; 0 where they are not known before it is decoded. */
  width: number
  height: number
}

export interface ParsedFiles {
  items: (ParsedModel | ParsedPicture)[]
  warnings: string[]
}

/**
 * Reads files: models of every format, with what they name; pictures and panoramas where no model came with them. What
 * is damaged is among the warnings, as long as something else can be read; else it throws a sentence. Runs anywhere.
 */
export async function parseFiles(given: readonly InputFile[]): Promise<ParsedFiles> {
  const files = await unpackArchives(given)
  const models = files.filter((file) => extensionOf(file.path) in FORMATS)
  const main = models.length ? models : files.filter((file) => isPicture(file.path))
  if (!main.length) throw new FileError(unknownMessage(files))
  const parsed: ParsedFiles = { items: [], warnings: [] }
  let fault: FileError | null = null
  for (const file of main) {
    try {
      parsed.items.push(models.length ? await parseModel(file, files, parsed.warnings) : await parsePicture(file))
    } catch (error) {
      fault = asFileError(error as Error, baseName(file.path))
      parsed.warnings.push(fault.message)
    }
  }
  if (fault && !parsed.items.length) throw fault
  return parsed
}

/** Nothing that a file can do wrong may look like a fault of the program. */
function asFileError(error: Error, name: string): FileError {
  return error instanceof FileError ? error : new FileError(`"${name}" cannot be read: ${error.message}`)
}

async function parseModel(file: InputFile, all: readonly InputFile[], warnings: string[]): Promise<ParsedModel> {
  const name = baseName(file.path)
  const extension = extensionOf(file.path)
  const toGlb = await FORMATS[extension]()
  const { glb, warnings: own, unsaid = {} } = await toGlb(file, all)
  const parts = parseGlb(glb, name)
  checkShape(parts.json, name)
  checkModel(parts, name)
  const asset: Asset = {
    ...{ id: await sha256(glb), name, mime: 'model/gltf-binary', size: glb.byteLength, kind: 'model' },
    ...readFacts(parts),
  }
  warnings.push(...own, ...doubts(parts.json, name), ...otherScenes(parts.json, name))
  const expanded = expandModel(asset, parts.json, rootsOf(parts.json), name.replace(/\.\w+$/, ''))
  return { kind: 'model', asset, bytes: glb, expanded, unsaid, bounds: measure(asset, expanded) }
}

/** Measured in a scene of its own. */
function measure(asset: Asset, { nodes, materials }: Expanded): Bounds | null {
  const scene = createScene()
  scene.transact('Measure', { source: 'script' }, (tx) => {
    tx.assets.put(asset)
    for (const material of materials) tx.materials.put(material)
    for (const node of nodes) tx.nodes.put(node)
  })
  const bounds = sceneBounds(scene)
  if (bounds && ![...bounds.min, ...bounds.max].every(Number.isFinite)) {
    throw new FileError(`"${asset.name}" is damaged: what is in it stands nowhere, or is endlessly large`)
  }
  return bounds
}

function otherScenes(json: { scenes?: { name?: string }[]; scene?: number }, name: string): string[] {
  const { scenes = [], scene = 0 } = json
  if (scenes.length < 2) return []
  const shown = scenes[scene]?.name ? `"${scenes[scene].name}"` : 'the first'
  return [`"${name}" has ${scenes.length} scenes; ${shown} is shown, the others are kept for the export`]
}

const PANORAMAS: Record<string, string> = { hdr: 'image/vnd.radiance', exr: 'image/x-exr' }
const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'avif']
const isPicture = (path: string) => [...Object.keys(PANORAMAS), ...PICTURES].includes(extensionOf(path))

/** Takes a picture or a panorama as it is. Throws a FileError where it is neither. */
export async function parsePicture(file: InputFile): Promise<ParsedPicture> {
  const bytes = await bytesOf(file)
  const name = baseName(file.path)
  const common = { id: await sha256(bytes), name, size: bytes.byteLength }
  const panorama = PANORAMAS[extensionOf(file.path)]
  if (panorama) {
    const kind = 'environment'
    return { kind, asset: { ...common, mime: panorama, kind }, bytes, ...(await panoramaSize(bytes, name, panorama)) }
  }
  const facts = pictureFacts(bytes)
  if (!facts || facts.mime === 'image/ktx2') {
    throw new FileError(`"${name}" is no picture; expected PNG, JPEG, WebP or AVIF`)
  }
  const { mime, width, height } = facts
  if (Math.max(width, height) > LARGEST_PICTURE) throw new FileError(tooLarge(name, width, height))
  return { kind: 'image', asset: { ...common, mime, kind: 'image' }, bytes, width, height }
}

/** Pixels of a panorama. Decodes it, since no header tells whether the rest is whole; throws a FileError where it is not. */
async function panoramaSize(bytes: Bytes, name: string, mime: string): Promise<{ width: number; height: number }> {
  const { decodePanorama } = await import('./panorama.ts')
  const { width, height } = decodePanorama(bytes, name, mime)
  if (Math.max(width, height) > LARGEST_PICTURE) throw new FileError(tooLarge(name, width, height))
  return { width, height }
}

const tooLarge = (name: string, width: number, height: number) =>
  `"${name}" is ${width} × ${height} pixels; at most ${LARGEST_PICTURE} a side can be shown`

function unknownMessage(files: readonly InputFile[]): string {
  const names = files.slice(0, 3).map((file) => `"${baseName(file.path)}"`)
  return `${names.join(', ')}${files.length > 3 ? ' …' : ''} cannot be imported: expected a .glb, or a .gltf with its files, or ${OTHERS}`
}

const OTHERS = `${Object.keys(FORMATS)
  .filter((extension) => !['glb', 'gltf', 'vrm'].includes(extension))
  .join(', ')}, a zip of these, a picture or a panorama`
