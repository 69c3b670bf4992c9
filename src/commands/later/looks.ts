import type { SceneSettings } from '../../document/index.ts'
import type { Look, LookLight, LookName } from '../look-names.ts'

const gradient = (top: string, bottom: string): SceneSettings['background'] => ({
  type: 'gradient',
  color: bottom,
  top,
  bottom,
  blur: 0.3,
})

const sun = (
  elevation: number,
  azimuth: number,
  color: string,
  intensity: number,
  more: Partial<LookLight> = {},
): LookLight => ({ name: 'Sun', elevation, azimuth, color, intensity, castShadow: true, ...more })

/** Moods for a whole scene, each tuned on a room, a product and a street. */
export const LOOKS: Record<LookName, Look> = {
  daylight: {
    settings: {
      environment: { map: 'park', intensity: 1.1, rotation: 0 },
      background: gradient('#5d9ad6', '#dcebf7'),
      fog: null,
      exposure: 1,
      toneMapping: 'neutral',
    },
    lights: [sun(48, 150, '#fff1dc', 3)],
  },
  'golden hour': {
    settings: {
      environment: { map: 'sunset', intensity: 1.3, rotation: 40 },
      background: gradient('#6f7fb4', '#ffc48f'),
      fog: null,
      exposure: 1.05,
      toneMapping: 'neutral',
    },
    lights: [sun(14, 125, '#ffa95c', 4.2)],
  },
  overcast: {
    settings: {
      environment: { map: 'park', intensity: 2.2, rotation: 90 },
      background: gradient('#aab4bf', '#dde2e6'),
      fog: { color: '#d3d9de', near: 25, far: 120 },
      exposure: 1,
      toneMapping: 'neutral',
    },
    lights: [sun(70, 170, '#eaf0f6', 0.7)],
  },
  night: {
    settings: {
      environment: { map: 'night', intensity: 1.1, rotation: 0 },
      background: gradient('#05070e', '#1b2540'),
      fog: null,
      exposure: 1.15,
      toneMapping: 'neutral',
    },
    lights: [sun(42, 215, '#8fabff', 1.1, { name: 'Moon' })],
  },
  studio: {
    floor: '#a8a097',
    settings: {
      environment: { map: 'studio', intensity: 1.5, rotation: 30 },
      background: gradient('#d7dade', '#eef0f2'),
      fog: null,
      exposure: 1,
      toneMapping: 'neutral',
    },
    lights: [
      sun(52, 140, '#ffffff', 1.9, { name: 'Key light' }),
      sun(24, 235, '#dbe7ff', 0.7, { name: 'Fill light', castShadow: false }),
      sun(38, 10, '#fff3e2', 0.9, { name: 'Rim light', castShadow: false }),
    ],
  },
  gallery: {
    settings: {
      environment: { map: 'lobby', intensity: 1.6, rotation: 0 },
      background: gradient('#e9e5dd', '#f7f4ee'),
      fog: null,
      exposure: 1,
      toneMapping: 'neutral',
    },
    lights: [
      sun(74, 160, '#fff6e8', 1.6, { name: 'Skylight' }),
      sun(40, 320, '#eef3ff', 0.4, { name: 'Window light', castShadow: false }),
    ],
  },
  candlelight: {
    settings: {
      environment: { map: 'apartment', intensity: 0.6, rotation: 0 },
      background: gradient('#140d0a', '#3a241a'),
      fog: null,
      exposure: 1.1,
      toneMapping: 'neutral',
    },
    lights: [sun(35, 130, '#ff9a4d', 1.3, { name: 'Glow' })],
  },
}
