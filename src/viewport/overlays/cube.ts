import type { Vec3 } from '../../document/index.ts'

/** A side of the view cube: the way it faces, and what is right and up on it as it is read. */
export interface CubeFace {
  name: string
  normal: Vec3
  right: Vec3
  up: Vec3
}

export const FACES: readonly CubeFace[] = [
  { name: 'Front', normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  { name: 'Back', normal: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
  { name: 'Right', normal: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  { name: 'Left', normal: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  { name: 'Top', normal: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  { name: 'Bottom', normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
]

/** The cube's edges along the axes of the world, from the corner at the left bottom back. */
export const AXES = [
  { label: 'X', tip: [1, -1, -1] },
  { label: 'Y', tip: [-1, 1, -1] },
  { label: 'Z', tip: [-1, -1, 1] },
] as const

/** Where the edges of a side begin, as a share of half of it. */
const EDGE = 0.58
const BANDS = [
  [-1, -EDGE],
  [-EDGE, EDGE],
  [EDGE, 1],
] as const

/** The nine parts of a side: its middle, what belongs to its four edges, and its four corners. */
export const CELLS = [-1, 0, 1].flatMap((y) =>
  [-1, 0, 1].map((x) => {
    const [[left, right], [low, high]] = [BANDS[x + 1], BANDS[y + 1]]
    return { x, y, left, right, low, high }
  }),
)

const NAMES = [
  ['left', '', 'right'],
  ['bottom', '', 'top'],
  ['back', '', 'front'],
]

/** "top front right" for [1, 1, 1]. */
export function nameOfDirection(direction: Vec3): string {
  const [x, y, z] = direction.map((n, i) => NAMES[i][Math.sign(n) + 1])
  return [y, z, x].filter((word) => word !== '').join(' ')
}
