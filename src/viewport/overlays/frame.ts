import { ASPECT } from '../views/helpers.ts'

/** Share of the view that the frame of a camera takes at most. */
const SHARE = 0.88

/** The frame of a camera within a view, CSS pixels: as large as fits, in the middle. */
export function frameIn({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const fit = Math.min(height * SHARE, (width * SHARE) / ASPECT)
  return { width: fit * ASPECT, height: fit }
}
