import { type NodeId, type SceneReader, subtree, type Vec3 } from '../../document/index.ts'
import { type Bounds, boundsOrOrigin, center, moved, ownBounds, size } from '../bounds.ts'
import type { Move } from '../moves.ts'
import { isClear, type Obstacles, obstacles, restingHeight } from '../obstacles.ts'
import { at, to } from '../standing.ts'

/** Sets nodes on top of another, in the middle; beside each other, and beside what stands there already. */
export function placeOn(scene: SceneReader, nodes: readonly NodeId[], target: NodeId): Move[] {
  const base = boundsOrOrigin(scene, [target])
  const surfaces = surfacesOf(scene, target)
  return setDown(scene, nodes, target, (bounds) => topUnder(bounds, surfaces) ?? base.max[1], {
    parts: surfaces,
  })
}

/** Square metres of ground. */
const area = (bounds: Bounds): number => size(bounds)[0] * size(bounds)[2]

/** How far from a part's edge a thing still rests on it, metres: across the seam of two cushions. */
const SEAM = 0.02

/** How much lower what is below its middle may be, metres: a car stands on the kerbs of a road. */
const STRADDLED = 0.09

/** The parts that carry the middle of a thing: what rests on an edge of a sofa's back has none. */
function carriersOf(thing: Bounds, parts: readonly Bounds[]): Bounds[] {
  const mid = center(thing)
  return parts.filter(
    ({ min, max }) =>
      max[1] < thing.min[1] + SEAM &&
      max[1] > thing.min[1] - STRADDLED &&
      ([0, 2] as const).every((i) => min[i] - SEAM < mid[i] && mid[i] < max[i] + SEAM),
  )
}

/** Whether one part carries all of a thing; what has but one part does. */
const isWhollyCarried = (thing: Bounds, parts: readonly Bounds[]): boolean =>
  parts.length < 2 ||
  carriersOf(thing, parts).some(({ min, max }) =>
    ([0, 2] as const).every((i) => min[i] - SEAM < thing.min[i] && thing.max[i] < max[i] + SEAM),
  )

/**
 * Of places, the nearest first, the one where a thing stands well: the nearest where all of it is held there, else the first
 * where what is broad holds its middle: a seat, and not an arm of it. Undefined where nothing holds it.
 */
function firstCarried(places: Iterable<Bounds>, parts: readonly Bounds[]): Bounds | undefined {
  const held: { there: Bounds; by: number }[] = []
  let isFirst = true
  for (const there of places) {
    if (isFirst && isWhollyCarried(there, parts)) return there
    isFirst = false
    const carriers = carriersOf(there, parts)
    if (carriers.length) held.push({ there, by: Math.max(...carriers.map(area)) })
  }
  const broad = held.reduce((most, { by }) => Math.max(most, by), 0) / 2
  return held.find(({ by }) => by >= broad)?.there
}

/**
 * Sets nodes down inside of another, on its bottom, or on a board of a shelf; beside each other where there is room, and
 * beside what is there.
 */
export function placeInside(scene: SceneReader, nodes: readonly NodeId[], target: NodeId): Move[] {
  const { min } = boundsOrOrigin(scene, [target])
  const boards = boardsOf(scene, target)
  // Flowers stand in a vase together; loaves lie upon each other.
  const isTall = (bounds: Bounds) => size(bounds)[1] > 1.2 * Math.max(size(bounds)[0], size(bounds)[2])
  return setDown(scene, nodes, target, (bounds) => boardFor(bounds, boards) ?? min[1], {
    stacks: (bounds) => !isTall(bounds),
  })
}

/** A board in a shelf: the height of its upper side, and how much room there is above it, metres. */
interface Board {
  top: number
  room: number
}

/** The boards that a thing is made of but its uppermost, the one nearest to its middle first. */
function boardsOf(scene: SceneReader, target: NodeId): Board[] {
  const THICK = 0.08
  const base = boundsOrOrigin(scene, [target])
  const found = surfacesOf(scene, target)
    .filter((one) => size(one)[1] < THICK && area(one) > area(base) * 0.6)
    .sort((a, b) => a.max[1] - b.max[1])
  const boards = found.slice(0, -1).map(({ max }, i) => ({ top: max[1], room: found[i + 1].min[1] - max[1] }))
  const far = ({ top }: Board) => Math.abs(top - center(base)[1])
  return boards.sort((a, b) => far(a) - far(b))
}

const boardFor = (bounds: Bounds, boards: readonly Board[]): number | undefined =>
  boards.find(({ room }) => size(bounds)[1] <= room)?.top

/** Sets nodes down below another, at rest on what is there; beside each other. */
export function placeUnder(scene: SceneReader, nodes: readonly NodeId[], target: NodeId): Move[] {
  const { min } = boundsOrOrigin(scene, [target])
  const others = obstacles(scene, [...nodes, target])
  const heightAt = (bounds: Bounds) => restingHeight(bounds, min[1], others)
  return setDown(scene, nodes, target, heightAt, { legs: legsOf(scene, target), spreads: isThin }).map(
    ({ node, by: [x, y, z] }) => ({
      node,
      by: [x, y + hoverOf(boundsOrOrigin(scene, [node]), heightAt), z],
    }),
  )
}

/** What legs stand on rather than beside: a rug. */
const isThin = (bounds: Bounds): boolean => size(bounds)[1] < 0.05

/** What has no thickness: a rug that is a plane. */
const isSheet = (bounds: Bounds): boolean => size(bounds)[1] < 1e-3

/** How far a sheet lies above the ground, metres, up to 2 cm: in one plane with the floor it would flicker. */
function hoverOf(bounds: Bounds, heightAt: (bounds: Bounds) => number): number {
  const above = isSheet(bounds) ? bounds.min[1] - heightAt(bounds) : 0
  return above <= 0.02 ? above : 0
}

/** Sets nodes down within the footprint of another: in a row along its longer side, where there is room. */
function setDown(
  scene: SceneReader,
  nodes: readonly NodeId[],
  target: NodeId,
  heightAt: HeightAt,
  {
    legs = [],
    stacks = () => true,
    spreads = () => false,
    parts = [],
  }: {
    legs?: readonly Bounds[]
    stacks?: (bounds: Bounds) => boolean
    /** What goes where it belongs, whatever stands there. */
    spreads?: (bounds: Bounds) => boolean
    parts?: readonly Bounds[]
  } = {},
): Move[] {
  const base = boundsOrOrigin(scene, [target])
  const things = nodes.map((node) => ({ node, bounds: boundsOrOrigin(scene, [node]) }))
  const others = obstacles(scene, [...nodes, target])
  others.push(...legs)
  const placed: Bounds[] = []
  const i = size(base)[0] >= size(base)[2] ? 0 : 2
  const total = things.reduce((sum, { bounds }) => sum + size(bounds)[i], 0)
  const gap = things.length > 1 ? Math.max(0, (size(base)[i] - total) / (things.length + 1)) : 0
  let next = center(base)[i] - (total + gap * (things.length - 1)) / 2
  return things.map(({ node, bounds }) => {
    const mid: Vec3 = [center(base)[0], base.max[1], center(base)[2]]
    mid[i] = next + size(bounds)[i] / 2
    next += size(bounds)[i] + gap
    const wish = at(bounds, mid)
    const there = spreads(bounds)
      ? at(bounds, [mid[0], heightAt(wish), mid[2]])
      : freeIn(wish, base, { heightAt, parts, others, placed, stacks: stacks(bounds) })
    placed.push(there)
    return to(node, bounds, there)
  })
}

/** The bounds of what a thing is made of: a sofa carries on its seat, and not at the height of its back. */
function surfacesOf(scene: SceneReader, target: NodeId): Bounds[] {
  const found: Bounds[] = []
  for (const node of subtree(scene, target)) {
    const bounds = node.visible ? ownBounds(scene, node) : null
    if (bounds) found.push(bounds)
  }
  return found
}

/** What a thing stands on: a table's legs and a tree's trunk are in the way of what goes under it. */
function legsOf(scene: SceneReader, target: NodeId): Bounds[] {
  const base = boundsOrOrigin(scene, [target])
  return surfacesOf(scene, target).filter((one) => one.min[1] < base.min[1] + 0.05 && area(one) < area(base) / 4)
}

/** The highest top under a footprint, metres; null where nothing is under it. */
function topUnder(bounds: Bounds, all: readonly Bounds[]): number | null {
  const under = all.filter(({ min, max }) =>
    [0, 2].every((i) => min[i] < bounds.max[i] - 1e-3 && bounds.min[i] < max[i] - 1e-3),
  )
  return under.length ? Math.max(...under.map(({ max }) => max[1])) : null
}

/** Whether a thing that stands where another wants to be is large enough to carry it. */
function carries(thing: Bounds, other: Bounds): boolean {
  const isLevel = Math.abs(thing.min[1] - other.min[1]) < 0.02
  const isUnder = ([0, 2] as const).every((i) => thing.min[i] < center(other)[i] && center(other)[i] < thing.max[i])
  // Not a screen, which is long and thin.
  const isBroad = ([0, 2] as const).every((i) => size(thing)[i] >= size(other)[i] / 2)
  const [area, wish] = [thing, other].map((one) => size(one)[0] * size(one)[2])
  return isLevel && isUnder && isBroad && area >= wish / 2
}

/** The height that something with these bounds comes to rest at, metres. */
type HeightAt = (bounds: Bounds) => number

interface Ground {
  heightAt: HeightAt
  /** What may carry it; all is alike where there are none. */
  parts: readonly Bounds[]
  /** What stands there, and what was set down with it before. */
  others: Obstacles
  placed: readonly Bounds[]
  /** Where there is no room, upon what was set down before; else into it, as flowers in a vase. */
  stacks: boolean
}

/**
 * The nearest place within a footprint where something overlaps nothing and its middle is held. Where there is none it is in the
 * middle all the same, but upon what stands there and is large enough, and upon what was set down with it, unless that goes
 * into it.
 */
function freeIn(wish: Bounds, base: Bounds, { heightAt, parts, others, placed, stacks }: Ground): Bounds {
  const isOpen = (bounds: Bounds) => isClear(bounds, others) && isClear(bounds, placed)
  const settled = (bounds: Bounds): Bounds => at(bounds, [center(bounds)[0], heightAt(bounds), center(bounds)[2]])
  const isHeld = ([0, 2] as const).every((i) => center(wish)[i] > base.min[i] && center(wish)[i] < base.max[i])
  const first = settled(wish)
  // Few things need more than a look at their first place.
  if (isHeld && isOpen(first) && isWhollyCarried(first, parts)) return first
  const room = ([0, 2] as const).map((i) => Math.max(0, (size(base)[i] - size(wish)[i]) / 2))
  const middle = at(wish, [center(base)[0], wish.min[1], center(base)[2]])
  const fromWish = ([x, , z]: Vec3) =>
    Math.hypot(center(middle)[0] + x - center(wish)[0], center(middle)[2] + z - center(wish)[2])
  const inside = ways(room, 6).sort((p, q) => fromWish(p) - fromWish(q))
  // Then over the edge as little as may be, as long as its middle is held.
  const held = ([0, 2] as const).map((i, k) => (room[k] > 0 ? Math.max(room[k], size(base)[i] / 2 - 0.02) : 0))
  const overhang = ([x, , z]: Vec3) => Math.max(0, Math.abs(x) - room[0]) + Math.max(0, Math.abs(z) - room[1])
  const over = ways(held, 16).sort((p, q) => overhang(p) - overhang(q))
  function* open(all: readonly Vec3[]): Generator<Bounds> {
    for (const by of all) {
      const there = settled(moved(middle, by))
      if (isOpen(there)) yield there
    }
  }
  function* near(): Generator<Bounds> {
    if (isHeld && isOpen(first)) yield first
    yield* open([...inside, ...over])
  }
  const anywhere = ways([size(base)[0] / 2, size(base)[2] / 2], 16)
  const best = parts.length > 1 ? (firstCarried(near(), parts) ?? firstCarried(open(anywhere), parts)) : undefined
  const [nearest] = near()
  if (best ?? nearest) return best ?? nearest
  const there = settled(middle)
  const height = stacks
    ? topUnder(there, [...placed, ...others.near(there).filter((one) => carries(one, there))])
    : null
  if (height !== null && height > there.min[1]) return at(there, [center(there)[0], height, center(there)[2]])
  if (!stacks) return there
  const into = (one: Bounds) => Math.max(0, ...others.near(one).map((other) => depthInto(one, other)))
  return over.map((by) => settled(moved(middle, by))).reduce((a, b) => (into(b) < into(a) - 1e-3 ? b : a), there)
}

/** How far along the ground one has to go out of another, metres; 0 where they are apart. */
const depthInto = (a: Bounds, b: Bounds): number => {
  const shared = [0, 1, 2].map((i) => Math.min(a.max[i], b.max[i]) - Math.max(a.min[i], b.min[i]))
  return Math.min(...shared) > 1e-4 ? Math.min(shared[0], shared[2]) : 0
}

/** Ways from the middle of a footprint of so many metres to either side, the shortest first. */
function ways([x, z]: readonly number[], steps: number): Vec3[] {
  const shares = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) / steps)
  const all = shares.flatMap((a) => shares.map((b): Vec3 => [x * a, 0, z * b]))
  return all.sort((p, q) => Math.hypot(p[0], p[2]) - Math.hypot(q[0], q[2]))
}
