import type { BufferGeometry, Mesh, Object3D } from 'three'
import type { Batches } from '../batches/Batches.ts'
import type { Load } from '../pace.ts'
import { countTriangles } from '../triangles.ts'
import { partsOf } from '../views/mesh.ts'
import type { StandIns } from './StandIns.ts'

/** In a frame of more than these a move of the view may be slow: stand-ins are made before it is. */
const MANY = 1_000_000
/** How many triangles stand-ins aim at, all together, and the share of its own that one has at most. */
const BUDGET = 60_000
const MOST = 0.1
/** What has more triangles than this may have a stand-in. What morphs is left as it is. */
const HEAVY_FROM = 1000

const isHeavy = (geometry: BufferGeometry): boolean =>
  countTriangles(geometry) > HEAVY_FROM && !Object.keys(geometry.morphAttributes).length

/** Draws what is made of many triangles by simple stand-ins, while the view moves and is too slow for all of them. */
export class Detail {
  /** Whether stand-ins are drawn for now. */
  isCoarse = false
  /** Whether all that is drawn is so much that a move may be slow. */
  isHuge = false
  /** Whether very many triangles are about to be drawn for the first time: then their stand-ins are seen before them. */
  isFresh = false
  /** How many triangles a frame draws, stand-ins aside. */
  #triangles = 0
  #loading: Promise<StandIns> | null = null
  #standIns: StandIns | null = null
  /** Meshes that are drawn by themselves, and heavy. */
  readonly #heavy = new Set<Mesh>()

  constructor(private readonly batches: Batches) {}

  /** Told of an object that draws a mesh, as it comes. */
  add(object: Object3D): void {
    for (const part of partsOf(object) as Mesh[]) if (part.isMesh && isHeavy(part.geometry)) this.#heavy.add(part)
  }

  /** … and as it goes. */
  remove(object: Object3D): void {
    for (const part of partsOf(object) as Mesh[]) this.#heavy.delete(part)
  }

  /** What a move of the view has to draw. */
  get load(): Load {
    if (this.#geometries().next().done) return 'light'
    return this.isHuge ? 'huge' : 'heavy'
  }

  /** Told how many triangles a frame has drawn. */
  weigh(triangles: number): void {
    if (this.isCoarse) return
    this.#triangles = triangles
    this.isHuge = triangles > MANY
    if (this.isHuge) void this.#prepare(this.#geometries(), triangles)
  }

  /** Has stand-ins made of what is heavy among geometries that are about to be drawn, where they are many triangles. */
  async ready(geometries: readonly BufferGeometry[]): Promise<void> {
    const triangles = this.#triangles + geometries.reduce((sum, geometry) => sum + countTriangles(geometry), 0)
    if (triangles <= MANY) return
    await this.#prepare(geometries.filter(isHeavy), triangles)
    this.isHuge = this.isFresh = true
  }

  /** Runs what draws, with stand-ins as far as they are made. */
  coarsely(run: () => void): void {
    void this.#prepare(this.#geometries(), this.#triangles)
    if (!this.#standIns) {
      run()
      return
    }
    const fine = this.#coarsen(this.#standIns)
    try {
      run()
    } finally {
      for (const [mesh, geometry] of fine) mesh.geometry = geometry
      for (const batch of this.batches.all()) batch.refine()
    }
  }

  #coarsen(standIns: StandIns): Map<Mesh, BufferGeometry> {
    const fine = new Map<Mesh, BufferGeometry>()
    for (const mesh of this.#heavy) {
      const standIn = standIns.of(mesh.geometry)
      if (!standIn) continue
      fine.set(mesh, mesh.geometry)
      mesh.geometry = standIn
    }
    for (const batch of this.batches.all()) batch.coarsen(standIns)
    return fine
  }

  /** Has stand-ins made of geometries, among so many triangles in all. */
  async #prepare(geometries: Iterable<BufferGeometry>, triangles: number) {
    this.#loading ??= import('./StandIns.ts').then(({ StandIns }) => new StandIns())
    this.#standIns = await this.#loading
    const share = Math.min(MOST, BUDGET / triangles)
    await Promise.all(Array.from(geometries, (geometry) => this.#standIns!.prepare(geometry, share)))
  }

  *#geometries(): Generator<BufferGeometry> {
    for (const { geometry } of this.#heavy) yield geometry
    for (const batch of this.batches.all()) {
      for (const geometry of batch.geometries()) if (isHeavy(geometry)) yield geometry
    }
  }
}
