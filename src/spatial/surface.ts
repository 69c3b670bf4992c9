import { Matrix4, Quaternion, Vector3 } from 'three'
import type { Vec3 } from '../document/index.ts'
import type { Bounds } from './bounds.ts'

/** A point of a surface with the direction that it faces, a unit vector; metres in the world. */
export interface SurfacePoint {
  point: Vec3
  normal: Vec3
}

/**
 * How a thing with these bounds moves so that `grip`, a point of its bottom, comes to a point of a surface and no part
 * of its bounds is behind that surface: on a floor it stands, against a wall it leans with its side.
 */
export function moveToSurface(bounds: Bounds, grip: Vec3, { point, normal }: SurfacePoint): Vec3 {
  const by = point.map((n, i) => n - grip[i])
  // The corner of the bounds that reaches furthest behind the surface decides how far out it must go.
  const deepest = [0, 1, 2].reduce(
    (sum, i) => sum + normal[i] * ((normal[i] > 0 ? bounds.min[i] : bounds.max[i]) + by[i] - point[i]),
    0,
  )
  return by.map((n, i) => n - Math.min(0, deepest) * normal[i]) as Vec3
}

/** Where the middle of the bottom of a thing of some size (metres) comes to stand on, or lean against, a surface. */
export function standOn([width, height, depth]: Vec3, surface: SurfacePoint): Vec3 {
  const bounds: Bounds = { min: [-width / 2, 0, -depth / 2], max: [width / 2, height, depth / 2] }
  return moveToSurface(bounds, [0, 0, 0], surface)
}

/** A turn about `grip` and a move that stand a thing upright on a surface of any slope, with `grip` at its point. */
export function alignToSurface(grip: Vec3, { point, normal }: SurfacePoint): Matrix4 {
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), new Vector3(...normal))
  return new Matrix4()
    .makeTranslation(...point)
    .multiply(new Matrix4().makeRotationFromQuaternion(turn))
    .multiply(new Matrix4().makeTranslation(-grip[0], -grip[1], -grip[2]))
}
