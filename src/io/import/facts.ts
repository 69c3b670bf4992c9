import type { GLTF } from '@gltf-transform/core'
import { Color, Matrix4, SRGBColorSpace } from 'three'
import type { Asset, MaterialFacts, MeshFacts, SkinFacts, Surface, Vec3 } from '../../document/index.ts'
import type { GlbParts } from './glb.ts'

/** What the document needs to know of a model without its bytes: bounds, surfaces, skins, clips. */
export function readFacts({ json, bin }: GlbParts): Pick<Asset, 'meshes' | 'materials' | 'skins' | 'clips'> {
  return {
    meshes: (json.meshes ?? []).map((mesh, i) => meshFacts(json, mesh, i)),
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

const triangleCount = (mode: number, count: number) =>
  mode === 4 ? Math.floor(count / 3) : mode === 5 || mode === 6 ? Math.max(0, count - 2) : 0

interface Extensions {
  KHR_materials_emissive_strength?: { emissiveStrength?: number }
  KHR_materials_transmission?: { transmissionFactor?: number }
  KHR_materials_ior?: { ior?: number }
  KHR_materials_volume?: { thicknessFactor?: number }
  KHR_materials_clearcoat?: { clearcoatFactor?: number }
}

function materialFacts(material: GLTF.IMaterial, index: number): MaterialFacts {
  const pbr = material.pbrMetallicRoughness ?? {}
  const ext = (material.extensions ?? {}) as Extensions
  const surface: Surface = {
    color: hexOf(pbr.baseColorFactor ?? [1, 1, 1, 1]),
    metalness: clamp01(pbr.metallicFactor ?? 1),
    roughness: clamp01(pbr.roughnessFactor ?? 1),
    opacity: material.alphaMode === 'BLEND' ? clamp01(pbr.baseColorFactor?.[3] ?? 1) : 1,
    emissive: hexOf(material.emissiveFactor ?? [0, 0, 0]),
    emissiveIntensity: Math.min(100, ext.KHR_materials_emissive_strength?.emissiveStrength ?? 1),
    transmission: clamp01(ext.KHR_materials_transmission?.transmissionFactor ?? 0),
    ior: Math.min(2.5, Math.max(1, ext.KHR_materials_ior?.ior ?? 1.5)),
    thickness: Math.max(0, ext.KHR_materials_volume?.thicknessFactor ?? 0),
    clearcoat: clamp01(ext.KHR_materials_clearcoat?.clearcoatFactor ?? 0),
    doubleSided: material.doubleSided ?? false,
  }
  return { name: material.name ?? `Material ${index + 1}`, surface, textured: !!pbr.baseColorTexture }
}

const clamp01 = (n: number) => Math.min(1, Math.max(0, n))

/** `#rrggbb` of a linear colour, as glTF stores them. */
function hexOf([r, g, b]: readonly number[]): string {
  return `#${new Color(clamp01(r), clamp01(g), clamp01(b)).getHexString(SRGBColorSpace)}`
}

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
