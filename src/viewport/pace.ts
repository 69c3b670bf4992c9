/** Milliseconds between frames above which a move is not smooth, and below which there is time to spare. */
const SLOW_MS = 45
const FAST_MS = 15
/** How many frames are looked at before something is changed; fewer where they already took this long. */
const FRAMES = 5
const FEW = { frames: 3, ms: 300 }
const STEP = 0.75
const LEAST = 0.5
/** A longer pause is none of drawing: a shader compiles, or the page was hidden. */
const PAUSE_MS = 1000

/** How finely frames are drawn. */
export interface Fineness {
  /** The share of the full resolution, along a side. */
  scale: number
  /** Whether stand-ins are drawn for what is made of many triangles. */
  isCoarse: boolean
}

/** What a frame draws: nothing that has stand-ins, something, or so much of it that a slow start is to be expected. */
export type Load = 'light' | 'heavy' | 'huge'

const FULL: Fineness = { scale: 1, isCoarse: false }

/**
 * Finds how finely a move of the view can be drawn smoothly: first stand-ins take the place of what is made of many
 * triangles, then the resolution falls, and rises again where there is time to spare. At rest everything is drawn in full.
 */
export class Pace {
  #fineness = FULL
  /** Whether all triangles are too many for a move, as far as that was seen. */
  #allAre: 'unknown' | 'slow' | 'fast' = 'unknown'
  #times: number[] = []

  /** Told of each frame of a move, with the milliseconds since the one before; returns how to draw. */
  move(ms: number, load: Load = 'light'): Fineness {
    if (load === 'huge' && this.#allAre === 'unknown') this.#fineness = { ...this.#fineness, isCoarse: true }
    if (ms < PAUSE_MS) this.#times.push(ms)
    const median = this.#median()
    if (median !== null) this.#fineness = this.#next(median, load)
    return this.#fineness
  }

  /** How to draw a frame that comes when something is changed: the time since the one before says nothing. */
  change(load: Load): Fineness {
    const isCoarse = this.#allAre === 'slow' || (load === 'huge' && this.#allAre === 'unknown')
    return { scale: 1, isCoarse: isCoarse && load !== 'light' }
  }

  /** Told that the view is at rest; the next move begins as the last one ended. */
  rest(): Fineness {
    this.#times = []
    return FULL
  }

  /** The median of the frames that were gathered, once they are enough. */
  #median(): number | null {
    const { length } = this.#times
    const isEnough = length >= FRAMES || (length >= FEW.frames && this.#times.reduce((a, b) => a + b) > FEW.ms)
    if (!isEnough) return null
    const median = this.#times.sort((a, b) => a - b)[length >> 1]
    this.#times = []
    return median
  }

  #next(median: number, load: Load): Fineness {
    const { scale, isCoarse } = this.#fineness
    if (median > SLOW_MS && !isCoarse && load !== 'light') {
      this.#allAre = 'slow'
      return { scale, isCoarse: true }
    }
    if (median > SLOW_MS) return { scale: Math.max(LEAST, scale * STEP), isCoarse }
    if (median >= FAST_MS) return this.#fineness
    if (scale < 1) return { scale: Math.min(1, scale / STEP), isCoarse }
    if (!isCoarse || this.#allAre === 'slow') return this.#fineness
    this.#allAre = 'fast'
    return FULL
  }
}
