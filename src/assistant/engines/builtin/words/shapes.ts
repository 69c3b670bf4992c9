import type { LightType, Shape } from '../../../../document/index.ts'

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
  board: 'box',
  plank: 'box',
  tile: 'box',
  panel: 'box',
  beam: 'box',
  sphere: 'sphere',
  ball: 'sphere',
  orb: 'sphere',
  globe: 'sphere',
  marble: 'sphere',
  bubble: 'sphere',
  cylinder: 'cylinder',
  tube: 'cylinder',
  pillar: 'cylinder',
  column: 'cylinder',
  pole: 'cylinder',
  disc: 'cylinder',
  disk: 'cylinder',
  can: 'cylinder',
  barrel: 'cylinder',
  pipe: 'cylinder',
  coin: 'cylinder',
  drum: 'cylinder',
  cone: 'cone',
  pyramid: 'cone',
  funnel: 'cone',
  torus: 'torus',
  ring: 'torus',
  donut: 'torus',
  doughnut: 'torus',
  tori: 'torus',
  hoop: 'torus',
  plane: 'plane',
  floor: 'plane',
  lawn: 'plane',
  meadow: 'plane',
  field: 'plane',
  sheet: 'plane',
  ground: 'plane',
  carpet: 'plane',
  capsule: 'capsule',
  pill: 'capsule',
}

/** Shapes whose noun says a size as well: [width, height, depth] in metres. */
export const NOUN_SIZES: Record<string, [number, number, number]> = {
  wall: [4, 2.5, 0.1],
  slab: [2, 0.2, 2],
  brick: [0.25, 0.1, 0.12],
  board: [1.5, 0.04, 0.3],
  plank: [2, 0.05, 0.3],
  tile: [0.5, 0.03, 0.5],
  panel: [1, 1, 0.05],
  beam: [3, 0.2, 0.2],
  pillar: [0.4, 3, 0.4],
  column: [0.4, 3, 0.4],
  pole: [0.1, 3, 0.1],
  pipe: [0.15, 2, 0.15],
  disc: [1, 0.1, 1],
  disk: [1, 0.1, 1],
  coin: [0.3, 0.03, 0.3],
  can: [0.3, 0.5, 0.3],
  barrel: [0.6, 0.9, 0.6],
  drum: [0.6, 0.5, 0.6],
  floor: [10, 0, 10],
  lawn: [10, 0, 10],
  meadow: [10, 0, 10],
  field: [10, 0, 10],
  ground: [10, 0, 10],
  carpet: [2.4, 0, 1.7],
  sheet: [1, 0, 1.4],
  marble: [0.2, 0.2, 0.2],
  bubble: [0.4, 0.4, 0.4],
}

/** Nouns that mean the shape itself. "The wall" is a box only by name. */
export const isGenericShape = (word: string): boolean =>
  /^(box|cube|block|cuboid|square|sphere|ball|orb|cylinder|tube|disc|disk|cone|torus|ring|donut|doughnut|hoop|plane|capsule|pill)$/.test(
    word,
  )

/** "The round things": what shapes an adjective means. */
export const SHAPE_ADJECTIVES: Record<string, readonly Shape[]> = {
  round: ['sphere'],
  spherical: ['sphere'],
  cubic: ['box'],
  boxy: ['box'],
  cylindrical: ['cylinder'],
  conical: ['cone'],
  flat: ['plane'],
}

export const LIGHT_WORDS: Record<string, LightType> = {
  sun: 'directional',
  sunlight: 'directional',
  directional: 'directional',
  point: 'point',
  bulb: 'point',
  lightbulb: 'point',
  pendant: 'point',
  spot: 'spot',
  spotlight: 'spot',
  hemisphere: 'hemisphere',
  skylight: 'hemisphere',
  sky: 'hemisphere',
  ambient: 'ambient',
}

/** Words that name any node. */
export const ANY_WORDS = new Set(
  'object thing item node shape piece mesh model stuff everything anything all element'.split(' '),
)

/** Colours that nouns bring along, as #rrggbb. */
export const NOUN_COLORS: Record<string, string> = { lawn: '#6f9a4b', meadow: '#7fa556', field: '#a3a35a' }
