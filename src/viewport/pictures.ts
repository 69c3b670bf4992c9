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
  type Texture,
  type Material as ThreeMaterial,
} from 'three'
import type { SceneReader } from '../document/index.ts'
import type { PicturePort, PictureSubject } from '../hooks/pictures.ts'
import { worldMatrix } from '../spatial/index.ts'
import type { ViewCanvas } from './canvas.ts'
import { drawOffScreen } from './off-screen.ts'
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
    void paint(canvas, scene, camera, target)
    return true
  }

  #drawTexture(canvas: ViewCanvas, material: ThreeMaterial | null, map: string, target: HTMLCanvasElement): boolean {
    const texture = (material as unknown as Record<string, Texture | null> | null)?.[map]
    if (!texture) return false
    const { scene, mesh, camera } = this.#card
    mesh.material.map = texture
    mesh.material.needsUpdate = true
    void paint(canvas, scene, camera, target)
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
    void paint(canvas, canvas.scene, camera, target)
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

/** The canvas shows the picture once it is there; when lost graphics are back, the stage says that pictures are stale. */
async function paint({ renderer }: ViewCanvas, scene: Scene, camera: Camera, canvas: HTMLCanvasElement) {
  const image = await drawOffScreen(renderer, scene, camera, canvas.width, canvas.height)
  if (image) canvas.getContext('2d')!.putImageData(image, 0, 0)
}
