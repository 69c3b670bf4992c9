import type { Gesture } from '../../commands/gesture.ts'
import type { EditorCore } from '../../hooks/EditorContext.tsx'
import type { Field } from './field.ts'

/**
 * The one bridge from leva to commands. leva tells of a drag's start only by focus, and of a checkbox or a list not at
 * all; so the pointer decides: changes while it is pressed are one gesture, which ends when it is let go; any other
 * change (typed, an arrow key, a choice) runs its command at once, and merges with the one before within a second.
 */
export class FieldBridge {
  #gesture: Gesture | null = null
  #pressed = false

  constructor(
    private readonly editor: EditorCore,
    private readonly subject: string,
  ) {}

  /** Follows the pointer; returns how to stop, which also ends a gesture that is open. */
  listen(): () => void {
    const press = () => {
      this.#pressed = true
    }
    const release = () => {
      this.#pressed = false
      this.#finish()
    }
    window.addEventListener('pointerdown', press, true)
    window.addEventListener('pointerup', release, true)
    window.addEventListener('pointercancel', release, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('pointerup', release, true)
      window.removeEventListener('pointercancel', release, true)
      this.#finish()
    }
  }

  /** A field was changed in the panel. */
  change(field: Field, value: unknown): void {
    const { id, params } = field.write(value as never)
    if (!this.#pressed) {
      void this.editor.run(id, params, `field:${this.subject}:${field.key}`)
      return
    }
    if (this.#gesture && !this.#gesture.isOpen) return // cancelled by Esc: the rest of the drag does nothing
    this.#gesture ??= this.editor.registry.gesture(`Change ${field.label.toLowerCase()}`)
    this.#gesture.run(id, params)
  }

  #finish() {
    this.#gesture?.commit()
    this.#gesture = null
  }
}
