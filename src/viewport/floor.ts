import { CanvasTexture, CircleGeometry, Color, Mesh, MeshStandardMaterial } from 'three'
import type { SceneReader, Vec3 } from '../document/index.ts'
import { type Bounds, sceneBounds } from '../spatial/index.ts'

/** Metres that a floor reaches at least. */
const LEAST = 14
/** How far it reaches, in diagonals of the scene; and where it begins to fade, as a share of that. */
const REACH = 5
const FADE = 0.25
/**
 * What looks up is lit by the default light by about 1.6 times what its colour gives back. A floor is of the colour that
 * was chosen, where nothing shades it: it gives back so much less.
 */
const ALBEDO = 0.62
/** Metres below the ground: what stands there must not flicker with it. */
const BELOW = -0.003

/** A floor that has no end to be seen: far from the scene it passes into what is behind. */
export class Floor {
  readonly mesh: Mesh<CircleGeometry, MeshStandardMaterial>

  constructor(color: string) {
    const albedo = new Color(color).multiplyScalar(ALBEDO)
    const material = new MeshStandardMaterial({ color: albedo, roughness: 0.85, alphaMap: fade(), transparent: true })
    this.mesh = new Mesh(new CircleGeometry(1, 96), material)
    this.mesh.name = 'floor'
    this.mesh.rotation.x = -Math.PI / 2
    this.mesh.receiveShadow = true
    this.mesh.renderOrder = -1
  }

  /** Reaches far about all that there is. */
  reach(scene: SceneReader): void {
    const { center, reach } = extent(sceneBounds(scene))
    this.mesh.position.set(center[0], BELOW, center[2])
    this.mesh.scale.setScalar(reach)
    this.mesh.updateMatrixWorld()
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.material.alphaMap?.dispose()
    this.mesh.material.dispose()
  }
}

function extent(bounds: Bounds | null): { center: Vec3; reach: number } {
  if (!bounds) return { center: [0, 0, 0], reach: LEAST }
  const { min, max } = bounds
  const center: Vec3 = [(min[0] + max[0]) / 2, 0, (min[2] + max[2]) / 2]
  return { center, reach: Math.max(LEAST, REACH * Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2])) }
}

/** White in the middle, and black at the rim. */
function fade(): CanvasTexture {
  const size = 256
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')!
  const shade = context.createRadialGradient(size / 2, size / 2, (FADE * size) / 2, size / 2, size / 2, size / 2)
  // Eased at both ends, so that no ring is seen.
  for (let i = 0; i <= 16; i++) {
    const t = i / 16
    const level = Math.round(255 * (1 - t * t * (3 - 2 * t)))
    shade.addColorStop(t, `rgb(${level} ${level} ${level})`)
  }
  context.fillStyle = shade
  context.fillRect(0, 0, size, size)
  return new CanvasTexture(canvas)
}
