import type { Primitive } from '../document/index.ts'

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
  }
}

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
