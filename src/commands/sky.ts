import type { EnvironmentMap } from '../document/index.ts'

/** Light and colours of a clear sky. */
interface Sky {
  /** #rrggbb of the sun's light, and of the sky above and at the horizon. */
  color: string
  top: string
  bottom: string
  /** Lux, in the scale of a scene whose exposure is 1. */
  intensity: number
  /** The environment that fills the shadows, and how strongly. */
  map: EnvironmentMap
  fill: number
}

/** What the sky is like by the sun's height in degrees; between them it passes from one to the next. */
const SKIES: readonly (Sky & { at: number })[] = [
  { at: -18, color: '#8fabff', top: '#05070e', bottom: '#151d34', intensity: 0.5, map: 'night', fill: 0.45 },
  { at: -6, color: '#9d9fe0', top: '#141c38', bottom: '#5a4a6b', intensity: 0.35, map: 'night', fill: 0.6 },
  { at: 0, color: '#ff8a4a', top: '#3f5288', bottom: '#ff9c66', intensity: 1.2, map: 'sunset', fill: 0.75 },
  { at: 8, color: '#ffab66', top: '#6383bd', bottom: '#ffcf9e', intensity: 2.8, map: 'sunset', fill: 0.9 },
  { at: 25, color: '#ffe3bf', top: '#5d9ad6', bottom: '#dcebf7', intensity: 3, map: 'park', fill: 1 },
  { at: 90, color: '#fff6ea', top: '#4a8fd8', bottom: '#cfe4f6', intensity: 3.3, map: 'park', fill: 1.15 },
]

/** A clear sky while the sun stands so many degrees above the horizon, or below it. */
export function skyAt(elevation: number): Sky {
  const next = SKIES.findIndex(({ at }) => at >= elevation)
  if (next <= 0) return next === 0 ? SKIES[0] : SKIES.at(-1)!
  const [from, to] = [SKIES[next - 1], SKIES[next]]
  const t = (elevation - from.at) / (to.at - from.at)
  const number = (key: 'intensity' | 'fill') => from[key] + (to[key] - from[key]) * t
  const color = (key: 'color' | 'top' | 'bottom') => mix(from[key], to[key], t)
  return {
    color: color('color'),
    top: color('top'),
    bottom: color('bottom'),
    intensity: number('intensity'),
    fill: number('fill'),
    map: (t < 0.5 ? from : to).map,
  }
}

/** A colour between two, each as #rrggbb. */
function mix(a: string, b: string, t: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(from + (to - from) * t)
  })
  return `#${parts.map((n) => n.toString(16).padStart(2, '0')).join('')}`
}
