import { Color } from 'three'

/** Kelvin between which the formulas below hold. */
export const COLDEST = 1700
export const HOTTEST = 15000

/** Linear red, green and blue of CIE XYZ (sRGB primaries, D65; IEC 61966-2-1). */
const RGB_OF_XYZ = [
  [3.2406, -1.5372, -0.4986],
  [-0.9689, 1.8758, 0.0415],
  [0.0557, -0.204, 1.057],
]
const XYZ_OF_RGB = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
]
const times = (m: readonly number[][], v: readonly number[]) =>
  m.map((row) => row.reduce((sum, n, i) => sum + n * v[i], 0))

/** The colour of a black body, `#rrggbb`, as bright as can be: the cubic approximation of Kim et al. (2002). */
export function colorOfTemperature(kelvin: number): string {
  const t = 1000 / Math.min(HOTTEST, Math.max(COLDEST, kelvin))
  const x =
    kelvin <= 4000
      ? ((-0.2661239 * t - 0.234358) * t + 0.8776956) * t + 0.17991
      : ((-3.0258469 * t + 2.1070379) * t + 0.2226347) * t + 0.24039
  const y =
    kelvin <= 2222
      ? ((-1.1063814 * x - 1.3481102) * x + 2.18555832) * x - 0.20219683
      : kelvin <= 4000
        ? ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
        : ((3.081758 * x - 5.8733867) * x + 3.75112997) * x - 0.37001483
  const rgb = times(RGB_OF_XYZ, [x / y, 1, (1 - x - y) / y]).map((n) => Math.max(0, n))
  const most = Math.max(...rgb)
  return `#${new Color(rgb[0] / most, rgb[1] / most, rgb[2] / most).getHexString()}`
}

/** The temperature nearest to a colour in kelvin, to 50 K: McCamy's approximation (1992). */
export function temperatureOfColor(hex: string): number {
  const [X, Y, Z] = times(XYZ_OF_RGB, new Color(hex).toArray())
  const sum = X + Y + Z
  if (!sum) return 6500
  const n = (X / sum - 0.332) / (0.1858 - Y / sum)
  const kelvin = ((449 * n + 3525) * n + 6823.3) * n + 5520.33
  return Math.round(Math.min(HOTTEST, Math.max(COLDEST, kelvin)) / 50) * 50
}
