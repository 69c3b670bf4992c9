import { DoubleSide, type Material, type Mesh, type Object3D } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { bake, loadGlb } from './object.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * USDZ for AR on iPhones and iPads, with the first clip. The GLB must have plain geometry, and pictures in PNG or JPEG.
 * Returns with it what USDZ, or its exporter, has no way to say.
 */
export async function writeUsdz(glb: Bytes, maxTexture: number): Promise<{ bytes: Bytes; warnings: string[] }> {
  const { scene, animations } = await loadGlb(glb)
  scene.updateMatrixWorld(true)
  // USDZ has no mirrored parts: where there are some, all is written as it stands, and nothing moves.
  const isMirrored = some(scene, (part) => part.matrixWorld.determinant() < 0)
  const clips = isMirrored ? [] : animations.slice(0, 1)
  const bytes = await new USDZExporter().parseAsync(isMirrored ? bake(scene) : scene, {
    quickLookCompatible: true,
    maxTextureSize: maxTexture,
    animations: clips,
  } as never)
  const warnings = [
    ...(some(scene, isDoubleSided)
      ? ['USDZ shows surfaces from their fronts only; some were to be seen from both sides']
      : []),
    ...(animations.length > clips.length ? [lostClips(animations.length - clips.length, isMirrored)] : []),
  ]
  return { bytes: new Uint8Array(bytes as unknown as ArrayBuffer), warnings }
}

const lostClips = (count: number, isMirrored: boolean) =>
  `${count} ${count === 1 ? 'clip is' : 'clips are'} left out: ${isMirrored ? 'USDZ has no mirrored parts that move' : 'USDZ has one'}`

function some(scene: Object3D, test: (part: Object3D) => boolean): boolean {
  let found = false
  scene.traverse((part) => {
    found ||= test(part)
  })
  return found
}

const isDoubleSided = (part: Object3D) =>
  [(part as Mesh).material ?? []].flat().some((material: Material) => material.side === DoubleSide)
