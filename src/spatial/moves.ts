import { Matrix4, Vector3 } from 'three'
import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { worldMatrix } from './matrices.ts'

/** A node that is to move by so many metres in the world. */
export interface Move {
  node: NodeId
  by: Vec3
}

/** The local position a node gets when it moves by metres in the world, whatever its parents do. */
export function movedPosition(scene: SceneReader, { node: id, by }: Move): Vec3 {
  const node = scene.node(id)!
  return add(node.position, localOffset(scene, node.parent, by))
}

/** What a move by metres in the world is for nodes below `parent`. */
export function localOffset(scene: SceneReader, parent: NodeId | null, by: Vec3): Vec3 {
  if (parent === null) return by
  const linear = new Matrix4().copy(worldMatrix(scene, parent)).setPosition(0, 0, 0)
  return new Vector3(...by).applyMatrix4(linear.invert()).toArray()
}

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
