import { Plane, Vector3 } from 'three'
import { Preview } from '../../commands/preview.ts'
import { defaultPrimitive, type Shape, type Vec3 } from '../../document/index.ts'
import type { EditorCore } from '../../hooks/EditorContext.tsx'
import { primitiveSize, type SurfacePoint, snapNumber, standOn } from '../../spatial/index.ts'
import { readout } from '../readout.ts'
import type { Drag, PointerAt } from './Drag.ts'
import { nearestOnAxis } from './MoveDrag.ts'

/** Metres; the least that is drawn. */
const LEAST = 0.01

/** Where the middle of a shape of the default size is when it stands on a surface. */
export function centreOn(shape: Shape, surface: SurfacePoint): Vec3 {
  const size = primitiveSize(defaultPrimitive(shape))
  const [x, y, z] = standOn(size, surface)
  return [x, y + size[1] / 2, z]
}

/**
 * Draws a shape on the surface where the press began: boxes and planes from corner to corner, round ones from the
 * middle. Shift makes the base square, Alt draws from the middle, Y sets the height alone.
 */
export class DrawShape implements Drag {
  readonly #preview: Preview
  readonly #plane: Plane
  #corner: Vec3
  #height: { from: number; value: number } | null = null
  #last: PointerAt | null = null

  constructor(
    private readonly editor: EditorCore,
    private readonly shape: Shape,
    private readonly start: Vec3,
  ) {
    this.#preview = new Preview(editor.registry, `Draw ${shape}`)
    this.#plane = new Plane(new Vector3(0, 1, 0), -start[1])
    this.#corner = start
  }

  move(pointer: PointerAt): void {
    this.#last = pointer
    if (this.#height) {
      const met = nearestOnAxis(pointer.ray, new Vector3(...this.#corner), 1)
      if (met) this.#height.value = Math.max(LEAST, this.#snapped(met.y - this.#height.from, pointer))
    } else {
      const met = pointer.ray.intersectPlane(this.#plane, new Vector3())
      if (!met || met.distanceTo(new Vector3(...this.start)) > 500) return
      this.#corner = met.toArray()
    }
    const { position, size } = this.#box(pointer)
    this.#preview.run('mesh.add', { shape: this.shape, position, size })
    readout.set({ kind: 'size', value: size })
  }

  key(key: string, down: boolean): boolean {
    if (key.toLowerCase() !== 'y' || this.shape === 'plane') return false
    if (down && !this.#height) this.#height = { from: this.start[1], value: 0 }
    return this.#last !== null
  }

  end(): void {
    this.#preview.commit()
    readout.set(null)
  }

  cancel(): void {
    this.#preview.cancel()
    readout.set(null)
  }

  #box(pointer: PointerAt): { position: Vec3; size: Vec3 } {
    const isRound = this.shape !== 'box' && this.shape !== 'plane'
    const fromMiddle = isRound || pointer.alt
    let [x, z] = [0, 2].map((i) => this.#snapped(this.#corner[i] - this.start[i], pointer))
    if (isRound)
      x = z = this.#snapped(Math.hypot(this.#corner[0] - this.start[0], this.#corner[2] - this.start[2]), pointer)
    else if (pointer.shift) {
      const side = Math.max(Math.abs(x), Math.abs(z))
      x = Math.sign(x || 1) * side
      z = Math.sign(z || 1) * side
    }
    const [width, depth] = [x, z].map((n) => Math.max(LEAST, Math.abs(n) * (fromMiddle ? 2 : 1)))
    const height = this.shape === 'plane' ? 0 : (this.#height?.value ?? proportion(this.shape) * ((width + depth) / 2))
    const [cx, cz] = fromMiddle ? [0, 0] : [x / 2, z / 2]
    return {
      position: [this.start[0] + cx, this.start[1] + height / 2, this.start[2] + cz],
      size: [width, height, depth],
    }
  }

  #snapped(length: number, { ctrl }: PointerAt): number {
    const { on, move, grid } = this.editor.session.state.snap
    return on !== ctrl && grid ? snapNumber(length, move) : length
  }
}

/** A shape's height for a base of one metre, as it is by default. */
function proportion(shape: Shape): number {
  const [width, height] = primitiveSize(defaultPrimitive(shape))
  return height / width
}
