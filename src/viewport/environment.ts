import { PMREMGenerator, type WebGLRenderer, type WebGLRenderTarget } from 'three'
import { EXRLoader } from 'three/addons/loaders/EXRLoader.js'

/** Filters the studio map (CC0, from @pmndrs/assets) for lighting by its roughness levels. */
export async function loadEnvironment(renderer: WebGLRenderer): Promise<WebGLRenderTarget> {
  const { default: url } = await import('@pmndrs/assets/hdri/studio.exr.js')
  const map = await new EXRLoader().loadAsync(url)
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromEquirectangular(map)
  map.dispose()
  generator.dispose()
  return target
}
