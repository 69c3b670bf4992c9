import { Color } from 'three'
import type { Background, PAINTED_MAPS } from '../../document/index.ts'
import type { Sky, SkyLamp } from './sky.ts'

type PaintedMap = (typeof PAINTED_MAPS)[number]

const lamp = (
  shape: SkyLamp['shape'],
  azimuth: number,
  elevation: number,
  size: [width: number, height: number],
  color: string,
  strength: number,
  edge = 0.15,
): SkyLamp => ({ shape, azimuth, elevation, width: size[0], height: size[1], color, strength, edge })

const DARK_STUDIO = { zenith: '#3a3d44', horizon: '#2b2d33', ground: '#232529', nadir: '#1b1c20', strength: 1 }

/** Skies and studios of our own, all of them paint. */
const SKIES: Record<Exclude<PaintedMap, 'gradient'>, Sky> = {
  clear: {
    zenith: '#2f6fc4',
    horizon: '#cfe3f4',
    ground: '#8a8478',
    nadir: '#5d584f',
    strength: 2.4,
    lamps: [lamp('disc', 35, 50, [60, 60], '#fff3dd', 9, 1), lamp('disc', 35, 50, [9, 9], '#fff6e6', 90, 0.6)],
  },
  dusk: {
    zenith: '#1d2a5c',
    horizon: '#ff9a62',
    ground: '#4a3238',
    nadir: '#231b26',
    strength: 1.6,
    lamps: [lamp('disc', -60, 4, [120, 36], '#ffb36b', 5, 1), lamp('disc', -60, 4, [10, 10], '#ffd9a0', 60, 0.7)],
  },
  cloudy: {
    zenith: '#e6eaee',
    horizon: '#b9c1c9',
    ground: '#6f706e',
    nadir: '#4f504e',
    strength: 2.6,
    lamps: [lamp('disc', 20, 65, [150, 110], '#ffffff', 3.2, 1)],
  },
  softboxes: {
    ...DARK_STUDIO,
    lamps: [
      lamp('panel', 50, 38, [70, 60], '#fff7ec', 16),
      lamp('panel', -70, 20, [40, 80], '#e6eeff', 8),
      lamp('panel', 180, 45, [110, 26], '#ffffff', 10),
      lamp('panel', 0, 88, [360, 34], '#ffffff', 3, 0.6),
    ],
  },
  window: {
    zenith: '#6f6a63',
    horizon: '#5c5751',
    ground: '#4a4038',
    nadir: '#2f2a26',
    strength: 1,
    lamps: [
      ...[-26, 0, 26].flatMap((aside) => [
        lamp('panel', -75 + aside, 32, [22, 26], '#dcebff', 18, 0.06),
        lamp('panel', -75 + aside, 3, [22, 26], '#eaf2ff', 12, 0.06),
      ]),
      lamp('panel', 100, 15, [90, 80], '#8a7a68', 1.6, 0.8),
    ],
  },
  ring: {
    ...DARK_STUDIO,
    lamps: [
      lamp('ring', 0, 22, [70, 70], '#ffffff', 26, 0.12),
      lamp('panel', 120, 25, [24, 100], '#ff7ad9', 5, 0.5),
      lamp('panel', -120, 25, [24, 100], '#6aa8ff', 5, 0.5),
    ],
  },
}

/** How bright the colours behind the scene shine where they light it. */
const GRADIENT_STRENGTH = 3.2

/** A painted sky; the one called gradient is what is seen behind the scene. */
export function skyOf(map: PaintedMap, { type, color, top, bottom }: Background): Sky {
  if (map !== 'gradient') return SKIES[map]
  const [zenith, nadir] = type === 'color' ? [color, color] : [top, bottom]
  const horizon = `#${new Color(zenith).lerp(new Color(nadir), 0.5).getHexString()}`
  return { zenith, horizon, ground: horizon, nadir, strength: GRADIENT_STRENGTH, lamps: [] }
}
