import type { Gesture } from './gesture.ts'
import type { Registry } from './registry.ts'

/**
 * A command whose parameters are still being chosen: each run takes back the one before, so that the scene shows what
 * the choice would make, and only the last becomes a step of undo.
 */
export class Preview {
  #gesture: Gesture | null = null

  constructor(
    private readonly registry: Registry,
    private readonly label: string,
  ) {}

  /** Runs the command as if nothing had been run before. A throw leaves the scene as it was. */
  run(id: string, params: unknown): unknown {
    this.cancel()
    this.#gesture = this.registry.gesture(this.label)
    try {
      return this.#gesture.run(id, params)
    } catch (error) {
      this.cancel()
      throw error
    }
  }

  get isOpen(): boolean {
    return this.#gesture?.isOpen ?? false
  }

  commit(): void {
    this.#gesture?.commit()
    this.#gesture = null
  }

  cancel(): void {
    this.#gesture?.cancel()
    this.#gesture = null
  }
}
