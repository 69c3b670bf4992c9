import type { Vec3 } from '../document/index.ts'

/** The user's view on the ground: horizontal unit vectors. */
export interface ViewBasis {
  right: Vec3
  forward: Vec3
}

export const DIRECTIONS = ['left', 'right', 'front', 'behind', 'up', 'down'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const FRONT_VIEW: ViewBasis = { right: [1, 0, 0], forward: [0, 0, -1] }

const negate = (v: Vec3): Vec3 => [-v[0] || 0, -v[1] || 0, -v[2] || 0]

/** The world axis that a direction of the user's view is nearest to: "front" is towards the user. */
export function directionVector(direction: Direction, basis: ViewBasis): Vec3 {
  if (direction === 'up') return [0, 1, 0]
  if (direction === 'down') return [0, -1, 0]
  const right = nearestAxis(basis.right)
  const forward: Vec3 = [right[2], 0, -right[0] || 0]
  switch (direction) {
    case 'right':
      return right
    case 'left':
      return negate(right)
    case 'behind':
      return forward
    case 'front':
      return negate(forward)
  }
}

function nearestAxis([x, , z]: Vec3): Vec3 {
  return Math.abs(x) >= Math.abs(z) ? [Math.sign(x) || 1, 0, 0] : [0, 0, Math.sign(z)]
}
