import { z } from 'zod'
import { Color } from '../values.ts'
import { baseFields } from './base.ts'

export const LIGHT_TYPES = ['directional', 'point', 'spot', 'hemisphere', 'ambient'] as const
export type LightType = (typeof LIGHT_TYPES)[number]

/**
 * A light, in the units of KHR_lights_punctual: directional lights in lux, point and spot lights in candela.
 * Directional and spot lights shine along their own -Z.
 */
export const LightNode = z.object({
  ...baseFields,
  kind: z.literal('light'),
  type: z.enum(LIGHT_TYPES),
  color: Color,
  intensity: z.number().nonnegative(),
  groundColor: Color.describe('hemisphere lights: the light from below'),
  range: z.number().nonnegative().describe('metres; 0 is without end (point, spot)'),
  angle: z.number().positive().max(90).describe('degrees from the axis to the edge of the cone (spot)'),
  penumbra: z.number().min(0).max(1).describe('softness of the edge of the cone (spot)'),
  castShadow: z.boolean(),
})
export type LightNode = z.infer<typeof LightNode>

const INTENSITY: Record<LightType, number> = { directional: 3, point: 20, spot: 60, hemisphere: 1, ambient: 0.5 }

export const lightDefaults = (type: LightType = 'point') => ({
  kind: 'light' as const,
  type,
  color: '#ffffff',
  intensity: INTENSITY[type],
  groundColor: '#3a3f4a',
  range: 0,
  angle: 35,
  penumbra: 0.3,
  castShadow: type === 'directional' || type === 'spot',
})
