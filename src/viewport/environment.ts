import { PMREMGenerator, type Texture, type WebGLRenderer, type WebGLRenderTarget } from 'three'
import { EXRLoader } from 'three/addons/loaders/EXRLoader.js'
import { HDRLoader } from 'three/addons/loaders/HDRLoader.js'
import type { BlobStore } from '../assets/blobs.ts'
import { ENVIRONMENTS, type MapName } from '../assets/environments.ts'
import type { Asset } from '../document/index.ts'

/** Filters a map that comes with the editor for lighting by its roughness levels. */
export async function loadEnvironment(renderer: WebGLRenderer, name: MapName): Promise<WebGLRenderTarget> {
  const { default: url } = await ENVIRONMENTS[name]()
  return filter(renderer, await new EXRLoader().loadAsync(url))
}

/** Filters a panorama of the user's. Throws a sentence where it is none. */
export async function loadPanorama(
  renderer: WebGLRenderer,
  asset: Asset,
  blobs: BlobStore,
): Promise<WebGLRenderTarget> {
  const url = URL.createObjectURL(new Blob([blobs.get(asset.id)]))
  try {
    const loader = asset.mime === 'image/x-exr' ? new EXRLoader() : new HDRLoader()
    return filter(renderer, await loader.loadAsync(url))
  } catch (error) {
    throw new Error(`"${asset.name}" cannot be decoded as a panorama: ${(error as Error).message}`)
  } finally {
    URL.revokeObjectURL(url)
  }
}

function filter(renderer: WebGLRenderer, map: Texture): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromEquirectangular(map)
  map.dispose()
  generator.dispose()
  return target
}
