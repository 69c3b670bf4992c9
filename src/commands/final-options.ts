import { z } from 'zod'

/** How a final picture comes about: by following light through the scene, or as the mean of many drawings. */
export const FINAL_METHODS = ['traced', 'samples'] as const
export type FinalMethod = (typeof FINAL_METHODS)[number]

/** Pixels; 4K is 3840 × 2160. */
const pixels = z.number().int().min(16).max(4096).describe('pixels')

export const FinalOptions = z.object({
  width: pixels,
  height: pixels,
  method: z
    .enum(FINAL_METHODS)
    .describe('traced follows light through the scene; samples is the mean of many drawings'),
  samples: z.number().int().min(1).max(4096).describe('samples of each pixel: 32 is a draft, 128 good, 512 the best'),
  transparent: z.boolean().describe('shows nothing behind the scene'),
})
export type FinalOptions = z.infer<typeof FinalOptions>

/** A picture that gets better with each step. */
export interface FinalPort {
  /** Samples of each pixel by now. */
  readonly count: number
  step(): Promise<void>
  /** What there is by now, no larger than so many pixels a side. */
  preview(most: number): Promise<ImageBitmap>
  /** A PNG of what there is by now. */
  blob(): Promise<Blob>
  dispose(): void
}
