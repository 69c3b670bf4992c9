import type { GLTF } from '@gltf-transform/core'
import { Matrix4 } from 'three'
import type { Asset, MaterialFacts, MeshFacts, SkinFacts, Vec3 } from '../../document/index.ts'
import type { GlbParts } from '../gltf/glb.ts'
import { materialName } from '../gltf/nodes.ts'
import { itemsOf } from '../gltf/references.ts'
import { readSurface, readTextureSlots } from '../gltf/surface.ts'

/** What the document needs to know of a model without its bytes: bounds, surfaces, skins, clips. */
export function readFacts({
  json,
  bin,
}: GlbParts): Pick<Asset, 'meshes' | 'materials' | 'skins' | 'clips' | 'variants'> {
  const variants = itemsOf(json, 'variants').map(({ name }) => String(name))
  return {
    ...(variants.length && { variants }),
    meshes: (json.meshes ?? []).map((mesh, i) => ({
      ...meshFacts(json, mesh, i),
      ...(variants.length && { dresses: mesh.primitives.map((primitive) => dressesOf(primitive, variants.length)) }),
    })),
    materials: (json.materials ?? []).map(materialFacts),
    skins: (json.skins ?? []).map((skin) => skinFacts(json, bin, skin)),
    clips: (json.animations ?? []).map((animation, i) => ({
      name: animation.name ?? `Clip ${i + 1}`,
      seconds: clipSeconds(json, animation),
    })),
  }
}

/** Largest values of normalized integers (glTF 2.0, section 3.6.2.3), by component type. */
const NORMALIZED: Record<number, number> = { 5120: 127, 5121: 255, 5122: 32767, 5123: 65535 }

function meshFacts(json: GLTF.IGLTF, mesh: GLTF.IMesh, index: number): MeshFacts {
  const min: Vec3 = [Infinity, Infinity, Infinity]
  const max: Vec3 = [-Infinity, -Infinity, -Infinity]
  let triangles = 0
  for (const primitive of mesh.primitives ?? []) {
    const positions = json.accessors?.[primitive.attributes?.POSITION]
    if (!positions) continue
    const unit = positions.normalized ? (NORMALIZED[positions.componentType] ?? 1) : 1
    for (const i of [0, 1, 2]) {
      min[i] = Math.min(min[i], (positions.min?.[i] ?? 0) / unit)
      max[i] = Math.max(max[i], (positions.max?.[i] ?? 0) / unit)
    }
    const count = primitive.indices === undefined ? positions.count : (json.accessors?.[primitive.indices]?.count ?? 0)
    triangles += triangleCount(primitive.mode ?? 4, count)
  }
  const empty = min[0] > max[0]
  return {
    name: mesh.name ?? `Mesh ${index + 1}`,
    min: empty ? [0, 0, 0] : min,
    max: empty ? [0, 0, 0] : max,
    triangles,
  }
}

/** The material of a primitive by itself (-1 for the default one), then in each variant. */
function dressesOf(primitive: GLTF.IMeshPrimitive, variants: number): number[] {
  const own = primitive.material ?? -1
  const extension = primitive.extensions?.KHR_materials_variants as { mappings?: Mapping[] } | undefined
  const mapped = (variant: number) => extension?.mappings?.find(({ variants: all }) => all.includes(variant))?.material
  return [own, ...Array.from({ length: variants }, (_, i) => mapped(i) ?? own)]
}

interface Mapping {
  material: number
  variants: number[]
}

const triangleCount = (mode: number, count: number) =>
  mode === 4 ? Math.floor(count / 3) : mode === 5 || mode === 6 ? Math.max(0, count - 2) : 0

const materialFacts = (material: GLTF.IMaterial, index: number): MaterialFacts => ({
  name: materialName(material, index),
  surface: readSurface(material),
  textures: readTextureSlots(material),
})

function skinFacts(json: GLTF.IGLTF, bin: Uint8Array, skin: GLTF.ISkin): SkinFacts {
  return { joints: [...(skin.joints ?? [])], bind: readMatrix(json, bin, skin.inverseBindMatrices) }
}

/** The first matrix of an accessor of plain floats; the identity where it is compressed or missing. */
function readMatrix(json: GLTF.IGLTF, bin: Uint8Array, index: number | undefined): number[] {
  const accessor = index === undefined ? undefined : json.accessors?.[index]
  const view = accessor?.bufferView === undefined ? undefined : json.bufferViews?.[accessor.bufferView]
  const offset = (view?.byteOffset ?? 0) + (accessor?.byteOffset ?? 0)
  if (!view || accessor?.componentType !== 5126 || view.extensions || offset + 64 > bin.byteLength) {
    return new Matrix4().toArray()
  }
  const data = new DataView(bin.buffer, bin.byteOffset + offset, 64)
  return Array.from({ length: 16 }, (_, i) => data.getFloat32(i * 4, true))
}

function clipSeconds(json: GLTF.IGLTF, animation: GLTF.IAnimation): number {
  return (animation.samplers ?? []).reduce((end, s) => Math.max(end, json.accessors?.[s.input]?.max?.[0] ?? 0), 0)
}
