import type { Vec3 } from '../../../../document/index.ts'

/** Squares that stand aslant of each other take more room. */
const ASLANT = 1.2

/**
 * Places from a middle out, seen from above; `pitch` is from one to the next, metres. The turns are half as far again
 * apart (the spiral of Archimedes).
 */
export function spiralPlaces(count: number, pitch: number): Vec3[] {
  const step = pitch * ASLANT
  const growth = (1.5 * step) / (2 * Math.PI)
  let angle = Math.PI
  return Array.from({ length: count }, () => {
    const radius = growth * angle
    const place: Vec3 = [radius * Math.sin(angle), 0, radius * Math.cos(angle)]
    angle += step / Math.hypot(radius, growth)
    return place
  })
}
