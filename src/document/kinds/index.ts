import { z } from 'zod'
import { CameraNode, cameraDefaults } from './camera.ts'
import { GroupNode, groupDefaults } from './group.ts'
import { JointNode, jointDefaults } from './joint.ts'
import { LightNode, lightDefaults } from './light.ts'
import { MeshNode, meshDefaults } from './mesh.ts'

/** A node of the scene; `kind` says which fields it has beside the common ones. */
export const SceneNode = z.discriminatedUnion('kind', [GroupNode, MeshNode, LightNode, CameraNode, JointNode])
export type SceneNode = z.infer<typeof SceneNode>
export type NodeKind = SceneNode['kind']

/** For each kind, the fields of its own that a new node starts with. */
export const KIND_DEFAULTS = {
  group: groupDefaults,
  mesh: meshDefaults,
  light: lightDefaults,
  camera: cameraDefaults,
  joint: jointDefaults,
}

export type { Source } from './base.ts'
export type { CameraNode } from './camera.ts'
export type { GroupNode } from './group.ts'
export type { JointNode } from './joint.ts'
export { LIGHT_TYPES, LightNode, type LightType, lightDefaults } from './light.ts'
export {
  defaultPrimitive,
  type Geometry,
  isPrimitive,
  type MeshNode,
  type ModelMesh,
  Primitive,
  SHAPES,
  type Shape,
} from './mesh.ts'
