import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { loadGlb } from './object.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** USDZ for AR on iPhones and iPads, with the first clip. The GLB must have plain geometry, and pictures in PNG or JPEG. */
export async function writeUsdz(glb: Bytes, maxTexture: number): Promise<Bytes> {
  const { scene, animations } = await loadGlb(glb)
  scene.updateMatrixWorld(true)
  const bytes = await new USDZExporter().parseAsync(scene, {
    quickLookCompatible: true,
    maxTextureSize: maxTexture,
    animations: animations.slice(0, 1),
  } as never)
  return new Uint8Array(bytes as unknown as ArrayBuffer)
}
