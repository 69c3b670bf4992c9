import { ancestors, type NodeId, type SceneReader } from '../document/index.ts'
import { type Bounds, boundsOf, boundsOrOrigin, center, column, grown, size, union } from './bounds.ts'
import { BoxTree, boundsIndex } from './bounds-index.ts'
import type { Move } from './moves.ts'

/** How often a place is looked for in an area before the area grows. */
const TRIES = 60
const GROWTH = 1.12
/** What is lower than this, in metres, is a floor: things may stand on it. */
const FLOOR = 0.05
/** What is no more than this, in metres, above a thing stands on it. */
const TOUCH = 0.02

export interface ScatterArea {
  /** Metres; as large as it takes when left out. */
  width?: number
  depth?: number
  /** Metres between bounds, at least. */
  gap: number
  /** The same seed gives the same places. */
  seed: number
  /** Nodes that all keep clear of, and by how many metres at least, seen from above. */
  clearOf?: readonly NodeId[]
  clearance?: number
}

/**
 * Strews nodes over a rectangle about their middle so that no two overlap, nor anything that stands there already.
 * Where the area is too small, it grows. Heights stay.
 */
export function scatter(scene: SceneReader, nodes: readonly NodeId[], area: ScatterArea): Move[] {
  const things = nodes
    .map((node) => ({ node, bounds: boundsOrOrigin(scene, [node]) }))
    .sort((a, b) => footprint(b.bounds) - footprint(a.bounds))
  const whole = union(things.map(({ bounds }) => bounds))
  if (!whole) return []
  const [x, , z] = center(whole)
  const standing = tops(scene, nodes)
  const kept = (area.clearOf ?? []).map((id) => boundsOrOrigin(scene, [id]))
  const strewn = new BoxTree<{ bounds: Bounds }>()
  const side = Math.sqrt(3 * things.reduce((sum, { bounds }) => sum + footprint(grown(bounds, area.gap / 2)), 0)) || 1
  const random = mulberry32(area.seed)
  let [width, depth] = [area.width ?? side, area.depth ?? side]
  return things.map(({ node, bounds }) => {
    const from = center(bounds)
    const [w, , d] = size(bounds)
    const isTaken = (there: Bounds): boolean => {
      const about = column(grown(there, area.gap))
      const others = [
        ...standing(about).filter((other) => !isBeneath(other, bounds)),
        ...strewn.meeting(about).map((other) => other.bounds),
      ]
      return (
        others.some((other) => !isClear(there, other, area.gap)) ||
        kept.some((other) => !isClear(there, other, area.clearance ?? 0))
      )
    }
    for (let attempt = 1; ; attempt++) {
      const by = [
        x + (random() - 0.5) * Math.max(0, width - w) - from[0],
        0,
        z + (random() - 0.5) * Math.max(0, depth - d) - from[2],
      ] as [number, number, number]
      const there = shifted(bounds, by[0], by[2])
      if (!isTaken(there)) {
        strewn.add({ bounds: there })
        return { node, by }
      }
      if (attempt % TRIES === 0) {
        width *= GROWTH
        depth *= GROWTH
      }
    }
  })
}

/** Finds the bounds of what stands at the top of a scene, but for floors and some nodes, where its meshes meet a box. */
function tops(scene: SceneReader, nodes: readonly NodeId[]): (box: Bounds) => Bounds[] {
  const moving = new Set(nodes)
  const known = new Map<NodeId, Bounds>()
  return (box) => {
    const met = boundsIndex(scene).meeting(box)
    const found = new Set(met.map(({ id }) => ancestors(scene, id).at(-1)?.id ?? id))
    return [...found].flatMap((id) => {
      if (moving.has(id)) return []
      const bounds = known.get(id) ?? boundsOf(scene, [id])!
      known.set(id, bounds)
      return bounds.max[1] > FLOOR ? [bounds] : []
    })
  }
}

/** A table is not in the way of what is strewn on it. */
const isBeneath = (other: Bounds, thing: Bounds) => other.max[1] <= thing.min[1] + TOUCH

const footprint = (bounds: Bounds) => size(bounds)[0] * size(bounds)[2]

const shifted = ({ min, max }: Bounds, x: number, z: number): Bounds => ({
  min: [min[0] + x, min[1], min[2] + z],
  max: [max[0] + x, max[1], max[2] + z],
})

const isClear = (a: Bounds, b: Bounds, gap: number) =>
  [0, 2].some((i) => a.min[i] >= b.max[i] + gap || b.min[i] >= a.max[i] + gap)

/** Tommy Ettinger's mulberry32: numbers from 0 to 1 that follow from a seed. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
