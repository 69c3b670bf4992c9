import type { View } from '../../viewport/view.ts'

/** Pixels. */
const [WIDTH, HEIGHT] = [400, 250]

/** A small picture of the view; null where it cannot be drawn now. */
export async function takePicture(view: View): Promise<Blob | null> {
  if (!view.canvas || view.canvas.renderer.getContext().isContextLost()) return null
  const picture = await createImageBitmap(await view.capture({ width: WIDTH, height: HEIGHT }))
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  canvas.getContext('2d')!.drawImage(picture, 0, 0)
  picture.close()
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
}
