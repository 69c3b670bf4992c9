import type { Object3D } from 'three'
import type { NodeId, SceneReader } from '../../document/index.ts'
import type { ClipState, Session } from '../../session/session.ts'
import type { ModelLibrary } from '../models.ts'
import type { SceneView } from '../SceneView.ts'
import { partsOf } from '../views/mesh.ts'
import { Rig } from './Rig.ts'

/** Seconds that a frame may take of a clip: after a pause, time does not jump. */
const LONGEST_STEP = 0.1

type Playback = Readonly<Record<string, ClipState>>

/** Plays clips over the projection, as the session says. The document never hears of it. */
export class Player {
  readonly #rigs = new Map<string, Rig>()
  #playback: Playback = {}

  constructor(
    private readonly scene: SceneReader,
    private readonly session: Session,
    private readonly models: ModelLibrary,
    private readonly projection: SceneView,
  ) {}

  /** Follows what the session says now. */
  follow(playback: Playback): void {
    const before = this.#playback
    this.#playback = playback
    for (const instance of this.#rigs.keys()) if (!playback[instance]) this.#stop(instance)
    for (const [instance, state] of Object.entries(playback)) {
      if (state !== before[instance]) this.#rigOf(instance, state)?.follow(state, before[instance])
    }
  }

  /** Goes on by the time since the last frame, seconds; false where nothing plays. */
  tick(seconds: number): boolean {
    let plays = false
    for (const [instance, state] of Object.entries(this.#playback)) {
      const rig = this.#rigs.get(instance)
      if (!rig || !state.playing) continue
      const goesOn = rig.advance(Math.min(seconds, LONGEST_STEP))
      this.#lay(instance, rig)
      if (goesOn) plays = true
      else this.#end(instance, state)
    }
    return plays
  }

  /** Lays the poses over the projection again, where the document has changed it. */
  pose(): void {
    for (const [instance, rig] of this.#rigs) this.#lay(instance, rig)
  }

  /** The nodes that are where a clip has them, and not the document. */
  *posed(): Generator<NodeId> {
    for (const [instance, rig] of this.#rigs) for (const [, id] of this.#placed(instance, rig)) yield id
  }

  seek(instance: string, seconds: number): void {
    const rig = this.#rigs.get(instance)
    if (!rig) return
    rig.seek(seconds)
    this.#lay(instance, rig)
  }

  timeOf(instance: string): number {
    return this.#rigs.get(instance)?.time ?? 0
  }

  #end(instance: string, state: ClipState) {
    const { playback } = this.session.state
    this.session.set({ playback: { ...playback, [instance]: { ...state, playing: false } } })
  }

  #rigOf(instance: string, { asset }: ClipState): Rig | null {
    const known = this.#rigs.get(instance)
    const clips = this.models.get(asset)?.clips
    if (known || !clips) return known ?? null
    const rig = new Rig(clips)
    const placed = [...this.#placed(instance, rig)]
    for (const [node, id] of placed) rig.rest(node, this.scene.node(id)!)
    this.projection.hold(placed.map(([, id]) => id))
    this.#rigs.set(instance, rig)
    return rig
  }

  #stop(instance: string) {
    const rig = this.#rigs.get(instance)!
    this.#rigs.delete(instance)
    const ids = [...this.#placed(instance, rig)].map(([, id]) => id)
    this.projection.restore(ids)
  }

  *#placed(instance: string, rig: Rig): Generator<[node: number, id: NodeId]> {
    for (const node of rig.nodes) {
      const id = this.scene.placed(instance, node)
      if (id !== undefined) yield [node, id]
    }
  }

  #lay(instance: string, rig: Rig) {
    const moved: Object3D[] = []
    for (const [node, id] of this.#placed(instance, rig)) {
      const object = this.projection.placeOf(id)
      if (!object) continue
      const handle = rig.handle(node)
      object.position.copy(handle.position)
      object.quaternion.copy(handle.quaternion)
      object.scale.copy(handle.scale)
      object.updateMatrix()
      for (const part of partsWith(object)) copyWeights(part.morphTargetInfluences, handle.morphTargetInfluences)
      moved.push(object)
    }
    this.projection.moved(moved)
  }
}

interface Morphed {
  morphTargetInfluences: number[]
}

/** The drawables of a node that have morph targets. */
const partsWith = (object: Object3D | null): Morphed[] =>
  object?.userData.kind === 'mesh'
    ? partsOf(object).filter((part): part is typeof part & Morphed => !!part.morphTargetInfluences)
    : []

function copyWeights(to: number[], from: readonly number[] | undefined) {
  if (from) for (let i = 0; i < to.length; i++) to[i] = from[i] ?? 0
}
