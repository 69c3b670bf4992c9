import type { PaintWorker } from '../assets/materials/paint.worker.ts'
import { textureFiles } from '../assets/materials/textures.ts'
import type { MaterialPreset, PaintedTextures } from '../commands/material-preset.ts'
import { runInWorker } from '../io/workers/run.ts'

const never = new AbortController().signal

/** Paints the textures of a material beside the page, which a picture would hold up for a few tenths of a second. */
export async function paintInWorker(preset: MaterialPreset): Promise<PaintedTextures> {
  if (!preset.pattern) return {}
  const { pattern } = preset
  const worker = new Worker(new URL('../assets/materials/paint.worker.ts', import.meta.url), { type: 'module' })
  const painted = await runInWorker<PaintWorker, Awaited<ReturnType<PaintWorker['paint']>>>(
    worker,
    `Painting ${preset.name}`,
    never,
    (api) => api.paint(pattern),
  )
  return textureFiles(preset, painted)
}
