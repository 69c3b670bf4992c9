import { isShown, type NodeId, type SceneReader, subtree, type Vec3 } from '../document/index.ts'
import { type Bounds, center, column, grown, intersects, moved, ownBounds, size } from './bounds.ts'
import { BoxTree, boundsIndex, isWallShaped } from './bounds-index.ts'

/** What is lower than this, in metres, is a floor: things may stand on it, and it stands in nobody's way. */
const FLAT = 0.05
/** Metres by which a thing may sink into what it is to rest on. */
const SINKS = 0.05

/** What other things may bump into, or stand on: bounds that can be asked for by where they are. */
export class Obstacles {
  readonly #own = new BoxTree<{ bounds: Bounds }>()

  constructor(
    private readonly scene: SceneReader,
    private readonly left: ReadonlySet<NodeId>,
  ) {}

  /** The bounds of what is shown, mesh by mesh, and meets a box or touches it. */
  near(box: Bounds): Bounds[] {
    const found = boundsIndex(this.scene)
      .meeting(box)
      .filter(({ id }) => !this.left.has(id) && isShown(this.scene, id))
    return [...found, ...this.#own.meeting(box)].map(({ bounds }) => bounds)
  }

  /** Something that is to stand there as well. */
  push(...all: readonly Bounds[]): void {
    for (const bounds of all) this.#own.add({ bounds })
  }
}

/** What stands in the way of nodes that are to go somewhere: all but them and what is below them, as it is when asked. */
export function obstacles(scene: SceneReader, except: Iterable<NodeId> = []): Obstacles {
  const left = new Set<NodeId>()
  for (const id of except) for (const node of subtree(scene, id)) left.add(node.id)
  return new Obstacles(scene, left)
}

/** Some bounds, or all obstacles. */
export type Others = readonly Bounds[] | Obstacles

const near = (others: Others, box: Bounds): readonly Bounds[] =>
  others instanceof Obstacles ? others.near(box) : others

/** Something flat on the ground, to stand on. */
export const isFlat = ({ min, max }: Bounds): boolean => max[1] - min[1] < FLAT && max[1] < FLAT + 0.02

export const isClear = (bounds: Bounds, others: Others): boolean =>
  near(others, bounds).every((other) => isFloorFor(bounds, other) || !intersects(bounds, other, 2e-3))

/** Whether a thing may lie on another without being in its way: a mat on the floor, and not on the mat beside it. */
function isFloorFor(own: Bounds, other: Bounds): boolean {
  if (!isFlat(other)) return false
  const [[w, , d], [width, , depth]] = [size(own), size(other)]
  return !isFlat(own) || width * depth > 2 * w * d
}

/** Metres over all that is below it from which a thing hangs and does not stand. */
const HANGS = 0.05

/** Whether nothing is below a thing that it could stand on. */
export const isInAir = (bounds: Bounds, others: Others): boolean =>
  bounds.min[1] - restingHeight(bounds, bounds.min[1], others) >= HANGS

/** In the air, with nothing under it and nothing beside it that it could hang on. */
export function isFree(bounds: Bounds, others: Others): boolean {
  if (!isInAir(bounds, others)) return false
  return !near(others, grown(bounds, 0.03)).some((other) => intersects(bounds, other, -0.03))
}

/** The height that things with this footprint come to rest at: the highest top below it that is not above `level`, else the ground. */
export function restingHeight(bounds: Bounds, level: number, others: Others): number {
  let height = 0
  for (const { min, max } of near(others, column(bounds))) {
    if (max[1] > level + SINKS || max[1] <= height) continue
    if ([0, 2].every((i) => min[i] < bounds.max[i] - 1e-3 && bounds.min[i] < max[i] - 1e-3)) height = max[1]
  }
  return height
}

/** Metres by which a thing may reach over an edge and still stand whole. */
const BRIM = 0.02
/** Metres that things stand higher, or straddle, without more ado: a kerb, a rug, a low step. */
export const KERB = 0.06

/** The height that a thing comes to rest at without tipping over an edge: that of what carries its middle. */
export function steadyHeight(bounds: Bounds, level: number, others: Others): number {
  const height = restingHeight(bounds, level, others)
  const [x, , z] = center(bounds)
  const carried = restingHeight(post(bounds, x, z), level, others)
  return height - carried > KERB ? carried : height
}

/** The height at which a thing rests steadily; where what is below its middle does not carry its corners, on what does. */
export function carriedHeight(bounds: Bounds, level: number, others: Others): number {
  const height = steadyHeight(bounds, level, others)
  return isCarried(bounds, height, others)
    ? height
    : Math.min(...cornersOf(bounds).map(([x, z]) => restingHeight(post(bounds, x, z), level, others)))
}

/** Where the corners of a thing stand, [x, z]. */
const cornersOf = ({ min, max }: Bounds) =>
  [min[0] + BRIM, max[0] - BRIM].flatMap((x) => [min[2] + BRIM, max[2] - BRIM].map((z) => [x, z] as const))

/** Whether all corners of a thing are carried at a height, so that nothing of it reaches over an edge. */
export const isCarried = (bounds: Bounds, level: number, others: Others): boolean =>
  cornersOf(bounds).every(([x, z]) => restingHeight(post(bounds, x, z), level, others) > level - KERB)

/** Half the width in metres of the column by which it is looked up what carries a thing at a point. */
const THIN = 0.002

/** A thin column of a thing, where it stands at [x, z]. */
const post = ({ min, max }: Bounds, x: number, z: number): Bounds => ({
  min: [x - THIN, min[1], z - THIN],
  max: [x + THIN, max[1], z + THIN],
})

/** Steps away from a place, the nearest first: [along, across] metres. */
function steps(reach: number, back: number): [number, number][] {
  const found: [number, number][] = []
  for (let along = 0; along <= reach; along += 0.1) {
    for (let across = -back; across <= back + 1e-9; across += 0.1) found.push([along, across])
  }
  return found.sort(([a, b], [c, d]) => a + Math.abs(b) * 0.8 - (c + Math.abs(d) * 0.8))
}
const STEPS = steps(2.5, 1.5)

/**
 * The nearest place to `bounds` that is free, further in a direction (a horizontal unit vector along X or Z) or to its
 * sides, and in the room rather than out of it; the place itself where none is, or none for a rug in the room.
 */
export function nearestFree(
  bounds: Bounds,
  direction: readonly number[],
  others: Others,
  room: Bounds | null = null,
): Bounds {
  // What is larger has further to go, and a rug sooner lies below what stands there.
  const within = room && isFlat(bounds) ? moved(bounds, wayInto(bounds, room)) : bounds
  const back = Math.hypot(within.min[0] - bounds.min[0], within.min[2] - bounds.min[2])
  const liesBelow = !!room && isFlat(bounds) && isIndoors(within, room) && back <= Math.max(...size(bounds)) / 4
  const scale = liesBelow ? 0.4 : Math.max(1, Math.max(size(bounds)[0], size(bounds)[2]) / 1.5)
  let outside: Bounds | undefined
  for (const step of STEPS) {
    const [along, across] = [step[0] * scale, step[1] * scale]
    const by = [direction[0] * along + direction[2] * across, 0, direction[2] * along - direction[0] * across] as const
    const there = moved(bounds, [by[0], by[1], by[2]])
    if (!isClear(there, others)) continue
    if (!room || isIndoors(there, room)) return there
    outside ??= there
  }
  return liesBelow ? within : (outside ?? bounds)
}

/** Whether something is between the walls, or on the floor. */
export const isIndoors = ({ min, max }: Bounds, room: Bounds): boolean =>
  [0, 2].every((i) => min[i] > room.min[i] - 0.01 && max[i] < room.max[i] + 0.01)

/** How far something has to go to be within the walls, metres; nothing along an axis in which it is too long for them. */
export const wayInto = (own: Bounds, room: Bounds): Vec3 =>
  [0, 1, 2].map((i) => {
    if (i === 1 || own.max[i] - own.min[i] > room.max[i] - room.min[i] + 0.01) return 0
    return Math.max(0, room.min[i] - own.min[i]) - Math.max(0, own.max[i] - room.max[i])
  }) as Vec3

/** The room that something stands in: null where there are neither walls nor a floor, or it stands outside of them. */
export function roomAround(scene: SceneReader, bounds: Bounds): Bounds | null {
  const room = roomOf(scene, false)
  const at = center(bounds)
  return room && [0, 2].every((i) => at[i] > room.min[i] - 0.1 && at[i] < room.max[i] + 0.1) ? room : null
}

/** As low and broad as floors, lawns and carpets are. */
export function isFloorShaped(bounds: Bounds): boolean {
  const [w, h, d] = size(bounds)
  return h < 0.3 && Math.min(w, d) > 2
}

/** The inside of the room: what the walls leave of the floor; the bounds of everything, or null, where there are neither. */
export function roomOf(scene: SceneReader, orAll = true): Bounds | null {
  const shells = boundsIndex(scene)
    .shells()
    .map(({ bounds }) => bounds)
  const walls = shells.filter(isWallShaped)
  if (!shells.length) return orAll ? shownBounds(scene) : null
  // A copy: the bounds of one shell alone are not to be changed.
  const room = shells.reduce(merge, shells[0])
  const middle = center(room)
  for (const wall of walls) {
    const i = size(wall)[0] < size(wall)[2] ? 0 : 2
    if (center(wall)[i] <= middle[i]) room.min[i] = Math.max(room.min[i], wall.max[i])
    else room.max[i] = Math.min(room.max[i], wall.min[i])
  }
  return room
}

function shownBounds(scene: SceneReader): Bounds | null {
  let all: Bounds | null = null
  for (const node of scene.nodes()) {
    const bounds = node.visible ? ownBounds(scene, node) : null
    if (bounds) all = all ? merge(all, bounds) : bounds
  }
  return all
}

const merge = (a: Bounds, b: Bounds): Bounds => ({
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
})
