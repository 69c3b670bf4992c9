import { Box3, Frustum, Matrix4, Quaternion, type Ray, Raycaster, Vector2, Vector3 } from 'three'
import type { CaptureOptions, ViewPort, ViewSide } from '../commands/context.ts'
import type { FinalOptions, FinalPort } from '../commands/final-options.ts'
import type { NodeId, SceneReader, SceneRecords, Vec3 } from '../document/index.ts'
import type { Session, ViewPose } from '../session/session.ts'
import { boundsOrOrigin, FRONT_VIEW, type SurfacePoint, sceneBounds, type ViewBasis } from '../spatial/index.ts'
import type { ViewCanvas } from './canvas.ts'
import { FOV, frameFit, START } from './framing.ts'
import type { LoadedModel } from './models.ts'
import { clickTarget, type Hit } from './picking.ts'

export interface ViewStats {
  triangles: number
  drawCalls: number
  textures: number
  /** Shaders that there are: a frame that makes one takes long. */
  programs: number
  frames: number
  /** CPU time of the last `render()`, milliseconds. */
  frameMs: number
}

/** Directions from which the sides look, towards the camera. */
const SIDES: Record<ViewSide, Vec3> = {
  front: [0, 0, 1],
  back: [0, 0, -1],
  left: [-1, 0, 0],
  right: [1, 0, 0],
  top: [0, 1, 0],
  bottom: [0, -1, 0],
  perspective: [0.62, 0.5, 0.78],
}

/** Room about what is framed: nodes show what is around them, the whole scene has nothing around it. */
const MARGIN = { nodes: 1.5, all: 1.2 }
/** The user's view, as commands and scripts see it. Before the canvas is there it answers as seen from the front. */
export class View implements ViewPort {
  readonly stats: ViewStats = { triangles: 0, drawCalls: 0, textures: 0, programs: 0, frames: 0, frameMs: 0 }
  #canvas: ViewCanvas | null = null
  #left: ViewPose | null = null
  readonly #listeners = new Set<() => void>()
  readonly #stageListeners = new Set<() => void>()
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
      this.#left = this.pose()
      this.#canvas = null
    }
  }

  /** Where the view stood when its canvas went, for the next one to take up; null before the first. */
  get left(): ViewPose | null {
    return this.#left
  }

  get canvas(): ViewCanvas | null {
    return this.#canvas
  }

  target(): Vec3 {
    if (!this.#canvas) return [0, 0, 0]
    // Not the controls' target: that is whatever was orbited about last.
    const [x, , z] = this.pose().target
    return [Math.round(x * 4) / 4 || 0, 0, Math.round(z * 4) / 4 || 0]
  }

  basis(): ViewBasis {
    if (!this.#canvas) return FRONT_VIEW
    const { elements } = this.#canvas.camera.matrixWorld
    const right = new Vector3(elements[0], 0, elements[2]).normalize()
    return { right: right.toArray(), forward: [right.z, 0, -right.x] }
  }

  frame(ids: readonly NodeId[] | null, { isNoNearer = false }: { isNoNearer?: boolean } = {}): void {
    if (!this.#canvas) return
    const { controls, camera } = this.#canvas
    this.session.set({ through: null, steering: false })
    // From where the view is on its way to look, which need not be where it looks now.
    const to = { eye: controls.getPosition(new Vector3(), true), target: controls.getTarget(new Vector3(), true) }
    const turn = new Quaternion().setFromRotationMatrix(new Matrix4().lookAt(to.eye, to.target, camera.up))
    const margin = ids ? MARGIN.nodes : MARGIN.all
    const { center, ...fit } = frameFit(this.#boxOf(ids), camera, turn, this.size, margin)
    const distance = isNoNearer ? Math.max(fit.distance, to.eye.distanceTo(to.target)) : fit.distance
    const height = isNoNearer ? Math.max(fit.height, this.pose().height) : fit.height
    const eye = new Vector3(0, 0, distance).applyQuaternion(turn).add(center)
    void controls.setFocalOffset(0, 0, 0, animates())
    void controls.setLookAt(...eye.toArray(), ...center.toArray(), animates())
    if (camera.type === 'OrthographicCamera') void controls.zoomTo(this.size.height / height, animates())
    this.#canvas.invalidate()
  }

  /**
   * Whether each of some nodes is in the view: its middle, or what is looked at as a part of it. As far as their bounds tell;
   * what is in front of them does not count.
   */
  shows(ids: readonly NodeId[]): boolean {
    if (!this.#canvas) return true
    const { camera } = this.#canvas
    const seen = new Frustum().setFromProjectionMatrix(
      new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
    )
    const target = new Vector3(...this.pose().target)
    return ids.every((id) => {
      const box = this.#boxOf([id])
      return seen.containsPoint(box.getCenter(new Vector3())) || box.containsPoint(target)
    })
  }

  look(from: ViewSide | Vec3): void {
    if (!this.#canvas) return
    const { controls } = this.#canvas
    const [x, y, z] = typeof from === 'string' ? SIDES[from] : from
    // Straight up and down have no heading: a trace of the front gives them one.
    const away = new Vector3(x, y, x === 0 && z === 0 ? 1e-4 * Math.abs(y) : z).normalize()
    const target = controls.getTarget(new Vector3(), true)
    const eye = away.multiplyScalar(controls.distance).add(target)
    void controls.setFocalOffset(0, 0, 0, animates())
    void controls.normalizeRotations().setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, animates())
    this.#canvas.invalidate()
  }

  pose(): ViewPose {
    const projection = this.session.state.projection
    if (!this.#canvas) return this.#left ?? { ...START, projection, height: 6 }
    const { controls, camera } = this.#canvas
    const target = controls.getTarget(new Vector3(), true)
    const height = this.metresPerPixel(target.toArray()) * this.size.height
    // Where a move that is under way leads: who turns on from there means that, and not what is passed on the way.
    if (controls.active && !this.session.state.through)
      return { eye: controls.getPosition(new Vector3(), true).toArray(), target: target.toArray(), projection, height }
    // While the view looks through a camera, its eye is that camera's and not the controls'.
    const eye = new Vector3().setFromMatrixPosition(camera.matrixWorld)
    const ahead = camera.getWorldDirection(new Vector3())
    const distance = Math.max(0.1, target.clone().sub(eye).dot(ahead))
    return { eye: eye.toArray(), target: eye.clone().addScaledVector(ahead, distance).toArray(), projection, height }
  }

  setPose({ eye, target, height }: ViewPose): void {
    if (!this.#canvas) return
    const { controls, camera } = this.#canvas
    void controls.setFocalOffset(0, 0, 0, false)
    void controls.normalizeRotations().setLookAt(...eye, ...target, animates())
    if (camera.type === 'OrthographicCamera') void controls.zoomTo(this.size.height / height, animates())
    this.#canvas.invalidate()
  }

  /** Stands where it was left, without a move; a canvas that is not there yet takes it up. */
  restore(pose: ViewPose): void {
    const { eye, target, projection, height } = pose
    const changes = projection !== this.session.state.projection
    this.session.set({ projection })
    const away = new Vector3(...eye).sub(new Vector3(...target))
    // What an orthographic view shows is told by the distance at which a perspective one shows as much.
    if (projection === 'orthographic') away.setLength(height / (2 * Math.tan((FOV * Math.PI) / 360)))
    this.#left = { ...pose, eye: away.add(new Vector3(...target)).toArray() }
    this.#stand(this.#left)
    // Changing the camera keeps what the view before showed.
    if (changes) requestAnimationFrame(() => this.#stand(this.#left!))
  }

  /** Stands where it stands at first. */
  reset(): void {
    this.restore({ ...START, projection: 'perspective', height: 6 })
  }

  #stand({ eye, target, height }: ViewPose) {
    if (!this.#canvas) return
    const { controls, camera } = this.#canvas
    void controls.setFocalOffset(0, 0, 0, false)
    void controls.normalizeRotations().setLookAt(...eye, ...target, false)
    if (camera.type === 'OrthographicCamera') void controls.zoomTo(this.size.height / height, false)
    this.#canvas.invalidate()
  }

  async capture(options: CaptureOptions = {}): Promise<Blob> {
    const { capture } = await import('./capture.ts')
    if (!this.#canvas) throw new Error('The view is not there yet; wait for `ready`')
    this.#arrive()
    return capture(this.#canvas, options, this.pose().target)
  }

  /** Ends a move that is under way where it leads: a picture from above is not one on the way there. */
  #arrive(): void {
    const controls = this.#canvas?.controls
    if (!controls?.active || this.session.state.through) return
    const [eye, target] = [controls.getPosition(new Vector3(), true), controls.getTarget(new Vector3(), true)]
    void controls.setLookAt(...eye.toArray(), ...target.toArray(), false)
    controls.update(0)
    controls.camera.updateMatrixWorld()
  }

  /** Begins a picture of what is shown that gets better by and by. */
  async finalPicture(options: FinalOptions, signal: AbortSignal): Promise<FinalPort> {
    const { FinalPicture } = await import('./final/FinalPicture.ts')
    if (!this.#canvas) throw new Error('The view is not there yet; wait for `ready`')
    this.#arrive()
    return FinalPicture.begin(this.#canvas, this.scene, options, signal)
  }

  async portrait(records: SceneRecords): Promise<Blob> {
    const { portrait } = await import('./portrait.ts')
    if (!this.#canvas) throw new Error('The view is not there yet; wait for `ready`')
    return portrait(this.#canvas, records)
  }

  /** Compiles the shaders of a model and uploads its textures, so that the frame that shows it does not wait for them. */
  async warm(model: LoadedModel | undefined): Promise<void> {
    if (!model) return
    const { warm } = await import('./warm.ts')
    if (this.#canvas) await warm(this.#canvas, model)
  }

  seekClip(instance: string, seconds: number): void {
    this.#canvas?.player.seek(instance, seconds)
    this.#canvas?.invalidate()
  }

  clipTime(instance: string): number {
    return this.#canvas?.player.timeOf(instance) ?? 0
  }

  /** The size of the view in CSS pixels. */
  get size(): { width: number; height: number } {
    const element = this.#canvas?.renderer.domElement
    return { width: element?.clientWidth || 1, height: element?.clientHeight || 1 }
  }

  /** Where a point of the world is in the view, in CSS pixels from its left top; null where it is behind the eye. */
  project(point: Vec3): { x: number; y: number } | null {
    return this.projector()(point)
  }

  /** Does the same for many points, as the view is now. */
  projector(): (point: Vec3) => { x: number; y: number } | null {
    if (!this.#canvas) return () => null
    const { camera } = this.#canvas
    const { width, height } = this.size
    const [toEye, toScreen] = [camera.matrixWorldInverse.clone(), camera.projectionMatrix.clone()]
    const at = new Vector3()
    return (point) => {
      at.fromArray(point).applyMatrix4(toEye)
      if (camera.type === 'PerspectiveCamera' && at.z > -1e-3) return null
      at.applyMatrix4(toScreen)
      return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height }
    }
  }

  /** How many metres a CSS pixel covers at a point of the world. */
  metresPerPixel(point: Vec3): number {
    if (!this.#canvas) return 0.01
    const { camera } = this.#canvas
    const { height } = this.size
    if ('fov' in camera) {
      const depth = -new Vector3(...point).applyMatrix4(camera.matrixWorldInverse).z
      return (2 * Math.max(1e-3, depth) * Math.tan((camera.fov * Math.PI) / 360)) / height
    }
    return (camera.top - camera.bottom) / camera.zoom / height
  }

  /** The direction in which the view looks, a unit vector. */
  get direction(): Vec3 {
    const ahead = this.#canvas?.camera.getWorldDirection(new Vector3())
    return ahead ? ahead.toArray() : [0, 0, -1]
  }

  /** From a point of the world towards the eye, a unit vector. */
  towardsEye(point: Vec3): Vec3 {
    const [x, y, z] = this.direction
    if (!this.#canvas || this.#canvas.camera.type === 'OrthographicCamera') return [-x, -y, -z]
    return new Vector3()
      .setFromMatrixPosition(this.#canvas.camera.matrixWorld)
      .sub(new Vector3(...point))
      .normalize()
      .toArray()
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

  /**
   * The surface under a point of the view: of a shown node that `except` does not name, locked or not, else the ground;
   * null above the horizon.
   */
  surfaceAt(x: number, y: number, except: (id: NodeId) => boolean = () => false): SurfacePoint | null {
    if (!this.#canvas) return null
    const at = this.#normalized(x, y)
    const hit = this.#canvas.picker.surface(at.x, at.y, this.#canvas.camera, except)
    const ground = this.groundAt(x, y)
    const eye = new Vector3().setFromMatrixPosition(this.#canvas.camera.matrixWorld)
    const distance = (point: Vec3) => eye.distanceTo(new Vector3(...point))
    if (hit && (!ground || distance(hit.point) <= distance(ground) + 1e-4)) return hit
    return ground && { point: ground, normal: [0, 1, 0] }
  }

  /** The ray from the eye through a point of the view. */
  rayAt(x: number, y: number): Ray {
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

  /** Calls back when the light or the backdrop changed. */
  onStage(listener: () => void): () => void {
    this.#stageListeners.add(listener)
    return () => this.#stageListeners.delete(listener)
  }

  /** Told by the backdrop. */
  stageChanged(): void {
    for (const listener of this.#stageListeners) listener()
  }

  /** Told where nothing can be drawn here: the editor works without a view. */
  giveUp(): void {
    this.#ready()
  }

  /** Told by the canvas after each frame. */
  frameDrawn(ms: number): void {
    if (!this.#canvas) return
    const { render, memory, programs } = this.#canvas.renderer.info
    Object.assign(this.stats, {
      triangles: render.triangles,
      drawCalls: render.calls,
      textures: memory.textures,
      programs: programs?.length ?? 0,
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

  /** What is to be framed, metres. What has no size, such as a light, counts as a metre. */
  #boxOf(ids: readonly NodeId[] | null): Box3 {
    const nodes = ids ?? this.scene.children(null)
    if (!nodes.length) return new Box3(new Vector3(-2.5, -0.5, -2.5), new Vector3(2.5, 1.5, 2.5))
    // Of the whole scene what can be seen: a far sun would make all else small.
    const { min, max } = (ids ? null : sceneBounds(this.scene)) ?? boundsOrOrigin(this.scene, nodes)
    const box = new Box3(new Vector3(...min), new Vector3(...max))
    return box.getSize(new Vector3()).length() > 1e-6 ? box : box.expandByScalar(0.5)
  }
}

const animates = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
