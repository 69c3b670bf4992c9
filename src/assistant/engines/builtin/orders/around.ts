import { isPrimitive, type NodeId, type Vec3 } from '../../../../document/index.ts'
import {
  center,
  distance,
  grown,
  holdsWhat,
  intersects,
  isClear,
  isIndoors,
  isRound,
  obstacles,
  roomAround,
  size,
} from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'
import { enclose, isFence } from './enclose.ts'
import { toFreePlace } from './free-place.ts'
import { liftTo, toPoint } from './points.ts'
import { flatten } from './posture.ts'
import { areRoomWalls, wallIn } from './room-walls.ts'
import { holderOf } from './targets.ts'
import { isFloor } from './walls.ts'

/** About a thing: a ring encloses it, a fence goes along its sides, others stand in a circle. */
export function* around(plan: Planner, nodes: readonly NodeId[], told: NodeId, slots: Slots, spaced: object): Steps {
  const [first] = nodes
  const areSeats = nodes.every((id) => SEATS.test(plan.saidName(id).replace(/ \d+$/, '')))
  const table = areSeats ? holderOf(plan, told) : undefined
  // Chairs around a vase on a table are around the table.
  const target = table && TABLES.test(plan.saidName(table)) ? table : (carrierOf(plan, nodes, told) ?? told)
  if (nodes.length === 1 && plan.scene.node(first)?.name.match(/(?:^|[\s_.-])(?:ring|torus|hoop|donut)/i))
    return yield* encircle(plan, first, target)
  if (areRoomWalls(plan, nodes, target)) return yield* wallIn(plan, nodes, target)
  if (isFence(plan, nodes, target)) return yield* enclose(plan, first, target, (spaced as { gap?: number }).gap)
  const facing = (slots.facing !== undefined || areSeats) && !slots.facesAway
  const lights = nodes.filter((id) => plan.scene.node(id)!.kind === 'light')
  const heights = lights.map((id) => plan.bounds(id).min[1])
  const radius = slots.radius ?? (slots.layout?.kind === 'circle' ? commonRadius(plan, nodes, target) : undefined)
  // Chairs stand straight at the sides of a table, unless they are to look at its middle.
  const how = { facing, ...(areSeats && !slots.facing && !slots.facesAway && { straight: true }) }
  yield* plan.call('arrange.placeAround', { nodes, target, ...how, ...spaced, ...(radius && { radius }) })
  yield* widen(plan, nodes, target, facing && !radius)
  if (!radius) yield* closeRing(plan, nodes, target, how)
  // What stands about it already is not run into.
  const isCrowded = !areSeats && nodes.every((id) => plan.isNew(id)) && !hasRoom(plan, nodes)
  if (isCrowded) yield* plan.call('arrange.separate', { nodes })
  if (areSeats && !radius) yield* findRoom(plan, nodes, target, { ...how, ...spaced })
  if (slots.facing && slots.facesAway) yield* plan.call('arrange.lookAt', { nodes, target, away: true })
  // A light hangs as high as before.
  for (const [i, id] of lights.entries()) yield* liftTo(plan, [id], heights[i])
}

/** "A tower with a flag on top" … "four towers around it": what is too large to stand around the flag stands around the tower. */
function carrierOf(plan: Planner, nodes: readonly NodeId[], target: NodeId): NodeId | undefined {
  const base = holderOf(plan, target)
  if (!base || TABLES.test(plan.saidName(base)) || isFloor(plan, base)) return undefined
  const across = (id: NodeId) => Math.min(size(plan.bounds(id))[0], size(plan.bounds(id))[2])
  return nodes.every((id) => plan.isNew(id) && across(id) > across(base) * 0.4) ? base : undefined
}

/** A new table comes with its chairs to where there is room for all of them. */
function* findRoom(plan: Planner, nodes: readonly NodeId[], target: NodeId, how: object): Steps {
  const all = [target, ...holdsWhat(plan.scene, target), ...nodes]
  if (![target, ...nodes].every((id) => plan.isNew(id)) || hasRoom(plan, all)) return
  const table = plan.bounds(target)
  // What was turned is broader than it is.
  const deep = Math.min(...nodes.map((id) => Math.max(size(plan.bounds(id))[0], size(plan.bounds(id))[2])))
  const wide = grown(table, deep + 0.1)
  const needed = { min: wide.min.with(1, table.min[1]) as Vec3, max: wide.max.with(1, table.max[1]) as Vec3 }
  yield* toFreePlace(plan, all, needed)
  const by = plan.bounds(target).min.map((n, i) => n - table.min[i])
  if (by.some((n) => Math.abs(n) > 1e-6)) yield* plan.call('arrange.placeAround', { nodes, target, ...how })
}

/** Whether things stand in nothing else, and within the walls. */
function hasRoom(plan: Planner, nodes: readonly NodeId[]): boolean {
  const others = obstacles(plan.scene, nodes)
  const all = nodes.map((id) => plan.bounds(id))
  const room = roomAround(plan.scene, all[0])
  return all.every((bounds) => isClear(bounds, others) && (!room || isIndoors(bounds, room)))
}

/** "Four more chairs around the table": where those there leave no room, all of them go around it anew. */
function* closeRing(plan: Planner, nodes: readonly NodeId[], target: NodeId, how: object): Steps {
  const FAR = 1.2
  if (!nodes.every((id) => plan.isNew(id) && distance(plan.scene, id, target) > FAR)) return
  const stem = (id: NodeId) =>
    plan
      .nameOf(id)
      .replace(/[\s_.-]*(?:\d+|\b\p{L})?$/iu, '')
      .replace(/[\s_.-]*(?:\d+|\b\p{L})$/iu, '')
  const [first] = nodes
  const there = plan.scene
    .children(null)
    .filter((id) => !nodes.includes(id) && id !== target && id !== holderOf(plan, target) && stem(id) === stem(first))
    .filter((id) => distance(plan.scene, id, target) < FAR)
  if (there.length) yield* plan.call('arrange.placeAround', { nodes: [...there, ...nodes], target, ...how })
}

/** What is turned to the middle takes more room: where they came to stand in each other, in a wider circle. */
function* widen(plan: Planner, nodes: readonly NodeId[], target: NodeId, isTurned: boolean): Steps {
  const GAP = 0.1
  const areApart = nodes.every((id, i) =>
    nodes.slice(i + 1).every((other) => !intersects(plan.bounds(id), plan.bounds(other), 1e-3)),
  )
  if (!isTurned || areApart || nodes.length < 3) return
  const reach = Math.max(...nodes.map((id) => Math.hypot(size(plan.bounds(id))[0], size(plan.bounds(id))[2]) / 2))
  const radius = (2 * reach + GAP) / (2 * Math.sin(Math.PI / nodes.length))
  yield* plan.call('arrange.placeAround', { nodes, target, facing: true, radius })
}

/**
 * A ring goes about a thing at half its height, lies flat, and is made as large as that takes; on a cone it comes to lie
 * where that is as wide as its hole.
 */
function* encircle(plan: Planner, ring: NodeId, target: NodeId): Steps {
  yield* flatten(plan, [ring])
  const base = plan.bounds(target)
  const [w, h, d] = size(base)
  const [own, tube] = size(plan.bounds(ring))
  const hole = Math.max(own - 2 * tube, own * 0.2)
  const [x, y, z] = center(base)
  const widest = Math.max(w, d)
  if (isCone(plan, target) && hole < widest)
    return yield* toPoint(plan, [ring], [x, base.min[1] + h * (1 - hole / widest), z])
  const needed = (isRound(plan.scene, target) ? widest : Math.hypot(w, d)) * 1.1
  if (hole < needed) yield* plan.call('node.scale', { nodes: [ring], by: needed / hole })
  const half = size(plan.bounds(ring))[1] / 2
  yield* toPoint(plan, [ring], [x, Math.max(base.min[1], y - half), z])
}

function isCone(plan: Planner, id: NodeId): boolean {
  const node = plan.scene.node(id)
  return node?.kind === 'mesh' && isPrimitive(node.geometry) && node.geometry.shape === 'cone'
}

/** Metres of a circle about a thing that has room for nodes of several sizes; undefined where those are alike. */
function commonRadius(plan: Planner, nodes: readonly NodeId[], target: NodeId): number | undefined {
  const GAP = 0.3
  const reach = (id: NodeId) => Math.hypot(size(plan.bounds(id))[0], size(plan.bounds(id))[2]) / 2
  const all = nodes.map(reach)
  const most = Math.max(...all)
  if (most - Math.min(...all) < 0.01) return undefined
  const apart = (most * 2 + GAP) / (2 * Math.sin(Math.PI / Math.max(2, nodes.length)))
  return Math.max(reach(target) + GAP + most, apart)
}
