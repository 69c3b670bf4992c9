import type { SceneReader, Vec3 } from '../document/index.ts'
import { type Bounds, boundsOf } from './bounds.ts'

/** Metres that new things keep from what is there. */
const CLEARANCE = 0.25
const CELL = 1
/** Bounds over more cells than this are kept in a list of their own. */
const LARGE = 64

/**
 * Finds places on the ground where a thing of some size overlaps nothing, the nearest to a wished place first.
 * What it gives away counts as taken. Things lie in cells of one metre, so a question looks only at its neighbours.
 */
export class FreeSpots {
  #cells = new Map<string, Bounds[]>()
  #large: Bounds[] = []
  #all: Bounds[] = []
  #ring = 0
  #lastKey = ''

  constructor(scene: SceneReader) {
    for (const id of scene.children(null)) {
      const bounds = boundsOf(scene, [id])
      if (bounds && !isFloor(bounds)) this.#occupy(bounds)
    }
  }

  /** The centre, on the ground, of a free place for a thing of this size (metres) near `wish`. */
  take(wish: Vec3, size: Vec3): Vec3 {
    const step = [size[0] + CLEARANCE, size[2] + CLEARANCE]
    const key = `${wish}|${size}`
    const first = key === this.#lastKey ? this.#ring : 0
    this.#lastKey = key
    for (let ring = first; ; ring++) {
      this.#ring = ring
      for (const [x, z] of ringCells(ring)) {
        const at: Vec3 = [wish[0] + x * step[0], 0, wish[2] + z * step[1]]
        const bounds = footprint(at, size)
        if (!this.#isFree(bounds)) continue
        this.#occupy(bounds)
        return at
      }
    }
  }

  #isFree(bounds: Bounds): boolean {
    const clear = (other: Bounds) => !overlapsFlat(bounds, other)
    const cells = cellsOf(bounds)
    if (!cells) return this.#all.every(clear)
    return this.#large.every(clear) && cells.every((cell) => (this.#cells.get(cell) ?? []).every(clear))
  }

  #occupy(bounds: Bounds) {
    const cells = cellsOf(bounds)
    this.#all.push(bounds)
    if (!cells) this.#large.push(bounds)
    else for (const cell of cells) this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), bounds])
  }
}

/** Something flat to stand on does not take up room. */
const isFloor = ({ min, max }: Bounds) => max[1] <= 0.05 || (max[1] - min[1] < 0.05 && max[0] - min[0] > 1)

const footprint = (at: Vec3, size: Vec3): Bounds => ({
  min: [at[0] - size[0] / 2, 0, at[2] - size[2] / 2],
  max: [at[0] + size[0] / 2, size[1], at[2] + size[2] / 2],
})

const overlapsFlat = (a: Bounds, b: Bounds) =>
  [0, 2].every((i) => a.min[i] < b.max[i] + CLEARANCE / 2 && b.min[i] < a.max[i] + CLEARANCE / 2)

/** The cells that bounds lie in; null for so many that asking each thing is quicker. */
function cellsOf({ min, max }: Bounds): string[] | null {
  const [x0, z0] = [0, 2].map((i) => Math.floor((min[i] - CLEARANCE) / CELL))
  const [x1, z1] = [0, 2].map((i) => Math.floor((max[i] + CLEARANCE) / CELL))
  if (!((x1 - x0 + 1) * (z1 - z0 + 1) <= LARGE)) return null
  const cells: string[] = []
  for (let x = x0; x <= x1; x++) for (let z = z0; z <= z1; z++) cells.push(`${x},${z}`)
  return cells
}

/** The cells of a square ring about the origin, the nearest first: right, left, front, back before the corners. */
function ringCells(ring: number): [number, number][] {
  if (ring === 0) return [[0, 0]]
  const cells: [number, number][] = []
  for (let x = -ring; x <= ring; x++) {
    for (let z = -ring; z <= ring; z++) if (Math.max(Math.abs(x), Math.abs(z)) === ring) cells.push([x, z])
  }
  const rank = ([x, z]: [number, number]) => x * x + z * z + (z < 0 ? 0.5 : 0) + (x < 0 ? 0.2 : 0) + (z !== 0 ? 0.1 : 0)
  return cells.sort((a, b) => rank(a) - rank(b))
}
