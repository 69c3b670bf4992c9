import { Matrix4, Plane, Quaternion, type Ray, Vector3 } from 'three'
import type { Gesture } from '../../commands/gesture.ts'
import type { SceneNode, SceneReader, Vec3 } from '../../document/index.ts'
import type { Pivot, Snapping } from '../../session/session.ts'
import { aboutPoint, add, localFor, localOffset, snapNumber, worldMatrix, worldPosition } from '../../spatial/index.ts'
import type { PointerAt } from '../drags/Drag.ts'
import { GestureDrag } from '../drags/GestureDrag.ts'
import { nearestOnLine } from '../drags/MoveDrag.ts'
import { Snapper } from '../drags/Snapper.ts'
import { Typed } from '../drags/Typed.ts'
import { type Mark, marks } from '../marks.ts'
import { type Reading, readout } from '../readout.ts'
import type { View } from '../view.ts'
import type { GizmoFrame } from './frame.ts'
import { across, type Handle, SIZES } from './handles.ts'
import { axisOf } from './pick.ts'

export interface HandleOptions {
  scene: SceneReader
  view: View
  gesture: Gesture
  handle: Handle
  frame: GizmoFrame
  pivot: Pivot
  snap: Snapping
  start: PointerAt
  /** Told where the gizmo is to stand meanwhile. */
  onFrame(frame: GizmoFrame): void
}

/** Below this a thing would vanish, and could not be scaled back. */
const LEAST_FACTOR = 0.001
/** Rings seen flatter than this (the cosine of the angle) are turned by the way along them on the screen. */
const EDGE_ON = 0.12

/** One drag of a handle: it moves, turns or scales the nodes of a frame. A typed number sets by how much. */
export class HandleDrag extends GestureDrag {
  readonly #starts: { node: SceneNode; world: Matrix4; pivot: Vec3 }[]
  readonly #snapper: Snapper
  readonly #typed = new Typed()
  /** What the pointer's ray met at the start, on the line or plane of the handle. */
  readonly #grip: Vector3 | null
  #turned = 0
  #last: PointerAt

  constructor(private readonly options: HandleOptions) {
    super(options.gesture)
    const { scene, view, frame, pivot, snap, start } = options
    this.#starts = frame.nodes.map((id) => ({
      node: scene.node(id)!,
      world: worldMatrix(scene, id),
      pivot: pivot === 'each' ? worldPosition(scene, id) : frame.origin.toArray(),
    }))
    this.#snapper = new Snapper(scene, view, snap, frame.nodes)
    this.#last = start
    this.#grip = this.#meet(start.ray)
  }

  move(pointer: PointerAt): void {
    const { tool } = this.options.handle
    if (tool === 'translate') this.#translate(pointer)
    else if (tool === 'rotate') this.#rotate(pointer)
    else this.#scale(pointer)
    this.#last = pointer
  }

  key(key: string, down: boolean): boolean {
    if (!down || !this.#typed.key(key)) return false
    this.move(this.#last)
    return true
  }

  /** Where a ray meets the handle: on its axis, its plane, or the plane that faces the eye. */
  #meet(ray: Ray): Vector3 | null {
    const { handle, frame, view } = this.options
    const { axes, tool } = handle
    if (tool !== 'rotate' && axes.length === 1) return nearestOnLine(ray, frame.origin, axisOf(frame, axes[0]))
    const eye = new Vector3(...view.towardsEye(frame.origin.toArray()))
    const normal =
      tool === 'rotate' && axes.length
        ? axisOf(frame, axes[0])
        : axes.length === 2
          ? axisOf(frame, across(handle))
          : eye
    return ray.intersectPlane(new Plane().setFromNormalAndCoplanarPoint(normal, frame.origin), new Vector3())
  }

  #translate(pointer: PointerAt) {
    const { frame, handle, onFrame } = this.options
    const met = this.#meet(pointer.ray)
    if (!met || !this.#grip) return
    const wanted = met.sub(this.#grip)
    const isWorld = Math.abs(frame.rotation.w) > 1 - 1e-9
    const free = [0, 1, 2].map((i) => handle.axes.length === 3 || (isWorld && handle.axes.includes(i as 0)))
    let by = this.#typedLength(wanted) ?? this.#snapped(wanted, free as [boolean, boolean, boolean], isWorld, pointer)
    by = by.map((n) => (Math.abs(n) < 1e-12 ? 0 : n)) as Vec3
    const moved = { ...frame, origin: frame.origin.clone().add(new Vector3(...by)) }
    onFrame(moved)
    this.#put(({ node }) => ({
      position: add(node.position, localOffset(this.options.scene, node.parent, by)),
    }))
    marks.set('drag', [...this.#axisLine(moved), ...this.#snapper.marks(by, free as [boolean, boolean, boolean])])
    this.#read({ kind: 'metres', value: by })
  }

  /** On the grid of the world where the handle follows it, else by whole steps along the handle's own axes. */
  #snapped(wanted: Vector3, free: [boolean, boolean, boolean], isWorld: boolean, pointer: PointerAt): Vec3 {
    const { frame, handle, snap } = this.options
    if (isWorld || handle.axes.length === 3) return this.#snapper.apply(wanted.toArray(), free, pointer)
    if (!this.#snapper.magnet(pointer) || !snap.grid) return wanted.toArray()
    const by = new Vector3()
    for (const i of handle.axes) {
      const axis = axisOf(frame, i)
      by.addScaledVector(axis, snapNumber(wanted.dot(axis), snap.move))
    }
    return by.toArray()
  }

  #typedLength(wanted: Vector3): Vec3 | null {
    const value = this.#typed.value
    if (value === null) return null
    const { handle, frame } = this.options
    if (handle.axes.length !== 1) return wanted.length() < 1e-6 ? null : wanted.setLength(value).toArray()
    const axis = axisOf(frame, handle.axes[0])
    return axis.multiplyScalar(value * (wanted.dot(axis) < 0 ? -1 : 1)).toArray()
  }

  #rotate(pointer: PointerAt) {
    const { frame, handle, view, snap } = this.options
    const eye = new Vector3(...view.towardsEye(frame.origin.toArray()))
    const axis = handle.axes.length ? axisOf(frame, handle.axes[0]) : eye
    this.#turned += this.#angle(pointer, axis, eye)
    const step = this.#snapper.magnet(pointer) && snap.grid ? snap.rotate : 0
    const degrees = this.#typed.value ?? snapNumber((this.#turned * 180) / Math.PI, step)
    const turn = new Matrix4().makeRotationFromQuaternion(
      new Quaternion().setFromAxisAngle(axis, (degrees * Math.PI) / 180),
    )
    this.#put(({ node, world, pivot }) =>
      localFor(this.options.scene, node.parent, aboutPoint(pivot, turn).multiply(world)),
    )
    marks.set('drag', this.#axisLine(frame))
    this.#read({ kind: 'degrees', value: degrees })
  }

  /** Radians from where the pointer was to where it is, about an axis. */
  #angle(pointer: PointerAt, axis: Vector3, eye: Vector3): number {
    const { frame, view } = this.options
    if (Math.abs(axis.dot(eye)) < EDGE_ON) {
      const along = axis.clone().cross(eye).normalize()
      const at = view.project(frame.origin.toArray())
      const tip = view.project(
        frame.origin
          .clone()
          .addScaledVector(along, view.metresPerPixel(frame.origin.toArray()) * 50)
          .toArray(),
      )
      if (!at || !tip) return 0
      const length = Math.hypot(tip.x - at.x, tip.y - at.y) || 1
      const pixels =
        ((pointer.x - this.#last.x) * (tip.x - at.x) + (pointer.y - this.#last.y) * (tip.y - at.y)) / length
      return pixels / SIZES.ring
    }
    const [from, to] = [this.#last.ray, pointer.ray].map((ray) => this.#meet(ray)?.sub(frame.origin))
    if (!from || !to) return 0
    return Math.atan2(axis.dot(from.clone().cross(to)), from.dot(to))
  }

  #scale(pointer: PointerAt) {
    const { handle, frame, snap, start, scene } = this.options
    const step = this.#snapper.magnet(pointer) && snap.grid ? snap.scale : 0
    const wanted =
      handle.axes.length === 3
        ? 2 ** ((pointer.x - start.x - (pointer.y - start.y)) / 120)
        : this.#alongAxis(pointer, axisOf(frame, handle.axes[0]))
    const factor = Math.max(LEAST_FACTOR, this.#typed.value ?? snapNumber(wanted, step))
    const factors = [0, 1, 2].map((i) => (handle.axes.includes(i as 0) ? factor : 1)) as Vec3
    const turn = new Matrix4().makeRotationFromQuaternion(frame.rotation)
    const grow = turn
      .clone()
      .multiply(new Matrix4().makeScale(...factors))
      .multiply(turn.clone().invert())
    this.#put(({ node, world, pivot }) => localFor(scene, node.parent, aboutPoint(pivot, grow).multiply(world)))
    marks.set('drag', handle.axes.length === 1 ? this.#axisLine(frame) : [])
    this.#read({ kind: 'factor', value: factors })
  }

  #alongAxis(pointer: PointerAt, axis: Vector3): number {
    const { frame } = this.options
    const met = this.#meet(pointer.ray)
    if (!met || !this.#grip) return 1
    const start = this.#grip.clone().sub(frame.origin).dot(axis)
    return Math.abs(start) < 1e-9 ? 1 : met.sub(frame.origin).dot(axis) / start
  }

  /** The axis that a handle goes along or about, right through the view. */
  #axisLine(frame: GizmoFrame): Mark[] {
    const { axes } = this.options.handle
    if (axes.length !== 1) return []
    const reach = this.options.view.metresPerPixel(frame.origin.toArray()) * 2000
    const axis = axisOf(frame, axes[0])
    const end = (sign: number) =>
      frame.origin
        .clone()
        .addScaledVector(axis, sign * reach)
        .toArray()
    return [{ kind: 'axis', from: end(-1), to: end(1) }]
  }

  #put(change: (start: { node: SceneNode; world: Matrix4; pivot: Vec3 }) => Partial<SceneNode>) {
    const items = this.#starts.map((start) => ({ node: start.node.id, ...change(start) }))
    this.gesture.run('node.place', { items })
  }

  #read(reading: Reading) {
    readout.set({ ...reading, typed: this.#typed.text })
  }
}
