import type { Vec3 } from '../document/index.ts'

/** The multiple of `step` that is nearest to `value`; the value itself where there is no step. */
export const snapNumber = (value: number, step: number): number =>
  step > 0 ? Number((Math.round(value / step) * step).toFixed(9)) : value

/** Snaps the axes along which `by` moves, so that a thing at `from` ends on the grid. Metres. */
export function snapMove(from: Vec3, by: Vec3, step: number): Vec3 {
  return by.map((d, i) => (Math.abs(d) < 1e-9 ? 0 : snapNumber(from[i] + d, step) - from[i])) as Vec3
}
