import { createStore } from 'zustand/vanilla'
import type { FinalOptions, FinalPort } from '../../commands/final-options.ts'
import type { View } from '../../viewport/view.ts'

/** Pixels a side of what is shown while a picture comes about. */
const PREVIEW = 1024
/** Previews take no more than this share of the time: each reads a picture back from the graphics card. */
const PREVIEW_SHARE = 0.15

export interface RunState {
  state: 'idle' | 'preparing' | 'working' | 'done' | 'stopped' | 'failed'
  /** Samples of each pixel, by now and when done. */
  count: number
  total: number
  /** Milliseconds that it has worked. */
  time: number
  preview: ImageBitmap | null
  /** It was to be traced, and could not. */
  fellBack: boolean
  error: string
}

const IDLE: RunState = { state: 'idle', count: 0, total: 0, time: 0, preview: null, fellBack: false, error: '' }

/** One final picture after another of a view, each worked on until it is done or stopped. */
export class FinalRun {
  readonly store = createStore<RunState>(() => IDLE)
  #picture: FinalPort | null = null
  #stop = new AbortController()

  constructor(private readonly view: Pick<View, 'finalPicture'>) {}

  /** Works on a picture until it has its samples. Where it cannot be traced, it is made of many drawings. */
  async start(options: FinalOptions, fellBack = false): Promise<void> {
    this.close()
    const stop = new AbortController()
    this.#stop = stop
    this.store.setState({ ...IDLE, state: 'preparing', total: options.samples, fellBack })
    try {
      await this.#make(options, stop.signal)
    } catch (error) {
      if (stop.signal.aborted) return
      if (options.method === 'samples') return this.#fail(error as Error)
      await this.start({ ...options, method: 'samples' }, true)
    }
  }

  /** Leaves the picture as it is now; what there is can be saved. */
  stop(): void {
    this.#stop.abort()
    const { state, count } = this.store.getState()
    if (state === 'preparing' || (state === 'working' && !count)) this.store.setState(IDLE)
    else if (state === 'working') this.store.setState({ state: 'stopped' })
  }

  /** A PNG of what there is. Throws where there is nothing. */
  blob(): Promise<Blob> {
    if (!this.#picture) throw new Error('There is no picture yet; begin one first')
    return this.#picture.blob()
  }

  /** Stops, and gives back what the graphics card holds. */
  close(): void {
    this.stop()
    this.#picture?.dispose()
    this.#picture = null
    this.store.setState(IDLE)
  }

  async #make(options: FinalOptions, signal: AbortSignal): Promise<void> {
    const picture = await this.view.finalPicture(options, signal)
    if (signal.aborted) return picture.dispose()
    this.#picture = picture
    const start = performance.now()
    let [shown, showing] = [0, 0]
    this.store.setState({ state: 'working' })
    while (!signal.aborted && picture.count < options.samples) {
      await picture.step()
      if (signal.aborted) return
      const now = performance.now()
      this.store.setState({ count: Math.floor(picture.count), time: now - start })
      if (picture.count < 1 || now - shown < showing / PREVIEW_SHARE) continue
      const preview = await picture.preview(PREVIEW)
      if (signal.aborted) return
      this.store.setState({ preview })
      shown = performance.now()
      showing = shown - now
    }
    if (signal.aborted) return
    const preview = await picture.preview(PREVIEW)
    if (!signal.aborted) this.store.setState({ state: 'done', preview })
  }

  #fail(error: Error) {
    this.close()
    this.store.setState({ ...IDLE, state: 'failed', error: error.message })
  }
}
