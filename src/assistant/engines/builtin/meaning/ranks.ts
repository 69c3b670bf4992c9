import { Color } from 'three'
import type { NodeId, SceneReader } from '../../../../document/index.ts'
import {
  boundsOrOrigin,
  center,
  type Direction,
  directionVector,
  distance,
  sceneBounds,
  size,
} from '../../../../spatial/index.ts'
import type { Noun, Rank } from '../grammar/noun.ts'
import { surfaceOf } from './describe.ts'
import type { World } from './world.ts'

export interface Ranking {
  rank: Rank
  /** The how-manieth, from 1. */
  nth?: number
  /** How many. */
  count?: number
  /** For "nearest to": what to. */
  to?: NodeId
}

/** Those of some nodes (in the order of the tree) that a rank means, such as the two largest; sides are those of the view. */
export function byRank(
  found: readonly NodeId[],
  { rank, nth, count = 1, to }: Ranking,
  world: Pick<World, 'scene' | 'basis'>,
): NodeId[] {
  if (rank === 'last') return found.slice(-count)
  const sorted =
    rank === 'first' ? [...found] : rank === 'middle' ? acrossWidest(found, world) : descending(found, rank, to, world)
  if (rank === 'middle') {
    const inner = innermost(found, count, world)
    if (inner) return inner
    const start = Math.max(0, Math.floor((sorted.length - count) / 2))
    return sorted.slice(start, start + count)
  }
  const from = (nth ?? 1) - 1
  return sorted.slice(from, from + count)
}

/** From one end to the other, along the axis on which they are spread the most. */
function acrossWidest(found: readonly NodeId[], { scene }: Pick<World, 'scene'>): NodeId[] {
  const places = found.map((id) => ({ id, at: center(boundsOrOrigin(scene, [id])) }))
  const spread = [0, 1, 2].map(
    (i) => Math.max(...places.map(({ at }) => at[i])) - Math.min(...places.map(({ at }) => at[i])),
  )
  const axis = spread.indexOf(Math.max(...spread))
  return places.sort((a, b) => a.at[axis] - b.at[axis]).map(({ id }) => id)
}

/** Where some things are, from where to where along X and Z, and whether they are spread both ways, as a grid is. */
function spreadOf(found: readonly NodeId[], { scene }: Pick<World, 'scene'>) {
  const places = found.map((id) => ({ id, at: center(boundsOrOrigin(scene, [id])) }))
  const ends = [0, 2].map((i) => places.map(({ at }) => at[i])).map((at) => [Math.min(...at), Math.max(...at)])
  const spans = ends.map(([low, high]) => high - low)
  const lines = [0, 2].map((i) => new Set(places.map(({ at }) => Math.round(at[i] * 10))).size)
  const isGrid = lines[0] * lines[1] === found.length
  return { places, ends, isGrid, isWide: Math.min(...spans) > Math.max(...spans) / 4 }
}

/** Of what is strewn about, what is in the middle half both ways; at the least the one that is nearest to the middle. */
function amid({ places, ends }: ReturnType<typeof spreadOf>): NodeId[] {
  const off = ({ at }: { at: readonly number[] }) =>
    Math.max(...ends.map(([low, high], i) => Math.abs(at[i * 2] - (low + high) / 2) / (high - low)))
  const within = places.filter((one) => off(one) <= 1 / 4)
  const nearest = places.reduce((best, one) => (off(one) < off(best) ? one : best))
  return (within.length ? within : [nearest]).map(({ id }) => id)
}

/** Of what is spread both ways those nearest to the common middle; none where as many more are as near. */
function innermost(found: readonly NodeId[], count: number, world: Pick<World, 'scene'>): NodeId[] | undefined {
  const { places, ends, isWide } = spreadOf(found, world)
  if (!isWide || found.length < 5) return undefined
  const mid = ends.map(([low, high]) => (low + high) / 2)
  const away = new Map(places.map(({ id, at }) => [id, Math.hypot(at[0] - mid[0], at[2] - mid[1])]))
  const sorted = [...found].sort((a, b) => away.get(a)! - away.get(b)!)
  const [last, next] = [sorted[count - 1], sorted[count]].map((id) => away.get(id) ?? Number.POSITIVE_INFINITY)
  return next - last > 1e-3 ? found.filter((id) => sorted.indexOf(id) < count) : undefined
}

function descending(
  found: readonly NodeId[],
  rank: Rank,
  to: NodeId | undefined,
  { scene, basis }: Pick<World, 'scene' | 'basis'>,
): NodeId[] {
  const measure = (id: NodeId): number => {
    const bounds = boundsOrOrigin(scene, [id])
    const [w, h, d] = size(bounds)
    const at = center(bounds)
    const along = (side: 'left' | 'right' | 'front' | 'behind') => {
      const [x, , z] = directionVector(side, basis)
      return at[0] * x + at[2] * z
    }
    switch (rank) {
      case 'largest':
        return w * d * Math.max(h, 1e-3)
      case 'smallest':
        return -(w * d * Math.max(h, 1e-2))
      case 'tallest':
        return h
      case 'shortest':
        return -h
      case 'widest':
        return Math.max(w, d)
      case 'narrowest':
        return -Math.max(w, d)
      case 'deepest':
        return d
      case 'shallowest':
        return -d
      case 'leftmost':
        return along('left')
      case 'rightmost':
        return along('right')
      case 'nearest':
        return to ? -distance(scene, id, to) : along('front')
      case 'farthest':
        return to ? distance(scene, id, to) : along('behind')
      case 'highest':
        return bounds.max[1]
      case 'darkest':
        return -lightness(scene, id)
      case 'lightest':
        return lightness(scene, id)
      case 'lowest':
        return -bounds.min[1]
      default:
        return 0
    }
  }
  // Of things on one floor, the lower one ends lower.
  const top = (id: NodeId) => (rank === 'lowest' ? boundsOrOrigin(scene, [id]).max[1] : 0)
  // Lights and cameras have no size.
  const sized = SIZE_OF[rank] ? found.filter((id) => !/^(?:light|camera)$/.test(scene.node(id)!.kind)) : found
  return (sized.length ? sized : found)
    .map((id) => ({ id, by: measure(id), top: top(id) }))
    .sort((a, b) => b.by - a.by || a.top - b.top)
    .map(({ id }) => id)
}

/** What a rank of size compares. */
export const SIZE_OF: Partial<Record<Rank, (size: readonly number[]) => number>> = {
  largest: ([w, h, d]) => w * d * Math.max(h, 1e-3),
  smallest: ([w, h, d]) => w * d * Math.max(h, 1e-3),
  tallest: ([, h]) => h,
  shortest: ([, h]) => h,
  widest: ([w, , d]) => Math.max(w, d),
  narrowest: ([w, , d]) => Math.max(w, d),
  deepest: ([, , d]) => d,
  shallowest: ([, , d]) => d,
}

/** What is as large, or as tall, as the first of its rank. */
export function alikeWith(first: NodeId, all: readonly NodeId[], rank: Rank, { scene }: World): NodeId[] {
  const measure = (id: NodeId) => SIZE_OF[rank]!(size(boundsOrOrigin(scene, [id])))
  return all.filter((id) => Math.abs(measure(id) - measure(first)) <= measure(first) * 0.01)
}

/** "The middle ones" of more than three: two or three of a row, and of a grid all that are not at its rim. */
export function middleOnes(found: readonly NodeId[], noun: Noun, world: Pick<World, 'scene' | 'basis'>): NodeId[] {
  const areMeant = noun.rank === 'middle' && noun.isPlural && noun.count === undefined && !noun.nth
  if (!areMeant || found.length < 4) return []
  const spread = spreadOf(found, world)
  if (spread.isWide && !spread.isGrid) return amid(spread)
  const inner = spread.isWide ? endsOf(found, 'inner', world) : []
  return inner.length ? inner : byRank(found, { rank: 'middle', count: found.length % 2 ? 3 : 2 }, world)
}

/** Of a row of things the first and the last, or those between them; of a grid those at its rim, or within. */
export function endsOf(
  found: readonly NodeId[],
  ends: NonNullable<Noun['ends']>,
  world: Pick<World, 'scene'>,
): NodeId[] {
  if (ends === 'corner') return atCorners(found, world)
  const spread = spreadOf(found, world)
  if (spread.isWide && spread.isGrid && found.length > 4) {
    const isAtRim = (at: readonly number[]) =>
      spread.ends.some(([low, high], i) => Math.min(at[i * 2] - low, high - at[i * 2]) < 1e-3)
    const those = spread.places.filter(({ at }) => isAtRim(at) === (ends === 'outer')).map(({ id }) => id)
    if (those.length && those.length < found.length) return those
  }
  const row = acrossWidest(found, world)
  return ends === 'outer' ? [...new Set([row[0], row.at(-1)!])] : row.slice(1, -1)
}

/** Of a grid, those at its corners: none of the others is farther out on both sides at once. */
function atCorners(found: readonly NodeId[], { scene }: Pick<World, 'scene'>): NodeId[] {
  const places = found.map((id) => ({ id, at: center(boundsOrOrigin(scene, [id])) }))
  const farthest = (x: number, z: number) =>
    places.reduce((best, one) => (one.at[0] * x + one.at[2] * z > best.at[0] * x + best.at[2] * z + 1e-6 ? one : best))
      .id
  return [...new Set([farthest(-1, -1), farthest(1, -1), farthest(-1, 1), farthest(1, 1)])]
}

/** "The chairs on the left": how many stand on that side of their common middle. */
export function halfOf(ids: readonly NodeId[], rank: Rank, { scene, basis }: Pick<World, 'scene' | 'basis'>): number {
  const i = /left|right/.test(rank) === Math.abs(basis.right[0]) >= Math.abs(basis.right[2]) ? 0 : 2
  const at = ids.map((id) => center(boundsOrOrigin(scene, [id]))[i])
  const mid = (Math.min(...at) + Math.max(...at)) / 2
  const isLow = /leftmost|farthest/.test(rank)
  return Math.max(1, at.filter((n) => (isLow ? n < mid - 1e-6 : n > mid + 1e-6)).length)
}

/** "The front left stool": the farthest out on both sides at once; of many, all that are on both sides of the middle. */
export function cornermost(
  found: readonly NodeId[],
  { rank, rankAcross, isPlural, count }: Pick<Noun, 'rank' | 'rankAcross' | 'isPlural' | 'count'>,
  { scene, basis }: Pick<World, 'scene' | 'basis'>,
): NodeId[] {
  const ways = [rank, rankAcross].map((one) => directionVector(SIDE_OF[one!]!, basis))
  const places = found.map((id) => {
    const [x, , z] = center(boundsOrOrigin(scene, [id]))
    return ways.map((way) => x * way[0] + z * way[2])
  })
  const ends = ways.map((_, i) => {
    const along = places.map((place) => place[i])
    return { low: Math.min(...along), spread: Math.max(...along) - Math.min(...along) || 1 }
  })
  const shares = new Map(found.map((id, n) => [id, places[n].map((at, i) => (at - ends[i].low) / ends[i].spread)]))
  const sum = (id: NodeId) => shares.get(id)!.reduce((all, share) => all + share, 0)
  if (isPlural && count === undefined) return found.filter((id) => shares.get(id)!.every((share) => share >= 0.5))
  return [...found].sort((a, b) => sum(b) - sum(a)).slice(0, count ?? 1)
}

/** How light the colour of a thing is, 0 to 1; what has none is in the middle. */
function lightness(scene: SceneReader, id: NodeId): number {
  const node = scene.node(id)!
  // Of lights, how strong they are.
  if (node.kind === 'light') return node.intensity
  const color = surfaceOf(scene, node)?.color ?? '#808080'
  return new Color(color).getHSL({ h: 0, s: 0, l: 0 }, 'srgb').l
}

/** The side of the view at which a rank by place begins. */
export const SIDE_OF: Partial<Record<Rank, Direction>> = {
  leftmost: 'left',
  rightmost: 'right',
  nearest: 'front',
  farthest: 'behind',
}

/** The walls that are on a side of the scene: where there is none on the right, none is "the right wall". */
export function onThatSide(
  found: readonly NodeId[],
  rank: Rank,
  { scene, basis }: Pick<World, 'scene' | 'basis'>,
): readonly NodeId[] {
  const side = SIDE_OF[rank]
  const all = sceneBounds(scene)
  if (!side || !all) return found
  const way = directionVector(side, basis)
  const along = (v: readonly number[]) => v.reduce((sum, n, i) => sum + n * way[i], 0)
  const reach = Math.abs(along(size(all))) / 2
  return found.filter((id) => along(center(boundsOrOrigin(scene, [id]))) - along(center(all)) > reach * 0.1)
}
