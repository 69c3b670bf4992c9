/**
 * Things made from a key and shared by all who ask for the same, until the last one gives it back. Keys say all there
 * is to say about a thing, so that a thing never changes.
 */
export class Shared<T> {
  readonly #entries = new Map<string, { value: T; users: number }>()
  readonly #keys = new Map<T, string>()

  constructor(private readonly dispose: (value: T) => void) {}

  take(key: string, make: () => T): T {
    const entry = this.#entries.get(key) ?? { value: make(), users: 0 }
    entry.users++
    this.#entries.set(key, entry)
    this.#keys.set(entry.value, key)
    return entry.value
  }

  /** Gives a thing back; things from elsewhere are left alone. */
  release(value: T): void {
    const key = this.#keys.get(value)
    const entry = key === undefined ? undefined : this.#entries.get(key)
    if (!entry || --entry.users) return
    this.#entries.delete(key!)
    this.#keys.delete(value)
    this.dispose(value)
  }
}
