import { Matrix4, Quaternion, Vector3 } from 'three'
import type { NodeId, Quat, SceneNode, SceneReader, Vec3 } from '../document/index.ts'

export interface Transform {
  position: Vec3
  rotation: Quat
  scale: Vec3
}

const IDENTITY = new Matrix4()
const memo = new WeakMap<SceneNode, { parent: Matrix4; world: Matrix4 }>()

/** The matrix of a transform, relative to the parent. */
export function localMatrix({ position, rotation, scale }: Transform): Matrix4 {
  return new Matrix4().compose(new Vector3(...position), new Quaternion(...rotation), new Vector3(...scale))
}

/**
 * A node's matrix in the world; not to be written to. Remembered for as long as the record and those above stay the
 * same: records are immutable, so nothing has to be told of changes.
 */
export function worldMatrix(scene: SceneReader, id: NodeId | null): Matrix4 {
  const node = id === null ? undefined : scene.node(id)
  if (!node) return IDENTITY
  const parent = worldMatrix(scene, node.parent)
  const known = memo.get(node)
  if (known?.parent === parent) return known.world
  const world = new Matrix4().multiplyMatrices(parent, localMatrix(node))
  memo.set(node, { parent, world })
  return world
}

/**
 * Position, rotation and scale of a matrix. A matrix with shear (turned nodes below unevenly scaled ones) has none that
 * are exact: the nearest are given.
 */
export function decompose(matrix: Matrix4): Transform {
  const [position, rotation, scale] = [new Vector3(), new Quaternion(), new Vector3()]
  matrix.decompose(position, rotation, scale)
  return {
    position: position.toArray(),
    rotation: rotation.normalize().toArray() as Quat,
    scale: scale.toArray(),
  }
}

/** The local transform that gives a node below `parent` the world matrix `world`. */
export function localFor(scene: SceneReader, parent: NodeId | null, world: Matrix4): Transform {
  return decompose(new Matrix4().copy(worldMatrix(scene, parent)).invert().multiply(world))
}

/** Where a node's origin is in the world, in metres. */
export function worldPosition(scene: SceneReader, id: NodeId): Vec3 {
  return new Vector3().setFromMatrixPosition(worldMatrix(scene, id)).toArray()
}
