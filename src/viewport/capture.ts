import { type Color, type Texture, Vector2, Vector3 } from 'three'
import type { CaptureOptions } from '../commands/context.ts'
import type { Vec3 } from '../document/index.ts'
import type { ViewCanvas } from './canvas.ts'

/** Pixels a side that are drawn at once: large pictures are put together of tiles, which every graphics card can hold. */
const TILE = 2048

/** A PNG of the scene alone as the view sees it, or as it would from another side of `target`. */
export async function capture(canvas: ViewCanvas, options: CaptureOptions, target: Vec3): Promise<Blob> {
  const { renderer } = canvas
  const own = renderer.getDrawingBufferSize(new Vector2())
  const [width, height] = [options.width ?? own.x, options.height ?? own.y]
  const picture = new OffscreenCanvas(width, height)
  const context = picture.getContext('2d')!
  const restore = [sized(canvas, width, height), turned(canvas, options.turn ?? 0, target)]
  if (options.transparent) restore.push(seenThrough(canvas))
  try {
    for (let y = 0; y < height; y += TILE) {
      for (let x = 0; x < width; x += TILE) {
        drawTile(canvas, { x, y, width, height })
        context.drawImage(renderer.domElement, x, y)
      }
    }
  } finally {
    for (const back of restore.reverse()) back()
    canvas.invalidate()
  }
  return picture.convertToBlob({ type: 'image/png' })
}

function drawTile(
  { renderer, camera, scene, renderPlain }: ViewCanvas,
  tile: { x: number; y: number; width: number; height: number },
) {
  const { x, y, width, height } = tile
  const [w, h] = [Math.min(TILE, width - x), Math.min(TILE, height - y)]
  renderer.setSize(w, h, false)
  camera.setViewOffset(width, height, x, y, w, h)
  const behind = scene.background
  // A gradient is drawn over each tile: it shows its part of it.
  if (isFlat(behind)) {
    behind.repeat.set(w / width, h / height)
    behind.offset.set(x / width, 1 - (y + h) / height)
  }
  renderPlain()
  if (isFlat(behind)) {
    behind.repeat.set(1, 1)
    behind.offset.set(0, 0)
  }
}

const isFlat = (background: Color | Texture | null): background is Texture =>
  !!(background as { isCanvasTexture?: boolean } | null)?.isCanvasTexture

/** Makes the view so large; returns how to go back. */
function sized({ renderer, camera }: ViewCanvas, width: number, height: number): () => void {
  const size = renderer.getSize(new Vector2())
  const ratio = renderer.getPixelRatio()
  const shape = (w: number, h: number) => {
    if ('aspect' in camera) camera.aspect = w / h
    else {
      camera.right = ((camera.top - camera.bottom) / 2) * (w / h)
      camera.left = -camera.right
    }
    camera.updateProjectionMatrix()
  }
  renderer.setPixelRatio(1)
  shape(width, height)
  return () => {
    camera.clearViewOffset()
    renderer.setPixelRatio(ratio)
    renderer.setSize(size.x, size.y, false)
    shape(size.x, size.y)
  }
}

/** Turns the eye about an upright axis; returns how to go back. */
function turned({ camera }: ViewCanvas, degrees: number, target: Vec3): () => void {
  const [position, quaternion] = [camera.position.clone(), camera.quaternion.clone()]
  if (degrees) {
    const [axis, angle, center] = [new Vector3(0, 1, 0), (degrees * Math.PI) / 180, new Vector3(...target)]
    camera.position.sub(center).applyAxisAngle(axis, angle).add(center)
    camera.rotateOnWorldAxis(axis, angle)
    camera.updateMatrixWorld()
  }
  return () => {
    camera.position.copy(position)
    camera.quaternion.copy(quaternion)
    camera.updateMatrixWorld()
  }
}

function seenThrough({ renderer, scene }: ViewCanvas): () => void {
  const { background } = scene
  const alpha = renderer.getClearAlpha()
  scene.background = null
  renderer.setClearAlpha(0)
  return () => {
    scene.background = background
    renderer.setClearAlpha(alpha)
  }
}
