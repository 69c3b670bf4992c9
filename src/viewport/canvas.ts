import type CameraControls from 'camera-controls'
import type {
  Material,
  Object3D,
  OrthographicCamera,
  PerspectiveCamera,
  Scene as ThreeScene,
  WebGLRenderer,
} from 'three'
import type { MaterialId, NodeId } from '../document/index.ts'
import type { Player } from './clips/Player.ts'
import type { DrawnPart } from './drawn.ts'
import type { ModelLibrary } from './models.ts'
import type { Picker } from './picking.ts'
import type { Detail } from './stand-ins/Detail.ts'

/** What the canvas gives to the view once it is there. */
export interface ViewCanvas {
  renderer: WebGLRenderer
  scene: ThreeScene
  camera: PerspectiveCamera | OrthographicCamera
  controls: CameraControls
  picker: Picker
  detail: Detail
  models: ModelLibrary
  objectOf(id: NodeId): Object3D | null
  /** The surfaces of a node and of all below it, as far as they are shown. */
  surfacesOf(id: NodeId): Iterable<DrawnPart>
  /** What draws a material of the scene, where a node wears it. */
  materialOf(id: MaterialId): Material | null
  /** Plays clips over what is drawn. */
  player: Player
  invalidate(): void
  /** Draws the scene alone: no grid, no icons, no gizmo. */
  renderPlain(): void
}
