import { type DataTexture, PMREMGenerator, type Texture, type WebGLRenderer, type WebGLRenderTarget } from 'three'
import { EXRLoader } from 'three/addons/loaders/EXRLoader.js'
import { HDRLoader } from 'three/addons/loaders/HDRLoader.js'
import type { BlobStore } from '../assets/blobs.ts'
import { ENVIRONMENTS, isPainted, type MapName } from '../assets/environments.ts'
import type { Asset, Background } from '../document/index.ts'

/** Filters a map that comes with the editor for lighting by its roughness levels. */
export async function loadEnvironment(
  renderer: WebGLRenderer,
  name: MapName,
  background: Background,
): Promise<WebGLRenderTarget> {
  return filter(renderer, await loadMap(name, background))
}

/** Filters a panorama of the user's. Throws a sentence where it is none. */
export async function loadPanorama(
  renderer: WebGLRenderer,
  asset: Asset,
  blobs: BlobStore,
): Promise<WebGLRenderTarget> {
  return filter(renderer, await decodePanorama(asset, blobs))
}

/** A map that comes with the editor: all directions on one picture, equirectangular. */
export async function loadMap(name: MapName, background: Background): Promise<DataTexture> {
  if (isPainted(name)) {
    const [{ paintSky }, { skyOf }] = await Promise.all([
      import('../assets/skies/sky.ts'),
      import('../assets/skies/skies.ts'),
    ])
    return paintSky(skyOf(name, background))
  }
  const { default: url } = await ENVIRONMENTS[name]()
  return new EXRLoader().loadAsync(url)
}

/** A panorama of the user's, as it is stored. Throws a sentence where it is none. */
export async function decodePanorama(asset: Asset, blobs: BlobStore): Promise<DataTexture> {
  const url = URL.createObjectURL(new Blob([blobs.get(asset.id)]))
  try {
    const loader = asset.mime === 'image/x-exr' ? new EXRLoader() : new HDRLoader()
    return await loader.loadAsync(url)
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
