import type { MaterialPreset, PaintedTextures } from '../../commands/material-preset.ts'
import type { Painted } from './paint.ts'

/** Painted pictures as files that are named after their material. */
export function textureFiles({ name }: MaterialPreset, painted: Painted): PaintedTextures {
  return Object.fromEntries(
    Object.entries(painted).map(([slot, bytes]) => [
      slot,
      { path: `${name} ${slot}.png`, blob: new Blob([bytes], { type: 'image/png' }) },
    ]),
  )
}
