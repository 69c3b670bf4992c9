import {
  type AnimationAction,
  type AnimationClip,
  AnimationMixer,
  LoopOnce,
  LoopPingPong,
  LoopRepeat,
  Object3D,
} from 'three'
import type { SceneNode } from '../../document/index.ts'
import type { ClipState, LoopMode } from '../../session/session.ts'
import { handleName, nodeOfTrack } from './tracks.ts'

const LOOPS = { repeat: LoopRepeat, once: LoopOnce, pingpong: LoopPingPong } as const satisfies Record<LoopMode, number>

const WEIGHTS = '.morphTargetInfluences'

type Handle = Object3D & { morphTargetInfluences?: number[] }

/**
 * What the clips of one placing move: a handle for each node that some clip moves. The pose is laid over the projection
 * from here, so that neither the document nor what stands for it has to hold still.
 */
export class Rig {
  readonly #root = new Object3D()
  readonly #handles = new Map<number, Handle>()
  readonly #mixer = new AnimationMixer(this.#root)
  #action: AnimationAction | null = null

  constructor(private readonly clips: readonly AnimationClip[]) {
    for (const track of clips.flatMap((clip) => clip.tracks)) {
      const handle = this.#handleFor(nodeOfTrack(track.name))
      if (track.name.endsWith(WEIGHTS)) handle.morphTargetInfluences ??= Array(track.getValueSize()).fill(0)
    }
  }

  get nodes(): Iterable<number> {
    return this.#handles.keys()
  }

  handle(node: number): Handle {
    return this.#handles.get(node)!
  }

  /** Takes the pose that the document has, from which clips that move a part only begin. */
  rest(node: number, { position, rotation, scale, ...fields }: SceneNode): void {
    const handle = this.handle(node)
    handle.position.fromArray(position)
    handle.quaternion.fromArray(rotation)
    handle.scale.fromArray(scale)
    const own = ('weights' in fields && fields.weights) || []
    for (const i of handle.morphTargetInfluences?.keys() ?? []) handle.morphTargetInfluences![i] = own[i] ?? 0
  }

  #handleFor(node: number): Handle {
    const known = this.#handles.get(node)
    if (known) return known
    const handle: Handle = new Object3D()
    handle.name = handleName(node)
    this.#handles.set(node, handle)
    this.#root.add(handle)
    return handle
  }

  /** Plays as the session says: another clip is faded to. */
  follow(state: ClipState, before: ClipState | undefined): void {
    const clip = this.clips[state.clip]
    if (!clip) return
    const action = this.#mixer.clipAction(clip)
    if (action !== this.#action) {
      action.reset().play()
      if (this.#action && before?.playing && state.fade > 0) action.crossFadeFrom(this.#action, state.fade, false)
      else this.#action?.stop()
      this.#action = action
    }
    action.setLoop(LOOPS[state.loop], Infinity)
    action.clampWhenFinished = true
    if (state.playing && state.loop === 'once' && action.time >= clip.duration) action.reset().play()
    action.paused = false
    action.setEffectiveTimeScale(state.speed)
  }

  /** Goes on by some seconds; false at the end of a clip that plays once. */
  advance(seconds: number): boolean {
    this.#mixer.update(seconds)
    return !!this.#action && !this.#action.paused
  }

  get time(): number {
    return this.#action?.time ?? 0
  }

  /** Goes to a time of the clip, seconds. */
  seek(seconds: number): void {
    if (!this.#action) return
    this.#action.paused = false
    this.#action.time = seconds
    this.#mixer.update(0)
  }
}
