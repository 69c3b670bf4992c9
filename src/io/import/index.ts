import { type ImportOptions, type ReadFiles, type ReadItem, UNITS } from '../../commands/context.ts'
import {
  createNode,
  keysAtEnd,
  Names,
  type NodeId,
  newId,
  type Quat,
  type SceneNode,
  type Transaction,
  type Vec3,
} from '../../document/index.ts'
import { type Bounds, center, FreeSpots, size } from '../../spatial/index.ts'
import type { ImportEnv } from './env.ts'
import type { ParsedFiles, ParsedModel, ParsedPicture } from './parse.ts'
import { replaceModel } from './replace.ts'

/** Makes what was parsed ready to be written into the scene: its bytes are kept, and it is decoded. */
export async function readItems(env: ImportEnv, parsed: ParsedFiles, signal: AbortSignal): Promise<ReadFiles> {
  const items: ReadItem[] = []
  const warnings = [...parsed.warnings]
  for (const item of parsed.items) {
    signal.throwIfAborted()
    env.blobs.keep(item.asset.id, item.bytes)
    warnings.push(...(await env.prepare(item.asset)))
    items.push(item.kind === 'model' ? modelItem(env, item) : pictureItem(env, item))
  }
  return { items, warnings }
}

/** Turns what has Z up: a quarter about X. */
const Z_UP: Quat = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2]
/** Metres between which a thing is taken for as large as it says. */
const [SMALLEST, LARGEST] = [0.01, 1000]

function modelItem(env: ImportEnv, model: ParsedModel): ReadItem {
  const { asset, unsaid, bounds } = model
  const extent: Vec3 = bounds ? size(bounds) : [0, 0, 0]
  const longest = Math.max(...extent)
  const isOdd = longest > 0 && (longest < SMALLEST || longest > LARGEST)
  const asks = unsaid.unit || unsaid.up || isOdd
  return {
    name: asset.name,
    kind: 'model',
    ...(asks && { question: { size: extent, unit: !!unsaid.unit || isOdd, up: !!unsaid.up } }),
    write: (tx, options) => writeModel(env, tx, model, options),
    replace: (tx, old) => replaceModel(env, tx, old, model),
  }
}

/** Bounds in other units, and with another axis up. */
function standing({ min, max }: Bounds, scale: number, up: ImportOptions['up']): Bounds {
  const turn = ([x, y, z]: Vec3): Vec3 =>
    up === 'Z' ? [x * scale, z * scale, -y * scale] : [x * scale, y * scale, z * scale]
  const [a, b] = [turn(min), turn(max)]
  const each = (pick: (...n: number[]) => number) => [0, 1, 2].map((i) => pick(a[i], b[i])) as Vec3
  return { min: each(Math.min), max: each(Math.max) }
}

/** Where a model stands need be no finer; a place like -0.0000471 only looks odd in a field. */
const toMillimetres = (n: number) => Math.round(n * 1000) / 1000 || 0
/** How high it stands is exact, unless its bottom is within a tenth of a millimetre of its origin. */
const tidy = (n: number) => (Math.abs(n) < 1e-4 ? 0 : n)

function writeModel({ scene, target }: ImportEnv, tx: Transaction, model: ParsedModel, options: ImportOptions): NodeId {
  const { asset, bounds } = model
  const { nodes, materials } = model.expanded
  const scale = UNITS[options.unit ?? 'm']
  const placed = bounds && options.place !== 'origin' ? standing(bounds, scale, options.up) : null
  let group: SceneNode = {
    ...nodes[0],
    name: new Names(scene).free(nodes[0].name),
    order: keysAtEnd(scene, null, 1)[0],
    scale: [scale, scale, scale],
    ...(options.up === 'Z' && { rotation: Z_UP }),
  }
  if (placed) {
    const [x, y, z] = options.at ?? new FreeSpots(scene).take(target(), size(placed))
    const [cx, , cz] = center(placed)
    const position: Vec3 = [toMillimetres(x - cx), tidy(y - placed.min[1]), toMillimetres(z - cz)]
    group = { ...group, position, source: { ...group.source!, at: position } }
  }
  if (!scene.asset(asset.id)) tx.assets.put(asset)
  for (const material of materials) tx.materials.put(material)
  for (const node of [group, ...nodes.slice(1)]) tx.nodes.put(node)
  return group.id
}

/** Metres that the longer side of a new picture has. */
const PICTURE_SIZE = 1

function pictureItem(env: ImportEnv, picture: ParsedPicture): ReadItem {
  const { asset, kind } = picture
  const write = kind === 'environment' ? writePanorama : writePicture
  return { name: asset.name, kind, write: (tx, options) => write(env, tx, picture, options) }
}

/** A panorama lights the scene, in the place of the map that did. */
function writePanorama({ scene }: ImportEnv, tx: Transaction, { asset }: ParsedPicture): null {
  if (!scene.asset(asset.id)) tx.assets.put(asset)
  tx.settings((draft) => {
    draft.environment.image = asset.id
  })
  return null
}

/** A picture stands upright on its lower edge, as a plane that shows it from both sides. */
function writePicture(env: ImportEnv, tx: Transaction, picture: ParsedPicture, { at }: ImportOptions): NodeId {
  const { scene } = env
  const { asset, width, height } = picture
  const name = new Names(scene).free(asset.name.replace(/\.\w+$/, ''))
  const share = PICTURE_SIZE / Math.max(width, height, 1)
  const [w, h] = [(width || 1) * share, (height || 1) * share]
  const [x, y, z] = at ?? new FreeSpots(scene).take(env.target(), [w, h, 0])
  const material = {
    id: newId(),
    name,
    color: '#ffffff',
    roughness: 1,
    doubleSided: true,
    textures: { color: asset.id },
  }
  if (!scene.asset(asset.id)) tx.assets.put(asset)
  tx.materials.put(material)
  const plane = createNode('mesh', {
    name,
    order: keysAtEnd(scene, null, 1)[0],
    geometry: { shape: 'plane', width: w, depth: h },
    materials: [material.id],
    position: [x, y + h / 2, z],
    rotation: [Math.SQRT1_2, 0, 0, Math.SQRT1_2],
  })
  tx.nodes.put(plane)
  return plane.id
}
