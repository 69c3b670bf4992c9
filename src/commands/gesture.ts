import type { Transaction } from '../document/index.ts'

/**
 * A drag, or a field being scrubbed: one open transaction in which the same commands run that a button would run.
 * Each run replaces what the one before it wrote, since commands are given whole values, not steps.
 */
export class Gesture {
  #open = true

  constructor(
    private readonly tx: Transaction,
    private readonly runCommand: (id: string, params: unknown) => unknown,
    private readonly ended: () => void,
  ) {}

  get isOpen(): boolean {
    return this.#open
  }

  /** Runs a synchronous command inside. A throw leaves what was written before. */
  run(id: string, params: unknown): unknown {
    if (!this.#open) throw new Error(`The gesture "${this.tx.label}" has ended`)
    return this.runCommand(id, params)
  }

  commit(): void {
    if (this.#close()) this.tx.commit()
  }

  /** Puts everything back as it was when the gesture began. */
  cancel(): void {
    if (this.#close()) this.tx.rollback()
  }

  #close(): boolean {
    const was = this.#open
    this.#open = false
    if (was) this.ended()
    return was
  }
}
