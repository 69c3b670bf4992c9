import { Matrix4, Quaternion, Vector3 } from 'three'
import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { boundsOrOrigin, center } from './bounds.ts'
import { decompose, worldMatrix } from './matrices.ts'

/**
 * The world matrix with which a node faces a point. Cameras and lights look along their -Z and tilt; everything else
 * has its front at +Z, stays upright and turns about the middle of its bounds.
 */
export function facing(scene: SceneReader, id: NodeId, point: Vec3): Matrix4 {
  const world = worldMatrix(scene, id)
  return isAimed(scene, id) ? aimed(world, point) : turned(scene, id, world, point)
}

function aimed(world: Matrix4, point: Vec3): Matrix4 {
  const { position, scale } = decompose(world)
  const eye = new Vector3(...position)
  if (eye.distanceTo(new Vector3(...point)) < 1e-6) return world
  const rotation = new Quaternion().setFromRotationMatrix(
    new Matrix4().lookAt(eye, new Vector3(...point), new Vector3(0, 1, 0)),
  )
  return new Matrix4().compose(eye, rotation, new Vector3(...scale))
}

function turned(scene: SceneReader, id: NodeId, world: Matrix4, point: Vec3): Matrix4 {
  const about = center(boundsOrOrigin(scene, [id]))
  const front = new Vector3().setFromMatrixColumn(world, 2)
  const [x, z] = [point[0] - about[0], point[2] - about[2]]
  if (Math.hypot(x, z) < 1e-6 || Math.hypot(front.x, front.z) < 1e-9) return world
  const angle = Math.atan2(x, z) - Math.atan2(front.x, front.z)
  return aboutPoint(about, new Matrix4().makeRotationY(angle)).multiply(world)
}

/** Where the front of a node looks, seen from above: radians against the clock from +Z. */
export function headingOf(scene: SceneReader, id: NodeId): number {
  const { elements } = worldMatrix(scene, id)
  return Math.atan2(elements[8], elements[10])
}

/** How far off a front may look, as the cosine of the angle, and still face a thing. */
const FACING = 0.9

/** Whether a node is aimed, along its -Z, as cameras and lights are. */
const isAimed = (scene: SceneReader, id: NodeId): boolean => /^(?:camera|light)$/.test(scene.node(id)!.kind)

/** The way that a node looks, of length 1: along its +Z, or -Z where it is aimed. */
export const frontOf = (scene: SceneReader, id: NodeId): Vector3 =>
  new Vector3(0, 0, isAimed(scene, id) ? -1 : 1).transformDirection(worldMatrix(scene, id))

/** Whether a node looks at another, from middle to middle: seen from above, unless it is aimed. */
export function looksAt(scene: SceneReader, id: NodeId, target: NodeId): boolean {
  const front = frontOf(scene, id)
  const [from, to] = [id, target].map((one) => new Vector3(...center(boundsOrOrigin(scene, [one]))))
  const way = to.sub(from)
  if (!isAimed(scene, id)) for (const flat of [front, way]) flat.setY(0)
  return front.angleTo(way) < Math.acos(FACING)
}

/** A matrix that does what `matrix` does, about a point instead of the origin. */
export function aboutPoint(point: Vec3, matrix: Matrix4): Matrix4 {
  return new Matrix4()
    .makeTranslation(...point)
    .multiply(matrix)
    .multiply(new Matrix4().makeTranslation(-point[0], -point[1], -point[2]))
}
