import { type Remote, transfer, wrap } from 'comlink'
import type { BufferGeometry } from 'three'
import { buffersOf, trianglesOf } from '../triangles.ts'
import { gather } from './gather.ts'
import type { SimplifyWorker } from './simplify.worker.ts'

/** Simple geometries that are drawn in place of others, made in a worker, one after the other, when they are asked for. */
export class StandIns {
  readonly #made = new WeakMap<BufferGeometry, BufferGeometry>()
  readonly #asked = new WeakMap<BufferGeometry, Promise<void>>()
  #worker: Remote<SimplifyWorker> | null = null
  /** Ends when all that was asked for is made. */
  #queue: Promise<void> = Promise.resolve()

  /** The stand-in of a geometry; null where there is none yet, or can be none. */
  of(geometry: BufferGeometry): BufferGeometry | null {
    return this.#made.get(geometry) ?? null
  }

  /** Has the stand-in of a geometry made, once, of a share of its triangles. */
  prepare(geometry: BufferGeometry, share: number): Promise<void> {
    const known = this.#asked.get(geometry)
    if (known) return known
    // Without its stand-in a geometry is drawn as well, more slowly.
    this.#queue = this.#queue
      .then(() => this.#make(geometry, share))
      .catch((error: Error) => console.warn(`No stand-in: ${error.message}`))
    this.#asked.set(geometry, this.#queue)
    return this.#queue
  }

  async #make(geometry: BufferGeometry, share: number) {
    this.#worker ??= wrap<SimplifyWorker>(
      new Worker(new URL('./simplify.worker.ts', import.meta.url), { type: 'module' }),
    )
    const triangles = trianglesOf(geometry)
    const simplified = await this.#worker.simplify(transfer(triangles, buffersOf(triangles)), share)
    const standIn = gather(geometry, simplified)
    geometry.addEventListener('dispose', () => standIn.dispose())
    this.#made.set(geometry, standIn)
  }
}
