import type { Write } from './store.ts'

/** What tabs that show the same project tell each other. */
export type TabMessage =
  | { type: 'saved'; sequence: number; writes: readonly Write[] }
  /** Asks the tab that edits to let go. */
  | { type: 'wanted'; by: string }
  | { type: 'yielded'; to: string }

/** Milliseconds that a tab is given to let go; after that it counts as hung. */
const PATIENCE_MS = 3000

const lockOf = (project: string) => `diorama ${project}`

/**
 * A project among the tabs of this browser: one tab edits it, the others show it. Editing is a Web Lock, so that it
 * ends with the tab whatever happens to it.
 */
export class Tabs {
  readonly #channel: BroadcastChannel
  #release: (() => void) | null = null
  #waiting: AbortController | null = null
  #isClosed = false

  constructor(
    readonly project: string,
    readonly self: string,
    private readonly on: {
      message(message: TabMessage): void
      /** This tab edits from now on. */
      gained(): void
      /** Another tab took the project away. */
      lost(): void
    },
  ) {
    this.#channel = new BroadcastChannel(lockOf(project))
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => on.message(data)
  }

  get edits(): boolean {
    return this.#release !== null
  }

  /** Whether this tab edits now: it does where no other does. */
  async tryToEdit(): Promise<boolean> {
    return this.#request({ ifAvailable: true })
  }

  /** Edits as soon as the tab that does now is closed. */
  waitToEdit(): void {
    this.#waiting?.abort()
    this.#waiting = new AbortController()
    void this.#request({ signal: this.#waiting.signal }).then((edits) => edits && this.on.gained())
  }

  /** Asks the tab that edits to let go, and takes the project from one that does not answer. */
  async takeOver(): Promise<void> {
    this.#waiting?.abort()
    const yielded = new Promise<void>((resolve) => {
      const listen = ({ data }: MessageEvent<TabMessage>) => {
        if (data.type === 'yielded' && data.to === this.self) done()
      }
      const done = () => {
        clearTimeout(timer)
        this.#channel.removeEventListener('message', listen)
        resolve()
      }
      const timer = setTimeout(done, PATIENCE_MS)
      this.#channel.addEventListener('message', listen)
    })
    this.tell({ type: 'wanted', by: this.self })
    await yielded
    if (await this.#request({ steal: true })) this.on.gained()
  }

  /**
   * Lets another tab edit, which takes the lock: giving it away first would let any tab have it. Where that tab has gone
   * meanwhile, this one edits again.
   */
  yieldTo(tab: string): void {
    this.tell({ type: 'yielded', to: tab })
    setTimeout(() => this.edits && this.on.gained(), PATIENCE_MS)
  }

  tell(message: TabMessage): void {
    this.#channel.postMessage(message)
  }

  close(): void {
    this.#isClosed = true
    this.#waiting?.abort()
    this.#release?.()
    this.#release = null
    this.#channel.close()
  }

  /** Resolves when the lock is had, or is not to be had; holds it until it is released or stolen. */
  #request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let own: (() => void) | null = null
      const hold = (lock: Lock | null) => {
        if (!lock || this.#isClosed) return resolve(false)
        const held = new Promise<void>((release) => {
          own = release
          this.#release = release
        })
        resolve(true)
        return held
      }
      // Given up before it was had, or stolen after.
      navigator.locks.request(lockOf(this.project), options, hold).catch(() => {
        resolve(false)
        if (own === null || own !== this.#release) return
        this.#release = null
        this.on.lost()
      })
    })
  }
}

const BYTES = 'diorama bytes'

/** Does something that writes bytes and the records that name them: meanwhile nothing is cleared away. */
export const usingBytes = <T>(use: () => Promise<T>): Promise<T> => locked({ mode: 'shared' }, use)

/** Does something while nobody writes bytes. */
export const alone = <T>(use: () => Promise<T>): Promise<T> => locked({ mode: 'exclusive' }, use)

function locked<T>(options: LockOptions, use: () => Promise<T>): Promise<T> {
  // Where the browser has no locks there is no second tab that knows of them either.
  return globalThis.navigator?.locks ? (navigator.locks.request(BYTES, options, use) as Promise<T>) : use()
}
