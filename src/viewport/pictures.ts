import {
  type Camera,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  type Texture,
  type Material as ThreeMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { SceneReader } from '../document/index.ts'
import type { PicturePort, PictureSubject } from '../hooks/pictures.ts'
import { worldMatrix } from '../spatial/index.ts'
import type { ViewCanvas } from './canvas.ts'
import { MAPS } from './textures.ts'
import type { View } from './view.ts'

/** Draws small pictures by the view's renderer, off the screen, in the colours of the screen. */
export class Pictures implements PicturePort {
  readonly #ball = makeBall()
  readonly #card = makeCard()

  constructor(
    private readonly scene: SceneReader,
    private readonly view: View,
  ) {}

  draw(subject: PictureSubject, target: HTMLCanvasElement): boolean {
    const canvas = this.view.canvas
    if (!canvas) return false
    switch (subject.of) {
      case 'material':
        return this.#drawBall(canvas, canvas.materialOf(subject.id), target)
      case 'texture':
        return this.#drawTexture(canvas, canvas.materialOf(subject.id), MAPS[subject.slot][0], target)
      case 'camera':
        return this.#drawCamera(canvas, subject.id, target)
    }
  }

  onStale(listener: () => void): () => void {
    return this.view.onStage(listener)
  }

  #drawBall(canvas: ViewCanvas, material: ThreeMaterial | null, target: HTMLCanvasElement): boolean {
    if (!material) return false
    const { scene, mesh, camera } = this.#ball
    mesh.material = material
    scene.environment = canvas.scene.environment
    // Stronger than in the scene, which its own lights light too.
    scene.environmentIntensity = canvas.scene.environmentIntensity * 1.6
    paint(canvas, scene, camera, target)
    return true
  }

  #drawTexture(canvas: ViewCanvas, material: ThreeMaterial | null, map: string, target: HTMLCanvasElement): boolean {
    const texture = (material as unknown as Record<string, Texture | null> | null)?.[map]
    if (!texture) return false
    const { scene, mesh, camera } = this.#card
    mesh.material.map = texture
    mesh.material.needsUpdate = true
    paint(canvas, scene, camera, target)
    return true
  }

  #drawCamera(canvas: ViewCanvas, id: string, target: HTMLCanvasElement): boolean {
    const node = this.scene.node(id)
    if (node?.kind !== 'camera') return false
    const aspect = target.width / target.height
    const half = node.height / 2
    const camera =
      node.projection === 'perspective'
        ? new PerspectiveCamera(node.fov, aspect, node.near, node.far)
        : new OrthographicCamera(-half * aspect, half * aspect, half, -half, node.near, node.far)
    worldMatrix(this.scene, id).decompose(camera.position, camera.quaternion, camera.scale)
    camera.scale.set(1, 1, 1)
    camera.updateMatrixWorld()
    paint(canvas, canvas.scene, camera, target)
    return true
  }
}

function makeBall() {
  const scene = new Scene()
  const mesh = new Mesh(new SphereGeometry(1, 48, 32))
  const light = new DirectionalLight('#fff4e6', 2.2)
  light.position.set(-1.5, 2.5, 3)
  scene.add(mesh, light)
  const camera = new PerspectiveCamera(24, 1, 0.1, 20)
  camera.position.set(0, 0, 5)
  camera.updateMatrixWorld()
  return { scene, mesh, camera }
}

function makeCard() {
  const scene = new Scene()
  const geometry = new PlaneGeometry(2, 2)
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - uv.getY(i)) // textures run down, as in glTF
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ toneMapped: false, fog: false }))
  scene.add(mesh)
  return { scene, mesh, camera: new OrthographicCamera(-1, 1, 1, -1, -1, 1) }
}

/**
 * Renders into a target that the renderer takes for a screen, tone mapping and all. The pixels are copied when they are
 * there: waiting for them would hold up the page for as long as the graphics card is busy.
 */
function paint({ renderer }: ViewCanvas, scene: Scene, camera: Camera, canvas: HTMLCanvasElement) {
  const { width, height } = canvas
  const target = new WebGLRenderTarget(width, height, { samples: 4 })
  target.texture.colorSpace = SRGBColorSpace
  target.texture.internalFormat = 'RGBA8' // else what is drawn multisampled cannot be copied into it
  Object.assign(target, { isXRRenderTarget: true })
  const shadowsStale = renderer.shadowMap.needsUpdate
  const alpha = renderer.getClearAlpha()
  const before = renderer.getRenderTarget()
  try {
    if (!scene.background) renderer.setClearAlpha(0)
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
  } finally {
    renderer.setRenderTarget(before)
    renderer.setClearAlpha(alpha)
    renderer.shadowMap.needsUpdate = shadowsStale
  }
  void copy(renderer, target, canvas)
}

async function copy(renderer: WebGLRenderer, target: WebGLRenderTarget, canvas: HTMLCanvasElement) {
  const { width, height } = target
  const pixels = new Uint8ClampedArray(width * height * 4)
  try {
    await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, pixels)
  } catch (error) {
    // When lost graphics are back, the stage says that pictures are stale.
    if (renderer.getContext().isContextLost()) return
    throw error
  } finally {
    target.dispose()
  }
  const image = new ImageData(width, height)
  const row = width * 4
  for (let y = 0; y < height; y++) image.data.set(pixels.subarray((height - 1 - y) * row, (height - y) * row), y * row)
  canvas.getContext('2d')!.putImageData(image, 0, 0)
}
