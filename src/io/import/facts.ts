import type { GLTF } from '@gltf-transform/core'
import { Color, MathUtils, Matrix4, SRGBColorSpace } from 'three'
import {
  type Asset,
  type MaterialFacts,
  type MeshFacts,
  type SkinFacts,
  type Surface,
  TEXTURE_SLOTS,
  type TextureSlot,
  type Vec3,
} from '../../document/index.ts'
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
  KHR_materials_clearcoat?: { clearcoatFactor?: number; clearcoatRoughnessFactor?: number }
  KHR_materials_sheen?: { sheenColorFactor?: number[]; sheenRoughnessFactor?: number }
  KHR_materials_iridescence?: { iridescenceFactor?: number; iridescenceIor?: number }
  KHR_materials_anisotropy?: { anisotropyStrength?: number; anisotropyRotation?: number }
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
    normalScale: Math.min(4, Math.max(0, material.normalTexture?.scale ?? 1)),
    repeat: repeatOf(material),
    clearcoat: clamp01(ext.KHR_materials_clearcoat?.clearcoatFactor ?? 0),
    clearcoatRoughness: clamp01(ext.KHR_materials_clearcoat?.clearcoatRoughnessFactor ?? 0),
    sheenColor: hexOf(ext.KHR_materials_sheen?.sheenColorFactor ?? [0, 0, 0]),
    sheenRoughness: clamp01(ext.KHR_materials_sheen?.sheenRoughnessFactor ?? 0),
    iridescence: clamp01(ext.KHR_materials_iridescence?.iridescenceFactor ?? 0),
    iridescenceIor: Math.min(2.5, Math.max(1, ext.KHR_materials_iridescence?.iridescenceIor ?? 1.3)),
    anisotropy: clamp01(ext.KHR_materials_anisotropy?.anisotropyStrength ?? 0),
    anisotropyRotation: MathUtils.radToDeg(ext.KHR_materials_anisotropy?.anisotropyRotation ?? 0),
    doubleSided: material.doubleSided ?? false,
  }
  return { name: material.name ?? `Material ${index + 1}`, surface, textures: texturesOf(material) }
}

function texturesOf(material: GLTF.IMaterial): TextureSlot[] {
  const slots: Record<TextureSlot, unknown> = {
    color: material.pbrMetallicRoughness?.baseColorTexture,
    normal: material.normalTexture,
    roughness: material.pbrMetallicRoughness?.metallicRoughnessTexture,
    emissive: material.emissiveTexture,
    occlusion: material.occlusionTexture,
  }
  return TEXTURE_SLOTS.filter((slot) => slots[slot])
}

/** How often the colour texture repeats, where it does so evenly; 1 for what `repeat` cannot say. */
function repeatOf(material: GLTF.IMaterial): number {
  const transform = material.pbrMetallicRoughness?.baseColorTexture?.extensions?.KHR_texture_transform as
    | { scale?: [number, number] }
    | undefined
  const [u, v] = transform?.scale ?? [1, 1]
  return u === v && u >= 0.01 && u <= 1000 ? u : 1
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
