/** A repeatable pseudo-random number in 0..1 for a point of a grid (the mixing is that of MurmurHash3's finaliser). */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const smooth = (t: number) => t * t * (3 - 2 * t)
const wrap = (n: number, period: number) => ((n % period) + period) % period

/** Smooth noise in 0..1 over a torus: `u` and `v` go once around from 0 to 1, in so many cells. */
export function noise(u: number, v: number, cellsU: number, cellsV: number, seed: number): number {
  const [x, y] = [u * cellsU, v * cellsV]
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [smooth(x - x0), smooth(y - y0)]
  const at = (i: number, j: number) => hash(wrap(x0 + i, cellsU), wrap(y0 + j, cellsV), seed)
  const low = at(0, 0) + (at(1, 0) - at(0, 0)) * fx
  const high = at(0, 1) + (at(1, 1) - at(0, 1)) * fx
  return low + (high - low) * fy
}

/** Several layers of noise, each twice as fine and half as strong; 0..1. */
export function layered(u: number, v: number, cellsU: number, cellsV: number, layers: number, seed: number): number {
  let [sum, weight, whole] = [0, 1, 0]
  for (let i = 0; i < layers; i++) {
    sum += weight * noise(u, v, cellsU << i, cellsV << i, seed + i)
    whole += weight
    weight /= 2
  }
  return sum / whole
}

/** The nearest of points that are strewn one to a cell, over a torus: how far it is in cells, and a number of its own. */
export function nearest(u: number, v: number, cells: number, seed: number): { distance: number; own: number } {
  const [x, y] = [u * cells, v * cells]
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  let found = { distance: 9, own: 0 }
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cy] = [wrap(x0 + i, cells), wrap(y0 + j, cells)]
      const distance = Math.hypot(x0 + i + hash(cx, cy, seed) - x, y0 + j + hash(cx, cy, seed + 1) - y)
      if (distance < found.distance) found = { distance, own: hash(cx, cy, seed + 2) }
    }
  }
  return found
}
