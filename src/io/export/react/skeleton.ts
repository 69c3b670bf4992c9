import type { GLTF as Json } from '@gltf-transform/core'
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/**
 * Loads the tree of a glTF without its vertices, keys and pictures: what its parts will be called, and of which kinds
 * they are, is what three's own loader makes of it.
 */
export async function loadSkeleton(json: Json.IGLTF): Promise<GLTF> {
  const bare = structuredClone(json)
  for (const { primitives } of bare.meshes ?? []) {
    for (const primitive of primitives) {
      primitive.attributes = {}
      delete primitive.indices
      delete primitive.targets
      delete primitive.extensions
    }
  }
  for (const skin of bare.skins ?? []) delete skin.inverseBindMatrices
  for (const node of bare.nodes ?? []) {
    delete node.skin
    delete node.extensions?.EXT_mesh_gpu_instancing
  }
  for (const key of ['animations', 'accessors', 'bufferViews', 'buffers', 'textures', 'images'] as const)
    delete bare[key]
  bare.materials = bare.materials?.map(bareMaterial)
  delete bare.extensionsRequired
  bare.extensionsUsed = [...(bare.extensionsUsed ?? []).filter((name) => SHAPING.has(name)), 'KHR_materials_ior']
  return new GLTFLoader().parseAsync(JSON.stringify(bare), '')
}

/** Extensions that decide what the loader makes of a node or a material; the others need decoders. */
const SHAPING = new Set(['KHR_lights_punctual', 'KHR_materials_unlit', 'KHR_materials_ior', 'KHR_node_visibility'])

/** Extensions for which the loader makes physical materials. */
const PHYSICAL = /^KHR_materials_(clearcoat|dispersion|iridescence|sheen|transmission|volume|ior|specular|anisotropy)$/

/** A material of which only the name and the kind are left. */
function bareMaterial({ name, extensions = {} }: Json.IMaterial): Json.IMaterial {
  const kind = extensions.KHR_materials_unlit
    ? { KHR_materials_unlit: {} }
    : Object.keys(extensions).some((key) => PHYSICAL.test(key)) && { KHR_materials_ior: { ior: 1.5 } }
  return { ...(name && { name }), ...(kind && { extensions: kind }) }
}
