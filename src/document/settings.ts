import { z } from 'zod'
import { Color } from './values.ts'

/** The environment maps that come with the editor (CC0). */
export const ENVIRONMENT_MAPS = [
  'studio',
  'apartment',
  'lobby',
  'warehouse',
  'workshop',
  'city',
  'park',
  'forest',
  'sunrise',
  'sunset',
  'night',
  'none',
] as const

export const BACKGROUND_TYPES = ['gradient', 'color', 'environment', 'transparent'] as const

/** What is seen behind the scene. Only the fields of its type show; the others wait. */
export const Background = z.object({
  type: z.enum(BACKGROUND_TYPES),
  color: Color,
  top: Color.describe('the upper colour of the gradient'),
  bottom: Color.describe('the lower colour of the gradient'),
  blur: z.number().min(0).max(1).describe('how blurred the environment shows'),
})
export type Background = z.infer<typeof Background>

/** What belongs to the scene as a whole. */
export const SceneSettings = z.object({
  name: z.string(),
  environment: z.object({
    map: z.enum(ENVIRONMENT_MAPS),
    image: z.string().optional().describe('the asset of a panorama of its own, which takes the place of the map'),
    intensity: z.number().min(0).max(10),
    rotation: z.number().describe('degrees about Y'),
  }),
  background: Background,
  fog: z.object({ color: Color, near: z.number().describe('metres'), far: z.number().describe('metres') }).nullable(),
  exposure: z.number().min(0).max(10),
  toneMapping: z.enum(['neutral', 'aces', 'agx', 'none']),
  ground: z.object({ grid: z.boolean(), shadow: z.boolean() }),
  activeCamera: z.string().nullable(),
})
export type SceneSettings = z.infer<typeof SceneSettings>

export const DEFAULT_SETTINGS: SceneSettings = {
  name: 'Untitled',
  environment: { map: 'studio', intensity: 1, rotation: 0 },
  background: { type: 'gradient', color: '#2b3039', top: '#22262d', bottom: '#4d5159', blur: 0.3 },
  fog: null,
  exposure: 1,
  toneMapping: 'neutral',
  ground: { grid: true, shadow: true },
  activeCamera: null,
}

/** The fog that is switched on: from 10 m, full at 40 m, in a middle grey. */
export const NEW_FOG = { color: '#3a4049', near: 10, far: 40 }
