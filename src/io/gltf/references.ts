import type { GLTF } from '@gltf-transform/core'

/** The lists of a glTF whose items are named by their index; the last ones are lists of extensions. */
export const COLLECTIONS = [
  'scenes',
  'nodes',
  'meshes',
  'materials',
  'textures',
  'images',
  'samplers',
  'skins',
  'cameras',
  'animations',
  'accessors',
  'bufferViews',
  'buffers',
  'lights',
  'variants',
  'packets',
] as const
export type Collection = (typeof COLLECTIONS)[number]

/** A place in a glTF that names an item of a list by its index. */
export interface Reference {
  to: Collection
  index: unknown
  /** Where it stands, such as `meshes[2].primitives[0].material`. */
  path: string
  set(index: number): void
}

type Json = Record<string, unknown>
type Visit = (reference: Reference) => void

/** Which extension holds a list that core glTF has not. */
const EXTENSION_OF: Partial<Record<Collection, string>> = {
  lights: 'KHR_lights_punctual',
  variants: 'KHR_materials_variants',
  packets: 'KHR_xmp_json_ld',
}

/** The items of a list; none where the glTF has no such list. */
export function itemsOf(json: GLTF.IGLTF, collection: Collection): readonly Json[] {
  const list = holderOf(json, collection)?.[collection]
  return Array.isArray(list) ? list : []
}

/** Replaces a list; one without items goes. */
export function setItems(json: GLTF.IGLTF, collection: Collection, items: readonly unknown[]): void {
  const extension = EXTENSION_OF[collection]
  if (extension && items.length) {
    json.extensions = { ...json.extensions, [extension]: { ...(json.extensions?.[extension] as Json) } }
  }
  const holder = holderOf(json, collection)
  if (!holder) return
  if (items.length) holder[collection] = items
  else delete holder[collection]
  if (!extension || Object.keys(holder).length) return
  delete json.extensions![extension]
  if (!Object.keys(json.extensions!).length) delete json.extensions
}

function holderOf(json: GLTF.IGLTF, collection: Collection): Json | undefined {
  const extension = EXTENSION_OF[collection]
  return extension ? asObject(json.extensions?.[extension]) : (json as unknown as Json)
}

/**
 * Where each list's items name others: paths of keys, in which `*` stands for every element or value. From the schemas
 * of glTF 2.0 and of the extensions in Khronos' registry.
 */
const PATHS: Partial<Record<Collection | 'root', Record<string, Collection>>> = {
  root: { scene: 'scenes', 'asset.extensions.KHR_xmp_json_ld.packet': 'packets' },
  scenes: { 'nodes.*': 'nodes' },
  nodes: {
    'children.*': 'nodes',
    mesh: 'meshes',
    skin: 'skins',
    camera: 'cameras',
    'extensions.KHR_lights_punctual.light': 'lights',
    'extensions.EXT_mesh_gpu_instancing.attributes.*': 'accessors',
    'extensions.MSFT_lod.ids.*': 'nodes',
  },
  meshes: {
    'primitives.*.attributes.*': 'accessors',
    'primitives.*.targets.*.*': 'accessors',
    'primitives.*.indices': 'accessors',
    'primitives.*.material': 'materials',
    'primitives.*.extensions.KHR_draco_mesh_compression.bufferView': 'bufferViews',
    'primitives.*.extensions.KHR_materials_variants.mappings.*.material': 'materials',
    'primitives.*.extensions.KHR_materials_variants.mappings.*.variants.*': 'variants',
  },
  materials: { 'extensions.MSFT_lod.ids.*': 'materials' },
  textures: {
    source: 'images',
    sampler: 'samplers',
    'extensions.KHR_texture_basisu.source': 'images',
    'extensions.EXT_texture_webp.source': 'images',
    'extensions.EXT_texture_avif.source': 'images',
    'extensions.MSFT_texture_dds.source': 'images',
  },
  images: { bufferView: 'bufferViews' },
  skins: { 'joints.*': 'nodes', skeleton: 'nodes', inverseBindMatrices: 'accessors' },
  animations: {
    'channels.*.target.node': 'nodes',
    'samplers.*.input': 'accessors',
    'samplers.*.output': 'accessors',
  },
  accessors: {
    bufferView: 'bufferViews',
    'sparse.indices.bufferView': 'bufferViews',
    'sparse.values.bufferView': 'bufferViews',
  },
  bufferViews: {
    buffer: 'buffers',
    'extensions.EXT_meshopt_compression.buffer': 'buffers',
    'extensions.KHR_meshopt_compression.buffer': 'buffers',
  },
}

const compiled = new Map(
  Object.entries(PATHS).map(([from, paths]) => [
    from,
    Object.entries(paths).map(([path, to]) => ({ keys: path.split('.'), to })),
  ]),
)

/** The extensions whose references are known; what others hold by number cannot be followed. */
export const FOLLOWED = new Set([
  ...[...compiled.values()].flat().flatMap(({ keys }) => {
    const at = keys.indexOf('extensions')
    return at < 0 ? [] : [keys[at + 1]]
  }),
  'KHR_animation_pointer',
])

/** Calls back for everything that a glTF names by index. */
export function visitReferences(json: GLTF.IGLTF, visit: Visit): void {
  for (const { keys, to } of compiled.get('root')!) follow(json, keys, 0, '', to, visit)
  for (const collection of COLLECTIONS) {
    itemsOf(json, collection).forEach((item, i) => {
      visitItem(collection, item, `${collection}[${i}]`, visit)
    })
  }
}

/** Calls back for everything that one item names by index. */
export function visitItem(collection: Collection, item: unknown, path: string, visit: Visit): void {
  for (const { keys, to } of compiled.get(collection) ?? []) follow(item, keys, 0, path, to, visit)
  if (collection !== 'packets') follow(item, XMP, 0, path, 'packets', visit)
  if (collection === 'materials') visitTextures(item, path, visit)
  if (collection === 'animations') visitPointers(item, path, visit)
}

const XMP = ['extensions', 'KHR_xmp_json_ld', 'packet']

function follow(at: unknown, keys: readonly string[], depth: number, path: string, to: Collection, visit: Visit): void {
  const holder = asObject(at)
  if (!holder) return
  const key = keys[depth]
  for (const k of key === '*' ? Object.keys(holder) : [key]) {
    if (holder[k] === undefined) continue
    const here = Array.isArray(holder) ? `${path}[${k}]` : path ? `${path}.${k}` : k
    if (depth < keys.length - 1) follow(holder[k], keys, depth + 1, here, to, visit)
    else visit({ to, index: holder[k], path: here, set: setter(holder, k) })
  }
}

const setter = (holder: Json, key: string) => (index: number) => {
  holder[key] = index
}

/** Textures of a material: what every `…Texture` names, those of unknown extensions too. */
function visitTextures(at: unknown, path: string, visit: Visit): void {
  const holder = asObject(at)
  if (!holder) return
  for (const [key, value] of Object.entries(holder)) {
    if (key === 'extras') continue
    const inner = asObject(value)
    if (inner && /Texture$/.test(key) && inner.index !== undefined) {
      visit({ to: 'textures', index: inner.index, path: `${path}.${key}.index`, set: setter(inner, 'index') })
    }
    visitTextures(value, `${path}.${key}`, visit)
  }
}

/** What KHR_animation_pointer animates: a JSON pointer whose first number names an item. */
function visitPointers(animation: unknown, path: string, visit: Visit): void {
  const channels = asObject(animation)?.channels
  if (!Array.isArray(channels)) return
  channels.forEach((channel, i) => {
    const holder = asObject(asObject(asObject(asObject(channel)?.target)?.extensions)?.KHR_animation_pointer)
    const match = typeof holder?.pointer === 'string' ? POINTER.exec(holder.pointer) : null
    const to = match?.[2] as Collection | undefined
    if (!holder || !match || !to || !COLLECTIONS.includes(to)) return
    visit({
      to,
      index: Number(match[3]),
      path: `${path}.channels[${i}].target`,
      set: (index) => {
        holder.pointer = `${match[1]}${index}${match[4]}`
      },
    })
  })
}

const POINTER = /^(\/(?:extensions\/\w+\/)?(\w+)\/)(\d+)(.*)$/

const asObject = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null ? (value as Json) : undefined
