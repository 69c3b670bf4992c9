import type { GLTF } from '@gltf-transform/core'
import { Color, MathUtils, SRGBColorSpace } from 'three'
import { SURFACE_KEYS, type Surface, TEXTURE_SLOTS, type TextureSlot } from '../../document/index.ts'
import { at, put } from './path.ts'

type Material = GLTF.IMaterial

/** Where a material of glTF says a field of a surface, and in which form. */
interface Field<T> {
  read(material: Material): T
  write(material: Material, value: T): void
}

const clamp = (n: number, min: number, max: number) => Math.min(max, Math.max(min, n))

/** A number that stands in the file as it is. */
const number = (path: string, initial: number, min = 0, max = 1): Field<number> => ({
  read: (material) => clamp(numberAt(material, path) ?? initial, min, max),
  write: (material, value) => put(material, path, value),
})

/** A linear colour in the file; alpha, where it has one, stays. */
const color = (path: string, initial: readonly number[]): Field<string> => ({
  read: (material) => hexOf(listAt(material, path) ?? initial),
  write: (material, value) => {
    put(material, path, [...linear(value), ...(listAt(material, path) ?? initial).slice(3)])
  },
})

const FACTOR = 'pbrMetallicRoughness.baseColorFactor'

const opacity: Field<number> = {
  read: (material) => (material.alphaMode === 'BLEND' ? clamp(listAt(material, FACTOR)?.[3] ?? 1, 0, 1) : 1),
  write: (material, value) => {
    const [r, g, b] = listAt(material, FACTOR) ?? [1, 1, 1]
    put(material, FACTOR, [r, g, b, value])
    if (value < 1) material.alphaMode = 'BLEND'
    else delete material.alphaMode
  },
}

/** Only where there is a normal texture: else there is nothing that it could stand with. */
const normalScale: Field<number> = {
  read: (material) => clamp(numberAt(material, 'normalTexture.scale') ?? 1, 0, 4),
  write: (material, value) => material.normalTexture && put(material, 'normalTexture.scale', value),
}

/** How often the colour texture repeats, where it does so evenly; 1 for what `repeat` cannot say. Written for all. */
const repeat: Field<number> = {
  read: (material) => {
    const [u, v] = listAt(material, `${TEXTURE_PATHS.color}.extensions.${TRANSFORM}.scale`) ?? [1, 1]
    return u === v && u >= 0.01 && u <= 1000 ? u : 1
  },
  write: (material, value) => {
    for (const slot of TEXTURE_SLOTS) {
      const info = at(material, TEXTURE_PATHS[slot])
      if (info) put(info, `extensions.${TRANSFORM}.scale`, [value, value])
    }
  },
}

const anisotropyRotation: Field<number> = {
  read: (material) => MathUtils.radToDeg(numberAt(material, ROTATION) ?? 0),
  write: (material, value) => put(material, ROTATION, MathUtils.degToRad(value)),
}

const doubleSided: Field<boolean> = {
  read: (material) => material.doubleSided === true,
  write: (material, value) => {
    material.doubleSided = value
  },
}

const TRANSFORM = 'KHR_texture_transform'
const ROTATION = 'extensions.KHR_materials_anisotropy.anisotropyRotation'
const WHITE = [1, 1, 1, 1]
const BLACK = [0, 0, 0]

const FIELDS: { [K in keyof Surface]: Field<Surface[K]> } = {
  color: color(FACTOR, WHITE),
  metalness: number('pbrMetallicRoughness.metallicFactor', 1),
  roughness: number('pbrMetallicRoughness.roughnessFactor', 1),
  opacity,
  emissive: color('emissiveFactor', BLACK),
  emissiveIntensity: number('extensions.KHR_materials_emissive_strength.emissiveStrength', 1, 0, 100),
  normalScale,
  repeat,
  transmission: number('extensions.KHR_materials_transmission.transmissionFactor', 0),
  ior: number('extensions.KHR_materials_ior.ior', 1.5, 1, 2.5),
  thickness: number('extensions.KHR_materials_volume.thicknessFactor', 0, 0, Infinity),
  clearcoat: number('extensions.KHR_materials_clearcoat.clearcoatFactor', 0),
  clearcoatRoughness: number('extensions.KHR_materials_clearcoat.clearcoatRoughnessFactor', 0),
  sheenColor: color('extensions.KHR_materials_sheen.sheenColorFactor', BLACK),
  sheenRoughness: number('extensions.KHR_materials_sheen.sheenRoughnessFactor', 0),
  iridescence: number('extensions.KHR_materials_iridescence.iridescenceFactor', 0),
  iridescenceIor: number('extensions.KHR_materials_iridescence.iridescenceIor', 1.3, 1, 2.5),
  anisotropy: number('extensions.KHR_materials_anisotropy.anisotropyStrength', 0),
  anisotropyRotation,
  doubleSided,
}

/** The surface that a material of glTF has. */
export function readSurface(material: Material): Surface {
  return Object.fromEntries(SURFACE_KEYS.map((key) => [key, FIELDS[key].read(material)])) as unknown as Surface
}

/** Gives a material the fields of a surface; what it says already stays as it is written. */
export function writeSurface(material: Material, surface: Partial<Surface>): void {
  for (const key of SURFACE_KEYS) {
    const field = FIELDS[key] as Field<unknown>
    if (surface[key] !== undefined && surface[key] !== field.read(material)) field.write(material, surface[key])
  }
}

/** Where the textures of a material stand. */
export const TEXTURE_PATHS: Record<TextureSlot, string> = {
  color: 'pbrMetallicRoughness.baseColorTexture',
  normal: 'normalTexture',
  roughness: 'pbrMetallicRoughness.metallicRoughnessTexture',
  emissive: 'emissiveTexture',
  occlusion: 'occlusionTexture',
}

export const readTextureSlots = (material: Material): TextureSlot[] =>
  TEXTURE_SLOTS.filter((slot) => at(material, TEXTURE_PATHS[slot]))

/** A colour as glTF stores it: linear red, green and blue. */
export const linear = (hex: string): [number, number, number] => new Color(hex).toArray() as [number, number, number]

/** `#rrggbb` of a linear colour. */
export function hexOf([r, g, b]: readonly number[]): string {
  return `#${new Color(clamp(r, 0, 1), clamp(g, 0, 1), clamp(b, 0, 1)).getHexString(SRGBColorSpace)}`
}

function numberAt(material: Material, path: string): number | undefined {
  const value = at(material, path)
  return typeof value === 'number' ? value : undefined
}

function listAt(material: Material, path: string): number[] | undefined {
  const value = at(material, path)
  return Array.isArray(value) ? value : undefined
}
