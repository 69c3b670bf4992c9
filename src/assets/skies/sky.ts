import { Color, DataTexture, EquirectangularReflectionMapping, FloatType, LinearFilter, RGBAFormat } from 'three'

/** A light that hangs in a sky: a panel, a disc or a ring of light. */
export interface SkyLamp {
  shape: 'panel' | 'disc' | 'ring'
  /** Degrees from the front (+Z) to the right (+X), and up from the horizon, of its middle. */
  azimuth: number
  elevation: number
  /** Degrees across and up. */
  width: number
  height: number
  color: string
  /** How bright it is, where white paper in the sun is about 1. */
  strength: number
  /** How much of it is soft edge, from 0 to 1. */
  edge: number
}

/** All light from afar: two gradients that meet at the horizon, and the lights in them. */
export interface Sky {
  zenith: string
  horizon: string
  /** What is below the horizon, and right below. */
  ground: string
  nadir: string
  /** How bright the colours are. */
  strength: number
  lamps: readonly SkyLamp[]
}

const WIDTH = 512
const HEIGHT = 256

/** Paints a sky as an equirectangular map, linear; its first row is the lowest, as three reads them. */
export function paintSky(sky: Sky): DataTexture {
  const data = new Float32Array(WIDTH * HEIGHT * 4)
  const [zenith, horizon, ground, nadir] = [sky.zenith, sky.horizon, sky.ground, sky.nadir].map((c) => new Color(c))
  const lamps = sky.lamps.map((lamp) => ({ ...lamp, light: new Color(lamp.color).multiplyScalar(lamp.strength) }))
  const color = new Color()
  for (let y = 0; y < HEIGHT; y++) {
    const elevation = ((y + 0.5) / HEIGHT - 0.5) * 180
    const up = Math.sin((elevation * Math.PI) / 180)
    for (let x = 0; x < WIDTH; x++) {
      if (up >= 0) color.copy(horizon).lerp(zenith, Math.sqrt(up))
      else color.copy(ground).lerp(nadir, Math.sqrt(-up))
      color.multiplyScalar(sky.strength)
      // three's maps have +X in the middle, and +Z a quarter to the right of it.
      const azimuth = 90 - ((x + 0.5) / WIDTH - 0.5) * 360
      for (const lamp of lamps) color.lerp(lamp.light, coverage(lamp, azimuth, elevation))
      color.toArray(data, (y * WIDTH + x) * 4)
      data[(y * WIDTH + x) * 4 + 3] = 1
    }
  }
  const map = new DataTexture(data, WIDTH, HEIGHT, RGBAFormat, FloatType, EquirectangularReflectionMapping)
  map.minFilter = map.magFilter = LinearFilter
  map.needsUpdate = true
  return map
}

/** How much of a lamp is seen in a direction, from 0 to 1. */
function coverage({ shape, azimuth, elevation, width, height, edge }: SkyLamp, toward: number, up: number): number {
  const around = ((((toward - azimuth) % 360) + 540) % 360) - 180
  const across = (around * Math.cos((up * Math.PI) / 180)) / (width / 2)
  const along = (up - elevation) / (height / 2)
  const out = shape === 'panel' ? Math.max(Math.abs(across), Math.abs(along)) : Math.hypot(across, along)
  const inside = 1 - smoothstep(1 - edge, 1, out)
  return shape === 'ring' ? inside * smoothstep(RING - edge / 2, RING, out) : inside
}

/** Where the hole of a ring ends, as a share of its radius. */
const RING = 0.7

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / Math.max(1e-6, to - from)))
  return t * t * (3 - 2 * t)
}
