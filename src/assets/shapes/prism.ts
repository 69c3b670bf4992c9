import { type BufferGeometry, ExtrudeGeometry, Shape as Outline, Path, ShapeUtils, Vector2 } from 'three'
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Primitive } from '../../document/index.ts'

type Prism = Extract<Primitive, { shape: 'prism' }>

/** Radians between two faces from which on their edge is sharp. */
const CREASE = 0.55

/** Draws an outline out along Z, about the middle: metres. Cut edges lie within the outline and the depth. */
export function buildPrism({ outline, holes = [], depth, bevel = 0 }: Prism): BufferGeometry {
  const flat = new Outline(points(outline))
  flat.holes = holes.map((hole) => new Path(points(hole)))
  const cut = Math.min(bevel, depth / 2.01)
  const drawn = new ExtrudeGeometry(flat, {
    depth: depth - 2 * cut,
    bevelEnabled: cut > 0,
    bevelThickness: cut,
    bevelSize: cut,
    bevelOffset: -cut,
    bevelSegments: 1,
    curveSegments: 1,
  }).translate(0, 0, cut - depth / 2)
  return mergeVertices(toCreasedNormals(drawn, CREASE))
}

/** How many triangles `buildPrism` makes: two faces, and two a side, six with cut edges. */
export function prismTriangles({ outline, holes = [], bevel = 0 }: Prism): number {
  const face = ShapeUtils.triangulateShape(points(outline), holes.map(points)).length
  const sides = [outline, ...holes].reduce((sum, { length }) => sum + length, 0)
  return face * 2 + sides * (bevel > 0 ? 6 : 2)
}

const points = (path: readonly (readonly [number, number])[]) => path.map(([x, y]) => new Vector2(x, y))
