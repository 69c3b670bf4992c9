import type { PatternUse } from '../../commands/material-preset.ts'
import { PATTERN } from './patterns.ts'
import { encodePng } from './png.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Rgb = readonly [number, number, number]

/** Pixels along each side. */
const SIDE = 512

/** The pictures of a pattern as PNG; those that would say nothing are left out. */
export interface Painted {
  color: Bytes
  normal?: Bytes
  /** Roughness in green, metalness (none) in blue, as glTF has them. */
  roughness?: Bytes
}

/** Paints a pattern: the same bytes every time. */
export function paint({ kind, colors, relief, roughness }: PatternUse): Painted {
  const [color, rough] = [new Uint8Array(SIDE * SIDE * 3), new Uint8Array(SIDE * SIDE * 3)]
  const heights = new Float32Array(SIDE * SIDE)
  const ramp = colors.map(rgb)
  const sample = PATTERN[kind]
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const i = y * SIDE + x
      const { tone, height } = sample((x + 0.5) / SIDE, (y + 0.5) / SIDE)
      color.set(along(ramp, tone), i * 3)
      rough[i * 3 + 1] = Math.round((roughness[0] + (roughness[1] - roughness[0]) * height) * 255)
      heights[i] = height
    }
  }
  const png = (pixels: Uint8Array) => encodePng(pixels, SIDE, SIDE)
  return {
    color: png(color),
    ...(relief > 0 && { normal: png(normals(heights, relief)) }),
    ...(roughness[0] !== roughness[1] && { roughness: png(rough) }),
  }
}

/** Normals of a field of heights that goes on at its edges: red to the right, green up, as glTF has them. */
function normals(heights: Float32Array, relief: number): Uint8Array {
  const pixels = new Uint8Array(heights.length * 3)
  const at = (x: number, y: number) => heights[((y + SIDE) % SIDE) * SIDE + ((x + SIDE) % SIDE)]
  const steep = relief * 4
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const right = (at(x - 1, y) - at(x + 1, y)) * steep
      const up = (at(x, y + 1) - at(x, y - 1)) * steep
      const long = Math.hypot(right, up, 1)
      const place = (y * SIDE + x) * 3
      pixels[place] = Math.round((right / long + 1) * 127.5)
      pixels[place + 1] = Math.round((up / long + 1) * 127.5)
      pixels[place + 2] = Math.round((1 / long + 1) * 127.5)
    }
  }
  return pixels
}

function along(ramp: readonly Rgb[], tone: number): Rgb {
  const place = Math.min(1, Math.max(0, tone)) * (ramp.length - 1)
  const i = Math.min(ramp.length - 2, Math.floor(place))
  const t = place - i
  return [0, 1, 2].map((c) => Math.round(ramp[i][c] + (ramp[i + 1][c] - ramp[i][c]) * t)) as unknown as Rgb
}

const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb
