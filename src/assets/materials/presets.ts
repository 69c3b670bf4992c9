import type { MaterialPreset, PatternUse, PresetCategory } from '../../commands/material-preset.ts'
import type { Surface } from '../../document/index.ts'

const preset = (
  name: string,
  category: PresetCategory,
  words: string,
  surface: Partial<Surface>,
  pattern?: PatternUse,
): MaterialPreset => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category,
  words: [name.toLowerCase(), ...words.split(',').map((word) => word.trim())].filter(Boolean),
  surface,
  ...(pattern && { pattern }),
})

/**
 * Colours of metals as they reflect light straight on, in sRGB, from measured indices of refraction: S. Lagarde,
 * "Feeding a physically based shading model" (2011).
 */
const metal = (name: string, words: string, color: string, roughness: number, more: Partial<Surface> = {}) =>
  preset(name, 'metal', words, { color, metalness: 1, roughness, ...more })

const patterned = (
  name: string,
  category: PresetCategory,
  words: string,
  pattern: PatternUse,
  more: Partial<Surface> = {},
) => preset(name, category, words, { color: '#ffffff', roughness: 1, ...more }, pattern)

/** The materials that come with the editor. */
export const PRESETS: readonly MaterialPreset[] = [
  metal('Gold', 'golden', '#ffe29b', 0.18),
  metal('Rose gold', 'pink gold', '#f2c1ac', 0.18),
  metal('Silver', 'sterling silver', '#fcfaf5', 0.15),
  metal('Copper', '', '#fad0c0', 0.2),
  metal('Brass', '', '#f2e5af', 0.24),
  metal('Bronze', '', '#dcae76', 0.32),
  metal('Aluminium', 'aluminum', '#f5f6f6', 0.3),
  metal('Chrome', 'chromium, polished metal', '#c3c4c4', 0.03),
  metal('Titanium', '', '#c1bab1', 0.35),
  metal('Platinum', '', '#d6d0c8', 0.2),
  metal('Nickel', '', '#d4cbbd', 0.22),
  metal('Cast iron', 'iron', '#8d8e90', 0.62),
  metal('Brushed steel', 'brushed metal, stainless steel, steel', '#c5c7c8', 0.34, { anisotropy: 0.85 }),

  preset('Clear glass', 'glass', 'glass', {
    color: '#ffffff',
    transmission: 1,
    roughness: 0,
    thickness: 0.02,
    ior: 1.5,
  }),
  preset('Frosted glass', 'glass', 'milk glass', {
    color: '#ffffff',
    transmission: 1,
    roughness: 0.45,
    thickness: 0.05,
  }),
  preset('Bottle glass', 'glass', 'green glass', {
    color: '#5f9a6b',
    transmission: 0.95,
    roughness: 0.04,
    thickness: 0.05,
  }),
  preset('Smoked glass', 'glass', 'tinted glass, dark glass', {
    color: '#5b5a5e',
    transmission: 0.9,
    roughness: 0.03,
    thickness: 0.04,
  }),
  preset('Still water', 'glass', 'water', {
    color: '#d7f0f2',
    transmission: 0.95,
    roughness: 0.02,
    ior: 1.33,
    thickness: 0.3,
  }),
  preset('Soap film', 'glass', 'bubble, soap bubble', {
    color: '#ffffff',
    transmission: 0.95,
    roughness: 0,
    iridescence: 1,
    thickness: 0,
  }),

  preset('Glossy plastic', 'plastic', 'plastic, white plastic', { color: '#f3f4f5', roughness: 0.16 }),
  preset('Red plastic', 'plastic', '', { color: '#d62f2f', roughness: 0.25 }),
  preset('Matte plastic', 'plastic', 'black plastic', { color: '#26282c', roughness: 0.7 }),
  preset('Rubber', 'plastic', 'tyre, tire', { color: '#1d1f22', roughness: 0.92 }),
  preset('Car paint', 'plastic', 'lacquer, paint', {
    color: '#8c1c24',
    roughness: 0.4,
    metalness: 0.3,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
  }),
  preset('Pearl', 'plastic', 'mother of pearl', {
    color: '#f4ece6',
    roughness: 0.22,
    clearcoat: 1,
    iridescence: 0.6,
  }),

  patterned('Oak wood', 'wood', 'oak, wood, wooden', {
    kind: 'wood',
    colors: ['#8a623c', '#b98d5f', '#cfa678'],
    relief: 0.2,
    roughness: [0.72, 0.5],
  }),
  patterned('Walnut wood', 'wood', 'walnut, dark wood', {
    kind: 'wood',
    colors: ['#3a2619', '#5d3f2b', '#7a563c'],
    relief: 0.2,
    roughness: [0.66, 0.45],
  }),
  patterned('Pine wood', 'wood', 'pine, light wood', {
    kind: 'wood',
    colors: ['#c49a63', '#e0bf8b', '#eed6a8'],
    relief: 0.15,
    roughness: [0.75, 0.6],
  }),
  patterned('Ebony', 'wood', 'black wood', {
    kind: 'wood',
    colors: ['#120f0e', '#231c19', '#332924'],
    relief: 0.15,
    roughness: [0.5, 0.3],
  }),

  patterned('White marble', 'stone', 'marble', {
    kind: 'marble',
    colors: ['#8f9399', '#d5d6d7', '#f3f2ef', '#f8f7f5'],
    relief: 0.02,
    roughness: [0.25, 0.12],
  }),
  patterned('Black marble', 'stone', '', {
    kind: 'marble',
    colors: ['#cfc8ba', '#3a3a3d', '#1d1d20', '#151517'],
    relief: 0.02,
    roughness: [0.22, 0.1],
  }),
  patterned('Granite', 'stone', '', {
    kind: 'granite',
    colors: ['#3c3a3b', '#8c8582', '#b7aea8', '#e0dad4'],
    relief: 0.05,
    roughness: [0.3, 0.45],
  }),
  patterned('Rough concrete', 'stone', 'concrete, cement', {
    kind: 'concrete',
    colors: ['#84827e', '#a3a19c', '#b4b2ad'],
    relief: 0.3,
    roughness: [0.95, 0.8],
  }),
  patterned('Terrazzo', 'stone', '', {
    kind: 'terrazzo',
    colors: ['#ece7df', '#c98d79', '#6d8f8a', '#d8b06a', '#4b4f57'],
    relief: 0.02,
    roughness: [0.3, 0.25],
  }),
  patterned('Brick wall', 'stone', 'bricks, brick, brickwork', {
    kind: 'bricks',
    colors: ['#c9c2b6', '#8f4635', '#a8594a', '#b96d58'],
    relief: 0.9,
    roughness: [0.95, 0.85],
  }),

  patterned('Linen', 'fabric', 'weave, cloth, canvas, fabric', {
    kind: 'weave',
    colors: ['#a79a82', '#d8cdb6', '#ece4d2'],
    relief: 0.6,
    roughness: [1, 0.9],
  }),
  patterned('Denim', 'fabric', 'jeans', {
    kind: 'weave',
    colors: ['#1f2f4a', '#3e5a86', '#7a90b3'],
    relief: 0.6,
    roughness: [1, 0.9],
  }),
  patterned('Grey felt', 'fabric', 'felt, wool', {
    kind: 'felt',
    colors: ['#55585e', '#73767c', '#8e9197'],
    relief: 0.4,
    roughness: [1, 0.95],
  }),
  preset('Velvet', 'fabric', 'red velvet', {
    color: '#5d1526',
    roughness: 0.85,
    sheenColor: '#e8909f',
    sheenRoughness: 0.35,
  }),
  patterned('Leather', 'fabric', 'brown leather', {
    kind: 'leather',
    colors: ['#3d2416', '#6b4229', '#80523a'],
    relief: 0.5,
    roughness: [0.75, 0.48],
  }),

  preset('White porcelain', 'ceramic', 'porcelain, china', { color: '#f6f4ef', roughness: 0.1, clearcoat: 1 }),
  preset('Celadon', 'ceramic', 'green glaze', { color: '#9dbda6', roughness: 0.18, clearcoat: 1 }),
  preset('Fired clay', 'ceramic', 'terracotta, clay', { color: '#c0714f', roughness: 0.9 }),
  patterned('White tiles', 'ceramic', 'tiles, bathroom tiles', {
    kind: 'tiles',
    colors: ['#a9a8a4', '#eceae5', '#f7f6f2'],
    relief: 0.5,
    roughness: [0.9, 0.12],
  }),

  preset('Warm light', 'glow', 'glowing', { color: '#fff0d8', emissive: '#ffcf94', emissiveIntensity: 2.4 }),
  preset('Cold light', 'glow', 'daylight tube', { color: '#eef6ff', emissive: '#cfe4ff', emissiveIntensity: 2.4 }),
  preset('Neon pink', 'glow', 'neon', { color: '#ff5fb0', emissive: '#ff2f98', emissiveIntensity: 2.6 }),
  preset('Neon blue', 'glow', '', { color: '#5fb8ff', emissive: '#1f8cff', emissiveIntensity: 2.6 }),
  preset('Lava', 'glow', 'embers', { color: '#3a120a', roughness: 1, emissive: '#ff4d12', emissiveIntensity: 1.6 }),

  patterned('Checkerboard', 'pattern', 'checker, chess board, checkered', {
    kind: 'checker',
    colors: ['#24272c', '#f0f0ee'],
    relief: 0,
    roughness: [0.5, 0.5],
  }),
  patterned('Blue stripes', 'pattern', 'stripes, striped', {
    kind: 'stripes',
    colors: ['#f4f2ec', '#3b5f96'],
    relief: 0,
    roughness: [0.7, 0.7],
  }),
  patterned('Polka dots', 'pattern', 'dots, dotted', {
    kind: 'dots',
    colors: ['#f4e3d7', '#c8453c'],
    relief: 0,
    roughness: [0.7, 0.7],
  }),
]
