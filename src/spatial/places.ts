import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { type Bounds, boundsOrOrigin, center, column, grown, intersects, moved, size } from './bounds.ts'
import { boundsIndex, isWallShaped } from './bounds-index.ts'
import { directionVector, type ViewBasis } from './directions.ts'
import type { Move } from './moves.ts'
import {
  carriedHeight,
  isCarried,
  isClear,
  isFloorShaped,
  isFree,
  isIndoors,
  KERB,
  nearestFree,
  type Others,
  obstacles,
  restingHeight,
  roomAround,
  roomOf,
  steadyHeight,
  wayInto,
} from './obstacles.ts'
import { isRound } from './round.ts'
import { at, to } from './standing.ts'

export type Side = 'left' | 'right' | 'front' | 'behind'
const SIDES: readonly Side[] = ['right', 'left', 'front', 'behind']

export interface Beside {
  /** A side of the user's view; the first that is free when left out. */
  side?: Side
  /** Metres between bounds; when left out 0.1, or less where what the target stands on has no more room. */
  gap?: number
  basis: ViewBasis
}

/** Metres between things side by side, the first that leaves them on the same table. */
const GAPS = [0.1, 0.05, 0.02]
/** Metres that things may be apart and are still beside each other. */
const BESIDE = 0.4

/**
 * Places nodes beside another, one behind the other, at rest on what is below them and level with the target's foot at
 * most. Where something stands in the way they go a little to the side, or further out.
 */
export function placeBeside(
  scene: SceneReader,
  nodes: readonly NodeId[],
  target: NodeId,
  { side, gap, basis }: Beside,
): Move[] {
  const others = obstacles(scene, nodes)
  const goal = boundsOrOrigin(scene, [target])
  // Beside what hangs in the air, things hang as high.
  const room = roomAround(scene, goal)
  const hangs = isFree(goal, obstacles(scene, [...nodes, target]))
  const level = goal.min[1]
  // Before a window on the wall nothing is put onto a lamp that stands there, too narrow to carry it.
  const heightOf = restingHeight(goal, level, others) < level - KERB ? carriedHeight : steadyHeight
  const heightAt = (bounds: Bounds) => (hangs ? level : heightOf(bounds, level, others))
  const edges = new Map<Side, Bounds>()
  let chosen = side
  return nodes.map((node) => {
    const bounds = boundsOrOrigin(scene, [node])
    const put = (one: Side, clear: boolean): Bounds => {
      const edge = edges.get(one) ?? goal
      const direction = directionVector(one, basis)
      const wishes = (gap === undefined ? GAPS : [gap]).map((metres) => {
        const reach = (i: 0 | 2) => direction[i] * ((size(edge)[i] + size(bounds)[i]) / 2 + metres)
        return at(bounds, [center(edge)[0] + reach(0), level, center(edge)[2] + reach(2)])
      })
      const isOn = (one: Bounds) => heightAt(one) > level - KERB
      const wish = wishes.find((one) => hangs || isCarried(one, level, others)) ?? wishes.findLast(isOn) ?? wishes[0]
      const rested = at(wish, [center(wish)[0], heightAt(wish), center(wish)[2]])
      if (!clear) return rested
      // Between a chair and its wall there may be just enough room, where it stands closer.
      const closer = gap === undefined && room ? moved(rested, wayInto(rested, room)) : rested
      const free = nearestFree(isClear(closer, others) ? closer : rested, direction, others, room)
      const down = at(free, [center(free)[0], heightAt(free), center(free)[2]])
      // Down beside a table it may reach into what is there.
      return isClear(down, others) ? down : nearestFree(down, direction, others, room)
    }
    // Past the corner of a desk that stands at a wall.
    const pushed = (one: Side) => Math.hypot(...center(put(one, true)).map((n, i) => n - center(put(one, false))[i]))
    const fits = (there: Bounds) =>
      !!room && isIndoors(there, room) && isClear(there, others) && intersects(grown(there, BESIDE), goal)
    const clear = SIDES.filter((one) => isClear(put(one, false), others))
    const aside = SIDES.filter((one) => fits(put(one, true))).sort((p, q) => pushed(p) - pushed(q))
    const indoors = clear.find((one) => !room || isIndoors(put(one, false), room)) ?? aside[0]
    chosen ??= indoors ?? clear[0] ?? 'right'
    // Where no side was said, what would stand outside goes to another.
    const isOutside = !side && room && indoors && !isIndoors(put(chosen, true), room)
    const way: Side = isOutside ? indoors : chosen
    const there = put(way, true)
    edges.set(way, there)
    others.push(there)
    return to(node, bounds, there)
  })
}

/** Ways along and across the line between two things, [share of the line, metres], to where there may be room. */
const ALONG = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45].flatMap((n) => (n ? [n, -n] : [0]))
const ACROSS = [0, 0.15, 0.3, 0.6, 0.9].flatMap((n) => (n ? [n, -n] : [0]))

/** Spreads nodes evenly on the line between the middles of two others; where something stands there, they go a little along or across it. */
export function placeBetween(scene: SceneReader, nodes: readonly NodeId[], a: NodeId, b: NodeId): Move[] {
  const others = obstacles(scene, nodes)
  const [p, q] = [a, b].map((id) => boundsOrOrigin(scene, [id]))
  const [from, until] = endsBetween(p, q)
  const [dx, dz] = [until[0] - from[0], until[2] - from[2]]
  const far = Math.hypot(dx, dz) || 1
  // Between what hangs in the air, things hang as high.
  const hang = [p, q].every((one, i) => isFree(one, obstacles(scene, [...nodes, i ? b : a])))
  const level = (from[1] + until[1]) / 2
  return nodes.map((node, k) => {
    const bounds = boundsOrOrigin(scene, [node])
    const share = (k + 1) / (nodes.length + 1)
    const spots = ALONG.flatMap((along) => ACROSS.map((across) => ({ along, across })))
      .filter(({ along }) => share + along > 0 && share + along < 1)
      .sort((x, y) => Math.abs(x.along) * far + Math.abs(x.across) - Math.abs(y.along) * far - Math.abs(y.across))
      .map(({ along, across }) => {
        const s = share + along
        const wish = at(bounds, [
          from[0] + dx * s - (dz / far) * across,
          bounds.min[1],
          from[2] + dz * s + (dx / far) * across,
        ])
        const height = hang
          ? level - size(bounds)[1] / 2
          : restingHeight(wish, Math.max(p.min[1], q.min[1]) + KERB, others)
        return at(wish, [center(wish)[0], height, center(wish)[2]])
      })
    const there = spots.find((spot) => isClear(spot, others)) ?? (nodes.length > 1 ? spots[0] : amidGap(spots[0], p, q))
    others.push(there)
    return to(node, bounds, there)
  })
}

/** Where there is too little room between a large thing and a small one, what goes there is amid the gap, and not in the large one. */
function amidGap(wish: Bounds, p: Bounds, q: Bounds): Bounds {
  const gaps = ([0, 2] as const).map((i) => Math.max(q.min[i] - p.max[i], p.min[i] - q.max[i]))
  if (Math.max(...gaps) <= 0) return wish
  const i = gaps[0] >= gaps[1] ? 0 : 2
  const middle: Vec3 = [center(wish)[0], wish.min[1], center(wish)[2]]
  middle[i] = (Math.min(p.max[i], q.max[i]) + Math.max(p.min[i], q.min[i])) / 2
  return at(wish, middle)
}

/**
 * The ends of the line between two things: their middles. Beside what is long and thin, such as a wall, it runs straight
 * across from the shorter thing, from side to side.
 */
function endsBetween(p: Bounds, q: Bounds): [Vec3, Vec3] {
  const THIN = 4
  const [from, until] = [center(p), center(q)]
  for (const [along, across] of [
    [0, 2],
    [2, 0],
  ]) {
    const [short, long] = size(p)[along] < size(q)[along] ? [p, q] : [q, p]
    const isFacing = short.min[along] >= long.min[along] && short.max[along] <= long.max[along]
    const isApart = p.max[across] <= q.min[across] || q.max[across] <= p.min[across]
    if (!isFacing || !isApart || size(long)[along] < size(long)[across] * THIN) continue
    from[along] = until[along] = center(short)[along]
    const isBefore = p.max[across] <= q.min[across]
    from[across] = isBefore ? p.max[across] : p.min[across]
    until[across] = isBefore ? q.min[across] : q.max[across]
    break
  }
  return [from, until]
}

/** Metres that things hang above others where no more is said. */
const HANGING = 0.5

/**
 * Hangs nodes over the middle of another, `gap` metres above its top; one above the other. Where no gap is given they
 * hang clear of what stands there.
 */
export function placeAbove(scene: SceneReader, nodes: readonly NodeId[], target: NodeId, gap?: number): Move[] {
  const goal = boundsOrOrigin(scene, [target])
  const others = obstacles(scene, [...nodes, target])
  let level = goal.max[1] + (gap ?? HANGING)
  return nodes.map((node) => {
    const bounds = boundsOrOrigin(scene, [node])
    const there = () => at(bounds, [center(goal)[0], level, center(goal)[2]])
    const over = gap === undefined ? others.near(column(there())).sort((a, b) => a.min[1] - b.min[1]) : []
    for (const other of over) if (other.min[1] <= level && intersects(there(), other)) level = other.max[1] + HANGING
    const hung = there()
    level = hung.max[1]
    return to(node, bounds, hung)
  })
}

export interface CornerOf {
  side?: 'left' | 'right'
  end?: 'front' | 'back'
  /** Whose corner; the room's when left out. */
  of?: NodeId
  basis: ViewBasis
}

/** Places nodes into corners: of the room, on the ground; or of the top of a thing. Free ones first, then the nearest. */
export function placeInCorner(
  scene: SceneReader,
  nodes: readonly NodeId[],
  { side, end, of, basis }: CornerOf,
): Move[] {
  const room = of ? boundsOrOrigin(scene, [of]) : roomOf(scene)
  if (!room) return []
  const right = directionVector('right', basis)
  const ahead = directionVector('behind', basis)
  const others = obstacles(scene, of ? [...nodes, of] : nodes)
  const meant = (['left', 'right'] as const)
    .flatMap((x) => (['back', 'front'] as const).map((z) => ({ x, z })))
    .filter(({ x, z }) => (!side || x === side) && (!end || z === end))
    .map((corner) => ({
      ...corner,
      sign: [0, 1, 2].map(
        (i) => right[i] * (corner.x === 'right' ? 1 : -1) + ahead[i] * (corner.z === 'back' ? 1 : -1),
      ),
    }))
  const built = of ? [] : meant.filter(({ sign }) => isWalled(scene, room, sign))
  // More than it has: those of the floor, too.
  const corners = built.length && nodes.length <= built.length ? built : meant
  const used = new Set<unknown>()
  return nodes.map((node) => {
    const bounds = boundsOrOrigin(scene, [node])
    const spots = corners.map((corner) => {
      const { sign } = corner
      // On what is too small for several, they are about its corners.
      const isCrowded = (i: 0 | 2) => of !== undefined && size(bounds)[i] * 2 >= size(room)[i]
      const inset = (i: 0 | 2) =>
        isCrowded(i)
          ? room[sign[i] > 0 ? 'max' : 'min'][i]
          : sign[i] > 0
            ? room.max[i] - size(bounds)[i] / 2 - 0.02
            : room.min[i] + size(bounds)[i] / 2 + 0.02
      const there = at(bounds, [
        inset(0),
        of ? room.max[1] : Math.max(0, room.min[1] > 0.3 ? room.min[1] : 0),
        inset(2),
      ])
      const far = Math.hypot(center(there)[0] - center(bounds)[0], center(there)[2] - center(bounds)[2])
      return { corner, there, far, free: isClear(there, others) }
    })
    const best = spots
      .filter(({ corner }) => used.size >= corners.length || !used.has(corner))
      .sort(
        (a, b) =>
          Number(b.free) - Number(a.free) ||
          Number(b.corner.z === 'back') - Number(a.corner.z === 'back') ||
          a.far - b.far,
      )[0]
    used.add(best.corner)
    const there = best.free ? best.there : alongWalls(best.there, room, others)
    others.push(there)
    return to(node, bounds, there)
  })
}

/** Whether two walls make a corner of a room: of an open room most are made by one, or none. */
function isWalled(scene: SceneReader, room: Bounds, sign: readonly number[]): boolean {
  const walls = boundsIndex(scene)
    .shells()
    .map(({ bounds }) => bounds)
    .filter(isWallShaped)
  return ([0, 2] as const).every((i) =>
    walls.some(
      (wall) => size(wall)[i] < size(wall)[2 - i] && (center(wall)[i] - center(room)[i]) * sign[i] > size(room)[i] / 4,
    ),
  )
}

/** The nearest free place to a corner that is taken, along one of its walls; the corner itself where there is none. */
function alongWalls(corner: Bounds, room: Bounds, others: Others): Bounds {
  const middle = center(room)
  for (let step = 0.05; step < 4; step += 0.05) {
    for (const i of [0, 2] as const) {
      const by: Vec3 = [0, 0, 0]
      by[i] = Math.sign(middle[i] - center(corner)[i]) * step
      const there = moved(corner, by)
      if (isClear(there, others)) return there
    }
  }
  return corner
}

/**
 * Sets nodes about another, evenly, each `told` metres before its side, or 0.1 and more where something is in the way;
 * on a circle where it is round, or a radius is given in metres. They do not overlap.
 */
export function placeAround(
  scene: SceneReader,
  nodes: readonly NodeId[],
  target: NodeId,
  told?: number,
  radius?: number,
): Move[] {
  const gap = told ?? 0.1
  const goal = boundsOrOrigin(scene, [target])
  const mid = center(goal)
  const others = obstacles(scene, [...nodes, target])
  const things = nodes.map((node) => ({ node, bounds: boundsOrOrigin(scene, [node]) }))
  const isCircle = isRound(scene, target)
  const ring = (turn: number, grown: number): Bounds[] => {
    const ways = things.map((_thing, k) => {
      const angle = turn + (2 * Math.PI * k) / things.length
      return [Math.sin(angle), Math.cos(angle)]
    })
    const beforeSide = things.map(({ bounds }, k) => {
      const wide = Math.max(size(bounds)[0], size(bounds)[2])
      const reach = ([0, 2] as const).map((i) => (size(goal)[i] + wide) / 2 + gap)
      return Math.min(
        ...ways[k].map((n, i) => (Math.abs(n) > 1e-6 ? reach[i] / Math.abs(n) : Number.POSITIVE_INFINITY)),
      )
    })
    const widest = Math.max(...beforeSide)
    const wishes = things.map(({ bounds }, k) => {
      const [x, z] = ways[k]
      const far = radius ?? (isCircle ? widest : beforeSide[k]) * grown
      return at(bounds, [mid[0] + x * far, goal.min[1], mid[2] + z * far])
    })
    // About a fire in its pit things stand around the pit, below its rim, and cups about a plate on its table.
    const carried = wishes.filter((wish) => isCarried(wish, goal.min[1], others)).length
    const level = carried * 2 < wishes.length ? goal.min[1] - 2 * KERB : goal.min[1]
    return wishes.map((wish) => at(wish, [center(wish)[0], restingHeight(wish, level, others), center(wish)[2]]))
  }
  const bumps = (all: Bounds[]) =>
    all.filter((one, k) => !isClear(one, others) || !isClear(one, all.slice(0, k))).length
  let best = ring(0, 1)
  const clash = (all: Bounds[]) => all.some((one, k) => !isClear(one, all.slice(0, k)))
  for (const grown of radius === undefined ? [1, 1.15, 1.3, 1.5, 1.8, 2.2] : [1]) {
    const tries = [0, 1, 2, 3, 4, 5].map((k) => ring((k * Math.PI) / (3 * Math.max(1, things.length)), grown))
    best = tries.reduce((least, next) => (bumps(next) < bumps(least) ? next : least), grown === 1 ? tries[0] : best)
    // So far as was told they stand, but for each other.
    if (told === undefined ? bumps(best) === 0 : !clash(best)) break
  }
  return things.map(({ node, bounds }, k) => to(node, bounds, best[k]))
}

/**
 * Pushes nodes apart, each as little as it takes along the ground, until none overlaps another; `gap` metres are left.
 * Walls and floors stay where they are, and what is in them gives way.
 */
export function separate(scene: SceneReader, nodes: readonly NodeId[], gap: number): Move[] {
  const things = nodes.map((node) => ({
    node,
    from: boundsOrOrigin(scene, [node]),
    now: boundsOrOrigin(scene, [node]),
    isShell: isWallShaped(boundsOrOrigin(scene, [node])) || isFloorShaped(boundsOrOrigin(scene, [node])),
  }))
  const fixed = obstacles(scene, nodes)
  for (let round = 0; round < 60; round++) {
    let quiet = true
    for (let a = 0; a < things.length; a++) {
      for (let b = a + 1; b < things.length; b++) {
        const by = parting(things[a].now, things[b].now, gap)
        if (!by) continue
        quiet = false
        const own = things[a].isShell === things[b].isShell ? 0.5 : things[a].isShell ? 0 : 1
        things[a].now = moved(things[a].now, [-by[0] * own, 0, -by[2] * own])
        things[b].now = moved(things[b].now, [by[0] * (1 - own), 0, by[2] * (1 - own)])
      }
    }
    if (quiet) break
  }
  return things.map(({ node, from, now }) =>
    to(node, from, things.length === 1 ? nearestOf(now, fixed, roomAround(scene, from)) : now),
  )
}

/** The free place that is nearest, whichever way, at the same height; what is sunk a little is in the way of nothing but walls and things. */
function nearestOf(own: Bounds, others: Others, room: Bounds | null): Bounds {
  const sunk = Math.max(0, restingHeight(own, own.min[1], others) - own.min[1])
  const bounds = moved(own, [0, sunk, 0])
  const far = (there: Bounds) => Math.hypot(there.min[0] - bounds.min[0], there.min[2] - bounds.min[2])
  const found = [1, -1].flatMap((sign) => [
    nearestFree(bounds, [sign, 0, 0], others, room),
    nearestFree(bounds, [0, 0, sign], others, room),
  ])
  const free = found.filter((there) => isClear(there, others))
  const indoors = room ? free.filter((there) => isIndoors(there, room)) : []
  const nearest = (indoors.length ? indoors : free).sort((a, b) => far(a) - far(b))[0]
  return nearest ? moved(nearest, [0, -sunk, 0]) : own
}

/** The least move along X or Z of `b` that parts it from `a`; null where they are apart. */
function parting(a: Bounds, b: Bounds, gap: number): Vec3 | null {
  const shared = ([0, 1, 2] as const).map(
    (i) => Math.min(a.max[i], b.max[i]) - Math.max(a.min[i], b.min[i]) + (i === 1 ? 0 : gap),
  )
  if (shared.some((n) => n <= 1e-4)) return null
  const i = shared[0] <= shared[2] ? 0 : 2
  const sign = center(b)[i] >= center(a)[i] ? 1 : -1
  const by: Vec3 = [0, 0, 0]
  by[i] = shared[i] * sign * 1.001
  return by
}
