import type CameraControls from 'camera-controls'
import {
  Box3,
  type OrthographicCamera,
  type PerspectiveCamera,
  Raycaster,
  Sphere,
  type Scene as ThreeScene,
  Vector2,
  Vector3,
  type WebGLRenderer,
} from 'three'
import type { ViewPort, ViewSide } from '../commands/context.ts'
import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import type { Session } from '../session/session.ts'
import { boundsOrOrigin, FRONT_VIEW, type ViewBasis } from '../spatial/index.ts'
import { clickTarget, type Hit, type Picker } from './picking.ts'

export interface ViewStats {
  triangles: number
  drawCalls: number
  textures: number
  frames: number
  /** CPU time of the last `render()`, milliseconds. */
  frameMs: number
}

/** What the canvas gives to the view once it is there. */
export interface ViewCanvas {
  renderer: WebGLRenderer
  scene: ThreeScene
  camera: PerspectiveCamera | OrthographicCamera
  controls: CameraControls
  picker: Picker
  invalidate(): void
  /** Draws the scene alone: no grid, no icons, no gizmo. */
  renderPlain(): void
}

/** Directions from which the sides look, towards the camera. */
const SIDES: Record<ViewSide, Vec3> = {
  front: [0, 0, 1],
  back: [0, 0, -1],
  left: [-1, 0, 0],
  right: [1, 0, 0],
  top: [0, 1, 0.0001],
  bottom: [0, -1, 0.0001],
  perspective: [0.62, 0.5, 0.78],
}

/** Room about what is framed: nodes show what is around them, the whole scene has nothing around it. */
const MARGIN = { nodes: 1.35, all: 1.08 }
/** Nothing is framed closer than a sphere of this radius, in metres. */
const LEAST_RADIUS = 0.5

/** The user's view, as commands and scripts see it. Before the canvas is there it answers as seen from the front. */
export class View implements ViewPort {
  readonly stats: ViewStats = { triangles: 0, drawCalls: 0, textures: 0, frames: 0, frameMs: 0 }
  #canvas: ViewCanvas | null = null
  readonly #listeners = new Set<() => void>()
  #ready: () => void = () => {}
  /** Resolves when the first frame is drawn. */
  readonly ready = new Promise<void>((resolve) => {
    this.#ready = resolve
  })

  constructor(
    private readonly scene: SceneReader,
    private readonly session: Session,
  ) {}

  connect(canvas: ViewCanvas): () => void {
    this.#canvas = canvas
    return () => {
      this.#canvas = null
    }
  }

  get canvas(): ViewCanvas | null {
    return this.#canvas
  }

  target(): Vec3 {
    const point = this.#canvas?.controls.getTarget(new Vector3(), false)
    return point ? [Math.round(point.x * 4) / 4 || 0, 0, Math.round(point.z * 4) / 4 || 0] : [0, 0, 0]
  }

  basis(): ViewBasis {
    if (!this.#canvas) return FRONT_VIEW
    const { elements } = this.#canvas.camera.matrixWorld
    const right = new Vector3(elements[0], 0, elements[2]).normalize()
    return { right: right.toArray(), forward: [right.z, 0, -right.x] }
  }

  frame(ids: readonly NodeId[] | null): void {
    if (!this.#canvas) return
    const { controls } = this.#canvas
    const sphere = this.#sphereOf(ids ?? this.scene.children(null), ids ? MARGIN.nodes : MARGIN.all)
    controls.fitToSphere(sphere, animates())
    this.#canvas.invalidate()
  }

  look(from: ViewSide): void {
    if (!this.#canvas) return
    const { controls } = this.#canvas
    const [x, y, z] = SIDES[from]
    const target = controls.getTarget(new Vector3(), true)
    const distance = controls.distance
    const eye = new Vector3(x, y, z).normalize().multiplyScalar(distance).add(target)
    controls.normalizeRotations().setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, animates())
    this.#canvas.invalidate()
  }

  async capture(size?: { width: number; height: number }): Promise<Blob> {
    const canvas = this.#canvas
    if (!canvas) throw new Error('The view is not there yet; wait for `ready`')
    const { renderer, camera } = canvas
    const before = renderer.getSize(new Vector2())
    const ratio = renderer.getPixelRatio()
    const resize = (width: number, height: number, pixelRatio: number) => {
      renderer.setPixelRatio(pixelRatio)
      renderer.setSize(width, height, false)
      if ('aspect' in camera) camera.aspect = width / height
      camera.updateProjectionMatrix()
    }
    if (size) resize(size.width, size.height, 1)
    try {
      canvas.renderPlain()
      return await toBlob(renderer.domElement)
    } finally {
      if (size) resize(before.x, before.y, ratio)
      canvas.invalidate()
    }
  }

  /** What lies under a point of the view, in CSS pixels from its left top; the nearest first. */
  hitsAt(x: number, y: number): Hit[] {
    if (!this.#canvas) return []
    const { picker, camera } = this.#canvas
    const at = this.#normalized(x, y)
    return picker.hits(at.x, at.y, camera)
  }

  /** The node that a click at a point of the view would select. */
  pick(x: number, y: number): NodeId | null {
    const [hit] = this.hitsAt(x, y)
    return hit ? clickTarget(this.scene, hit.node, this.session.state.entered) : null
  }

  /** The ray from the eye through a point of the view. */
  rayAt(x: number, y: number) {
    const raycaster = new Raycaster()
    raycaster.setFromCamera(this.#normalized(x, y), this.#canvas!.camera)
    return raycaster.ray
  }

  /** Where a ray through a point of the view meets the ground, metres; null above the horizon. */
  groundAt(x: number, y: number): Vec3 | null {
    if (!this.#canvas) return null
    const { origin, direction } = this.rayAt(x, y)
    if (direction.y > -0.02) return null
    const t = -origin.y / direction.y
    return t > 0 ? [origin.x + t * direction.x, 0, origin.z + t * direction.z] : null
  }

  /** Calls back after each frame, and when the camera moved. */
  onFrame(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Told by the canvas after each frame. */
  frameDrawn(ms: number): void {
    if (!this.#canvas) return
    const { render, memory } = this.#canvas.renderer.info
    Object.assign(this.stats, {
      triangles: render.triangles,
      drawCalls: render.calls,
      textures: memory.textures,
      frames: this.stats.frames + 1,
      frameMs: ms,
    })
    this.#ready()
    for (const listener of this.#listeners) listener()
  }

  #normalized(x: number, y: number): Vector2 {
    const { clientWidth, clientHeight } = this.#canvas!.renderer.domElement
    return new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2)
  }

  #sphereOf(ids: readonly NodeId[], margin: number): Sphere {
    if (!ids.length) return new Sphere(new Vector3(0, 0.5, 0), 2.5)
    const { min, max } = boundsOrOrigin(this.scene, ids)
    const sphere = new Box3(new Vector3(...min), new Vector3(...max)).getBoundingSphere(new Sphere())
    sphere.radius = Math.max(LEAST_RADIUS, sphere.radius * margin)
    return sphere
  }
}

const animates = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser could not make a PNG of the view'))))
  })
}
