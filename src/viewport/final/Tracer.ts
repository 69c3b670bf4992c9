import type { AmbientLight, HemisphereLight, Texture, WebGLRenderer } from 'three'
import { WebGLPathTracer } from 'three-gpu-pathtracer'
import { GenerateMeshBVHWorker } from 'three-mesh-bvh/worker'
import { MAP_STRENGTH } from '../../assets/light.ts'
import type { SceneReader } from '../../document/index.ts'
import type { ViewCanvas } from '../canvas.ts'
import { Floor } from '../floor.ts'
import { lightMap } from './light-map.ts'
import type { PictureSet } from './set.ts'
import { isAmbient, lend, type TracedScene, tracedScene } from './traced-scene.ts'

/** Pixels a side of what is traced at once: a graphics card that is held up for long gives up. */
const TILE = 512
/** How often light is followed from one surface to the next, and through glass besides. */
const BOUNCES = 6
const BOUNCES_IN_GLASS = 8
/** Pixels a side to which textures are brought. */
const TEXTURE_SIZE = 2048

/** What of the tracer is its own, and yet needed: it knows no picture of another size than the canvas'. */
interface Inner {
  setSize(width: number, height: number): void
  alpha: boolean
  material: { lights: { updateFrom(lights: readonly unknown[], profiles: readonly unknown[]): void } }
}

/** Follows light through the scene: soft shadows, reflections of what is there, colour from one thing on the next. */
export class Tracer {
  readonly #tracer: WebGLPathTracer
  readonly #inner: Inner
  #sample = -1

  /** Prepares the scene, whose triangles are sorted in a worker. Throws where the graphics card cannot do it. */
  static async make(
    canvas: ViewCanvas,
    document: SceneReader,
    set: PictureSet,
    size: { width: number; height: number },
    signal: AbortSignal,
  ): Promise<Tracer> {
    const fault = await unfit(canvas.renderer)
    if (fault) throw new Error(fault)
    const traced = tracedScene(canvas, document)
    const { floor } = document.settings.ground
    if (floor) lay(traced, new Floor(floor), document)
    const tracer = new Tracer(canvas.renderer, set, size, traced)
    const worker = new GenerateMeshBVHWorker()
    try {
      traced.scene.environment = await environmentOf(canvas, document, set)
      signal.throwIfAborted()
      traced.scene.environmentRotation.copy(canvas.scene.environmentRotation)
      tracer.#tracer.setBVHWorker(worker)
      await tracer.#tracer.setSceneAsync(traced.scene, set.camera)
      signal.throwIfAborted()
      return tracer
    } catch (error) {
      tracer.dispose()
      throw error
    } finally {
      worker.dispose()
    }
  }

  private constructor(
    renderer: WebGLRenderer,
    private readonly set: PictureSet,
    { width, height }: { width: number; height: number },
    private readonly traced: TracedScene,
  ) {
    lend(traced.scene, set.lamps)
    const tracer = new WebGLPathTracer(renderer)
    this.#tracer = tracer
    tracer.renderToCanvas = false
    tracer.synchronizeRenderSize = false
    tracer.renderDelay = 0
    tracer.bounces = BOUNCES
    tracer.transmissiveBounces = BOUNCES_IN_GLASS
    tracer.filterGlossyFactor = 0.5
    tracer.textureSize.setScalar(TEXTURE_SIZE)
    tracer.tiles.set(Math.ceil(width / TILE), Math.ceil(height / TILE))
    this.#inner = (tracer as unknown as { _pathTracer: Inner })._pathTracer
    this.#inner.setSize(width, height)
    this.#inner.alpha = true
  }

  /** How many samples each pixel has; parts where some tiles have one more. */
  get count(): number {
    return this.#tracer.samples
  }

  /** The mean of the samples, linear, over nothing; not premultiplied. */
  get mean(): Texture {
    return this.#tracer.target.texture
  }

  /** Traces the next tile. */
  step(): void {
    const { lamps } = this.set
    const sample = Math.floor(this.count)
    if (sample !== this.#sample) {
      // Suns have no size of their own here: each sample has them elsewhere on it.
      lamps.move(sample)
      this.#inner.material.lights.updateFrom(
        this.traced.scene.children.filter((object) => 'isLight' in object),
        [],
      )
      lamps.restore()
      this.#sample = sample
    }
    this.#tracer.renderSample()
  }

  dispose(): void {
    this.#tracer.dispose()
    this.traced.scene.environment?.dispose()
    this.traced.dispose()
  }
}

function lay(traced: TracedScene, floor: Floor, document: SceneReader) {
  const { dispose } = traced
  floor.reach(document)
  traced.scene.add(floor.mesh)
  traced.dispose = () => {
    dispose()
    floor.dispose()
  }
}

/** Why a graphics card cannot trace; null where it can. */
async function unfit(renderer: WebGLRenderer): Promise<string | null> {
  if (!renderer.extensions.has('EXT_color_buffer_float') || !renderer.extensions.has('OES_texture_float_linear')) {
    return 'This graphics card does not keep light exactly enough to follow it'
  }
  return null
}

/** The light from everywhere that the view shows. */
async function environmentOf({ models, scene }: ViewCanvas, document: SceneReader, { lamps }: PictureSet) {
  const { environment, background } = document.settings
  const { map, image } = environment
  const { loadMap, decodePanorama } = await import('../environment.ts')
  const own = image ? document.asset(image) : undefined
  const panorama = own
    ? await decodePanorama(own, models.blobs)
    : map === 'none'
      ? null
      : await loadMap(map, background)
  const even = lamps.all.filter(isAmbient) as (HemisphereLight | AmbientLight)[]
  const strength = scene.environmentIntensity || environment.intensity * MAP_STRENGTH
  const light = lightMap(panorama, strength, even)
  panorama?.dispose()
  return light
}
