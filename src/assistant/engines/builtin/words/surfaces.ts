import type { Surface } from '../../../../document/index.ts'

/** Finishes: what a surface is like, beside its colour. Metals have the measured colours of physicallybased.info, rounded. */
export const FINISHES: Record<string, Partial<Surface>> = {
  glass: { transmission: 1, roughness: 0.03, metalness: 0, thickness: 0.2, ior: 1.5, color: '#ffffff' },
  crystal: { transmission: 1, roughness: 0, metalness: 0, thickness: 0.3, ior: 2, color: '#ffffff' },
  ice: { transmission: 0.9, roughness: 0.15, metalness: 0, thickness: 0.4, ior: 1.31, color: '#e6f4ff' },
  gold: { color: '#ffc65a', metalness: 1, roughness: 0.22 },
  silver: { color: '#e6e8ec', metalness: 1, roughness: 0.2 },
  copper: { color: '#e8956a', metalness: 1, roughness: 0.25 },
  brass: { color: '#d8b46a', metalness: 1, roughness: 0.28 },
  bronze: { color: '#a9783f', metalness: 1, roughness: 0.35 },
  chrome: { color: '#eef1f5', metalness: 1, roughness: 0.04 },
  mirror: { color: '#f5f6f8', metalness: 1, roughness: 0 },
  steel: { color: '#b9bfc7', metalness: 1, roughness: 0.3 },
  iron: { color: '#8a8d91', metalness: 1, roughness: 0.5 },
  aluminium: { color: '#d3d6da', metalness: 1, roughness: 0.3 },
  metal: { metalness: 1, roughness: 0.3 },
  matte: { roughness: 1, metalness: 0 },
  rough: { roughness: 1 },
  shiny: { roughness: 0.12 },
  polished: { roughness: 0.08 },
  smooth: { roughness: 0.2 },
  lacquered: { roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.05 },
  plastic: { metalness: 0, roughness: 0.35 },
  rubber: { metalness: 0, roughness: 0.95 },
  porcelain: { color: '#f4f2ec', metalness: 0, roughness: 0.15, clearcoat: 1 },
  marble: { color: '#ece9e4', metalness: 0, roughness: 0.18, clearcoat: 0.5 },
  stone: { color: '#8f8b84', metalness: 0, roughness: 0.9 },
  sandstone: { color: '#cbb68c', metalness: 0, roughness: 0.9 },
  satin: { metalness: 0, roughness: 0.4 },
  rusty: { color: '#8a4b2a', metalness: 0.5, roughness: 0.9 },
  concrete: { color: '#a3a19c', metalness: 0, roughness: 0.95 },
  clay: { color: '#b86b4b', metalness: 0, roughness: 0.95 },
  wood: { color: '#a9743f', roughness: 0.75, metalness: 0 },
  leather: { color: '#6b4327', roughness: 0.6, metalness: 0 },
  velvet: { roughness: 1, metalness: 0, sheenColor: '#ffffff', sheenRoughness: 0.4 },
  fabric: { roughness: 1, metalness: 0 },
  grass: { color: '#5f8f3a', roughness: 1, metalness: 0 },
  snow: { color: '#f7f9fc', roughness: 0.9, metalness: 0 },
  dirt: { color: '#6b4e35', roughness: 1, metalness: 0 },
  asphalt: { color: '#3c3e42', roughness: 0.95, metalness: 0 },
  paper: { color: '#f5f1e6', roughness: 0.95, metalness: 0 },
  transparent: { opacity: 0.35 },
  translucent: { opacity: 0.6 },
  opaque: { opacity: 1, transmission: 0 },
  glowing: { emissiveIntensity: 2 },
}

const SAME: Record<string, string> = {
  golden: 'gold',
  gilded: 'gold',
  chromed: 'chrome',
  mirrored: 'mirror',
  reflective: 'mirror',
  metallic: 'metal',
  matt: 'matte',
  flat: 'matte',
  dull: 'matte',
  glossy: 'shiny',
  sparkly: 'shiny',
  sparkling: 'shiny',
  shimmering: 'shiny',
  glittery: 'shiny',
  glittering: 'shiny',
  gleaming: 'shiny',
  wooden: 'wood',
  woody: 'wood',
  glassy: 'glass',
  luminous: 'glowing',
  glow: 'glowing',
  neon: 'glowing',
  shining: 'glowing',
  lit: 'glowing',
  ceramic: 'porcelain',
  aluminum: 'aluminium',
  'see-through': 'transparent',
  seethrough: 'transparent',
  cloth: 'fabric',
  plasticky: 'plastic',
  rubbery: 'rubber',
  icy: 'ice',
  concretelike: 'concrete',
  velvety: 'velvet',
  rocky: 'stone',
  stainless: 'steel',
}

/** The finish that a word names: "golden", "gold-plated", "wood-like". */
export function finishWord(word: string): Partial<Surface> | undefined {
  if (/^(semi|half|partly)-?(transparent|translucent)$/.test(word)) return FINISHES.translucent
  const stem = word.replace(/-?(like|plated|coloured|colored|ish|looking)$/, '')
  for (const key of [word, stem]) {
    const name = Object.hasOwn(SAME, key) ? SAME[key] : key
    if (Object.hasOwn(FINISHES, name)) return FINISHES[name]
  }
  return undefined
}

export const FINISH_WORDS = [...Object.keys(FINISHES), ...Object.keys(SAME)]

/** "Shinier", "more see-through": which property goes which way, by how much of what is left. */
export const GRADES: Record<
  string,
  [property: 'roughness' | 'opacity' | 'metalness' | 'emissiveIntensity' | 'saturation', way: 1 | -1]
> = {
  saturated: ['saturation', 1],
  vivid: ['saturation', 1],
  vibrant: ['saturation', 1],
  muted: ['saturation', -1],
  shinier: ['roughness', -1],
  glossier: ['roughness', -1],
  smoother: ['roughness', -1],
  shiny: ['roughness', -1],
  glossy: ['roughness', -1],
  smooth: ['roughness', -1],
  reflective: ['roughness', -1],
  polished: ['roughness', -1],
  rougher: ['roughness', 1],
  rough: ['roughness', 1],
  matte: ['roughness', 1],
  duller: ['roughness', 1],
  dull: ['roughness', 1],
  transparent: ['opacity', -1],
  'see-through': ['opacity', -1],
  translucent: ['opacity', -1],
  opaque: ['opacity', 1],
  solid: ['opacity', 1],
  metallic: ['metalness', 1],
  glowing: ['emissiveIntensity', 1],
}
