import type { PreferenceStorage } from '../../session/preferences.ts'

type Storage = PreferenceStorage & { removeItem?(key: string): void }

const keyOf = (project: string) => `diorama.running.${project}`

/** A session that has not ended. */
export interface Running {
  /** When it began, milliseconds since the epoch. */
  at: number
  /** Sessions in a row that ended badly before this one. */
  crashes: number
}

/**
 * Marks that a project is being edited, until it is closed as it should be. A mark that is found when it is opened, while
 * no other tab edits it, says that the last session ended badly.
 */
export class RunningMark {
  constructor(private readonly storage: Storage | undefined) {}

  read(project: string): Running | null {
    try {
      const mark: unknown = JSON.parse(this.storage?.getItem(keyOf(project)) ?? 'null')
      const { at, crashes } = (mark ?? {}) as Partial<Running>
      return typeof at === 'number' && typeof crashes === 'number' ? { at, crashes } : null
    } catch {
      return null // blocked or spoilt: then nothing is known of the last session
    }
  }

  set(project: string, crashes: number): void {
    this.#write(keyOf(project), JSON.stringify({ at: Date.now(), crashes }))
  }

  clear(project: string): void {
    this.#write(keyOf(project), '')
  }

  #write(key: string, value: string) {
    try {
      if (value) this.storage?.setItem(key, value)
      else this.storage?.removeItem?.(key)
    } catch {
      // Without storage there is no mark, and so no word of a crash.
    }
  }
}
