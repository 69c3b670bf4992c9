/** Where clips are, which changes with every frame and so is no state. */
export interface ClipPort {
  /** Seconds into the clip of a placing. */
  timeOf(instance: string): number
  /** Calls back after each frame. */
  onFrame(listener: () => void): () => void
}
