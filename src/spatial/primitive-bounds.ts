import type { Matrix4 } from 'three'
import type { Primitive, Vec3 } from '../document/index.ts'

/** A row of a linear map: how far along one world axis each local unit reaches. */
type Row = readonly [number, number, number]

const length = (...n: number[]) => Math.hypot(...n)

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
      return reachOf(shape.profile.map(([radius, height]) => [height * y, Math.abs(radius) * length(x, z)]))
    case 'prism':
      return reachOf(shape.outline.map((point) => [point[0] * x + point[1] * y, (Math.abs(z) * shape.depth) / 2]))
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

/** How far discs about points of an axis reach along it: each point is [place, radius]. */
const reachOf = (points: readonly (readonly [number, number])[]): [number, number] => [
  Math.max(...points.map(([at, radius]) => radius - at)),
  Math.max(...points.map(([at, radius]) => radius + at)),
]

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
