import { ancestors, isShown, type NodeId, type SceneReader } from '../document/index.ts'
import { type Bounds, boundsOf, center, grown, size } from './bounds.ts'
import { boundsIndex } from './bounds-index.ts'

/** How many of the nearest things others are compared with. */
const MOST = 24

/** What stays while nodes move: things at the top of the scene, and those beside the nodes within their groups. */
export class Standing {
  readonly #moving: ReadonlySet<NodeId>
  /** What the nodes are in: these do not stay as wholes. */
  readonly #above: ReadonlySet<NodeId>
  readonly #parents: ReadonlySet<NodeId | null>
  readonly #bounds = new Map<NodeId, Bounds>()

  constructor(
    private readonly scene: SceneReader,
    moving: readonly NodeId[],
  ) {
    this.#moving = new Set(moving)
    this.#above = new Set(moving.flatMap((id) => ancestors(scene, id).map((node) => node.id)))
    this.#parents = new Set<NodeId | null>([null, ...moving.map((id) => scene.node(id)?.parent ?? null)])
  }

  /** The bounds of the nearest things within `reach` metres of a box, the nearest first. */
  near(bounds: Bounds, reach: number): Bounds[] {
    // What is near in a field of thousands is found without looking at all of them.
    for (let far = Math.max(...size(bounds), 0.5); ; far *= 2) {
      const found = this.#within(grown(bounds, Math.min(far, reach)))
      if (found.length >= 2 * MOST || far >= reach) return nearest(bounds, found)
    }
  }

  #within(box: Bounds): Bounds[] {
    const things = new Set<NodeId>()
    for (const { id } of boundsIndex(this.scene).meeting(box)) {
      const thing = isShown(this.scene, id) ? this.#thingOf(id) : undefined
      if (thing !== undefined && !this.#moving.has(thing)) things.add(thing)
    }
    return [...things].map((id) => this.#boundsOf(id))
  }

  #thingOf(mesh: NodeId): NodeId | undefined {
    const path = [this.scene.node(mesh)!, ...ancestors(this.scene, mesh)].reverse()
    return path.find(({ id, parent }) => this.#parents.has(parent) && !this.#above.has(id))?.id
  }

  #boundsOf(id: NodeId): Bounds {
    const bounds = this.#bounds.get(id) ?? boundsOf(this.scene, [id])!
    this.#bounds.set(id, bounds)
    return bounds
  }
}

function nearest(bounds: Bounds, others: readonly Bounds[]): Bounds[] {
  const mid = center(bounds)
  const distance = (b: Bounds) => Math.hypot(...center(b).map((n, i) => n - mid[i]))
  return others
    .map((b) => ({ b, d: distance(b) }))
    .sort((p, q) => p.d - q.d)
    .slice(0, MOST)
    .map(({ b }) => b)
}
