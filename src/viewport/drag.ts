import { Plane, type Ray, Vector3 } from 'three'
import type { Gesture } from '../commands/gesture.ts'
import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { movedPosition, snapMove, worldPosition } from '../spatial/index.ts'

export interface DragKeys {
  /** Flips snapping while held. */
  flipSnap: boolean
}

export interface DragOptions {
  scene: SceneReader
  /** The transaction of the drag; `end` and `cancel` close it. */
  gesture: Gesture
  nodes: readonly NodeId[]
  /** The point of the world that was grabbed. */
  grabbed: Vec3
  /** Where the camera looks, a unit vector. */
  look: Vec3
  /** Metres, and whether it applies when no key is held. */
  snap: { on: boolean; move: number }
}

/** Rays that meet the ground flatter than this would throw things to the horizon. */
const FLATTEST = 0.12
/** Metres; how far a drag can carry. */
const FARTHEST = 1000

/**
 * Drags nodes along the ground with the grabbed point under the pointer. Where the camera looks along the ground, they
 * move across the view instead.
 */
export class GroundDrag {
  readonly #plane: Plane
  /** Local positions at the start. */
  readonly #starts: { node: NodeId; position: Vec3 }[]
  /** Where the first node was in the world: what snaps is its place, not the offset. */
  readonly #from: Vec3
  #by: Vec3 = [0, 0, 0]

  constructor(private readonly options: DragOptions) {
    const { grabbed, look, nodes, scene } = options
    const grazing = Math.abs(look[1]) < FLATTEST
    const normal = grazing ? new Vector3(look[0], 0, look[2]).normalize() : new Vector3(0, 1, 0)
    this.#plane = new Plane().setFromNormalAndCoplanarPoint(normal, new Vector3(...grabbed))
    this.#from = worldPosition(scene, nodes[0])
    this.#starts = nodes.map((node) => ({ node, position: scene.node(node)!.position }))
  }

  /** Metres moved so far. */
  get by(): Vec3 {
    return this.#by
  }

  move(ray: Ray, keys: DragKeys): void {
    const point = ray.intersectPlane(this.#plane, new Vector3())
    if (!point || point.length() > FARTHEST) return
    const free = point.sub(new Vector3(...this.options.grabbed)).toArray() as Vec3
    const { on, move } = this.options.snap
    this.#by = on !== keys.flipSnap ? snapMove(this.#from, free, move) : free
    this.#apply()
  }

  end(): void {
    this.options.gesture.commit()
  }

  cancel(): void {
    this.options.gesture.cancel()
  }

  /** Each frame sets whole positions, from those at the start; the parents stand still meanwhile. */
  #apply() {
    const { scene, gesture } = this.options
    const items = this.#starts.map(({ node, position }) => {
      const now = scene.node(node)!.position
      const moved = movedPosition(scene, { node, by: this.#by })
      return { node, position: position.map((n, i) => n + moved[i] - now[i]) as Vec3 }
    })
    gesture.run('node.place', { items })
  }
}
