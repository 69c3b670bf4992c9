import { z } from 'zod'
import { Color } from './values.ts'

/** What belongs to the scene as a whole. */
export const SceneSettings = z.object({
  name: z.string(),
  environment: z.object({
    map: z.enum(['studio', 'none']),
    intensity: z.number().min(0).max(10),
    rotation: z.number().describe('degrees about Y'),
  }),
  background: Color,
  fog: z.object({ color: Color, near: z.number(), far: z.number() }).nullable(),
  exposure: z.number().min(0).max(10),
  toneMapping: z.enum(['neutral', 'aces', 'agx', 'none']),
  ground: z.object({ grid: z.boolean(), shadow: z.boolean() }),
  activeCamera: z.string().nullable(),
})
export type SceneSettings = z.infer<typeof SceneSettings>

export const DEFAULT_SETTINGS: SceneSettings = {
  name: 'Untitled',
  environment: { map: 'studio', intensity: 1, rotation: 0 },
  background: '#2b3039',
  fog: null,
  exposure: 1,
  toneMapping: 'neutral',
  ground: { grid: true, shadow: true },
  activeCamera: null,
}
