import { type Mesh, type OrthographicCamera, type PerspectiveCamera, Scene, type WebGLRenderer } from 'three'
import type { SceneReader } from '../../document/index.ts'
import { boundsOrOrigin, sceneBounds } from '../../spatial/index.ts'
import type { ViewCanvas } from '../canvas.ts'
import { halton } from './halton.ts'
import { Lamps } from './lamps.ts'
import { SkyRig } from './sky-rig.ts'

/**
 * What the view shows, set up to be taken a picture of: the same objects under lights and through an eye that can be
 * moved a little for each sample. What it changes for a sample it puts back, so that the view can be drawn in between.
 */
export class PictureSet {
  readonly renderer: WebGLRenderer
  readonly camera: PerspectiveCamera | OrthographicCamera
  readonly lamps: Lamps
  readonly sky: SkyRig
  readonly #scene = new Scene()
  readonly #stage: Scene

  constructor(
    { renderer, scene: stage, camera }: ViewCanvas,
    document: SceneReader,
    private readonly size: { width: number; height: number },
  ) {
    this.renderer = renderer
    this.#stage = stage
    this.camera = shaped(camera, size)
    this.lamps = new Lamps(stage)
    this.sky = new SkyRig(sceneBounds(document) ?? boundsOrOrigin(document, []))
    // Its objects are those of the view, which brings them to their places.
    this.#scene.matrixWorldAutoUpdate = false
  }

  /** Draws with eye and lights as they are for this sample; nothing is behind the scene. */
  sample(index: number, draw: (scene: Scene) => void): void {
    const { renderer, camera, lamps, sky } = this
    const { width, height } = this.size
    const target = renderer.getRenderTarget()
    const alpha = renderer.getClearAlpha()
    this.#takeOver()
    camera.setViewOffset(width, height, halton(index + 1, 2) - 0.5, halton(index + 1, 3) - 0.5, width, height)
    lamps.move(index)
    sky.move(index)
    renderer.setClearAlpha(0)
    renderer.shadowMap.needsUpdate = true
    try {
      draw(this.#scene)
    } finally {
      lamps.restore()
      sky.shine(false)
      this.#scene.children = []
      renderer.setClearAlpha(alpha)
      renderer.setRenderTarget(target)
      renderer.shadowMap.needsUpdate = true
    }
  }

  /** What is drawn of the scene itself, and not the ground that shows its shadows. */
  meshes(): Mesh[] {
    const found: Mesh[] = []
    this.#stage.getObjectByName('scene')?.traverseVisible((object) => {
      if ((object as Mesh).isMesh) found.push(object as Mesh)
    })
    return found
  }

  dispose(): void {
    this.sky.dispose()
  }

  #takeOver() {
    const { environment, environmentIntensity, environmentRotation, fog } = this.#stage
    this.#scene.children = [...this.#stage.children, ...this.sky.lights]
    Object.assign(this.#scene, { environment, environmentIntensity, fog })
    this.#scene.environmentRotation.copy(environmentRotation)
  }
}

/** The eye of the view, for a picture of other proportions: as high, and wider or narrower. */
function shaped<C extends PerspectiveCamera | OrthographicCamera>(
  camera: C,
  size: { width: number; height: number },
): C {
  const own = camera.clone() as C
  const aspect = size.width / size.height
  if ('aspect' in own) own.aspect = aspect
  else {
    own.right = ((own.top - own.bottom) / 2) * aspect
    own.left = -own.right
  }
  // Nothing that only the editor shows.
  own.layers.set(0)
  own.updateProjectionMatrix()
  camera.updateWorldMatrix(true, false)
  own.matrixWorld.copy(camera.matrixWorld)
  own.matrixWorld.decompose(own.position, own.quaternion, own.scale)
  return own
}
