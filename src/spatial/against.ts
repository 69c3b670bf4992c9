import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { type Bounds, boundsOrOrigin, center, intersects, moved, size } from './bounds.ts'
import type { Move } from './moves.ts'
import { isClear, type Others, obstacles, roomOf } from './obstacles.ts'
import { at, to } from './standing.ts'

/** Moves nodes, each straight on, until their sides touch that side of another which is next to them. */
export function placeAgainst(scene: SceneReader, nodes: readonly NodeId[], target: NodeId, gap: number): Move[] {
  const wall = boundsOrOrigin(scene, [target])
  const room = roomOf(scene)
  const [w, , d] = size(wall)
  const i = w < d * 0.5 ? 0 : d < w * 0.5 ? 2 : null
  const others = obstacles(scene, [...nodes, target])
  const isWall = i !== null && size(wall)[1] > 1.2
  const isLow = (bounds: Bounds) => (other: Bounds) => isWall && reachesBelow(bounds, other) && isFlatOn(other, wall, i)
  let step = 0
  const wishes = nodes.map((node) => {
    const bounds = boundsOrOrigin(scene, [node])
    const from = center(bounds)
    const away = [0, 2].map((k) => Math.max(wall.min[k] - from[k], from[k] - wall.max[k]))
    const axis = i ?? (away[0] >= away[1] ? 0 : 2)
    const inner = room ? center(room)[axis] : from[axis]
    // A wall that stands alone has no inner side.
    const isOfRoom = i !== null && size(wall)[1] > 1.2 && Math.abs(inner - center(wall)[axis]) > size(wall)[axis]
    const above = (isOfRoom ? inner : from[axis]) >= center(wall)[axis]
    const mid: Vec3 = [from[0], bounds.min[1], from[2]]
    mid[axis] = above ? wall.max[axis] + gap + size(bounds)[axis] / 2 : wall.min[axis] - gap - size(bounds)[axis] / 2
    const other = axis === 0 ? 2 : 0
    const slack = Math.max(0, (size(wall)[other] - size(bounds)[other]) / 2)
    mid[other] = Math.min(Math.max(mid[other], center(wall)[other] - slack), center(wall)[other] + slack)
    const wish = at(bounds, mid)
    // What stands below a window stands before its sill, and what is in a row with it does as well.
    for (const sill of others.near(wish).filter((one) => isLow(wish)(one) && intersects(wish, one)))
      step = Math.max(step, above ? sill.max[axis] - wish.min[axis] : wish.max[axis] - sill.min[axis])
    return { node, bounds, wish, axis, other, above }
  })
  return wishes.map(({ node, bounds, wish: first, axis, other, above }) => {
    const wish = moved(first, axis === 0 ? [above ? step : -step, 0, 0] : [0, 0, above ? step : -step])
    const along: Vec3 = other === 0 ? [1, 0, 0] : [0, 0, 1]
    const isBefore = (b: Bounds) => b.min[other] > wall.min[other] - 1e-3 && b.max[other] < wall.max[other] + 1e-3
    const reach = Math.max(4, size(wall)[other])
    const there =
      alongside(wish, along, others, reach, isBefore) ??
      (isWall ? wish : (alongside(wish, along, others, 4, () => true) ?? wish))
    others.push(there)
    return to(node, bounds, there)
  })
}

/** Whether a thing stands lower than the middle of another: below a window, and not in front of it. */
const reachesBelow = (bounds: Bounds, other: Bounds): boolean => bounds.max[1] < center(other)[1]

/** Whether something is as flat as a window, and on a wall that is thin along an axis. */
const isFlatOn = (bounds: Bounds, wall: Bounds, axis: 0 | 2 | null): boolean =>
  axis !== null && size(bounds)[axis] < 0.15 && intersects(bounds, wall, -0.05)

/** The nearest free place along an axis, either way, no farther than `reach`, of those that will do. */
function alongside(
  wish: Bounds,
  axis: Vec3,
  others: Others,
  reach: number,
  will: (there: Bounds) => boolean,
): Bounds | undefined {
  for (let by = 0; by < reach; by += 0.1) {
    for (const sign of [1, -1]) {
      const there = moved(wish, [axis[0] * by * sign, 0, axis[2] * by * sign])
      if (will(there) && isClear(there, others)) return there
    }
  }
  return undefined
}
