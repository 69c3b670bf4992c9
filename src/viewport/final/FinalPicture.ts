import { Color, HalfFloatType, LinearFilter, Scene, type Texture, UnsignedByteType, WebGLRenderTarget } from 'three'
import type { FinalOptions, FinalPort } from '../../commands/final-options.ts'
import type { SceneReader } from '../../document/index.ts'
import type { ViewCanvas } from '../canvas.ts'
import { fillBehind } from './behind.ts'
import { DevelopPass, type Layers } from './passes.ts'
import { RasterSamples } from './RasterSamples.ts'
import { PictureSet } from './set.ts'
import type { Tracer } from './Tracer.ts'

/** Milliseconds that the graphics card is kept busy at a time, so that the page answers in between. */
const BUSY = 60
/** Samples of the shadows on the ground below a traced picture: so many for each that is traced, up to enough. */
const GROUND_SAMPLES = { each: 8, most: 128 }

/** A picture of what the view shows that gets better with each step, while the view can be used. */
export class FinalPicture implements FinalPort {
  readonly #develop: DevelopPass
  readonly #behind: WebGLRenderTarget | null
  #steps = 1

  /** Throws where it is to be traced and the graphics card cannot. */
  static async begin(
    canvas: ViewCanvas,
    document: SceneReader,
    options: FinalOptions,
    signal: AbortSignal,
  ): Promise<FinalPicture> {
    const set = new PictureSet(canvas, document, options)
    if (options.method === 'samples') {
      return new FinalPicture(canvas, document, options, set, new RasterSamples(set, options), null)
    }
    const { Tracer } = await import('./Tracer.ts')
    const tracer = await Tracer.make(canvas, document, set, options, signal)
    const { shadow, floor } = document.settings.ground
    const ground = shadow && !floor ? new RasterSamples(set, options, true) : null
    return new FinalPicture(canvas, document, options, set, ground, tracer)
  }

  private constructor(
    private readonly canvas: ViewCanvas,
    private readonly document: SceneReader,
    private readonly options: FinalOptions,
    private readonly set: PictureSet,
    /** All of the scene, or only the ground below what is traced. */
    private readonly raster: RasterSamples | null,
    private readonly tracer: Tracer | null,
  ) {
    this.#develop = new DevelopPass(canvas.renderer.toneMapping)
    this.#behind = this.#drawBehind()
  }

  get count(): number {
    return this.tracer ? this.tracer.count : (this.raster?.count ?? 0)
  }

  /** Goes on for a moment. */
  async step(): Promise<void> {
    const { raster, tracer } = this
    const start = performance.now()
    for (let i = 0; i < this.#steps; i++) {
      tracer?.step()
      if (!tracer) raster?.step()
      else this.#stepGround(tracer.count)
    }
    await this.#drawn()
    const took = performance.now() - start
    if (took < BUSY / 2) this.#steps = Math.min(64, this.#steps * 2)
    else if (took > BUSY * 2) this.#steps = Math.max(1, Math.floor(this.#steps / 2))
  }

  #stepGround(traced: number) {
    const { each, most } = GROUND_SAMPLES
    while (this.raster && this.raster.count < Math.min(most, each * Math.max(1, traced))) this.raster.step()
  }

  /** What there is of it by now, no larger than so many pixels a side. */
  async preview(most: number): Promise<ImageBitmap> {
    const { width, height } = this.options
    const scale = Math.min(1, most / Math.max(width, height))
    return createImageBitmap(await this.#picture(Math.round(width * scale), Math.round(height * scale)))
  }

  async blob(): Promise<Blob> {
    const picture = await this.#picture(this.options.width, this.options.height)
    return picture.convertToBlob({ type: 'image/png' })
  }

  dispose(): void {
    this.raster?.dispose()
    this.tracer?.dispose()
    this.set.dispose()
    this.#develop.dispose()
    this.#behind?.dispose()
    this.canvas.renderer.shadowMap.needsUpdate = true
    this.canvas.invalidate()
  }

  async #picture(width: number, height: number): Promise<OffscreenCanvas> {
    const { renderer } = this.canvas
    const target = new WebGLRenderTarget(width, height, { type: UnsignedByteType, depthBuffer: false })
    const pixels = new Uint8ClampedArray(width * height * 4)
    try {
      this.#develop.draw(renderer, this.#layers(), target)
      await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, pixels)
    } finally {
      target.dispose()
    }
    const scene = new OffscreenCanvas(width, height)
    scene.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0)
    if (this.options.transparent) return scene
    const picture = new OffscreenCanvas(width, height)
    const context = picture.getContext('2d')!
    fillBehind(context, this.document.settings.background)
    context.drawImage(scene, 0, 0)
    return picture
  }

  #layers(): Layers {
    const { raster, tracer } = this
    const behind = this.#behind?.texture
    if (!tracer) return { scene: raster!.mean.texture, isPremultiplied: true, behind }
    return { scene: tracer.mean, isPremultiplied: false, ground: raster?.mean.texture, behind }
  }

  /** What is behind all, where it is light as the scene is: the panorama. Colours are laid under the picture at last. */
  #drawBehind(): WebGLRenderTarget | null {
    const { renderer, scene } = this.canvas
    const { width, height, transparent } = this.options
    const { background } = scene
    if (transparent || !isPanorama(background)) return null
    const target = new WebGLRenderTarget(width, height, { type: HalfFloatType, minFilter: LinearFilter })
    const behind = new Scene()
    behind.background = background
    behind.backgroundBlurriness = scene.backgroundBlurriness
    behind.backgroundRotation.copy(scene.backgroundRotation)
    renderer.setRenderTarget(target)
    renderer.render(behind, this.set.camera)
    renderer.setRenderTarget(null)
    return target
  }

  /** Resolves when the graphics card has done what it was given. */
  async #drawn(): Promise<void> {
    const gl = this.canvas.renderer.getContext() as WebGL2RenderingContext
    const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
    gl.flush()
    if (!sync) return
    while (gl.clientWaitSync(sync, 0, 0) === gl.TIMEOUT_EXPIRED) await new Promise((done) => setTimeout(done, 2))
    gl.deleteSync(sync)
  }
}

const isPanorama = (background: Color | Texture | null): background is Texture =>
  background !== null && !(background instanceof Color) && !('isCanvasTexture' in background)
