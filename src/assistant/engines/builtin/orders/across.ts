import type { NodeId } from '../../../../document/index.ts'
import {
  type Bounds,
  boundsOrOrigin,
  center,
  directionVector,
  distance,
  roomOf,
  sceneBounds,
  size,
} from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Corner, Relation, Slots } from '../grammar/slots/slots.ts'
import { isCornered } from '../meaning/conditions.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { isWholePlace } from '../meaning/whole-place.ts'
import { Refuse } from '../meaning/world.ts'
import { SEATS, TABLES } from '../words/seats.ts'
import { standsOn, toClearSpot } from './edges.ts'
import { encloseBounds, isFence } from './enclose.ts'
import { outsideOf } from './outside.ts'
import { keepingHeight, toMiddle, toPoint, topTo, wholeToPoint } from './points.ts'
import { OPPOSITE, type Side } from './sides.ts'
import { comingDown, holderOf, targetsOf } from './targets.ts'
import { isFloor, isWall } from './walls.ts'

/** A room, or another place, that is no node: "in the room", "on the other side of the room". */
export const isTheRoom = (plan: Planner, noun: Noun, kind?: Relation['kind']): boolean =>
  // One may be in a bar; on the bar is on its counter.
  isWholePlace(plan.scene, noun) && !(kind === 'on' && noun.word === 'bar')

export function* inRoom(plan: Planner, nodes: readonly NodeId[], { kind, targets }: Relation): Steps {
  const room = roomOf(plan.scene)
  if (!room) throw new Refuse('There is no room yet.')
  const middle = center(room)
  if (kind === 'around' && isFence(plan, nodes))
    return yield* encloseBounds(plan, nodes[0], surrounded(plan, nodes[0]), targets[0].word ?? 'all', 0)
  if (kind === 'outOf') return yield* outsideOf(plan, nodes, room)
  if (kind === 'around') throw new Refuse(`I do not know where that is. Say “around the table”, for example.`)
  if (kind !== 'otherSide' && kind !== 'opposite') {
    if (kind === 'center') yield* toMiddle(plan, nodes, [middle[0], 0, middle[2]])
    // "From the ceiling", which is no thing: as high as the walls are.
    if (targets[0].word === 'ceiling') yield* topTo(plan, nodes, room.max[1])
    else if (kind in OPPOSITE) yield* comingDown(plan, nodes, toSideOf(plan, nodes, room, kind as Side))
    return
  }
  const { copied, copies } = plan.memory
  const areCopies = nodes.length > 1 && nodes.join() === copies.join()
  const twin = nodes.length === 1 ? twinsOf(plan, nodes)[0] : undefined
  const from = center(boundsOrOrigin(plan.scene, areCopies ? copied : twin ? [twin] : nodes))
  // Several keep their places to each other.
  yield* wholeToPoint(plan, nodes, [2 * middle[0] - from[0], null, from[2]])
  yield* plan.call('arrange.separate', { nodes })
}

/** All that there is, but for what is to go around it. */
const surrounded = (plan: Planner, fence: NodeId): Bounds =>
  boundsOrOrigin(
    plan.scene,
    plan.scene.children(null).filter((id) => id !== fence),
  )

/** "At the back of the room": within, on that side; new things in its middle, others straight on. */
function* toSideOf(plan: Planner, nodes: readonly NodeId[], room: Bounds, side: Side): Steps {
  const way = directionVector(side, plan.basis)
  const i = way[0] !== 0 ? 0 : 2
  const [wall] = nodes
  if (nodes.length === 1 && plan.isNew(wall) && isWall(plan, wall)) return yield* closeRoom(plan, wall, side)
  for (const id of nodes) {
    const [half, at] = [size(plan.bounds(id))[i] / 2, center(plan.isNew(id) ? room : plan.bounds(id))]
    const to: [number, null, number] = [at[0], null, at[2]]
    to[i] = way[i] > 0 ? room.max[i] - half : room.min[i] + half
    yield* toPoint(plan, [id], to)
  }
  yield* plan.call('arrange.separate', { nodes })
}

/** "A wall on the right side of the room": all along that side, and outside of what it closes. */
function* closeRoom(plan: Planner, wall: NodeId, side: Side): Steps {
  const shells = plan.scene.children(null).filter((id) => id !== wall && (isFloor(plan, id) || isWall(plan, id)))
  const floors = shells.filter((id) => isFloor(plan, id))
  const room = boundsOrOrigin(plan.scene, floors.length ? floors : shells)
  const way = directionVector(side, plan.basis)
  const i = way[0] !== 0 ? 0 : 2
  const isDeep = size(plan.bounds(wall))[0] < size(plan.bounds(wall))[2]
  const isAlong = isDeep === (i === 0)
  const length = size(room)[i === 0 ? 2 : 0]
  yield* plan.call('node.resize', { nodes: [wall], ...(isDeep ? { depth: length } : { width: length }) })
  if (!isAlong) yield* plan.call('node.rotate', { nodes: [wall], axis: 'y', degrees: 90 })
  const half = size(plan.bounds(wall))[i] / 2
  const to: [number, null, number] = [center(room)[0], null, center(room)[2]]
  to[i] = way[i] > 0 ? room.max[i] + half : room.min[i] - half
  yield* toPoint(plan, [wall], to)
}

/** "A second lamp on the other side": the first; "four more chairs": those that are there. */
function twinsOf(plan: Planner, nodes: readonly NodeId[]): NodeId[] {
  const stem = (id: NodeId) => plan.nameOf(id).replace(/[\s_.-]+\d+$/, '')
  const copied = plan.memory.copied.find((id) => plan.scene.node(id) && stem(id) === stem(nodes[0]))
  if (copied && plan.isNew(nodes[0])) return [copied]
  const first = plan.nameOf(nodes[0]).toLowerCase().split(' ')[0]
  const like = plan.world.lexicon.names.get(first)?.find(({ name }) => !nodes.some((id) => plan.nameOf(id) === name))
  const alike = [...plan.scene.nodes()].filter(({ id }) => !nodes.includes(id) && stem(id) === stem(nodes[0]))
  if (nodes.length > 1 && alike.length >= nodes.length) return alike.slice(0, nodes.length).map(({ id }) => id)
  const twin = like && [...plan.scene.nodes()].find(({ name }) => name === like.name)?.id
  return twin ? [twin] : []
}

/** To where a thing would be if its target were a mirror: from before the table to behind it; a new one across from the one like it. Of ends, along its longer side. */
export function* acrossFrom(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  { isEnds, asWell = [] }: Pick<Relation, 'isEnds' | 'asWell'> = {},
): Steps {
  const base = boundsOrOrigin(plan.scene, [target, ...asWell])
  const mid = center(base)
  const [w, , d] = size(base)
  const areNew = nodes.every((id) => plan.isNew(id))
  const { copied } = plan.memory
  const twins =
    copied.length === nodes.length && copied.every((id) => plan.scene.node(id)) ? copied : twinsOf(plan, nodes)
  // Several go over as they stand to each other.
  const areEach = twins.length === nodes.length && areNew
  const ofAll = nodes.length > 1 ? sideOf(plan, areEach ? twins : nodes, base) : undefined
  for (const [i, id] of nodes.entries()) {
    const original = plan.isNew(id) ? (twins[i] ?? twins[0] ?? id) : id
    const side = ofAll ?? sideOf(plan, [original], base)
    const isAcross = isEnds ? w >= d : Math.abs(directionVector(side, plan.basis)[0]) > 0
    const along = isAcross ? 0 : 2
    const from = center(plan.bounds(original))
    if (original !== id) yield* toPoint(plan, [id], [from[0], plan.bounds(original).min[1], from[2]])
    const other = along === 0 ? 2 : 0
    const to: [number, null, number] = [from[0], null, from[2]]
    to[along] = 2 * mid[along] - from[along]
    const isAside = !ofAll && Math.abs(from[other] - mid[other]) > size(base)[other]
    to[other] = isAside ? mid[other] : from[other]
    const room = roomOf(plan.scene)
    const holder = holderOf(plan, original)
    const within = [room, holder && holder !== target ? plan.bounds(holder) : null]
    const isOutside =
      !isEnds &&
      plan.scene.node(id)!.kind !== 'light' &&
      within.some((all) => all && [0, 2].some((i) => to[i]! < all.min[i] || to[i]! > all.max[i]))
    if (isOutside) {
      yield* plan.call('arrange.placeNextTo', { nodes: [id], target, with: asWell, side: OPPOSITE[side] })
      const at = center(plan.bounds(id))
      yield* toPoint(plan, [id], along === 0 ? [at[0], null, to[2]] : [to[0], null, at[2]])
      continue
    }
    yield* toPoint(plan, [id], to)
    if (standsOn(plan, id, target)) yield* toClearSpot(plan, id, target)
    else yield* plan.call('arrange.separate', { nodes: [id] })
  }
}

/** "On the other side", of the room: as far from its middle, across it. */
function* acrossRoom(plan: Planner, nodes: readonly NodeId[], room: readonly number[]): Steps {
  for (const id of nodes) {
    const at = center(plan.bounds(id))
    const isAside = Math.abs(at[0] - room[0]) >= Math.abs(at[2] - room[2])
    const isLight = plan.scene.node(id)!.kind === 'light'
    const i = isAside || (isLight && Math.abs(at[0] - room[0]) > 0.5) ? 0 : 2
    const to: [number, null, number] = [at[0], null, at[2]]
    to[i] = 2 * room[i] - at[i]
    yield* toPoint(plan, [id], to)
    if (!isLight) yield* plan.call('arrange.separate', { nodes: [id] })
  }
}

/** On which side of a target a thing stands, as the user sees it. */
export const sideAt = (plan: Planner, ids: readonly NodeId[], target: NodeId): Side =>
  sideOf(plan, ids, plan.bounds(target))

function sideOf(plan: Planner, ids: readonly NodeId[], b: Bounds): Side {
  const a = boundsOrOrigin(plan.scene, ids)
  const out = (side: Side) => {
    const d = directionVector(side, plan.basis)
    const i = d[0] !== 0 ? 0 : 2
    return d[i] > 0 ? a.min[i] - b.max[i] : b.min[i] - a.max[i]
  }
  const sides = Object.keys(OPPOSITE) as Side[]
  if (sides.some((side) => out(side) > -1e-3)) return sides.sort((p, q) => out(q) - out(p))[0]
  // What stands on it is on the side towards which it is from its middle, by its own measure.
  const share = (side: Side) =>
    directionVector(side, plan.basis).reduce((sum, n, i) => sum + (n * (center(a)[i] - center(b)[i])) / size(b)[i], 0)
  return sides.sort((p, q) => share(q) - share(p))[0]
}

/** Bears in mind what things were set beside. */
export function noteBeside({ memory }: Planner, nodes: readonly NodeId[], target: NodeId): void {
  memory.besides = new Map([...memory.besides, ...nodes.map((id) => [id, target] as const)])
}

/** What a thing was set beside by an earlier message, where that is still there. */
function besideOf({ memory, scene }: Planner, id: NodeId): NodeId | undefined {
  const other = memory.besides.get(id)
  return other && scene.node(other) ? other : undefined
}

/** "On the other side": of what the last order named, or of what it was set beside before. */
export function* onOtherSide(plan: Planner, nodes: readonly NodeId[], facing?: Slots['facing']): Steps {
  const last = plan.memory.orders.flatMap(({ slots }) => slots.relations).at(-1)
  // "A second spot on the other side, pointing at the globe": of the globe.
  const faced = !last && typeof facing === 'object' && !facing.pronoun ? plan.findOne(facing, nodes) : undefined
  if (faced) return yield* acrossFrom(plan, nodes, faced)
  const named = last ? plan.findOne(last.targets[0], nodes) : besideOf(plan, nodes[0])
  // "A sphere to the left of it" … "and a cone on the other side": of what the sphere is by.
  const target = (last?.targets[0].pronoun && named && besideOf(plan, named)) || named
  // "A lamp on the nightstand" … "copy both to the other side": of what the nightstand is by.
  const { copied } = plan.memory
  const by = target && copied.includes(target) ? besideOf(plan, target) : undefined
  if (by) return yield* acrossFrom(plan, nodes, by)
  if (target) {
    // "A lamp left of the sofa" … "and a plant on the other side": across from the lamp, wherever the plant was made.
    const areNew = nodes.every((id) => plan.isNew(id) && !copied.includes(id))
    const isSaid = areNew && last && last.kind in OPPOSITE
    const [beside] = [...plan.memory.besides].find(([id, of]) => areNew && of === target && !nodes.includes(id)) ?? []
    const side = OPPOSITE[isSaid ? (last.kind as Side) : sideAt(plan, beside ? [beside] : nodes.slice(0, 1), target)]
    yield* plan.call('arrange.placeNextTo', { nodes, target, side })
    return
  }
  const holder = holderOf(plan, nodes[0])
  if (holder) return yield* acrossFrom(plan, nodes, holder)
  if (roomOf(plan.scene, false)) return yield* acrossRoom(plan, nodes, center(roomOf(plan.scene)!))
  // "Move the sun to the other side": of all that it shines on.
  const lit = nodes.every((id) => plan.scene.node(id)!.kind === 'light') && sceneBounds(plan.scene)
  if (lit) return yield* acrossRoom(plan, nodes, center(lit))
  throw new Refuse('I do not know which other side is meant. Say “on the other side of the table”, for example.')
}

/** The corners that a phrase means, as the user sees them: "each", "each on the left", "each but the back left one". */
export const cornersOf = ({ side, end, but }: NonNullable<Slots['corner']>) =>
  (['left', 'right'] as const)
    .flatMap((x) => (['back', 'front'] as const).map((z) => ({ side: x, end: z })))
    .filter((one) => (!side || one.side === side) && (!end || one.end === end))
    .filter((one) => !but || (but.side && one.side !== but.side) || (but.end && one.end !== but.end))

export function* inCorner(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const { corner } = slots
  const of = corner!.of && !isTheRoom(plan, corner!.of) ? { of: targetsOf(plan, corner!.of, nodes, 'edge')[0] } : {}
  if (corner!.isOpposite) Object.assign(corner!, acrossTheRoom(plan, nodes[0]))
  // "The other corner": on the other side of the same end.
  if (corner!.isOther && !corner!.side && !plan.isNew(nodes[0])) {
    const { side, end } = acrossTheRoom(plan, nodes[0])
    Object.assign(corner!, { side, end: corner!.end ?? (end === 'back' ? 'front' : 'back') })
  }
  if (corner!.isEmpty && !of.of && !corner!.every) Object.assign(corner!, emptiest(plan, nodes, corner!))
  if (of.of && !corner!.isOnTop && isTall(plan, of.of)) return yield* outsideCorner(plan, nodes, of.of, corner!)
  if (corner!.but) {
    const corners = cornersOf(corner!)
    for (const [i, id] of nodes.entries())
      yield* plan.call('arrange.placeInCorner', { nodes: [id], ...of, ...corners[i % corners.length] })
    return
  }
  const placed = plan.call('arrange.placeInCorner', {
    nodes,
    ...of,
    ...(corner!.side && { side: corner!.side }),
    ...(corner!.end && { end: corner!.end }),
    ...((slots.together || isSet(plan, nodes)) && { together: true }),
  })
  yield* keepingHeight(plan, nodes, placed)
  if (!of.of && nodes.some((id) => isOffCorner(plan, id, corner!)))
    plan.said.push(`That corner is taken; ${plan.nameOf(nodes[0])} stands as near to it as there is room.`)
}

/** Metres from the walls within which a thing is in a corner still. */
const IN_CORNER = 0.3

/** Whether a thing that was to stand in a corner of the room had to stand elsewhere. */
function isOffCorner(plan: Planner, id: NodeId, { side, end }: Corner): boolean {
  const room = roomOf(plan.scene)
  if (!room || !side || !end) return false
  const own = plan.bounds(id)
  return [side, end === 'back' ? ('behind' as const) : end].some((one) => {
    const way = directionVector(one, plan.basis)
    const i = way[0] !== 0 ? 0 : 2
    return (way[i] > 0 ? room.max[i] - own.max[i] : own.min[i] - room.min[i]) > IN_CORNER
  })
}

/** A table and the chairs at it go as they stand to each other. */
export const isSet = (plan: Planner, [table, ...seats]: readonly NodeId[]): boolean =>
  seats.length > 0 &&
  TABLES.test(plan.saidName(table)) &&
  seats.every((id) => SEATS.test(plan.saidName(id)) && distance(plan.scene, id, table) < 1)

/** A house has its corners on the ground, a table on its top. */
const isTall = (plan: Planner, id: NodeId): boolean => {
  const [w, h, d] = size(plan.bounds(id))
  return h > 1.1 && !isFloor(plan, id) && Math.min(w, d) > 1
}

/** "At the right front corner of the house": on the ground, beside the edge. */
function* outsideCorner(
  plan: Planner,
  nodes: readonly NodeId[],
  of: NodeId,
  { side, end, every }: NonNullable<Slots['corner']>,
): Steps {
  const base = plan.bounds(of)
  const corners = (end ? [end] : every ? (['front', 'back'] as const) : (['front'] as const)).flatMap((z) =>
    (side ? [side] : every ? (['right', 'left'] as const) : (['right'] as const)).map((x) => [
      directionVector(x, plan.basis),
      directionVector(z === 'front' ? 'front' : 'behind', plan.basis),
    ]),
  )
  const [w, , d] = size(base)
  const [x, , z] = center(base)
  for (const [k, id] of nodes.entries()) {
    const ways = corners[k % corners.length]
    const [ow, , od] = size(plan.bounds(id))
    const out = (i: 0 | 2, half: number) => ways.reduce((sum, way) => sum + way[i] * half, 0)
    yield* toPoint(plan, [id], [x + out(0, (w + ow) / 2), 0, z + out(2, (d + od) / 2)])
  }
}

/** "In the corner behind the sofa", "by the window": the corner that is nearest to that place. */
export function* inCornerBy(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const [{ kind, targets }] = slots.relations
  const room = roomOf(plan.scene)
  if (!room) throw new Refuse('There is no room yet, so it has no corners.')
  const at = center(plan.bounds(plan.findOne(targets[0], nodes)))
  const [side, end] = [directionVector('right', plan.basis), directionVector('front', plan.basis)]
  const way = kind in OPPOSITE ? directionVector(kind as Side, plan.basis) : [0, 0, 0]
  // "Farthest from the sofa": the corner across from it.
  const turned = kind === 'away' ? -1 : 1
  const along = (v: readonly number[]) =>
    turned * v.reduce((sum, n, i) => sum + n * (at[i] + 2 * way[i] - center(room)[i]), 0)
  yield* inCorner(plan, nodes, {
    ...slots,
    corner: {
      side: slots.corner!.side ?? (along(side) > 0 ? 'right' : 'left'),
      end: slots.corner!.end ?? (along(end) > 0 ? 'front' : 'back'),
    },
  })
}

type Quarter = Pick<Corner, 'side' | 'end'>

/** The corner of the room that is nearest to a thing, as the user sees it. */
function cornerNear(plan: Planner, id: NodeId): Quarter {
  const room = roomOf(plan.scene)
  if (!room) return {}
  const [at, mid] = [center(plan.bounds(id)), center(room)]
  const along = (side: Side) => directionVector(side, plan.basis).reduce((sum, n, i) => sum + n * (at[i] - mid[i]), 0)
  return { side: along('right') > 0 ? 'right' : 'left', end: along('front') > 0 ? 'front' : 'back' }
}

/** The corner of the room from which the nearest thing is furthest. */
function emptiest(plan: Planner, nodes: readonly NodeId[], { side, end }: Quarter): Quarter {
  const others = plan.scene
    .children(null)
    .filter((id) => !nodes.includes(id) && !isWall(plan, id) && !isFloor(plan, id))
    .map((id) => ({ at: center(plan.bounds(id)), near: cornerNear(plan, id) }))
  const room = roomOf(plan.scene)
  if (!room) return {}
  const reach = (one: Quarter) => {
    const there = others.filter(({ near }) => near.side === one.side && near.end === one.end)
    return Math.min(
      ...there.map(({ at }) => Math.hypot(...[0, 2].map((i) => Math.min(at[i] - room.min[i], room.max[i] - at[i])))),
      Number.MAX_VALUE,
    )
  }
  return cornersOf({ side, end }).reduce((best, one) => (reach(one) > reach(best) + 1e-3 ? one : best))
}

/** The corner across the room from a thing. */
function acrossTheRoom(plan: Planner, id: NodeId): Quarter {
  const { side, end } = cornerNear(plan, id)
  return side ? { side: side === 'left' ? 'right' : 'left', end: end === 'front' ? 'back' : 'front' } : {}
}

/** "A copy in every corner": in each of the room but that in which the thing stands already. */
export function cornersBut(plan: Planner, corner: Corner, id: NodeId): Corner {
  const isTaken = corner.every && !corner.but && !corner.of && isCornered(plan.scene, id)
  return isTaken ? { ...corner, but: cornerNear(plan, id) } : corner
}
