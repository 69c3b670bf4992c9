/** Milliseconds between frames above which a move is not smooth, and below which there is time to spare. */
const SLOW_MS = 45
const FAST_MS = 15
/** How many frames are looked at before something is changed. */
const FRAMES = 5
const STEP = 0.75
const LEAST = 0.5
/** A longer pause is none of drawing: a shader compiles, or the page was hidden. */
const PAUSE_MS = 1000

/** Finds the share of the full resolution at which a move of the view is smooth. At rest everything is drawn in full. */
export class Pace {
  #scale = 1
  #times: number[] = []

  /** Told of each frame of a move, with the milliseconds since the one before; returns how much to draw. */
  move(ms: number): number {
    if (ms < PAUSE_MS) this.#times.push(ms)
    if (this.#times.length < FRAMES) return this.#scale
    const median = this.#times.sort((a, b) => a - b)[FRAMES >> 1]
    this.#times = []
    if (median > SLOW_MS) this.#scale = Math.max(LEAST, this.#scale * STEP)
    if (median < FAST_MS) this.#scale = Math.min(1, this.#scale / STEP)
    return this.#scale
  }

  /** Told that the view is at rest; the next move begins as the last one ended. */
  rest(): number {
    this.#times = []
    return 1
  }
}
