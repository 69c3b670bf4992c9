import { Matrix4, Plane, type Ray, Vector3 } from 'three'
import type { Gesture } from '../../commands/gesture.ts'
import { isBelow, type NodeId, type SceneNode, type SceneReader, type Vec3 } from '../../document/index.ts'
import type { Snapping } from '../../session/session.ts'
import {
  add,
  alignToSurface,
  localFor,
  localOffset,
  moveToSurface,
  subtract,
  worldMatrix,
} from '../../spatial/index.ts'
import { marks } from '../marks.ts'
import { readout } from '../readout.ts'
import type { View } from '../view.ts'
import type { PointerAt } from './Drag.ts'
import { GestureDrag } from './GestureDrag.ts'
import { Snapper } from './Snapper.ts'
import { Typed } from './Typed.ts'

export interface MoveOptions {
  scene: SceneReader
  view: View
  gesture: Gesture
  nodes: readonly NodeId[]
  /** The point of the world that was grabbed. */
  grabbed: Vec3
  snap: Snapping
}

const LOCKS: Record<string, 0 | 1 | 2> = { x: 0, y: 1, z: 2 }
/** Rays that meet the ground flatter than this (the sine of the angle) would throw things to the horizon. */
const FLATTEST = 0.1
/** A drag carries no further than so many times the distance from the eye. */
const FARTHEST = 60

type Free = [boolean, boolean, boolean]
const ALL: Free = [true, true, true]

/**
 * Drags nodes with the grabbed point under the pointer: along the ground, along one axis while its key is held, over
 * whatever is under the pointer while the magnet pulls to surfaces, or across the view where that looks along the
 * ground. A typed number sets the distance.
 */
export class MoveDrag extends GestureDrag {
  readonly #starts: { node: SceneNode; world: Matrix4 }[]
  readonly #snapper: Snapper
  readonly #typed = new Typed()
  #plane!: Plane
  #axis: 0 | 1 | 2 | null = null
  /** The move when the plane or axis was last chosen, from which the pointer goes on. */
  #base: Vec3 = [0, 0, 0]
  #by: Vec3 = [0, 0, 0]
  #last: PointerAt | null = null

  constructor(private readonly options: MoveOptions) {
    super(options.gesture)
    const { scene, view, nodes, snap } = options
    this.#starts = nodes.map((id) => ({ node: scene.node(id)!, world: worldMatrix(scene, id) }))
    this.#snapper = new Snapper(scene, view, snap, nodes)
    this.#choosePlane()
  }

  move(pointer: PointerAt): void {
    this.#last = pointer
    const free = this.#onSurface(pointer) ? ALL : this.#along(pointer)
    if (!free) return
    marks.set('drag', this.#snapper.marks(this.#by, free))
    readout.set({ kind: 'metres', value: this.#by, typed: this.#typed.text })
  }

  /** Moves things over the plane or along the axis; null where the ray goes past. */
  #along(pointer: PointerAt): Free | null {
    const free = this.#free()
    const wanted = this.#follow(pointer.ray, free)
    if (!wanted) return null
    this.#by = this.#typedMove(wanted) ?? this.#snapper.apply(wanted, free, pointer)
    this.#place(new Matrix4().makeTranslation(...this.#by), true)
    return free
  }

  key(key: string, down: boolean): boolean {
    const axis = LOCKS[key.toLowerCase()]
    if (axis !== undefined) {
      const next = down ? axis : null
      if (next === this.#axis || (!down && axis !== this.#axis)) return true
      this.#axis = next
      this.#base = this.#by
      this.#choosePlane()
    } else if (!down || !this.#typed.key(key)) return false
    if (this.#last) this.move(this.#last)
    return true
  }

  /** The point that was grabbed, where the last choice of plane or axis found it. */
  get #grip(): Vec3 {
    return add(this.options.grabbed, this.#base)
  }

  #choosePlane() {
    const [x, y, z] = this.options.view.towardsEye(this.#grip)
    const normal = Math.abs(y) < FLATTEST ? new Vector3(x, 0, z).normalize() : new Vector3(0, 1, 0)
    this.#plane = new Plane().setFromNormalAndCoplanarPoint(normal, new Vector3(...this.#grip))
  }

  #free(): Free {
    if (this.#axis !== null) return [0, 1, 2].map((i) => i === this.#axis) as Free
    const isGround = this.#plane.normal.y > 0.5
    return [true, !isGround, true]
  }

  /**
   * The whole move that keeps the grabbed point under the pointer; null where the ray goes past. Axes that are not free
   * stay as they are to the last digit: a point where a ray meets a plane lies only nearly on it.
   */
  #follow(ray: Ray, free: Free): Vec3 | null {
    const grip = new Vector3(...this.#grip)
    const point =
      this.#axis === null ? ray.intersectPlane(this.#plane, new Vector3()) : nearestOnAxis(ray, grip, this.#axis)
    if (!point || point.distanceTo(grip) > FARTHEST * ray.origin.distanceTo(grip)) return null
    const by = point.sub(grip).toArray()
    return add(this.#base, by.map((n, i) => (free[i] ? n : 0)) as Vec3)
  }

  /** Sets things down on what is under the pointer, with Shift along its slope; false where that is not asked for. */
  #onSurface(pointer: PointerAt): boolean {
    const { view, snap, scene, nodes, grabbed } = this.options
    if (!snap.surface || !this.#snapper.magnet(pointer) || this.#axis !== null) return false
    const isMoving = (id: NodeId) => nodes.some((node) => node === id || isBelow(scene, id, node))
    const surface = view.surfaceAt(pointer.x, pointer.y, isMoving)
    if (!surface) return false
    const grip: Vec3 = [grabbed[0], this.#snapper.bounds.min[1], grabbed[2]]
    if (pointer.shift) {
      this.#by = subtract(surface.point, grip)
      this.#place(alignToSurface(grip, surface), false)
    } else {
      const by = moveToSurface(this.#snapper.bounds, grip, surface)
      const isLevel = surface.normal[1] > 0.99
      this.#by = isLevel ? this.#snapper.apply(by, [true, false, true], pointer) : by
      this.#place(new Matrix4().makeTranslation(...this.#by), true)
    }
    return true
  }

  /** The typed number of metres, along the locked axis or the way the pointer went. */
  #typedMove(wanted: Vec3): Vec3 | null {
    const value = this.#typed.value
    if (value === null) return null
    if (this.#axis !== null) {
      const sign = Math.sign(wanted[this.#axis] - this.#base[this.#axis]) || 1
      return wanted.map((n, i) => (i === this.#axis ? this.#base[i] + sign * value : n)) as Vec3
    }
    const length = Math.hypot(...wanted)
    return length < 1e-6 ? null : (wanted.map((n) => (n / length) * value) as Vec3)
  }

  /** Each frame sets whole transforms, from those at the start; the parents stand still meanwhile. */
  #place(matrix: Matrix4, onlyMoves: boolean) {
    const { scene } = this.options
    const items = this.#starts.map(({ node, world }) => {
      if (!onlyMoves) return { node: node.id, ...localFor(scene, node.parent, matrix.clone().multiply(world)) }
      const position = add(node.position, localOffset(scene, node.parent, this.#by))
      return { node: node.id, position, rotation: node.rotation, scale: node.scale }
    })
    this.gesture.run('node.place', { items })
  }
}

/** The point of an axis of the world through `origin` that a ray passes nearest to; null where it runs along the axis. */
export function nearestOnAxis(ray: Ray, origin: Vector3, axis: 0 | 1 | 2): Vector3 | null {
  return nearestOnLine(ray, origin, new Vector3().setComponent(axis, 1))
}

export function nearestOnLine(ray: Ray, origin: Vector3, direction: Vector3): Vector3 | null {
  const between = origin.clone().sub(ray.origin)
  const along = direction.dot(ray.direction)
  const flat = 1 - along * along
  if (flat < 1e-4) return null
  const t = (along * ray.direction.dot(between) - direction.dot(between)) / flat
  return origin.clone().addScaledVector(direction, t)
}
