import { type NodeId, type SceneReader, subtree } from '../document/index.ts'
import { type Bounds, center, intersects, moved, ownBounds, size } from './bounds.ts'

/** What is lower than this, in metres, is a floor: things may stand on it, and it stands in nobody's way. */
const FLAT = 0.05
/** Metres by which a thing may sink into what it is to rest on. */
const SINKS = 0.05

/** The bounds of what is shown, mesh by mesh: what other things may bump into, or stand on. */
export function obstacles(scene: SceneReader, except: Iterable<NodeId> = []): Bounds[] {
  const left = new Set<NodeId>()
  for (const id of except) for (const node of subtree(scene, id)) left.add(node.id)
  const found: Bounds[] = []
  const visit = (id: NodeId) => {
    const node = scene.node(id)!
    if (!node.visible || left.has(id)) return
    const bounds = ownBounds(scene, node)
    if (bounds) found.push(bounds)
    for (const child of scene.children(id)) visit(child)
  }
  for (const id of scene.children(null)) visit(id)
  return found
}

/** Something flat on the ground, to stand on. */
export const isFlat = ({ min, max }: Bounds): boolean => max[1] - min[1] < FLAT && max[1] < FLAT + 0.02

export const isClear = (bounds: Bounds, others: readonly Bounds[]): boolean =>
  others.every((other) => isFlat(other) || !intersects(bounds, other, 2e-3))

/** The height that things with this footprint come to rest at: the highest top below it that is not above `level`, else the ground. */
export function restingHeight(bounds: Bounds, level: number, others: readonly Bounds[]): number {
  let height = 0
  for (const { min, max } of others) {
    if (max[1] > level + SINKS || max[1] <= height) continue
    if ([0, 2].every((i) => min[i] < bounds.max[i] - 1e-3 && bounds.min[i] < max[i] - 1e-3)) height = max[1]
  }
  return height
}

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
 * sides, and in the room rather than out of it; the place itself where none is.
 */
export function nearestFree(
  bounds: Bounds,
  direction: readonly number[],
  others: readonly Bounds[],
  room: Bounds | null = null,
): Bounds {
  // What is larger has further to go.
  const scale = Math.max(1, Math.max(size(bounds)[0], size(bounds)[2]) / 1.5)
  let outside: Bounds | undefined
  for (const step of STEPS) {
    const [along, across] = [step[0] * scale, step[1] * scale]
    const by = [direction[0] * along + direction[2] * across, 0, direction[2] * along - direction[0] * across] as const
    const there = moved(bounds, [by[0], by[1], by[2]])
    if (!isClear(there, others)) continue
    if (!room || isIndoors(there, room)) return there
    outside ??= there
  }
  return outside ?? bounds
}

/** Whether something is between the walls, or on the floor. */
export const isIndoors = ({ min, max }: Bounds, room: Bounds): boolean =>
  [0, 2].every((i) => min[i] > room.min[i] - 0.01 && max[i] < room.max[i] + 0.01)

/** The room that something stands in: null where there are neither walls nor a floor, or it stands outside of them. */
export function roomAround(scene: SceneReader, bounds: Bounds): Bounds | null {
  const room = roomOf(scene, false)
  const at = center(bounds)
  return room && [0, 2].every((i) => at[i] > room.min[i] - 0.1 && at[i] < room.max[i] + 0.1) ? room : null
}

/** As high, long and thin as the walls of a room are. */
export function isWallShaped(bounds: Bounds): boolean {
  const [w, h, d] = size(bounds)
  return h > 1.8 && Math.min(w, d) < 0.35 && Math.max(w, d) > 1.5
}

/** As low and broad as floors, lawns and carpets are. */
export function isFloorShaped(bounds: Bounds): boolean {
  const [w, h, d] = size(bounds)
  return h < 0.3 && Math.min(w, d) > 2
}

/** The inside of the room: what the walls leave of the floor; the bounds of everything, or null, where there are neither. */
export function roomOf(scene: SceneReader, orAll = true): Bounds | null {
  const shells: Bounds[] = []
  const walls: Bounds[] = []
  let all: Bounds | null = null
  for (const node of scene.nodes()) {
    const bounds = node.visible ? ownBounds(scene, node) : null
    if (!bounds) continue
    all = all ? merge(all, bounds) : bounds
    const [w, h, d] = size(bounds)
    const isWall = isWallShaped(bounds)
    if (isWall) walls.push(bounds)
    if (isWall || (h < 0.3 && w > 3 && d > 3 && bounds.min[1] < 0.1)) shells.push(bounds)
  }
  if (!shells.length) return orAll ? all : null
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

const merge = (a: Bounds, b: Bounds): Bounds => ({
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
})
