/** What a number of the inspector measures. Lengths are kept in metres, angles in degrees, shares as 0 to 1. */
export type Quantity = 'length' | 'angle' | 'share' | 'plain' | 'lux' | 'candela' | 'lumen' | 'kelvin'

/** Units that may be typed, as multiples of the unit that the document keeps. */
const UNITS: Partial<Record<Quantity, Record<string, number>>> = {
  length: { mm: 0.001, cm: 0.01, dm: 0.1, m: 1, km: 1000, in: 0.0254, '"': 0.0254, ft: 0.3048, "'": 0.3048 },
  angle: { deg: 1, '°': 1, rad: 180 / Math.PI, turn: 360, turns: 360, umdr: 360 },
  share: { '%': 0.01 },
  lux: { lx: 1, lux: 1 },
  candela: { cd: 1 },
  lumen: { lm: 1 },
  kelvin: { k: 1 },
}

/** What is shown behind a number. */
export const SUFFIX: Record<Quantity, string> = {
  length: 'm',
  angle: '°',
  share: '',
  plain: '',
  lux: 'lx',
  candela: 'cd',
  lumen: 'lm',
  kelvin: 'K',
}

/** How many of the kept unit one of a typed unit is; undefined where that unit measures something else. */
export const unitFactor = (unit: string, quantity: Quantity): number | undefined =>
  UNITS[quantity]?.[unit.toLowerCase()]

/** What a unit measures, to say so where another one was expected. */
export function quantityOf(unit: string): Quantity | undefined {
  return (Object.keys(UNITS) as Quantity[]).find((quantity) => unitFactor(unit, quantity) !== undefined)
}

/** Metres below which a length is what rounding has left, and shown as none. */
const NO_LENGTH = 5e-5

/** A number as a field shows it: about four digits, and more decimals for what is small. */
export function formatNumber(n: number, quantity: Quantity = 'plain'): string {
  if (n === 0 || (quantity === 'length' && Math.abs(n) < NO_LENGTH)) return '0'
  const size = Math.abs(n)
  const small = Math.min(6, 1 - Math.floor(Math.log10(size)))
  const decimals = size >= 100 ? 1 : size >= 10 ? 2 : size >= 0.01 ? 3 : small
  const text = Number(n.toFixed(decimals)).toString()
  return text === '-0' ? '0' : text
}

/** A number as it is edited: all of it, but for what floating point has left. */
export const exactNumber = (n: number): string => String(Math.round(n * 1e6) / 1e6 || 0)
