import type { SceneSettings } from '../document/index.ts'

/** A light of a look: a sun that stands at a place in the sky. */
export interface LookLight {
  name: string
  /** Degrees above the horizon. */
  elevation: number
  /** Degrees from north (-Z) by the east (+X). */
  azimuth: number
  color: string
  /** Lux, in the scale of a scene whose exposure is 1. */
  intensity: number
  castShadow: boolean
}

/** Light, sky and picture that go together. */
export interface Look {
  settings: Pick<SceneSettings, 'environment' | 'background' | 'fog' | 'exposure' | 'toneMapping'>
  lights: readonly LookLight[]
  /** The colour of an endless floor. */
  floor?: string
}

export const LOOK_NAMES = ['daylight', 'golden hour', 'overcast', 'night', 'studio', 'gallery', 'candlelight'] as const
export type LookName = (typeof LOOK_NAMES)[number]
