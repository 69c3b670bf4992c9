import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { type Bounds, boundsOrOrigin, center, size } from './bounds.ts'
import { headingOf } from './facing.ts'
import type { Move } from './moves.ts'
import { isClear, obstacles, restingHeight } from './obstacles.ts'
import { isRound } from './round.ts'
import { at, to } from './standing.ts'

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

/**
 * Sets nodes at the sides of a thing with corners, `gap` metres away: as many at each as it is long, evenly. Null where it is
 * round or stands askew, where its sides have no room for all of them, or something else stands there.
 */
export function placeAtSides(scene: SceneReader, nodes: readonly NodeId[], target: NodeId, gap: number): Move[] | null {
  const goal = boundsOrOrigin(scene, [target])
  const things = nodes.map((node) => ({ node, bounds: boundsOrOrigin(scene, [node]) }))
  const dealt =
    isRound(scene, target) || isAskew(scene, target)
      ? null
      : deal(
          things.map(({ bounds }) => bounds),
          goal,
        )
  if (!dealt) return null
  const others = obstacles(scene, [...nodes, target])
  const there = things.map(({ bounds }, k) => {
    const { side, share } = dealt[k]
    const across = side.along === 0 ? 2 : 0
    const place: Vec3 = [...center(goal)]
    place[side.along] += (share - 0.5) * size(goal)[side.along]
    place[across] += side.sign * ((size(goal)[across] + size(bounds)[across]) / 2 + gap)
    const wish = at(bounds, [place[0], goal.min[1], place[2]])
    return at(wish, [place[0], restingHeight(wish, goal.min[1], others), place[2]])
  })
  const isFree = there.every((one, k) => isClear(one, others) && isClear(one, there.slice(0, k)))
  return isFree ? things.map(({ node, bounds }, k) => to(node, bounds, there[k])) : null
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

/** A place at a side: its share of the way along it, 0 to 1. */
interface Place {
  side: Side
  share: number
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
