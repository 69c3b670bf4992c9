import { PMREMGenerator, type WebGLRenderer, type WebGLRenderTarget } from 'three'
import { EXRLoader } from 'three/addons/loaders/EXRLoader.js'
import type { ENVIRONMENT_MAPS } from '../document/index.ts'

type MapName = Exclude<(typeof ENVIRONMENT_MAPS)[number], 'none'>

/** The maps of @pmndrs/assets (CC0), each loaded when it is asked for. */
const MAPS: Record<MapName, () => Promise<{ default: string }>> = {
  studio: () => import('@pmndrs/assets/hdri/studio.exr.js'),
  apartment: () => import('@pmndrs/assets/hdri/apartment.exr.js'),
  lobby: () => import('@pmndrs/assets/hdri/lobby.exr.js'),
  warehouse: () => import('@pmndrs/assets/hdri/warehouse.exr.js'),
  workshop: () => import('@pmndrs/assets/hdri/workshop.exr.js'),
  city: () => import('@pmndrs/assets/hdri/city.exr.js'),
  park: () => import('@pmndrs/assets/hdri/park.exr.js'),
  forest: () => import('@pmndrs/assets/hdri/forest.exr.js'),
  sunrise: () => import('@pmndrs/assets/hdri/sunrise.exr.js'),
  sunset: () => import('@pmndrs/assets/hdri/sunset.exr.js'),
  night: () => import('@pmndrs/assets/hdri/night.exr.js'),
}

/** Filters a map for lighting by its roughness levels. */
export async function loadEnvironment(renderer: WebGLRenderer, name: MapName): Promise<WebGLRenderTarget> {
  const { default: url } = await MAPS[name]()
  const map = await new EXRLoader().loadAsync(url)
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromEquirectangular(map)
  map.dispose()
  generator.dispose()
  return target
}
