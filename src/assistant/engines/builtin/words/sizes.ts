import type { Vec3 } from '../../../../document/index.ts'

/** Sizes by word, as a factor of the usual size along [x, y, z]. */
export const SIZE_WORDS: Record<string, Vec3> = {
  tiny: [0.25, 0.25, 0.25],
  miniature: [0.25, 0.25, 0.25],
  mini: [0.3, 0.3, 0.3],
  little: [0.5, 0.5, 0.5],
  small: [0.5, 0.5, 0.5],
  medium: [1, 1, 1],
  'medium-sized': [1, 1, 1],
  average: [1, 1, 1],
  big: [2, 2, 2],
  large: [2, 2, 2],
  huge: [4, 4, 4],
  giant: [5, 5, 5],
  gigantic: [5, 5, 5],
  enormous: [5, 5, 5],
  massive: [4, 4, 4],
  tall: [1, 2, 1],
  high: [1, 2, 1],
  short: [1, 0.5, 1],
  low: [1, 0.5, 1],
  wide: [2, 1, 1],
  broad: [2, 1, 1],
  narrow: [0.5, 1, 1],
  thin: [0.4, 1, 0.4],
  slim: [0.5, 1, 0.5],
  slender: [0.5, 1, 0.5],
  thick: [1.6, 1, 1.6],
  fat: [1.6, 1, 1.6],
  deep: [1, 1, 2],
  long: [2, 1, 1],
  flat: [1, 0.2, 1],
}

const THIRD = 1.5
const LESS = 1 / THIRD

/** "Bigger", "a bit taller": factors along [x, y, z]. */
export const COMPARATIVES: Record<string, Vec3> = {
  bigger: [THIRD, THIRD, THIRD],
  larger: [THIRD, THIRD, THIRD],
  smaller: [LESS, LESS, LESS],
  tinier: [LESS, LESS, LESS],
  taller: [1, THIRD, 1],
  higher: [1, THIRD, 1],
  shorter: [1, LESS, 1],
  lower: [1, LESS, 1],
  wider: [THIRD, 1, 1],
  broader: [THIRD, 1, 1],
  narrower: [LESS, 1, 1],
  deeper: [1, 1, THIRD],
  shallower: [1, 1, LESS],
  longer: [THIRD, 1, 1],
  'less-long': [LESS, 1, 1],
  'less-short': [1, THIRD, 1],
  thicker: [THIRD, 1, THIRD],
  thinner: [LESS, 1, LESS],
  slimmer: [LESS, 1, LESS],
  flatter: [1, LESS, 1],
  fatter: [THIRD, 1, THIRD],
}

/** What a thing becomes where it is "too" so, or not so "enough". */
export const COMPARATIVE_OF: Record<string, { more: string; less: string }> = {
  big: { more: 'bigger', less: 'smaller' },
  large: { more: 'bigger', less: 'smaller' },
  huge: { more: 'bigger', less: 'smaller' },
  massive: { more: 'bigger', less: 'smaller' },
  bulky: { more: 'bigger', less: 'smaller' },
  dominant: { more: 'bigger', less: 'smaller' },
  imposing: { more: 'bigger', less: 'smaller' },
  prominent: { more: 'bigger', less: 'smaller' },
  spacious: { more: 'bigger', less: 'smaller' },
  roomy: { more: 'bigger', less: 'smaller' },
  modest: { more: 'smaller', less: 'bigger' },
  compact: { more: 'smaller', less: 'bigger' },
  puny: { more: 'smaller', less: 'bigger' },
  small: { more: 'smaller', less: 'bigger' },
  tiny: { more: 'smaller', less: 'bigger' },
  tall: { more: 'taller', less: 'shorter' },
  high: { more: 'higher', less: 'lower' },
  short: { more: 'shorter', less: 'less-short' },
  low: { more: 'lower', less: 'higher' },
  wide: { more: 'wider', less: 'narrower' },
  narrow: { more: 'narrower', less: 'wider' },
  long: { more: 'longer', less: 'less-long' },
  thick: { more: 'thicker', less: 'thinner' },
  thin: { more: 'thinner', less: 'thicker' },
  fat: { more: 'fatter', less: 'thinner' },
  deep: { more: 'deeper', less: 'shallower' },
  dark: { more: 'darker', less: 'brighter' },
  bright: { more: 'brighter', less: 'darker' },
  light: { more: 'lighter', less: 'darker' },
  shiny: { more: 'shinier', less: 'duller' },
  glossy: { more: 'shinier', less: 'duller' },
  dull: { more: 'duller', less: 'shinier' },
  rough: { more: 'rougher', less: 'smoother' },
  smooth: { more: 'smoother', less: 'rougher' },
  harsh: { more: 'brighter', less: 'dimmer' },
  intense: { more: 'brighter', less: 'dimmer' },
  glaring: { more: 'brighter', less: 'dimmer' },
  dim: { more: 'dimmer', less: 'brighter' },
  strong: { more: 'brighter', less: 'dimmer' },
  weak: { more: 'dimmer', less: 'brighter' },
  warm: { more: 'warmer', less: 'cooler' },
  cold: { more: 'cooler', less: 'warmer' },
  cool: { more: 'cooler', less: 'warmer' },
}

/** Which side of a thing a word measures; `all` is its largest. */
export const SIDE_WORDS: Record<string, 'width' | 'height' | 'depth' | 'all'> = {
  tall: 'height',
  high: 'height',
  height: 'height',
  wide: 'width',
  width: 'width',
  long: 'width',
  length: 'width',
  broad: 'width',
  deep: 'depth',
  depth: 'depth',
  thick: 'depth',
  thickness: 'depth',
  across: 'all',
  diameter: 'all',
  size: 'all',
  big: 'all',
  large: 'all',
  small: 'all',
  short: 'height',
  narrow: 'width',
  square: 'all',
}

/** A comparative's side and way: "taller than", "smaller than". */
export function comparison(word: string): { side: 'width' | 'height' | 'depth' | 'all'; way: 1 | -1 } | undefined {
  const by = Object.hasOwn(COMPARATIVES, word) ? COMPARATIVES[word] : undefined
  if (!by) return undefined
  const way = Math.max(...by) > 1 ? 1 : -1
  const changed = by.map((n) => n !== 1)
  if (changed.every(Boolean)) return { side: 'all', way }
  return { side: changed[1] ? 'height' : changed[0] ? 'width' : 'depth', way }
}
