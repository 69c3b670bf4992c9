import type { SceneReader } from '../document/index.ts'
import type { PicturePort } from '../hooks/pictures.ts'
import type { View } from '../viewport/view.ts'

/** Pictures whose code comes when the first is asked for; that one is told stale as soon as it can be drawn. */
export function lazyPictures(scene: SceneReader, view: View): PicturePort {
  let pictures: PicturePort | null = null
  let isLoading = false
  const load = async () => {
    isLoading = true
    const { Pictures } = await import('../viewport/pictures.ts')
    pictures = new Pictures(scene, view)
    view.stageChanged()
  }
  return {
    draw: (subject, canvas) => {
      if (!pictures && !isLoading) void load()
      return pictures?.draw(subject, canvas) ?? false
    },
    onStale: (listener) => view.onStage(listener),
  }
}
