import { DirectionalLight, HemisphereLight, type Light, Vector3 } from 'three'
import type { Bounds } from '../../spatial/index.ts'
import { halton, onDome } from './halton.ts'

/** Pixels a side of the shadow of one direction of the sky. */
const SHADOW = 1024
/** Lower than this share of the way up a direction only grazes the ground. */
const LOWEST = 0.03

/** What makes twice its cosine of a white surface's colour. */
const TWICE = 2 * Math.PI

/**
 * Lights that measure on white surfaces how much of the sky is hidden. One direction of the sky a sample: red is its
 * light with shadows, green without; blue what a surface turned like this gets of all the sky. The mean of green by blue
 * is 1, and that of green less red by blue the share of the sky that is hidden. (Of directions d spread evenly over the
 * upper half, the mean of max(0, n·d) is (1 + n.y) / 4; a white surface under a hemisphere light of π gives (1 + n.y) / 2.)
 */
export class SkyRig {
  readonly #sky = new DirectionalLight('#ff0000')
  readonly #unhidden = new DirectionalLight('#00ff00')
  readonly #open = new HemisphereLight('#0000ff', '#000000')
  readonly #center: Vector3
  readonly #radius: number
  readonly lights: readonly Light[] = [this.#sky, this.#unhidden, this.#open]

  constructor({ min, max }: Bounds) {
    const [low, high] = [new Vector3(...min), new Vector3(...max)]
    this.#center = low.clone().add(high).multiplyScalar(0.5)
    this.#radius = Math.max(0.5, low.distanceTo(high) * 0.55)
    const { shadow, target } = this.#sky
    this.#unhidden.target = target
    this.#sky.castShadow = true
    shadow.mapSize.setScalar(SHADOW)
    shadow.normalBias = 0.02
    shadow.camera.left = shadow.camera.bottom = -this.#radius
    shadow.camera.right = shadow.camera.top = this.#radius
    shadow.camera.near = this.#radius * 0.1
    shadow.camera.far = this.#radius * 4
    shadow.camera.updateProjectionMatrix()
    target.position.copy(this.#center)
    target.updateMatrixWorld()
  }

  move(sample: number): void {
    const [x, y, z] = onDome(LOWEST + (1 - LOWEST) * halton(sample + 1, 2), halton(sample + 1, 3))
    this.#sky.position.copy(this.#center).add(new Vector3(x, y, z).multiplyScalar(this.#radius * 2))
    this.#unhidden.position.copy(this.#sky.position)
    for (const light of this.lights) light.updateMatrixWorld()
  }

  shine(on: boolean): void {
    this.#sky.intensity = this.#unhidden.intensity = on ? TWICE : 0
    this.#open.intensity = on ? Math.PI : 0
  }

  dispose(): void {
    for (const light of this.lights) light.dispose()
  }
}
