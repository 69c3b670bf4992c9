import type { Box3, Ray } from 'three'
import { BVH } from 'three-mesh-bvh'

/** As a share of the slots: when more have changed since the tree was made, it is made anew. */
const MANY = 1 / 16

/** What `BVH` asks of those who extend it, which its types leave out. */
type Base = BVH & { primitiveBuffer: Uint32Array; primitiveBufferStride: number; init(options: object): void }

/** A tree over spheres: four numbers each, centre and radius. */
class SphereTree extends BVH {
  constructor(
    readonly slots: Uint32Array,
    private readonly spheres: Float32Array,
  ) {
    super()
    const base = this as unknown as Base
    base.primitiveBuffer = slots
    base.primitiveBufferStride = 1
    base.init({ targetLeafSize: 8 })
  }

  getRootRanges() {
    return [{ offset: 0, count: this.slots.length }]
  }

  writePrimitiveBounds(i: number, out: Float32Array, at: number) {
    const from = this.slots[i] * 4
    const radius = this.spheres[from + 3]
    for (let k = 0; k < 3; k++) {
      out[at + k] = this.spheres[from + k] - radius
      out[at + 3 + k] = this.spheres[from + k] + radius
    }
  }
}

/**
 * Finds the slots of a batch that a ray may meet. Slots that have changed since the tree was made are looked at one by one;
 * when they are many, it is made anew: 50,000 take 10 ms, and a ray then 0.01 instead of 1.
 */
export class SlotTree {
  #tree: SphereTree | null = null
  readonly #changed = new Set<number>()

  /** Told that a slot came, went or moved. */
  touch(slot: number): void {
    this.#changed.add(slot)
  }

  /** The slots that a ray may meet, and some that it does not. `spheres` has those of the first `count` slots. */
  met(ray: Ray, spheres: Float32Array, count: number): number[] {
    if (!this.#tree || this.#changed.size > count * MANY) {
      this.#tree = new SphereTree(
        Uint32Array.from({ length: count }, (_, slot) => slot),
        spheres,
      )
      this.#changed.clear()
    }
    const { slots } = this.#tree
    const found = [...this.#changed]
    this.#tree.shapecast({
      intersectsBounds: (box: Box3) => ray.intersectsBox(box),
      intersectsRange: (offset: number, length: number) => {
        for (let i = offset; i < offset + length; i++) if (!this.#changed.has(slots[i])) found.push(slots[i])
        return false
      },
    } as never)
    return found
  }
}
