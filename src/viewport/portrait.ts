import { DirectionalLight, HemisphereLight, PerspectiveCamera, Scene, Vector3 } from 'three'
import { SKY, SUN } from '../assets/light.ts'
import { createScene, diffBetween, emptyRecords, type SceneRecords } from '../document/index.ts'
import { boundsOrOrigin } from '../spatial/index.ts'
import type { ViewCanvas } from './canvas.ts'
import { drawOffScreen } from './off-screen.ts'
import { SceneView } from './SceneView.ts'

/** Pixels a side. */
const SIZE = 224
/** From where things are seen: as those of the library are in their pictures. */
const FROM = new Vector3(0.62, 0.5, 0.78).normalize()
const FOV = 24
/** Room about the thing. */
const MARGIN = 1.08

/** A WebP of nodes alone, over nothing, in an even light. */
export async function portrait({ renderer, models, scene: stage }: ViewCanvas, records: SceneRecords): Promise<Blob> {
  const document = createScene()
  document.receive(diffBetween(emptyRecords(), records))
  const view = new SceneView(document, models, Number.POSITIVE_INFINITY)
  view.rebuild()
  const scene = new Scene()
  const sun = new DirectionalLight(SUN.color, SUN.intensity)
  sun.position.set(...SUN.direction)
  scene.add(view.root, sun, new HemisphereLight(SKY.color, SKY.groundColor, SKY.intensity))
  scene.environment = stage.environment
  scene.environmentIntensity = stage.environmentIntensity * 1.4
  try {
    const image = await drawOffScreen(renderer, scene, eyeFor(document), SIZE, SIZE)
    if (!image) throw new Error('The graphics were lost while the picture was made. Try again.')
    return await encode(image)
  } finally {
    sun.dispose()
    view.dispose()
  }
}

function eyeFor(document: ReturnType<typeof createScene>): PerspectiveCamera {
  const { min, max } = boundsOrOrigin(document, document.children(null))
  const [low, high] = [new Vector3(...min), new Vector3(...max)]
  const center = low.clone().add(high).multiplyScalar(0.5)
  const radius = Math.max(0.01, low.distanceTo(high) / 2)
  const distance = (radius * MARGIN) / Math.sin((FOV * Math.PI) / 360)
  const camera = new PerspectiveCamera(FOV, 1, distance - radius * 1.5, distance + radius * 1.5)
  camera.position.copy(center).addScaledVector(FROM, distance)
  camera.lookAt(center)
  camera.updateMatrixWorld()
  return camera
}

function encode(image: ImageData): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE, SIZE)
  canvas.getContext('2d')!.putImageData(image, 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}
