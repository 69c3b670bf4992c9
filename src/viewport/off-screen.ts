import { type Camera, type Scene, SRGBColorSpace, type WebGLRenderer, WebGLRenderTarget } from 'three'

/**
 * A picture of a scene in the colours of the screen; over nothing where the scene has no background. It is drawn at
 * once, and copied when it is there: waiting would hold up the page for as long as the graphics card is busy. Null
 * where the graphics were lost meanwhile. `width` and `height` are in pixels.
 */
export function drawOffScreen(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  width: number,
  height: number,
): Promise<ImageData | null> {
  const target = new WebGLRenderTarget(width, height, { samples: 4 })
  target.texture.colorSpace = SRGBColorSpace
  target.texture.internalFormat = 'RGBA8' // else what is drawn multisampled cannot be copied into it
  // The renderer takes it for a screen, and maps its tones.
  Object.assign(target, { isXRRenderTarget: true })
  const { needsUpdate } = renderer.shadowMap
  const alpha = renderer.getClearAlpha()
  const before = renderer.getRenderTarget()
  try {
    if (!scene.background) renderer.setClearAlpha(0)
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
  } finally {
    renderer.setRenderTarget(before)
    renderer.setClearAlpha(alpha)
    renderer.shadowMap.needsUpdate = needsUpdate
  }
  return read(renderer, target)
}

async function read(renderer: WebGLRenderer, target: WebGLRenderTarget): Promise<ImageData | null> {
  const { width, height } = target
  const pixels = new Uint8ClampedArray(width * height * 4)
  try {
    await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, pixels)
  } catch (error) {
    if (renderer.getContext().isContextLost()) return null
    throw error
  } finally {
    target.dispose()
  }
  return fromTheTop(pixels, width, height)
}

/** Pixels that begin at the bottom, as WebGL has them. */
function fromTheTop(pixels: Uint8ClampedArray, width: number, height: number): ImageData {
  const image = new ImageData(width, height)
  const row = width * 4
  for (let y = 0; y < height; y++) image.data.set(pixels.subarray((height - 1 - y) * row, (height - y) * row), y * row)
  return image
}
