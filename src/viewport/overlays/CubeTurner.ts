import { Quaternion, Vector3 } from 'three'
import { AXES, type CubeFace, FACES } from './cube.ts'

/** Half of the cube's side, CSS pixels. */
export const HALF = 21
/** A side that is turned further away than this is not seen. */
const EDGE_ON = 0.02
/** Radians by which a turn is none. */
const STILL = 1e-3
/** How bright sides are, in hundredths, as styles: made once. */
const LIGHTS = Array.from({ length: 120 }, (_, i) => `brightness(${(i / 100).toFixed(2)})`)

interface FaceElements {
  face: CubeFace
  group: SVGGElement
  matrix: SVGMatrix
}

interface AxisElements {
  tip: Vector3
  line: SVGLineElement
  text: SVGTextElement
}

const [u, v, n, start, end] = Array.from({ length: 5 }, () => new Vector3())

/** Turns the elements of the view cube as the view is turned: with every frame, and so without making anything anew. */
export class CubeTurner {
  readonly #faces: FaceElements[]
  readonly #axes: AxisElements[]
  readonly #turn = new Quaternion(0, 0, 0, 0)
  readonly #inverse = new Quaternion()

  constructor(cube: SVGSVGElement) {
    this.#faces = FACES.map((face) => {
      const group = cube.querySelector<SVGGElement>(`[data-face="${face.name}"]`)!
      return { face, group, matrix: group.transform.baseVal.getItem(0).matrix }
    })
    this.#axes = AXES.map(({ label, tip }) => {
      const group = cube.querySelector(`[data-axis="${label}"]`)!
      const [line, text] = [group.querySelector('line')!, group.querySelector('text')!]
      return { tip: new Vector3(...tip), line, text }
    })
  }

  /** `turn` is the camera's. */
  turn(turn: Quaternion): void {
    if (this.#turn.lengthSq() && this.#turn.angleTo(turn) < STILL) return
    this.#turn.copy(turn)
    this.#inverse.copy(turn).invert()
    for (const face of this.#faces) this.#turnFace(face)
    for (const axis of this.#axes) this.#turnAxis(axis)
  }

  /** Seen from far away, a side is its square under an affine map. */
  #turnFace({ face, group, matrix }: FaceElements) {
    n.fromArray(face.normal).applyQuaternion(this.#inverse)
    const isSeen = n.z > EDGE_ON
    group.style.visibility = isSeen ? 'visible' : 'hidden'
    if (!isSeen) return
    u.fromArray(face.right).applyQuaternion(this.#inverse)
    v.fromArray(face.up).applyQuaternion(this.#inverse)
    matrix.a = u.x * HALF
    matrix.b = -u.y * HALF
    matrix.c = v.x * HALF
    matrix.d = -v.y * HALF
    matrix.e = n.x * HALF
    matrix.f = -n.y * HALF
    // The top is lit, as from above; sides are darker the more they turn away.
    group.style.filter = LIGHTS[Math.round(72 + 28 * Math.max(0, face.normal[1]) + 12 * n.x)]
  }

  #turnAxis({ tip, line, text }: AxisElements) {
    start.set(-1, -1, -1).applyQuaternion(this.#inverse)
    end.copy(tip).applyQuaternion(this.#inverse)
    line.x1.baseVal.value = start.x * HALF
    line.y1.baseVal.value = -start.y * HALF
    line.x2.baseVal.value = end.x * HALF
    line.y2.baseVal.value = -end.y * HALF
    // The label stands a little beyond the tip.
    end.addScaledVector(start.sub(end), -0.22)
    text.x.baseVal.getItem(0).value = end.x * HALF
    text.y.baseVal.getItem(0).value = -end.y * HALF + 3
  }
}
