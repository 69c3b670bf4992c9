import { type EnvironmentMap, PAINTED_MAPS } from '../document/index.ts'

export type PaintedMap = (typeof PAINTED_MAPS)[number]
export type MapName = Exclude<EnvironmentMap, 'none'>
/** Maps that are pictures of real places. */
export type PhotoMap = Exclude<MapName, PaintedMap>

export const isPainted = (map: MapName): map is PaintedMap => (PAINTED_MAPS as readonly string[]).includes(map)

/** The maps of @pmndrs/assets (CC0) as data URLs of EXR, each loaded when it is asked for. */
export const ENVIRONMENTS: Record<PhotoMap, () => Promise<{ default: string }>> = {
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
