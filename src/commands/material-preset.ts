import type { Surface, TextureSlot } from '../document/index.ts'

export const PRESET_CATEGORIES = [
  'metal',
  'glass',
  'plastic',
  'wood',
  'stone',
  'fabric',
  'ceramic',
  'glow',
  'pattern',
] as const
export type PresetCategory = (typeof PRESET_CATEGORIES)[number]

export const PATTERNS = [
  'wood',
  'marble',
  'granite',
  'concrete',
  'terrazzo',
  'bricks',
  'tiles',
  'weave',
  'felt',
  'leather',
  'checker',
  'stripes',
  'dots',
] as const

/** A texture that is made from numbers: the same ones always make the same bytes. */
export interface PatternUse {
  kind: (typeof PATTERNS)[number]
  /** Colours from the lowest to the highest value of the pattern, #rrggbb. */
  colors: readonly string[]
  /** How strongly its heights bend the light, 0 to 1. */
  relief: number
  /** Roughness where the pattern is lowest and highest. */
  roughness: readonly [number, number]
}

/** A material that is ready to be worn. */
export interface MaterialPreset {
  id: string
  name: string
  category: PresetCategory
  /** What people call it, in lower case; its name comes first. */
  words: readonly string[]
  surface: Partial<Surface>
  pattern?: PatternUse
}

/** The pictures of a pattern, by what they say of a surface. */
export type PaintedTextures = Partial<Record<TextureSlot, { path: string; blob: Blob }>>
