import type { EditorCore } from '../../hooks/EditorContext.tsx'
import { readout } from '../readout.ts'
import type { PointerAt } from './Drag.ts'
import { GestureDrag } from './GestureDrag.ts'

/** Degrees that the environment turns for a pixel. */
const DEGREES = 0.5
/** Degrees that it snaps to with Ctrl. */
const SNAP = 15

/** Turns the light of the environment, and what is seen of it, about the upright axis. */
export class TurnLight extends GestureDrag {
  readonly #from: number
  readonly #x: number

  constructor(editor: EditorCore, at: PointerAt) {
    super(editor.registry.gesture('Turn the environment'))
    this.#from = editor.scene.settings.environment.rotation
    this.#x = at.x
  }

  move(pointer: PointerAt): void {
    const turned = this.#from + (pointer.x - this.#x) * DEGREES
    const step = pointer.ctrl ? SNAP : DEGREES
    const rotation = wrapped(Math.round(turned / step) * step)
    this.gesture.run('scene.set', { environment: { rotation } })
    readout.set({ kind: 'degrees', value: rotation })
  }
}

/** The same angle between -180° and 180°. */
const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
