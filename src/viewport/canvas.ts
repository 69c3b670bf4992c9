import type CameraControls from 'camera-controls'
import type { Object3D, OrthographicCamera, PerspectiveCamera, Scene as ThreeScene, WebGLRenderer } from 'three'
import type { NodeId } from '../document/index.ts'
import type { Picker } from './picking.ts'

/** What the canvas gives to the view once it is there. */
export interface ViewCanvas {
  renderer: WebGLRenderer
  scene: ThreeScene
  camera: PerspectiveCamera | OrthographicCamera
  controls: CameraControls
  picker: Picker
  objectOf(id: NodeId): Object3D | null
  invalidate(): void
  /** Draws the scene alone: no grid, no icons, no gizmo. */
  renderPlain(): void
}
