import type { Gesture } from '../../commands/gesture.ts'
import { marks } from '../marks.ts'
import { readout } from '../readout.ts'
import type { Drag, PointerAt } from './Drag.ts'

/** A drag that writes by commands in one gesture, and shows marks and a reading meanwhile. */
export abstract class GestureDrag implements Drag {
  constructor(
    /** The transaction of the drag; `end` and `cancel` close it. */
    protected readonly gesture: Gesture,
  ) {}

  abstract move(pointer: PointerAt): void

  end(): void {
    this.gesture.commit()
    this.#clear()
  }

  cancel(): void {
    this.gesture.cancel()
    this.#clear()
  }

  #clear() {
    marks.set('drag', [])
    readout.set(null)
  }
}
