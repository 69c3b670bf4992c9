import { z } from 'zod'
import { Color } from './values.ts'

/** Skies and studios that are painted as they are needed; `gradient` has the colours of the background. */
export const PAINTED_MAPS = ['softboxes', 'window', 'ring', 'clear', 'cloudy', 'dusk', 'gradient'] as const

/** The environment maps that come with the editor (CC0), and those that it paints. */
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
  ...PAINTED_MAPS,
  'none',
] as const
export type EnvironmentMap = (typeof ENVIRONMENT_MAPS)[number]

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
  occlusion: z.number().min(0).max(1).optional().describe('how much corners darken; 0 where it is not said'),
  ground: z.object({
    grid: z.boolean(),
    shadow: z.boolean(),
    floor: Color.nullable().optional().describe('the colour of a floor without end, where there is one'),
  }),
  activeCamera: z.string().nullable(),
  sun: z
    .object({
      hour: z.number().min(0).max(24).describe('of solar time: at 12 the sun is highest'),
      day: z.number().int().min(1).max(365).describe('of the year'),
      latitude: z.number().min(-90).max(90).describe('degrees north'),
      north: z.number().describe('degrees that north is turned about Y from -Z'),
    })
    .optional()
    .describe('when and where the sun is that lights the scene, where it is set so'),
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
