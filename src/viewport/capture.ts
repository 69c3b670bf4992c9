import { Vector2 } from 'three'
import type { ViewCanvas } from './canvas.ts'

/** A PNG of the scene alone as the view sees it, in its own size or another one in pixels. */
export async function capture(canvas: ViewCanvas, size?: { width: number; height: number }): Promise<Blob> {
  const { renderer, camera } = canvas
  const before = renderer.getSize(new Vector2())
  const ratio = renderer.getPixelRatio()
  const resize = (width: number, height: number, pixelRatio: number) => {
    renderer.setPixelRatio(pixelRatio)
    renderer.setSize(width, height, false)
    if ('aspect' in camera) camera.aspect = width / height
    else {
      const half = ((camera.top - camera.bottom) / 2) * (width / height)
      camera.left = -half
      camera.right = half
    }
    camera.updateProjectionMatrix()
  }
  if (size) resize(size.width, size.height, 1)
  try {
    canvas.renderPlain()
    return await toBlob(renderer.domElement)
  } finally {
    if (size) resize(before.x, before.y, ratio)
    canvas.invalidate()
  }
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser could not make a PNG of the view'))))
  })
}
