import type { Ray } from 'three'

/** Where the pointer is, and what is held with it. */
export interface PointerAt {
  /** CSS pixels from the left top of the view. */
  x: number
  y: number
  /** From the eye through the pointer. */
  ray: Ray
  shift: boolean
  alt: boolean
  /** Ctrl or Cmd: flips snapping. */
  ctrl: boolean
}

/** What a press becomes once the pointer has wandered: it follows the pointer until it ends or is put back. */
export interface Drag {
  move(pointer: PointerAt): void
  /** A key that is pressed or released meanwhile; true where the drag takes it. */
  key?(key: string, down: boolean): boolean
  end(): void
  /** Puts everything back. */
  cancel(): void
}
