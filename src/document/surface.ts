import { z } from 'zod'
import { Color } from './values.ts'

const unit = z.number().min(0).max(1)

/** The properties of a surface, with the meanings of glTF 2.0 and its KHR_materials extensions. */
export const Surface = z.object({
  color: Color.describe('base colour, #rrggbb'),
  metalness: unit,
  roughness: unit,
  opacity: unit,
  emissive: Color.describe('colour of the light it gives off, #rrggbb'),
  emissiveIntensity: z.number().min(0).max(100),
  normalScale: z.number().min(0).max(4).describe('strength of the normal texture'),
  repeat: z.number().min(0.01).max(1000).describe('how often textures repeat along each side'),
  transmission: unit.describe('0 opaque, 1 clear as glass'),
  ior: z.number().min(1).max(2.5).describe('index of refraction'),
  thickness: z.number().min(0).describe('metres of glass that light passes through'),
  clearcoat: unit,
  clearcoatRoughness: unit,
  sheenColor: Color.describe('colour of the soft shine of cloth; black is none'),
  sheenRoughness: unit,
  iridescence: unit.describe('strength of a thin film, as on soap bubbles'),
  iridescenceIor: z.number().min(1).max(2.5).describe('index of refraction of the film'),
  anisotropy: unit.describe('how much highlights are stretched, as on brushed metal'),
  anisotropyRotation: z.number().describe('degrees that the stretch is turned, anticlockwise from the tangent'),
  doubleSided: z.boolean(),
})
export type Surface = z.infer<typeof Surface>

export const SURFACE_KEYS = Object.keys(Surface.shape) as (keyof Surface)[]

/** What textures can say of a surface. `roughness` has roughness in green and metalness in blue, as in glTF. */
export const TEXTURE_SLOTS = ['color', 'normal', 'roughness', 'emissive', 'occlusion'] as const
export const TextureSlot = z.enum(TEXTURE_SLOTS)
export type TextureSlot = z.infer<typeof TextureSlot>

/** What a new primitive is made of. */
export const NEW_SURFACE: Surface = {
  color: '#c3c8d2',
  metalness: 0,
  roughness: 0.6,
  opacity: 1,
  emissive: '#000000',
  emissiveIntensity: 1,
  normalScale: 1,
  repeat: 1,
  transmission: 0,
  ior: 1.5,
  thickness: 0,
  clearcoat: 0,
  clearcoatRoughness: 0,
  sheenColor: '#000000',
  sheenRoughness: 0,
  iridescence: 0,
  iridescenceIor: 1.3,
  anisotropy: 0,
  anisotropyRotation: 0,
  doubleSided: false,
}
