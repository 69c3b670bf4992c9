import { Color } from 'three'
import type { LightType, Shape, Surface } from '../../../document/index.ts'

/** Nouns for the shapes there are. */
export const SHAPE_WORDS: Record<string, Shape> = {
  box: 'box',
  cube: 'box',
  block: 'box',
  brick: 'box',
  crate: 'box',
  cuboid: 'box',
  slab: 'box',
  wall: 'box',
  square: 'box',
  sphere: 'sphere',
  ball: 'sphere',
  orb: 'sphere',
  globe: 'sphere',
  marble: 'sphere',
  cylinder: 'cylinder',
  tube: 'cylinder',
  pillar: 'cylinder',
  column: 'cylinder',
  pole: 'cylinder',
  disc: 'cylinder',
  disk: 'cylinder',
  can: 'cylinder',
  barrel: 'cylinder',
  cone: 'cone',
  funnel: 'cone',
  torus: 'torus',
  ring: 'torus',
  donut: 'torus',
  doughnut: 'torus',
  plane: 'plane',
  floor: 'plane',
  sheet: 'plane',
  ground: 'plane',
  rug: 'plane',
  capsule: 'capsule',
  pill: 'capsule',
}

/** Shapes whose noun says a size as well: [width, height, depth] in metres. */
export const NOUN_SIZES: Record<string, [number, number, number]> = {
  wall: [4, 2.5, 0.1],
  slab: [2, 0.2, 2],
  brick: [0.25, 0.1, 0.12],
  pillar: [0.4, 3, 0.4],
  column: [0.4, 3, 0.4],
  pole: [0.1, 3, 0.1],
  disc: [1, 0.1, 1],
  disk: [1, 0.1, 1],
  can: [0.3, 0.5, 0.3],
  barrel: [0.6, 0.9, 0.6],
  floor: [10, 0, 10],
  ground: [10, 0, 10],
  rug: [2, 0, 1.4],
  sheet: [1, 0, 1.4],
  marble: [0.2, 0.2, 0.2],
}

export const LIGHT_WORDS: Record<string, LightType> = {
  sun: 'directional',
  sunlight: 'directional',
  directional: 'directional',
  point: 'point',
  bulb: 'point',
  lamp: 'point',
  spot: 'spot',
  spotlight: 'spot',
  hemisphere: 'hemisphere',
  sky: 'hemisphere',
  ambient: 'ambient',
}

/** Words that name any node. */
export const ANY_WORDS = new Set([
  'object',
  'thing',
  'item',
  'node',
  'shape',
  'piece',
  'part',
  'one',
  'mesh',
  'model',
  'stuff',
  'everything',
  'all',
])

const EXTRA_COLORS: Record<string, string> = {
  grey: '#808080',
  light: '',
  wood: '#a9743f',
  brick: '#b0523d',
  cream: '#fff3d6',
  mint: '#a8e6c9',
  amber: '#ffbf00',
  emerald: '#2ecc71',
  ruby: '#c0182b',
  mustard: '#d6a521',
  rose: '#ff5f87',
  charcoal: '#36393f',
  sand: '#d8c49a',
}

/** Finishes: what a surface is like, beside its colour. */
export const FINISHES: Record<string, Partial<Surface>> = {
  glass: { transmission: 1, roughness: 0.03, metalness: 0, thickness: 0.2, ior: 1.5, color: '#ffffff' },
  gold: { color: '#ffc65a', metalness: 1, roughness: 0.22 },
  golden: { color: '#ffc65a', metalness: 1, roughness: 0.22 },
  silver: { color: '#e6e8ec', metalness: 1, roughness: 0.2 },
  copper: { color: '#e8956a', metalness: 1, roughness: 0.25 },
  bronze: { color: '#a9783f', metalness: 1, roughness: 0.35 },
  chrome: { color: '#eef1f5', metalness: 1, roughness: 0.04 },
  steel: { color: '#b9bfc7', metalness: 1, roughness: 0.3 },
  metal: { metalness: 1, roughness: 0.3 },
  metallic: { metalness: 1, roughness: 0.3 },
  matte: { roughness: 1, metalness: 0 },
  matt: { roughness: 1, metalness: 0 },
  rough: { roughness: 1 },
  shiny: { roughness: 0.12 },
  glossy: { roughness: 0.12 },
  polished: { roughness: 0.08 },
  smooth: { roughness: 0.2 },
  plastic: { metalness: 0, roughness: 0.35 },
  rubber: { metalness: 0, roughness: 0.95 },
  wooden: { color: '#a9743f', roughness: 0.75, metalness: 0 },
  wood: { color: '#a9743f', roughness: 0.75, metalness: 0 },
  transparent: { opacity: 0.35 },
  translucent: { opacity: 0.6 },
  opaque: { opacity: 1, transmission: 0 },
  glowing: { emissiveIntensity: 2 },
  luminous: { emissiveIntensity: 2 },
  glow: { emissiveIntensity: 2 },
}

/** Sizes by word, as a factor of the usual size along [x, y, z]. */
export const SIZE_WORDS: Record<string, [number, number, number]> = {
  tiny: [0.25, 0.25, 0.25],
  little: [0.5, 0.5, 0.5],
  small: [0.5, 0.5, 0.5],
  mini: [0.3, 0.3, 0.3],
  big: [2, 2, 2],
  large: [2, 2, 2],
  huge: [4, 4, 4],
  giant: [5, 5, 5],
  enormous: [5, 5, 5],
  tall: [1, 2, 1],
  short: [1, 0.5, 1],
  low: [1, 0.5, 1],
  high: [1, 2, 1],
  wide: [2, 1, 1],
  narrow: [0.5, 1, 1],
  thin: [0.4, 1, 0.4],
  thick: [1.6, 1, 1.6],
  deep: [1, 1, 2],
  long: [2, 1, 1],
  flat: [1, 0.2, 1],
}

/** "Bigger", "a bit taller": factors along [x, y, z]. */
export const COMPARATIVES: Record<string, [number, number, number]> = {
  bigger: [1.5, 1.5, 1.5],
  larger: [1.5, 1.5, 1.5],
  smaller: [1 / 1.5, 1 / 1.5, 1 / 1.5],
  taller: [1, 1.5, 1],
  higher: [1, 1.5, 1],
  shorter: [1, 1 / 1.5, 1],
  lower: [1, 1 / 1.5, 1],
  wider: [1.5, 1, 1],
  narrower: [1 / 1.5, 1, 1],
  deeper: [1, 1, 1.5],
  longer: [1.5, 1, 1],
  thicker: [1.5, 1, 1.5],
  thinner: [1 / 1.5, 1, 1 / 1.5],
  flatter: [1, 1 / 1.5, 1],
  fatter: [1.5, 1, 1.5],
}

const NAMED = Color.NAMES as Record<string, number>

/** The colour that a word names, as #rrggbb; undefined where it names none. */
export function colorWord(word: string): string | undefined {
  if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(word)) {
    return word.length === 4 ? `#${[...word.slice(1)].map((c) => c + c).join('')}` : word
  }
  if (EXTRA_COLORS[word] !== undefined) return EXTRA_COLORS[word] || undefined
  const value = NAMED[word]
  return value === undefined ? undefined : `#${value.toString(16).padStart(6, '0')}`
}

/** "Dark", "light", "pale" …: how far towards black or white. */
export const SHADES: Record<string, number> = {
  dark: -0.45,
  deep: -0.35,
  light: 0.45,
  pale: 0.6,
  bright: 0.1,
  pastel: 0.5,
}

/** A colour, mixed towards black (negative) or white. */
export function shade(hex: string, amount: number): string {
  const color = new Color(hex)
  const towards = new Color(amount < 0 ? '#000000' : '#ffffff')
  const mixed = new Color().setRGB(
    ...((['r', 'g', 'b'] as const).map((c) => {
      const a = channel(color, c)
      return a + (channel(towards, c) - a) * Math.abs(amount)
    }) as [number, number, number]),
    'srgb',
  )
  return `#${mixed.getHexString()}`
}

const channel = (color: Color, c: 'r' | 'g' | 'b') => color.clone().convertLinearToSRGB()[c]

const BASIC: Record<string, string> = {
  red: '#ff0000',
  orange: '#ff8c00',
  yellow: '#ffe000',
  green: '#00a000',
  cyan: '#00d5d5',
  blue: '#0030ff',
  purple: '#8000a0',
  pink: '#ff80b0',
  brown: '#7a4a20',
  white: '#ffffff',
  gray: '#808080',
  black: '#000000',
}

/** The everyday name that a colour comes nearest to, so that "the red one" finds a crimson box. */
export function colorFamily(hex: string): string {
  const hsl = { h: 0, s: 0, l: 0 }
  new Color(hex).getHSL(hsl, 'srgb')
  if (hsl.l < 0.1) return 'black'
  if (hsl.l > 0.93) return 'white'
  if (hsl.s < 0.13) return 'gray'
  const hue = hsl.h * 360
  if (hue < 15 || hue >= 345) return hsl.l > 0.72 ? 'pink' : 'red'
  if (hue < 45) return hsl.l < 0.36 || (hsl.s < 0.5 && hsl.l < 0.6) ? 'brown' : 'orange'
  if (hue < 68) return 'yellow'
  if (hue < 165) return 'green'
  if (hue < 195) return 'cyan'
  if (hue < 255) return 'blue'
  if (hue < 300) return 'purple'
  return 'pink'
}

/** The family that a colour word asks for: its own where it is an everyday name. */
export const familyOf = (word: string): string => {
  const plain = word === 'grey' ? 'gray' : word
  return BASIC[plain] ? plain : colorFamily(colorWord(plain) ?? '#808080')
}

/** Everyday words that the parser knows, for mending typos. Filled by the grammar. */
export const VERBS: Record<string, string> = {
  add: 'create',
  create: 'create',
  make: 'make',
  insert: 'create',
  spawn: 'create',
  build: 'create',
  draw: 'create',
  generate: 'create',
  need: 'create',
  want: 'create',
  delete: 'delete',
  remove: 'delete',
  erase: 'delete',
  trash: 'delete',
  destroy: 'delete',
  drop: 'drop',
  clear: 'delete',
  move: 'move',
  shift: 'move',
  push: 'move',
  slide: 'move',
  bring: 'move',
  nudge: 'move',
  pull: 'move',
  raise: 'raise',
  lift: 'raise',
  lower: 'lower',
  sink: 'lower',
  put: 'place',
  place: 'place',
  set: 'place',
  position: 'place',
  rotate: 'rotate',
  turn: 'rotate',
  spin: 'rotate',
  tilt: 'rotate',
  flip: 'flip',
  scale: 'scale',
  resize: 'scale',
  enlarge: 'enlarge',
  grow: 'enlarge',
  shrink: 'shrink',
  reduce: 'shrink',
  double: 'double',
  halve: 'halve',
  triple: 'triple',
  color: 'color',
  colour: 'color',
  paint: 'color',
  dye: 'color',
  tint: 'color',
  recolor: 'color',
  recolour: 'color',
  duplicate: 'duplicate',
  copy: 'duplicate',
  clone: 'duplicate',
  replicate: 'duplicate',
  rename: 'rename',
  name: 'rename',
  call: 'rename',
  select: 'select',
  pick: 'select',
  choose: 'select',
  highlight: 'select',
  deselect: 'deselect',
  unselect: 'deselect',
  align: 'align',
  arrange: 'arrange',
  line: 'line',
  distribute: 'distribute',
  space: 'distribute',
  spread: 'distribute',
  stack: 'stack',
  pile: 'stack',
  organize: 'arrange',
  organise: 'arrange',
  group: 'group',
  ungroup: 'ungroup',
  combine: 'group',
  hide: 'hide',
  show: 'show',
  unhide: 'show',
  reveal: 'show',
  lock: 'lock',
  unlock: 'unlock',
  undo: 'undo',
  revert: 'undo',
  redo: 'redo',
  frame: 'frame',
  focus: 'frame',
  zoom: 'frame',
  look: 'look',
  view: 'look',
  export: 'export',
  save: 'export',
  screenshot: 'screenshot',
  center: 'center',
  centre: 'center',
  count: 'count',
  dim: 'dim',
  brighten: 'brighten',
  darken: 'darken',
  lighten: 'lighten',
  rest: 'rest',
  ground: 'rest',
  change: 'change',
  alter: 'change',
  modify: 'change',
  adjust: 'change',
  update: 'change',
  give: 'change',
  swap: 'swap',
  increase: 'enlarge',
  decrease: 'shrink',
  exchange: 'swap',
  switch: 'swap',
}
