import { ancestors, type NodeId, type SceneReader, type Vec3 } from '../document/index.ts'
import { type Bounds, boundsOf, column, grown, overlapsFlat } from './bounds.ts'
import { BoxTree, boundsIndex } from './bounds-index.ts'
import { isIndoors, roomAround } from './obstacles.ts'

/** Metres that new things keep from what is there. */
const CLEARANCE = 0.25

/**
 * Finds places on the ground where a thing of some size overlaps nothing, the nearest to a wished place first.
 * What it gives away counts as taken.
 */
export class FreeSpots {
  readonly #taken = new BoxTree<{ bounds: Bounds }>()
  /** Whether what stands at the top of the scene takes up room. */
  readonly #isSolid = new Map<NodeId, boolean>()
  #ring = 0
  #lastKey = ''
  /** The room in which places are looked for, as long as it has any. */
  #room: Bounds | null = null

  constructor(private readonly scene: SceneReader) {}

  /** The centre, on the ground, of a free place for a thing of this size (metres) near `wish`; in the room that this is in, while there is any. */
  take(wish: Vec3, size: Vec3): Vec3 {
    const step = [size[0] + CLEARANCE, size[2] + CLEARANCE]
    const key = `${wish}|${size}`
    if (key !== this.#lastKey) {
      this.#ring = 0
      this.#room = roomAround(this.scene, footprint(wish, [0, 0, 0]))
    }
    this.#lastKey = key
    for (; ; this.#ring++) {
      const room = this.#room
      if (room && this.#ring > reachOf(room, step)) {
        this.#room = null
        this.#ring = 0
      }
      for (const [x, z] of ringCells(this.#ring)) {
        const at: Vec3 = [wish[0] + x * step[0], 0, wish[2] + z * step[1]]
        const bounds = footprint(at, size)
        if ((this.#room && !isIndoors(bounds, this.#room)) || !this.#isFree(bounds)) continue
        this.#taken.add({ bounds })
        return at
      }
    }
  }

  #isFree(bounds: Bounds): boolean {
    const about = column(grown(bounds, CLEARANCE))
    return (
      !this.#taken.meeting(about).some((other) => overlapsFlat(bounds, other.bounds, -CLEARANCE / 2)) &&
      !boundsIndex(this.scene)
        .meeting(about)
        .some((other) => overlapsFlat(bounds, other.bounds, -CLEARANCE / 2) && this.#takesRoom(other.id))
    )
  }

  #takesRoom(mesh: NodeId): boolean {
    const top = ancestors(this.scene, mesh).at(-1)?.id ?? mesh
    const known = this.#isSolid.get(top)
    if (known !== undefined) return known
    const bounds = boundsOf(this.scene, [top])
    const isSolid = !!bounds && !isFloor(bounds)
    this.#isSolid.set(top, isSolid)
    return isSolid
  }
}

/** How many rings of cells lie in a room, wherever in it they begin. */
const reachOf = (room: Bounds, step: readonly number[]): number =>
  Math.ceil(Math.max((room.max[0] - room.min[0]) / step[0], (room.max[2] - room.min[2]) / step[1]))

/** Something flat to stand on does not take up room. */
const isFloor = ({ min, max }: Bounds) => max[1] <= 0.05 || (max[1] - min[1] < 0.05 && max[0] - min[0] > 1)

const footprint = (at: Vec3, size: Vec3): Bounds => ({
  min: [at[0] - size[0] / 2, 0, at[2] - size[2] / 2],
  max: [at[0] + size[0] / 2, size[1], at[2] + size[2] / 2],
})

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
