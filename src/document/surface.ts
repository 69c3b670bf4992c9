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
  transmission: unit.describe('0 opaque, 1 clear as glass'),
  ior: z.number().min(1).max(2.5).describe('index of refraction'),
  thickness: z.number().min(0).describe('metres of glass that light passes through'),
  clearcoat: unit,
  doubleSided: z.boolean(),
})
export type Surface = z.infer<typeof Surface>

export const SURFACE_KEYS = Object.keys(Surface.shape) as (keyof Surface)[]

/** What a new primitive is made of. */
export const NEW_SURFACE: Surface = {
  color: '#c3c8d2',
  metalness: 0,
  roughness: 0.6,
  opacity: 1,
  emissive: '#000000',
  emissiveIntensity: 1,
  transmission: 0,
  ior: 1.5,
  thickness: 0,
  clearcoat: 0,
  doubleSided: false,
}
