import type { SceneSettings } from '../../document/index.ts'

/** Lays what is behind the scene under a picture, where that is a colour or two: screens show them as they are said. */
export function fillBehind(context: OffscreenCanvasRenderingContext2D, background: SceneSettings['background']): void {
  const { width, height } = context.canvas
  if (background.type === 'color') context.fillStyle = background.color
  else if (background.type === 'gradient' || background.type === 'environment') {
    const shade = context.createLinearGradient(0, 0, 0, height)
    shade.addColorStop(0, background.top)
    shade.addColorStop(1, background.bottom)
    context.fillStyle = shade
  } else return
  context.fillRect(0, 0, width, height)
}
