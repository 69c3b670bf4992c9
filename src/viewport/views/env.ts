import type { BufferGeometry, Object3D } from 'three'
import type { SceneNode, SceneReader } from '../../document/index.ts'
import type { ModelLibrary } from '../models.ts'
import type { Shared } from '../shared.ts'
import type { Surfaces } from '../surfaces.ts'

/** What views draw with. */
export interface ViewEnv {
  scene: SceneReader
  models: ModelLibrary
  surfaces: Surfaces
  geometries: Shared<BufferGeometry>
}

/** How nodes of a kind are drawn. The object carries the node's transform and its children. */
export interface NodeView<N extends SceneNode> {
  create(node: N, env: ViewEnv): Object3D
  /** Brings the object up to date; false where another one must be made. Transform and visibility are not its matter. */
  update(object: Object3D, before: N, after: N, env: ViewEnv): boolean
  dispose(object: Object3D, env: ViewEnv): void
}

/** What only the editor shows, and pictures leave out: the ground's grid, axes, gizmo and ghosts. */
export const STAGE_LAYER = 1
/** As above, for what stands for lights and cameras; it can be picked, and hidden. */
export const HELPER_LAYER = 2
