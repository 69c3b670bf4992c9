import {
  AmbientLight,
  DirectionalLight,
  HemisphereLight,
  Light,
  type Object3D,
  PointLight,
  SpotLight,
  Vector3,
} from 'three'
import { halton, onDisc } from './halton.ts'

/** Degrees from the middle of a sun to its edge. The real one has 0.27; this much blurs a shadow as a thin haze does. */
const SUN_RADIUS = 1.2
/** Metres from the middle of a lamp to its edge. */
export const LAMP_RADIUS = 0.06

/** The lights of a scene, which shine from all over their surface when each sample moves them within it. */
export class Lamps {
  readonly all: Light[] = []
  readonly #places: Vector3[]
  readonly #intensities: number[]

  constructor(stage: Object3D) {
    stage.traverseVisible((object) => {
      if (object instanceof Light) this.all.push(object)
    })
    this.#places = this.all.map(({ position }) => position.clone())
    this.#intensities = this.all.map(({ intensity }) => intensity)
  }

  /** Puts each light on one point of its surface, which are different ones for each sample. */
  move(sample: number): void {
    for (const [i, light] of this.all.entries()) {
      const offset = offsetOf(light, onDisc(halton(sample + 7 * i + 1, 5), halton(sample + 7 * i + 1, 7)))
      if (!offset) continue
      light.position.copy(this.#places[i]).add(offset)
      light.updateWorldMatrix(false, false)
    }
  }

  /** Lets them shine: those that come from a place, those from everywhere, or neither. */
  shine({ direct, ambient }: { direct: boolean; ambient: boolean }): void {
    for (const [i, light] of this.all.entries()) {
      const isAmbient = light instanceof HemisphereLight || light instanceof AmbientLight
      light.intensity = (isAmbient ? ambient : direct) ? this.#intensities[i] : 0
    }
  }

  /** Leaves all as it was found. */
  restore(): void {
    for (const [i, light] of this.all.entries()) {
      light.intensity = this.#intensities[i]
      light.position.copy(this.#places[i])
      light.updateWorldMatrix(false, false)
    }
  }
}

/** From the middle of a light to a point of its surface, in the space of its parent; null for those without a place. */
function offsetOf(light: Light, [x, y]: [number, number]): Vector3 | null {
  if (light instanceof PointLight) return new Vector3(x, y, -x).multiplyScalar(LAMP_RADIUS)
  if (!(light instanceof DirectionalLight || light instanceof SpotLight)) return null
  const ahead = light.target.position.clone().sub(light.position)
  const radius = light instanceof SpotLight ? LAMP_RADIUS : Math.tan((SUN_RADIUS * Math.PI) / 180) * ahead.length()
  const aside = new Vector3(ahead.z, ahead.x, ahead.y).cross(ahead).normalize()
  const up = ahead.clone().cross(aside).normalize()
  return aside.multiplyScalar(x * radius).addScaledVector(up, y * radius)
}
