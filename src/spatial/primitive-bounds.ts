import type { Matrix4 } from 'three'
import type { Primitive, Vec3 } from '../document/index.ts'

/** A row of a linear map: how far along one world axis each local unit reaches. */
type Row = readonly [number, number, number]

/** Math.hypot guards against overflow, at many times the cost; this is asked for thousands of times a sentence. */
const length = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z)

/**
 * How far a shape reaches from its origin along an axis, [down, up] in metres, by its support function: exact however
 * it is turned and scaled. `row` is the axis' row of the world matrix.
 */
export function primitiveReach(shape: Primitive, row: Row): [number, number] {
  const [x, y, z] = row
  const even = (half: number): [number, number] => [half, half]
  switch (shape.shape) {
    case 'box':
      return even(boxReach(shape, row))
    case 'plane':
      return even((Math.abs(x) * shape.width + Math.abs(z) * shape.depth) / 2)
    case 'sphere':
      return even(shape.radius * length(x, y, z))
    case 'cylinder':
      return even(shape.radius * length(x, z) + (shape.height / 2) * Math.abs(y))
    case 'capsule':
      return even(shape.radius * length(x, y, z) + Math.max(0, shape.height / 2 - shape.radius) * Math.abs(y))
    case 'torus':
      return even(shape.radius * length(x, z) + shape.tube * length(x, y, z))
    case 'cone': {
      const tip = (shape.height / 2) * y
      const rim = shape.radius * length(x, z)
      return [Math.max(-tip, tip + rim), Math.max(tip, -tip + rim)]
    }
    case 'lathe':
      return reachOf(shape.profile, 0, y, length(x, z))
    case 'prism':
      return widened(reachOf(shape.outline, x, y, 0), (Math.abs(z) * shape.depth) / 2)
  }
}

/** The bounds of a shape under a matrix that places it. */
export function primitiveBounds(shape: Primitive, { elements: e }: Matrix4): { min: Vec3; max: Vec3 } {
  const reach = [0, 1, 2].map((i) => primitiveReach(shape, [e[i], e[i + 4], e[i + 8]]))
  return {
    min: reach.map(([down], i) => e[12 + i] - down) as Vec3,
    max: reach.map(([, up], i) => e[12 + i] + up) as Vec3,
  }
}

/** How far points reach, where each is [first, second] times two steps, with a disc of |first| times `around` about it. */
function reachOf(
  points: readonly (readonly [number, number])[],
  first: number,
  second: number,
  around: number,
): [number, number] {
  let [down, up] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const point of points) {
    const at = point[0] * first + point[1] * second
    const radius = Math.abs(point[0]) * around
    if (radius - at > down) down = radius - at
    if (radius + at > up) up = radius + at
  }
  return [down, up]
}

const widened = ([down, up]: [number, number], by: number): [number, number] => [down + by, up + by]

/** A rounded box is a smaller box with a ball at each corner. */
function boxReach({ width, height, depth, bevel = 0 }: Extract<Primitive, { shape: 'box' }>, [x, y, z]: Row): number {
  const radius = Math.min(bevel, width / 2, height / 2, depth / 2)
  const flat = Math.abs(x) * width + Math.abs(y) * height + Math.abs(z) * depth
  return flat / 2 - radius * (Math.abs(x) + Math.abs(y) + Math.abs(z) - length(x, y, z))
}

/** The whole extent of an unscaled shape in metres: [width, height, depth]. */
export function primitiveSize(shape: Primitive): [number, number, number] {
  const extent = (row: Row) => primitiveReach(shape, row).reduce((a, b) => a + b)
  return [extent([1, 0, 0]), extent([0, 1, 0]), extent([0, 0, 1])]
}
