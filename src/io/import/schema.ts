import { z } from 'zod'

const index = z.number().int().nonnegative()
const count = z.number().int().positive()
const numbers = z.array(z.number())
const text = z.string()
const vec3 = numbers.length(3)
const named = { name: text.optional(), extensions: z.record(text, z.looseObject({})).optional() }
const list = <T extends z.ZodType>(item: T) => z.array(item).optional()

const textureInfo = z.object({ ...named, index, texCoord: index.optional() }).optional()

const Material = z.object({
  ...named,
  pbrMetallicRoughness: z
    .object({
      baseColorFactor: numbers.length(4).optional(),
      metallicFactor: z.number().optional(),
      roughnessFactor: z.number().optional(),
      baseColorTexture: textureInfo,
      metallicRoughnessTexture: textureInfo,
    })
    .optional(),
  normalTexture: textureInfo,
  occlusionTexture: textureInfo,
  emissiveTexture: textureInfo,
  emissiveFactor: vec3.optional(),
  alphaMode: text.optional(),
  alphaCutoff: z.number().optional(),
  doubleSided: z.boolean().optional(),
})

const Node = z.object({
  ...named,
  children: list(index),
  mesh: index.optional(),
  skin: index.optional(),
  camera: index.optional(),
  matrix: numbers.length(16).optional(),
  translation: vec3.optional(),
  rotation: numbers.length(4).optional(),
  scale: vec3.optional(),
  weights: numbers.optional(),
})

const Primitive = z.object({
  ...named,
  attributes: z.record(text, index),
  indices: index.optional(),
  material: index.optional(),
  mode: z.number().int().min(0).max(6).optional(),
  targets: list(z.record(text, index)),
})

const COMPONENT_TYPES = [5120, 5121, 5122, 5123, 5125, 5126] as const
const componentType = z.literal(COMPONENT_TYPES)

const Accessor = z.object({
  ...named,
  bufferView: index.optional(),
  byteOffset: index.optional(),
  componentType,
  count,
  type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
  normalized: z.boolean().optional(),
  min: numbers.optional(),
  max: numbers.optional(),
  sparse: z
    .object({
      count,
      indices: z.object({ bufferView: index, byteOffset: index.optional(), componentType }),
      values: z.object({ bufferView: index, byteOffset: index.optional() }),
    })
    .optional(),
})

const Animation = z.object({
  ...named,
  channels: z.array(z.object({ sampler: index, target: z.object({ ...named, node: index.optional(), path: text }) })),
  samplers: z.array(z.object({ input: index, output: index, interpolation: text.optional() })),
})

const Camera = z.object({
  ...named,
  type: text,
  perspective: z
    .object({ yfov: z.number(), znear: z.number(), zfar: z.number().optional(), aspectRatio: z.number().optional() })
    .optional(),
  orthographic: z.object({ xmag: z.number(), ymag: z.number(), znear: z.number(), zfar: z.number() }).optional(),
})

const Light = z.object({
  name: text.optional(),
  type: z.enum(['directional', 'point', 'spot']),
  color: vec3.optional(),
  intensity: z.number().optional(),
  range: z.number().optional(),
  spot: z.object({ innerConeAngle: z.number().optional(), outerConeAngle: z.number().optional() }).optional(),
})

/**
 * What Diorama relies on in the JSON of a glTF 2.0 (its specification, section 5): types, and shapes of what is named.
 * What it carries without looking at it may be anything.
 */
export const Gltf = z.object({
  asset: z.object({ version: text }),
  extensionsUsed: list(text),
  extensionsRequired: list(text),
  extensions: z
    .looseObject({
      KHR_lights_punctual: z.object({ lights: z.array(Light) }).optional(),
      KHR_materials_variants: z.object({ variants: z.array(z.object({ name: text })) }).optional(),
    })
    .optional(),
  scene: index.optional(),
  scenes: list(z.object({ ...named, nodes: list(index) })),
  nodes: list(Node),
  meshes: list(z.object({ ...named, primitives: z.array(Primitive), weights: numbers.optional() })),
  materials: list(Material),
  textures: list(z.object({ ...named, source: index.optional(), sampler: index.optional() })),
  images: list(z.object({ ...named, uri: text.optional(), bufferView: index.optional(), mimeType: text.optional() })),
  samplers: list(z.object(named)),
  skins: list(
    z.object({
      ...named,
      joints: z.array(index).min(1),
      skeleton: index.optional(),
      inverseBindMatrices: index.optional(),
    }),
  ),
  cameras: list(Camera),
  animations: list(Animation),
  accessors: list(Accessor),
  bufferViews: list(
    z.object({
      ...named,
      buffer: index,
      byteOffset: index.optional(),
      byteLength: count,
      byteStride: z.number().int().min(0).max(255).optional(),
    }),
  ),
  buffers: list(z.object({ ...named, uri: text.optional(), byteLength: index })),
})
