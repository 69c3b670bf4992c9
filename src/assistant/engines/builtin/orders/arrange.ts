import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  boundsOrOrigin,
  center,
  directionVector,
  intersects,
  isClear,
  moved,
  obstacles,
  size,
} from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { hasColor } from '../meaning/describe.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { byRank } from '../meaning/ranks.ts'
import { resolve } from '../meaning/resolve.ts'
import { Refuse } from '../meaning/world.ts'
import { colorFamily } from '../words/colors.ts'
import { around as setAround } from './around.ts'
import { areFarEnough } from './at-least.ts'
import { centrepiece } from './centrepiece.ts'
import { toEdge } from './edges.ts'
import { toFreeLine, toFreePlace } from './free-place.ts'
import { gapOver, setGaps } from './gaps.ts'
import { arc, assertTriangle, pyramid } from './layouts.ts'
import { roomTaken } from './lengthwise.ts'
import { letterPlaces } from './letters.ts'
import { setOutThings } from './movable.ts'
import { toPoint } from './points.ts'
import { SIDES, type Side } from './sides.ts'
import { spiralPlaces } from './spiral.ts'
import { areEven, spreadOver, spreadThere } from './spread-over.ts'
import { spreadThem } from './spread-them.ts'
import { tableAmid } from './table-of.ts'
import { comingDown, outermost, targetsOf } from './targets.ts'
import { isWall } from './walls.ts'

/** The world's axis that runs across the user's view. */
export const acrossAxis = (plan: Planner): 'x' | 'z' => (directionVector('right', plan.basis)[0] !== 0 ? 'x' : 'z')
const otherAxis = (axis: 'x' | 'z') => (axis === 'x' ? 'z' : 'x')

/** Rows, grids, circles and stacks of what is there; what left the thing that it stood on comes down. */
export function* arrangeThem(plan: Planner, told: readonly NodeId[], slots: Slots, areListed = false): Steps {
  const steps = setInForm(plan, told, slots, areListed)
  yield* /^(?:stack|pyramid)$/.test(slots.layout?.kind ?? '') ? steps : comingDown(plan, told, steps)
}

function* setInForm(plan: Planner, told: readonly NodeId[], slots: Slots, areListed = false): Steps {
  const about = centrepiece(plan, told, slots)
  const pinned = about === undefined ? slots.pinned : []
  const all = told.filter((id) => id !== about)
  const listed = asListed(plan, all, slots)
  const isListed = areListed || !!listed
  const nodes = inPlace(plan, slots.sort ? bySize(plan, all, slots) : (listed ?? all), { ...slots, pinned })
  if (nodes.length < 2) throw new Refuse(`There is only ${plan.nameOf(nodes[0])} to arrange; select or name several.`)
  assertTriangle(slots, nodes.length)
  if (about && slots.layout?.kind === 'arc') return yield* bend(plan, nodes, slots, about)
  if (about) {
    const around = slots.relations.find(({ kind }) => kind === 'around')
    const gap = around?.metres ?? slots.gap ?? slots.metres
    yield* setAround(plan, nodes, about, slots, gap === undefined ? {} : { gap })
    return
  }
  const gap = slots.gap ?? slots.metres ?? (slots.touching ? 0 : undefined)
  const spaced = gap === undefined ? {} : { gap }
  const across = acrossAxis(plan)
  const axis =
    slots.axis === 'x' || slots.axis === 'z' ? slots.axis : slots.layout?.kind === 'column' ? otherAxis(across) : across
  const at = middle(slots)
  // What was just made has no order but that in which it was told, nor what was made last and not moved yet.
  const { series, moved: wereMoved } = plan.memory
  const areLoose = nodes.every((id) => series.includes(id) && !wereMoved.has(id))
  const areNew = areLoose || nodes.every((id) => plan.isNew(id))
  switch (slots.layout?.kind ?? 'row') {
    case 'circle':
      yield* plan.call('arrange.circle', { nodes, ...(slots.radius && { radius: slots.radius }), ...at })
      if (!('at' in at)) yield* toFreePlace(plan, nodes)
      return
    case 'grid':
      yield* plan.call('arrange.grid', { nodes, ...columnsOf(slots, nodes.length), ...spaced, ...at })
      if (!('at' in at)) yield* toFreePlace(plan, nodes)
      return
    case 'pyramid':
      return yield* pile(plan, nodes)
    case 'letter':
    case 'spiral':
      return yield* inForm(plan, nodes, slots)
    case 'arc':
      return yield* bend(plan, nodes, slots)
    case 'stack':
      yield* plan.call('arrange.stack', { nodes })
      return
    default:
      yield* plan.call('arrange.row', {
        nodes: slots.sort || isListed || areNew ? nodes : inPlace(plan, inOrder(plan, nodes, axis), slots),
        axis,
        ...spaced,
        ...at,
      })
      if (!('at' in at)) yield* toFreeLine(plan, nodes, axis)
  }
}

/** Metres from a point within which things are amid it, and on no side. */
const AMID = 0.3

/**
 * Places that lie behind a point, on the side of it where things stand by now; where they stand on none, as they are.
 */
function onTheirSide(plan: Planner, nodes: readonly NodeId[], [x, , z]: Vec3, places: readonly Vec3[]): Vec3[] {
  const [ownX, , ownZ] = center(boundsOrOrigin(plan.scene, nodes))
  const [dx, dz] = [ownX - x, ownZ - z]
  if (Math.hypot(dx, dz) < AMID) return [...places]
  const [toX, toZ] = Math.abs(dx) > Math.abs(dz) ? [Math.sign(dx), 0] : [0, Math.sign(dz)]
  return places.map(([px, py, pz]) => [-px * toZ - pz * toX, py, px * toX - pz * toZ])
}

/** In half a circle about their common middle, each turned to what is within. */
function* bend(plan: Planner, nodes: readonly NodeId[], { gap = 0.25, radius: said }: Slots, about?: NodeId): Steps {
  const [x, , z] = center(boundsOrOrigin(plan.scene, about ? [about] : nodes))
  const across = Math.max(...nodes.map((id) => Math.hypot(size(plan.bounds(id))[0], size(plan.bounds(id))[2])))
  const reach = about ? Math.hypot(size(plan.bounds(about))[0], size(plan.bounds(about))[2]) / 2 : 0
  const room = about ? reach + across / 2 + 0.5 : undefined
  const least = Math.max(1, ((nodes.length - 1) * (across + gap)) / Math.PI)
  const radius = said ?? (room === undefined ? undefined : Math.max(room, least))
  const radii = said === undefined && about ? Array.from({ length: 9 }, (_, i) => radius! + i * 0.25) : [radius]
  const places = clearOf(
    plan,
    nodes,
    [x, 0, z],
    radii.map((r) => {
      const places = arc(nodes.length, across, gap, r)
      return about ? onTheirSide(plan, nodes, [x, 0, z], places) : places
    }),
  )
  for (const [i, id] of nodes.entries()) yield* toPoint(plan, [id], [x + places[i][0], null, z + places[i][2]])
  yield* plan.call('arrange.lookAt', { nodes, point: [x, 0, z] })
  if (!about) yield* toFreePlace(plan, nodes)
}

/** The first of several forms about a point in which nothing runs into what stands there already; the first of all where none is. */
function clearOf(plan: Planner, nodes: readonly NodeId[], [x, , z]: Vec3, forms: readonly Vec3[][]): Vec3[] {
  const others = obstacles(plan.scene, nodes)
  const isClearAt = (id: NodeId, [dx, , dz]: Vec3) => {
    const own = plan.bounds(id)
    return isClear(moved(own, [x + dx - center(own)[0], 0, z + dz - center(own)[2]]), others)
  }
  return forms.find((places) => nodes.every((id, i) => isClearAt(id, places[i]))) ?? forms[0]
}

/** In the form of a letter, or a spiral, about their common middle. */
function* inForm(plan: Planner, nodes: readonly NodeId[], { layout, gap = 0.25 }: Slots): Steps {
  const [x, , z] = center(boundsOrOrigin(plan.scene, nodes))
  const across = Math.max(...nodes.map((id) => Math.max(size(plan.bounds(id))[0], size(plan.bounds(id))[2])))
  const { letter } = layout!
  const places = letter ? letterPlaces(letter, nodes.length, across + gap) : spiralPlaces(nodes.length, across + gap)
  for (const [i, id] of nodes.entries()) yield* toPoint(plan, [id], [x + places[i][0], null, z + places[i][2]])
  yield* toFreePlace(plan, nodes)
}

/** Rows upon rows where the first of them stands, the lowest in its place. */
function* pile(plan: Planner, nodes: readonly NodeId[]): Steps {
  const sizes = nodes.map((id) => size(plan.bounds(id)))
  const each = [0, 1, 2].map((i) => Math.max(...sizes.map((own) => own[i]))) as Vec3
  const [first] = nodes
  const [x, , z] = center(plan.bounds(first))
  const foot = plan.bounds(first).min[1]
  const places = pyramid(nodes.length, each)
  for (const [i, id] of nodes.entries())
    yield* toPoint(plan, [id], [x + places[i][0] - places[0][0], foot + places[i][1], z + places[i][2]])
  plan.stacked = nodes
}

const columnsOf = ({ layout }: Slots, count: number) =>
  layout?.columns ? { columns: layout.columns } : layout?.rows ? { columns: Math.ceil(count / layout.rows) } : {}

const middle = (slots: Slots) => (slots.toOrigin ? { at: [0, 0, 0] } : slots.at?.length === 3 ? { at: slots.at } : {})

/** Things that stand in a row already keep their order; those that do not keep the order of the tree. */
function inOrder(plan: Planner, nodes: readonly NodeId[], axis: 'x' | 'z'): NodeId[] {
  const i = axis === 'x' ? 0 : 2
  const right = directionVector(axis === acrossAxis(plan) ? 'right' : 'front', plan.basis)
  return [...nodes].sort((a, b) => (center(plan.bounds(a))[i] - center(plan.bounds(b))[i]) * (right[i] || 1))
}

/** From the smallest up, or from the largest down. */
export function bySize(plan: Planner, nodes: readonly NodeId[], { sort, isByHeight, isByName }: Slots): NodeId[] {
  if (isByName) return [...nodes].sort((a, b) => plan.nameOf(a).localeCompare(plan.nameOf(b), 'en', { numeric: true }))
  const measure = (id: NodeId) => (isByHeight ? size(plan.bounds(id))[1] : roomTaken(plan, id))
  return [...nodes].sort((a, b) => (measure(a) - measure(b)) * (sort === 'up' ? 1 : -1))
}

/** "Line the blocks up: red, yellow, blue": in that order, where each colour is that of one of them. */
function asListed(plan: Planner, nodes: readonly NodeId[], { colors = [] }: Slots): NodeId[] | undefined {
  const order = colors.map((hex) => {
    const fitting = nodes.filter((id) => hasColor(plan.scene, plan.scene.node(id)!, { word: colorFamily(hex), hex }))
    return fitting.length === 1 ? fitting[0] : undefined
  })
  const isWhole = order.length === nodes.length && new Set(order).size === nodes.length
  return isWhole && order.every((id) => id !== undefined) ? order : undefined
}

/** "With the blue one in the middle": those that have their places among the others. */
export function inPlace(plan: Planner, nodes: readonly NodeId[], { pinned = [] }: Slots): NodeId[] {
  const order = [...nodes]
  for (const { noun, at } of pinned) {
    const { rank, nth, ...any } = noun
    const alike = resolve({ ...any, isAll: true }, { ...plan.world, pool: [...nodes] }).filter((id) =>
      nodes.includes(id),
    )
    const [one] = rank ? byRank(alike, { rank, nth }, plan.world) : alike
    // "The cubes in a row, with the pillar at the end": that joins them.
    const id = one ?? plan.findOne(noun)
    if (order.includes(id)) order.splice(order.indexOf(id), 1)
    order.splice({ first: 0, middle: Math.floor((order.length + 1) / 2), last: order.length }[at], 0, id)
  }
  return order
}

/** "Align them along x", "align the tops", "align the chairs with the table", "align them to the left". */
export function* align(plan: Planner, { objects, others, slots }: Clause): Steps {
  const nodes = setOutThings(plan, objects)
  if (slots.layout) return yield* arrangeThem(plan, nodes, slots)
  const [relation] = slots.relations
  const noun = others[0] ?? relation?.targets[0]
  // "Align the stools with their desks": each with its own.
  const own = noun ? plan.nearestToEach(noun, nodes) : null
  for (const [id, to] of own ?? [])
    yield* plan.call('arrange.align', { nodes: [id], axis: clearAxis(plan, [id], to), edge: 'center', to })
  if (own) return
  const row = noun
    ? plan.find([{ ...noun, isAll: noun.isAll || noun.isPlural }]).filter((id) => !nodes.includes(id))
    : []
  if (row.length > 1 && !slots.moves.length && slots.gap === undefined && !slots.axis) {
    // "Line up the lamp with the chairs": in the line that those stand in.
    yield* plan.call('arrange.align', { nodes, axis: nearestAxis(plan, row), edge: 'center', to: row[0] })
    return
  }
  const target = noun && { to: plan.findOne(noun, nodes) }
  if (target && isWall(plan, target.to) && !slots.moves.length) {
    // "Align the chairs to the left wall": along it.
    yield* plan.call('arrange.placeAgainst', { nodes, target: target.to })
    return
  }
  // "Align the coffee table with the dining table and leave 1 m between them".
  if (target && slots.gap !== undefined) return yield* arrangeThem(plan, [target.to, ...nodes], slots)
  if (nodes.length < 2 && !target)
    throw new Refuse(`There is only ${plan.nameOf(nodes[0])} to align; select or name several.`)
  const across = acrossAxis(plan)
  const side = slots.moves[0]?.direction
  if (side) {
    const axis =
      side === 'up' || side === 'down' ? 'y' : side === 'left' || side === 'right' ? across : otherAxis(across)
    const isMax = directionVector(side, plan.basis)[{ x: 0, y: 1, z: 2 }[axis]] > 0
    yield* plan.call('arrange.align', { nodes, axis, edge: isMax ? 'max' : 'min', ...target })
    return
  }
  // "Along x" means in one line that runs along x: what is made equal is the other horizontal place.
  // "With the height of the sign" means as high up as that.
  const along = noun?.property === 'height' ? 'y' : slots.axis
  const axis =
    slots.isCentered || (target && along)
      ? (along ?? nearestAxis(plan, nodes))
      : along === 'x'
        ? 'z'
        : along === 'z'
          ? 'x'
          : (along ?? (target ? clearAxis(plan, nodes, target.to) : otherAxis(across)))
  yield* plan.call('arrange.align', { nodes, axis, edge: 'center', ...target })
  const isCrowded = nodes.some((a, i) =>
    nodes.slice(i + 1).some((b) => intersects(plan.bounds(a), plan.bounds(b), 0.005)),
  )
  const line = axis === 'x' ? 'z' : 'x'
  // What came together on the line is set out along it.
  if (isCrowded && axis !== 'y' && !target) yield* plan.call('arrange.row', { nodes, axis: line, gap: 0.25 })
}

/** In a line across the view with another thing; where they would stand in each other so, in one that leads away. */
function clearAxis(plan: Planner, nodes: readonly NodeId[], to: NodeId): 'x' | 'z' {
  const usual = otherAxis(acrossAxis(plan)) as 'x' | 'z'
  const other = usual === 'x' ? 'z' : 'x'
  const areClear = (axis: 'x' | 'z') => {
    const i = axis === 'x' ? 0 : 2
    const all = [to, ...nodes].map((id) => {
      const by: Vec3 = [0, 0, 0]
      by[i] = center(plan.bounds(to))[i] - center(plan.bounds(id))[i]
      return moved(plan.bounds(id), by)
    })
    return all.every((a, k) => all.slice(k + 1).every((b) => !intersects(a, b, 0.005)))
  }
  return areClear(usual) || !areClear(other) ? usual : other
}

/** The axis whose places are to be made equal: the height of what hangs; else that in which the places differ least. */
function nearestAxis(plan: Planner, nodes: readonly NodeId[]): 'x' | 'y' | 'z' {
  if (nodes.every((id) => plan.bounds(id).min[1] > 0.3)) return 'y'
  const spread = (i: 0 | 2) => {
    const at = nodes.map((id) => center(plan.bounds(id))[i])
    return Math.max(...at) - Math.min(...at)
  }
  return spread(0) <= spread(2) ? 'x' : 'z'
}

export function* distribute(plan: Planner, said: Clause): Steps {
  const { objects, slots, text } = thoseThere(said)
  const nodes = setOutThings(plan, objects)
  const gap = slots.gap ?? slots.metres ?? (slots.span !== undefined ? gapOver(plan, nodes, slots.span) : undefined)
  const edge = slots.relations.find(({ kind }) => kind === 'edge')
  if (edge && gap === undefined) {
    const target = plan.findOne(edge.targets[0], nodes)
    const side = edge.side === 'back' ? 'behind' : (edge.side ?? 'front')
    yield* spreadOver(plan, nodes, plan.bounds(target), directionVector(side, plan.basis)[0] === 0 ? 0 : 2)
    for (const id of nodes) yield* toEdge(plan, id, target, side)
    return
  }
  const along = slots.relations.find(({ kind }) => /^(beside|against)$/.test(kind))
  if (along && gap === undefined) {
    yield* spreadThere(plan, nodes, along.targets[0])
    return
  }
  const side = slots.relations.find(({ kind }) => /^(left|right|front|behind)$/.test(kind))
  if (side) {
    yield* plan.call('arrange.row', {
      nodes,
      axis: /^(left|right)$/.test(side.kind) ? otherAxis(acrossAxis(plan)) : acrossAxis(plan),
      ...(gap !== undefined && { gap }),
    })
    const found = targetsOf(plan, side.targets[0], nodes, side.kind)
    const target = outermost(plan, found, side.kind as Side)
    const asWell = found.filter((id) => id !== target)
    yield* plan.call('arrange.placeNextTo', {
      nodes,
      target,
      with: asWell,
      side: SIDES[side.kind as Side],
      together: true,
    })
    return
  }
  const isFurther = /\b(more|further|wider|farther)\b/.test(text)
  if (isFurther && gap !== undefined) return yield* spreadThem(plan, nodes, 1.5, gap)
  if (gap !== undefined && !slots.layout && !slots.axis && nodes.length > 1) {
    if (!areFarEnough(plan, nodes, gap, text)) yield* setGaps(plan, nodes, gap)
    return
  }
  if (gap !== undefined || slots.layout) return yield* arrangeThem(plan, nodes, slots)
  if (isFurther) return yield* spreadThem(plan, nodes, 1.5)
  if (slots.spread || slots.apart) return yield* spreadThem(plan, nodes, slots.spread ?? 1.5)
  const table = tableAmid(plan, nodes)
  if (table) {
    yield* plan.call('arrange.placeAround', { nodes, target: table, facing: true })
    return
  }
  if (nodes.length < 3) {
    yield* arrangeThem(plan, nodes, { ...slots, gap: 1 })
    for (const id of nodes) yield* plan.call('arrange.separate', { nodes: [id] })
    return
  }
  const spans = (['x', 'z', 'y'] as const).map((axis, k) => {
    const at = nodes.map((id) => center(plan.bounds(id))[[0, 2, 1][k]])
    return { axis, span: Math.max(...at) - Math.min(...at) }
  })
  const widest = spans.sort((a, b) => b.span - a.span)[0].axis
  // "Spread them out", of what is set out evenly already.
  if (/\bout\b/.test(text) && widest !== 'y' && areEven(plan, nodes, widest)) return yield* spreadThem(plan, nodes, 1.5)
  yield* plan.call('arrange.distribute', { nodes, axis: slots.axis ?? widest })
}

/** "Space the things on the desk evenly": where they are tells which, and not where they go. */
function thoseThere(clause: Clause): Clause {
  const [on] = clause.slots.relations
  const [noun, ...others] = clause.objects
  if (!noun || others.length || noun.kind !== 'any' || !/^(on|inside|under)$/.test(on?.kind ?? '')) return clause
  const where = [...noun.where, { by: 'relation' as const, kind: on.kind, to: on.targets }]
  const relations = clause.slots.relations.slice(1)
  return { ...clause, objects: [{ ...noun, where }], slots: { ...clause.slots, relations } }
}
