import { DoubleSide, FloatType, HalfFloatType, MeshLambertMaterial, type Scene, WebGLRenderTarget } from 'three'
import { MeanPass } from './passes.ts'
import type { PictureSet } from './set.ts'

/**
 * A picture as the mean of many drawings: the eye a part of a pixel aside in each, which smooths edges; lights on
 * another point of their surface, which softens shadows; and the sky from another direction, which darkens where little
 * of it is seen.
 */
export class RasterSamples {
  /** The mean, linear, premultiplied, over nothing. */
  readonly mean: WebGLRenderTarget
  count = 0
  readonly #full: WebGLRenderTarget
  readonly #direct: WebGLRenderTarget
  readonly #sky: WebGLRenderTarget
  /** What is drawn only for its shadows. */
  readonly #dot = new WebGLRenderTarget(1, 1)
  readonly #pass = new MeanPass()
  readonly #white = new MeshLambertMaterial({ side: DoubleSide, fog: false })

  /** `groundOnly` leaves out what throws the shadows. */
  constructor(
    private readonly set: PictureSet,
    { width, height }: { width: number; height: number },
    private readonly groundOnly = false,
  ) {
    const target = (type: typeof HalfFloatType | typeof FloatType, depthBuffer: boolean) =>
      new WebGLRenderTarget(width, height, { type, depthBuffer })
    const blends = set.renderer.extensions.has('EXT_float_blend')
    this.mean = target(blends ? FloatType : HalfFloatType, false)
    this.#full = target(HalfFloatType, true)
    this.#direct = target(HalfFloatType, true)
    this.#sky = target(HalfFloatType, true)
    // White whatever colour a slot of a batch has.
    this.#white.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace('#include <color_fragment>', '')
    }
  }

  step(): void {
    const { set } = this
    set.sample(this.count, (scene) => {
      const shown = this.groundOnly ? this.#hideAll(scene) : []
      const { environmentIntensity } = scene
      set.lamps.shine({ direct: true, ambient: true })
      set.sky.shine(false)
      this.#draw(scene, this.#full)
      set.lamps.shine({ direct: true, ambient: false })
      scene.environmentIntensity = 0
      this.#draw(scene, this.#direct)
      set.lamps.shine({ direct: false, ambient: false })
      set.sky.shine(true)
      scene.overrideMaterial = this.#white
      this.#draw(scene, this.#sky)
      scene.overrideMaterial = null
      scene.environmentIntensity = environmentIntensity
      for (const mesh of shown) mesh.visible = true
    })
    this.count++
    const [full, direct, sky] = [this.#full.texture, this.#direct.texture, this.#sky.texture]
    this.#pass.draw(set.renderer, { full, direct, sky }, this.count, this.mean)
  }

  dispose(): void {
    for (const target of [this.mean, this.#full, this.#direct, this.#sky, this.#dot]) target.dispose()
    this.#pass.dispose()
    this.#white.dispose()
  }

  /** Throws the shadows, and hides what throws them: shadows stay until they are asked for anew. */
  #hideAll(scene: Scene) {
    this.#draw(scene, this.#dot)
    const meshes = this.set.meshes()
    for (const mesh of meshes) mesh.visible = false
    return meshes
  }

  #draw(scene: Scene, onto: WebGLRenderTarget) {
    const { renderer, camera } = this.set
    renderer.setRenderTarget(onto)
    renderer.clear()
    renderer.render(scene, camera)
  }
}
