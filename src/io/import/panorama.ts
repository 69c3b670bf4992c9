import { EXRLoader } from 'three/addons/loaders/EXRLoader.js'
import { HDRLoader } from 'three/addons/loaders/HDRLoader.js'
import { FileError } from '../gltf/glb.ts'

/** Decodes a panorama in Radiance HDR or OpenEXR; throws a FileError where it is damaged. */
export function decodePanorama(bytes: Uint8Array<ArrayBuffer>, name: string, mime: string) {
  try {
    const loader = mime === 'image/x-exr' ? new EXRLoader() : new HDRLoader()
    const { width, height } = loader.parse(bytes.slice().buffer) as { width: number; height: number }
    if (!(width > 0 && height > 0)) throw new Error('it has no size')
    return { width, height }
  } catch (error) {
    throw new FileError(`"${name}" cannot be decoded as a panorama: ${(error as Error).message}`)
  }
}
