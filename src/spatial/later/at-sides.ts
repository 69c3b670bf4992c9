import type { NodeId, SceneReader, Vec3 } from '../../document/index.ts'
import { type Bounds, boundsOrOrigin, center, size } from '../bounds.ts'
import { headingOf } from '../facing.ts'
import type { Move } from '../moves.ts'
import { isClear, obstacles, restingHeight } from '../obstacles.ts'
import { isRound } from '../round.ts'
import { at, to } from '../standing.ts'

/** A side of a thing seen from above: the axis along it, and on which end of the other axis it is. */
interface Side {
  along: 0 | 2
  sign: 1 | -1
}

const SIDES: readonly Side[] = [
  { along: 0, sign: 1 },
  { along: 0, sign: -1 },
  { along: 2, sign: -1 },
  { along: 2, sign: 1 },
]

/** A place at a side: its share of the way along it, 0 to 1. */
interface Place {
  side: Side
  share: number
}

/**
 * Sets nodes at the sides of a thing with corners, `gap` metres away: as many at each as it is long, evenly; or where there is
 * room beside what stands there already. Null where it is round or stands askew, or its sides have no room for all of them.
 */
export function placeAtSides(scene: SceneReader, nodes: readonly NodeId[], target: NodeId, gap: number): Move[] | null {
  if (isRound(scene, target) || isAskew(scene, target)) return null
  const goal = boundsOrOrigin(scene, [target])
  const all = nodes.map((node) => boundsOrOrigin(scene, [node]))
  const others = obstacles(scene, [...nodes, target])
  const standing = (bounds: Bounds, { side, share }: Place): Bounds => {
    const across = side.along === 0 ? 2 : 0
    const place: Vec3 = [...center(goal)]
    place[side.along] += (share - 0.5) * size(goal)[side.along]
    place[across] += side.sign * ((size(goal)[across] + size(bounds)[across]) / 2 + gap)
    const wish = at(bounds, [place[0], goal.min[1], place[2]])
    return at(wish, [place[0], restingHeight(wish, goal.min[1], others), place[2]])
  }
  const isOpen = (one: Bounds, placed: readonly Bounds[]) => isClear(one, others) && isClear(one, placed)
  const dealt = deal(all, goal)
  const even = dealt?.map((place, k) => standing(all[k], place))
  const there = even?.every((one, k) => isOpen(one, even.slice(0, k))) ? even : squeezed(all, goal, standing, isOpen)
  return there && nodes.map((node, k) => to(node, all[k], there[k]))
}

/** Each where there is room at a side, near its middle, at the side that has got the fewest of them; null where there is none. */
function squeezed(
  all: readonly Bounds[],
  goal: Bounds,
  standing: (bounds: Bounds, place: Place) => Bounds,
  isOpen: (one: Bounds, placed: readonly Bounds[]) => boolean,
): Bounds[] | null {
  const STEP = 0.05
  const OVER_END = 0.1
  const placed: Bounds[] = []
  const counts = new Map<Side, number>()
  for (const bounds of all) {
    const wide = Math.max(size(bounds)[0], size(bounds)[2])
    const sides = SIDES.filter(({ along }) => size(goal)[along] > wide * 0.95)
    const byNeed = sides.sort(
      (a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || size(goal)[b.along] - size(goal)[a.along],
    )
    const places = byNeed.flatMap((side): Place[] => {
      const length = size(goal)[side.along]
      const steps = Math.floor(((length - wide) / 2 + OVER_END) / STEP)
      const ways = Array.from({ length: Math.max(0, steps) + 1 }, (_, i) => (i * STEP) / length)
      return ways.flatMap((way) => [0.5 + way, 0.5 - way]).map((share) => ({ side, share }))
    })
    const place = places.find((one) => isOpen(standing(bounds, one), placed))
    if (!place) return null
    counts.set(place.side, (counts.get(place.side) ?? 0) + 1)
    placed.push(standing(bounds, place))
  }
  return placed
}

/** The point of a thing that is straight before what stands at a side of it. */
export function straightAhead(scene: SceneReader, id: NodeId, target: NodeId): Vec3 {
  const { min, max } = boundsOrOrigin(scene, [target])
  return center(boundsOrOrigin(scene, [id])).map((n, i) => Math.min(Math.max(n, min[i]), max[i])) as Vec3
}

const isAskew = (scene: SceneReader, id: NodeId): boolean => {
  const quarters = headingOf(scene, id) / (Math.PI / 2)
  return Math.abs(quarters - Math.round(quarters)) > 0.01
}

/** As many places as there are things, each at the side with most room, in their order about it. Null where they do not fit. */
function deal(all: readonly Bounds[], goal: Bounds): Place[] | null {
  const wide = Math.max(...all.map((bounds) => Math.max(size(bounds)[0], size(bounds)[2])))
  const lengths = SIDES.map(({ along }) => size(goal)[along])
  const counts = SIDES.map(() => 0)
  // One to each side comes first.
  const roomFor = (i: number) => (counts[i] || lengths[i] < wide * 0.95 ? lengths[i] / (counts[i] + 1) : Infinity)
  const chosen = all.map(() => {
    const best = SIDES.map((_, i) => i).reduce((a, b) => (roomFor(b) > roomFor(a) + 1e-6 ? b : a))
    const isFull = roomFor(best) < wide * 0.95
    counts[best]++
    return isFull ? null : best
  })
  if (chosen.some((i) => i === null)) return null
  const seen = SIDES.map(() => 0)
  const places = chosen.map((i) => ({ side: SIDES[i!], share: (seen[i!]++ + 0.5) / counts[i!] }))
  return places.sort((p, q) => angleOf(p) - angleOf(q))
}

/** Where about a thing a place is: radians from its front, against the clock as seen from above. */
function angleOf({ side, share }: Place): number {
  const offset = (share - 0.5) * 0.9
  const [x, z] = side.along === 0 ? [offset, side.sign * 0.5] : [side.sign * 0.5, offset]
  const angle = Math.atan2(x, z)
  return angle < -1e-9 ? angle + 2 * Math.PI : angle
}
