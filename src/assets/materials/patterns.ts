import type { PatternUse } from '../../commands/material-preset.ts'
import { hash, layered, nearest, noise } from './noise.ts'

/** What a pattern is like at a point. */
export interface Sample {
  /** Where along its colours, 0 to 1. */
  tone: number
  /** 0 to 1. */
  height: number
}

/** A pattern over a square that goes on at its edges: `u` to the right and `v` down, 0 to 1. */
type Pattern = (u: number, v: number) => Sample

const flat = (tone: number): Sample => ({ tone, height: 0.5 })
const even = (value: number): Sample => ({ tone: value, height: value })
const clamp = (n: number) => Math.min(1, Math.max(0, n))
const fract = (n: number) => n - Math.floor(n)

/** How far inside of a rectangle a point is: 0 in the joint, 1 well inside. */
const inside = (x: number, y: number, joint: number, aspect = 1) =>
  clamp(Math.min(Math.min(x, 1 - x) * aspect, Math.min(y, 1 - y)) / joint - 0.5)

export const PATTERN: Record<PatternUse['kind'], Pattern> = {
  /** Rings of a trunk that was cut along, with fibres. */
  wood: (u, v) => {
    const bend = layered(u, v, 2, 6, 3, 11) * 2.4
    const ring = fract(v * 7 + bend)
    const grain = Math.abs(ring * 2 - 1) ** 1.6
    const fibre = noise(u, v, 12, 220, 12)
    return { tone: clamp(0.12 + grain * 0.62 + fibre * 0.3), height: clamp(0.4 + grain * 0.25 + fibre * 0.35) }
  },
  /** Veins where warped noise crosses its middle. */
  marble: (u, v) => {
    const warp = layered(u, v, 3, 3, 4, 21)
    const vein = (seed: number, cells: number) =>
      Math.abs(layered(fract(u + warp * 0.22), fract(v + warp * 0.3), cells, cells, 5, seed) - 0.5) * 2
    const sharp = clamp(vein(22, 2) * 2.4)
    const fine = clamp(vein(23, 4) * 3.4)
    return even(clamp(Math.min(sharp, 0.45 + fine * 0.55) * 0.85 + warp * 0.15))
  },
  granite: (u, v) => {
    const grain = nearest(u, v, 60, 31)
    return even(clamp(grain.own * 0.8 + noise(u, v, 160, 160, 33) * 0.3 - 0.05))
  },
  concrete: (u, v) => {
    const pore = nearest(u, v, 26, 41)
    const hole = pore.own > 0.72 ? clamp(1 - pore.distance * 5) : 0
    const cloud = layered(u, v, 4, 4, 5, 43)
    return { tone: clamp(cloud - hole * 0.6), height: clamp(0.55 + (cloud - 0.5) * 0.5 - hole) }
  },
  terrazzo: (u, v) => {
    const chip = nearest(u, v, 16, 51)
    const isChip = chip.distance < 0.18 + chip.own * 0.24
    return flat(isChip ? 0.25 + Math.floor(fract(chip.own * 7.3) * 4) * 0.25 : 0)
  },
  bricks: (u, v) => {
    const [across, rows] = [4, 12]
    const row = Math.floor(v * rows)
    const x = u * across + (row % 2) / 2
    const solid = inside(fract(x), fract(v * rows), 0.09, 2.2)
    const own = hash(((Math.floor(x) % across) + across) % across, row, 61)
    const rough = layered(u, v, 24, 24, 3, 62)
    return {
      tone: solid > 0.3 ? clamp(0.34 + own * 0.5 + rough * 0.2) : rough * 0.16,
      height: clamp(solid) * (0.8 + rough * 0.2),
    }
  },
  tiles: (u, v) => {
    const solid = inside(fract(u * 4), fract(v * 4), 0.035)
    const own = hash(Math.floor(u * 4), Math.floor(v * 4), 71)
    return { tone: solid > 0.3 ? 0.75 + own * 0.25 : 0, height: clamp(solid) }
  },
  /** Threads over and under each other. */
  weave: (u, v) => {
    const threads = 32
    const [x, y] = [u * threads, v * threads]
    const isOver = (Math.floor(x) + Math.floor(y)) % 2 === 0
    const across = Math.sin(fract(isOver ? y : x) * Math.PI)
    const along = Math.sin(fract(isOver ? x : y) * Math.PI)
    const fluff = noise(u, v, 256, 256, 81) * 0.25
    return even(clamp(across * 0.55 + along * 0.3 + fluff - 0.05))
  },
  felt: (u, v) => even(clamp(layered(u, v, 40, 40, 4, 91) * 1.4 - 0.2)),
  /** Cells with creases between them. */
  leather: (u, v) => {
    const warp = layered(u, v, 6, 6, 3, 101) * 0.03
    const cell = nearest(fract(u + warp), fract(v + warp), 44, 102)
    return even(clamp(1.1 - cell.distance * 1.15 + layered(u, v, 8, 8, 3, 103) * 0.25 - 0.12))
  },
  checker: (u, v) => flat((Math.floor(u * 8) + Math.floor(v * 8)) % 2),
  stripes: (u) => flat(Math.floor(u * 12) % 2),
  dots: (u, v) => {
    const [x, y] = [u * 6, v * 12]
    const shifted = x + (Math.floor(y) % 2) / 2
    return flat(Math.hypot(fract(shifted) - 0.5, (fract(y) - 0.5) / 2) < 0.21 ? 1 : 0)
  },
}
