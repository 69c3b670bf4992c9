import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  boundsOrOrigin,
  center,
  directionVector,
  distance,
  headingOf,
  isClear,
  isFloorShaped,
  isInAir,
  moved,
  obstacles,
  roomOf,
  size,
} from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Relation, Slots } from '../grammar/slots/slots.ts'
import { headOf } from '../meaning/describe.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { isOfCategory } from '../words/categories.ts'
import { IN_WALLS, OPENINGS, PICTURES, WALL_UNITS } from '../words/seats.ts'
import { thinnest } from './lengthwise.ts'
import { liftTo, toMiddle, toPoint } from './points.ts'
import { nearestOf, targetsOf } from './targets.ts'

/** "A plant on each side of the whiteboard": on the floor, though that hangs. */
export function* standBeside(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  if (!hangs(plan, target)) return
  const isPicture = PICTURES.test(plan.saidName(target)) && plan.bounds(target).min[1] > 0.3
  const standing = nodes.filter((id) => !PICTURES.test(plan.saidName(id)) && (standsUsually(plan, id) || isPicture))
  const free = standing.filter((id) => !isPicture || plan.isNew(id))
  const low = free.filter((id) => !plan.memory.copies.includes(id) && plan.scene.node(id)!.kind !== 'light')
  if (low.length) yield* plan.call('arrange.restBelow', { nodes: low })
}

/** Whether nothing is below a thing that it could stand on. */
export const hangs = (plan: Planner, id: NodeId): boolean => isInAir(plan.bounds(id), obstacles(plan.scene, [id]))

/** Whether a thing hangs on a wall or in the air: what goes beside it or between two such things hangs as high. */
export const isHung = (plan: Planner, id: NodeId): boolean =>
  plan.bounds(id).min[1] > 0.3 && (PICTURES.test(plan.saidName(id)) || hangs(plan, id))

/** Furniture, and what stood on the ground before, belongs on the ground. */
function standsUsually(plan: Planner, id: NodeId): boolean {
  const before = plan.origins.get(id)
  return plan.isNew(id) ? plan.scene.node(id)!.kind === 'group' : !!before && Math.abs(before.min[1]) < 0.02
}

/** Something upright, thin and wide, of a name that furniture does not go by: a bookcase is as thin as a wall may be. */
export const isWall = (plan: Planner, id: NodeId): boolean => {
  const [w, h, d] = size(plan.bounds(id))
  // What hangs on a wall, a whiteboard say, is none, nor is a window in it.
  const isPart = (h < 2 && plan.bounds(id).min[1] > 0.3) || OPENINGS.test(plan.saidName(id))
  const hasWallShape = h > 1.2 && Math.min(w, d) < 0.4 && Math.max(w, d) > 1.5
  return hasWallShape && !isPart && !isOfCategory(headOf(plan.nameOf(id)), 'furniture')
}

/** Something flat and wide: what is on its left side is on it. */
export const isFloor = (plan: Planner, id: NodeId): boolean => isFloorShaped(plan.bounds(id))

/** What is flat hangs flat on a wall: a picture is turned with its back to it. */
function* turnAlong(plan: Planner, nodes: readonly NodeId[], wall: NodeId): Steps {
  // A map that lies on a table is stood up, its top to the room.
  const lying = nodes.filter((id) => PICTURES.test(plan.saidName(id)) && thinnest(plan, id) === 1)
  if (lying.length) yield* plan.call('node.rotate', { nodes: lying, axis: 'x', degrees: 90 })
  const thin = (id: NodeId) => {
    const [w, , d] = size(plan.bounds(id))
    return w * 2 < d ? 0 : d * 2 < w ? 2 : undefined
  }
  const across = thin(wall)
  const room = roomOf(plan.scene)
  if (across === undefined || !room) return
  const sign = center(room)[across] >= center(plan.bounds(wall))[across] ? 1 : -1
  for (const id of nodes) {
    const own = thin(id)
    if (own === undefined || own === across) continue
    // Where there is room to turn.
    yield* toMiddle(plan, [id], center(room))
    const degrees = (across === 0 ? 90 * sign : 90 - 90 * sign) - (headingOf(plan.scene, id) * 180) / Math.PI
    yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees })
    // What is flat the other way stands edgeways now.
    if (thin(id) !== across) yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: 90 })
  }
}

/** Metres between what is hung beside each other. */
const BETWEEN_HUNG = 0.2

/** Whether a wall runs along Z, and not along X. */
export const isDeep = (plan: Planner, wall: NodeId): boolean => {
  const [w, , d] = size(plan.bounds(wall))
  return d > w
}

/** A picture on a wall hangs before it, at the height of the eyes; several new ones so many metres apart. */
export function* hang(plan: Planner, nodes: readonly NodeId[], target: NodeId, gap = BETWEEN_HUNG): Steps {
  // What hung on another wall hangs as high on this.
  const heights = nodes.map((id) => hungHeight(plan, id))
  const [only, ...others] = nodes
  const areNew = nodes.every((id) => plan.isNew(id))
  yield* turnAlong(plan, nodes, target)
  yield* plan.call('arrange.placeAgainst', { nodes, target })
  const areClose = others.some((id, i) => distance(plan.scene, nodes[i], id) < 0.05)
  if (areClose && areNew) yield* plan.call('arrange.row', { nodes, axis: isDeep(plan, target) ? 'z' : 'x', gap })
  const eyes = Math.min(1.5, center(plan.bounds(target))[1] + 0.25)
  for (const [i, id] of nodes.entries()) {
    const isDoor = IN_WALLS.test(plan.saidName(id))
    if (isDoor) yield* liftTo(plan, [id], plan.bounds(target).min[1])
    else
      yield* plan.call('node.translate', { nodes: [id], by: [0, (heights[i] ?? eyes) - center(plan.bounds(id))[1], 0] })
  }
  if (others.length && areNew && nodes.some((id) => !hangsFree(plan, id, target, nodes)))
    if (!(yield* toFreeMiddle(plan, nodes, target))) for (const id of nodes) yield* toFreeMiddle(plan, [id], target)
  if (!others.length && (plan.isNew(only) || !hangsFree(plan, only, target))) yield* toFreeMiddle(plan, [only], target)
}

const hungHeight = (plan: Planner, id: NodeId): number | undefined => {
  const isHung = !plan.isNew(id) && PICTURES.test(plan.saidName(id)) && plan.bounds(id).min[1] > 0.5
  return isHung ? center(plan.bounds(id))[1] : undefined
}

/** Whether nothing else hangs where a thing does. */
const hangsFree = (plan: Planner, id: NodeId, wall: NodeId, besides: readonly NodeId[] = [id]): boolean =>
  isClear(plan.bounds(id), obstacles(plan.scene, [...besides, wall]))

/** Along a wall to its middle, or as near to it as nothing hangs there yet; several as they hang to each other. False where there is no such place. */
function* toFreeMiddle(plan: Planner, nodes: readonly NodeId[], wall: NodeId): Steps<boolean> {
  const STEP = 0.1
  const across = isDeep(plan, wall) ? 2 : 0
  const whole = boundsOrOrigin(plan.scene, nodes)
  const [own, room] = [size(whole)[across], size(plan.bounds(wall))[across]]
  const there = obstacles(plan.scene, [...nodes, wall])
  const steps = Math.floor(Math.max(0, room - own) / 2 / STEP)
  for (const n of Array.from({ length: 2 * steps + 1 }, (_, i) => Math.ceil(i / 2) * (i % 2 ? -1 : 1))) {
    const by: Vec3 = [0, 0, 0]
    by[across] = center(plan.bounds(wall))[across] + n * STEP - center(whole)[across]
    if (!nodes.every((id) => isClear(moved(plan.bounds(id), by), there))) continue
    if (Math.abs(by[across]) > 1e-6) yield* plan.call('node.translate', { nodes, by })
    return true
  }
  return false
}

/** "Add a window", where there are walls and no place is said: the wall that the user looks at. */
export function wallFor(plan: Planner): NodeId | undefined {
  const behind = directionVector('behind', plan.basis)
  const far = (id: NodeId) => center(plan.bounds(id)).reduce((sum, n, i) => sum + n * behind[i], 0)
  const walls = plan.scene.children(null).filter((id) => isWall(plan, id) && /wall/i.test(plan.saidName(id)))
  return walls.sort((a, b) => far(b) - far(a))[0]
}

/** "A picture above the bed": on the wall that the bed stands by. */
export function* hangBehind(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const NEAR = 1
  const pictures = nodes.filter(
    (id) => PICTURES.test(plan.saidName(id)) || (plan.isNew(id) && WALL_UNITS.test(plan.saidName(id))),
  )
  const walls = [...plan.scene.nodes()].filter(({ id }) => isWall(plan, id)).map(({ id }) => id)
  if (!walls.length || !pictures.length) return
  const wall = nearestOf(plan, walls, target)
  if (distance(plan.scene, wall, target) >= NEAR) return
  const hung = pictures.map((id) => center(plan.bounds(id)))
  yield* turnAlong(plan, pictures, wall)
  for (const [i, id] of pictures.entries()) {
    const now = center(plan.bounds(id))
    yield* plan.call('node.translate', { nodes: [id], by: hung[i].map((n, k) => n - now[k]) as Vec3 })
  }
  yield* plan.call('arrange.placeAgainst', { nodes: pictures, target: wall })
  for (const id of pictures) yield* belowTop(plan, id, wall, target)
}

/** "On the wall above the couch": the wall that is nearest to the couch. */
export function onNearestWall(plan: Planner, said: Relation[]): Relation[] {
  // "Above the desk on the back wall": on the wall first.
  const isTurned = said[0]?.kind === 'above' && said[1]?.kind === 'on' && said[1].targets[0].word?.endsWith('wall')
  const relations = isTurned ? [said[1], said[0], ...said.slice(2)] : said
  const [on, by, ...more] = relations
  const [wall] = on?.targets ?? []
  const isAnyWall = wall?.word === 'wall' && /^(?:the )?wall$/i.test(wall.text) && !wall.ids
  if (!isAnyWall || by?.kind !== 'above' || !/^(?:on|against)$/.test(on.kind)) return relations
  const walls = [...plan.scene.nodes()].filter(({ id }) => isWall(plan, id)).map(({ id }) => id)
  const [target] = targetsOf(plan, by.targets[0], [], 'above')
  if (walls.length < 2 || !target) return relations
  return [{ ...on, targets: [{ ...wall, ids: [nearestOf(plan, walls, target)] }] }, by, ...more]
}

/** What was set above a tall thing, or above the wall that it reached into, hangs on the wall and not over it. */
function* belowTop(plan: Planner, id: NodeId, wall: NodeId, target: NodeId): Steps {
  const [ABOVE, MARGIN] = [0.5, 0.05]
  const [own, top, base] = [plan.bounds(id), plan.bounds(wall).max[1], plan.bounds(target).max[1]]
  if (own.max[1] <= top) return
  const lowest = base + MARGIN
  const wanted = Math.max(lowest, Math.min(base + ABOVE, top - MARGIN - size(own)[1]))
  yield* plan.call('node.translate', { nodes: [id], by: [0, wanted - own.min[1], 0] })
}

/** The wall that something was hung on, or set against. */
export function wallOf(
  plan: Planner,
  { kind, targets, isAlong }: Relation,
  nodes: readonly NodeId[],
): NodeId | undefined {
  if (!(isAlong || /^(on|against|inside)$/.test(kind)) || targets[0].isAll || targets[0].isPlural) return undefined
  return targetsOf(plan, targets[0], nodes, kind).find((id) => isWall(plan, id))
}

/** "On the wall above the sofa": it is moved along the wall only, and keeps its height beside what stands on the ground. */
export function* stayOnWall(
  plan: Planner,
  nodes: readonly NodeId[],
  wall: NodeId,
  hung: readonly Bounds[],
  { kind }: Relation,
): Steps {
  const [w, , d] = size(plan.bounds(wall))
  for (const [i, id] of nodes.entries()) {
    const by = center(hung[i]).map((n, k) => n - center(plan.bounds(id))[k]) as Vec3
    by[w > d ? 0 : 2] = 0
    if (/^(above|under)$/.test(kind)) by[1] = 0
    yield* plan.call('node.translate', { nodes: [id], by })
  }
}

/** "Back until it touches the wall": the wall on that side. */
export function* toWall(plan: Planner, nodes: readonly NodeId[], noun: Noun, slots: Slots): Steps {
  const way = directionVector(slots.moves[0].direction, plan.basis)
  slots.moves = []
  const walls = plan.findTargets({ ...noun, isAll: true })
  const along = (id: NodeId) => center(plan.bounds(id)).reduce((sum, n, i) => sum + n * way[i], 0)
  const target = walls.sort((a, b) => along(b) - along(a))[0]
  yield* plan.call('arrange.placeAgainst', { nodes, target })
}

/** "Against the wall, centred": in its middle along it. */
export function* toMiddleAlong(plan: Planner, nodes: readonly NodeId[], { kind, targets }: Relation): Steps {
  yield* alongMiddle(plan, nodes, targetsOf(plan, targets[0], nodes, kind)[0])
}

function* alongMiddle(plan: Planner, nodes: readonly NodeId[], id: NodeId): Steps {
  const wall = plan.bounds(id)
  const i = size(wall)[0] > size(wall)[2] ? 0 : 2
  const by: Vec3 = [0, 0, 0]
  by[i] = center(wall)[i] - center(boundsOrOrigin(plan.scene, nodes))[i]
  yield* plan.call('node.translate', { nodes, by })
}

/** "50 cm apart on the wall": in a row along it, about its middle, as high as they hang. */
export function* rowOnWall(plan: Planner, nodes: readonly NodeId[], wall: NodeId, gap: number): Steps {
  const along = size(plan.bounds(wall))[0] > size(plan.bounds(wall))[2] ? 'x' : 'z'
  const [x, , z] = center(plan.bounds(wall))
  yield* plan.call('arrange.row', { nodes, axis: along, gap, at: [x, 0, z] })
  yield* plan.call('arrange.placeAgainst', { nodes, target: wall, together: true })
}

/** "In the middle of the wall": before it, in its middle; what is a picture hangs on it. */
export function* amidWall(plan: Planner, nodes: readonly NodeId[], wall: NodeId): Steps {
  if (nodes.every((id) => PICTURES.test(plan.saidName(id)))) return yield* toMiddleOfWall(plan, nodes, wall)
  // A door is set into it, along it, and on its foot.
  if (nodes.every((id) => IN_WALLS.test(plan.saidName(id)))) yield* hang(plan, nodes, wall)
  else yield* plan.call('arrange.placeAgainst', { nodes, target: wall })
  yield* alongMiddle(plan, nodes, wall)
}

/** "Centred on the wall": before it, in its middle across and up. */
export function* toMiddleOfWall(plan: Planner, nodes: readonly NodeId[], wall: NodeId): Steps {
  yield* plan.call('arrange.placeAgainst', { nodes, target: wall })
  const across = size(plan.bounds(wall))[0] > size(plan.bounds(wall))[2] ? 0 : 2
  const areHung = nodes.every((id) => PICTURES.test(plan.saidName(id)) || size(plan.bounds(id))[2 - across] < 0.2)
  // Several keep their places to each other.
  const own = center(boundsOrOrigin(plan.scene, nodes))
  const by = center(plan.bounds(wall)).map((n, i) => (i === 2 - across || (i === 1 && !areHung) ? 0 : n - own[i]))
  yield* plan.call('node.translate', { nodes, by: by as Vec3 })
}

/** "A bench under the window", where that is a part of its wall: on the ground, against the wall. False for other things. */
export function* standBelow(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps<boolean> {
  let wall: NodeId | null = target
  while (wall && !isWall(plan, wall)) wall = plan.scene.node(wall)!.parent
  if (!wall || wall === target || nodes.every((id) => PICTURES.test(plan.saidName(id)))) return false
  yield* plan.call('arrange.placeAgainst', { nodes, target: wall })
  yield* alongWall(plan, nodes, wall, target)
  return true
}

/** "On the left wall opposite the TV": as far along the wall as that is. */
export function* alongWall(plan: Planner, nodes: readonly NodeId[], wall: NodeId, target: NodeId): Steps {
  const i = size(plan.bounds(wall))[0] > size(plan.bounds(wall))[2] ? 0 : 2
  for (const id of nodes) {
    const by: Vec3 = [0, 0, 0]
    by[i] = center(plan.bounds(target))[i] - center(plan.bounds(id))[i]
    yield* plan.call('node.translate', { nodes: [id], by })
  }
}

/** "A clock next to the poster": as high on the wall as that. */
export function* hangAlike(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  for (const id of isHung(plan, target)
    ? nodes.filter((one) => plan.isNew(one) && PICTURES.test(plan.saidName(one)))
    : []) {
    const by = center(plan.bounds(target))[1] - center(plan.bounds(id))[1]
    if (plan.bounds(id).min[1] < 0.3) yield* plan.call('node.translate', { nodes: [id], by: [0, by, 0] })
  }
}

/** "Add a ceiling": over all of the room, on its walls, or as high as was said. */
export function* coverRoom(plan: Planner, made: readonly NodeId[], { lowest, relations, at }: Slots): Steps {
  const [id, ...others] = made
  const room = id && !others.length && /^ceiling(?: \d+)?$/i.test(plan.saidName(id)) ? roomOf(plan.scene, false) : null
  if (!room || relations.length || at) return
  const walls = [...plan.scene.nodes()]
    .filter((node) => isWall(plan, node.id))
    .map((node) => plan.bounds(node.id).max[1])
  yield* plan.call('node.resize', { nodes: made, width: size(room)[0], depth: size(room)[2] })
  yield* toPoint(plan, made, [
    center(room)[0],
    lowest ?? (walls.length ? Math.max(...walls) : room.max[1]),
    center(room)[2],
  ])
}
