import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  boundsOrOrigin,
  center,
  directionVector,
  distance,
  roomOf,
  size,
} from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Relation, Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { byRank } from '../meaning/ranks.ts'
import { Refuse } from '../meaning/world.ts'
import { face } from './turn.ts'

const SIDES = { left: 'left', right: 'right', front: 'front', behind: 'behind' } as const
const OPPOSITE = { left: 'right', right: 'left', front: 'behind', behind: 'front' } as const
type Side = keyof typeof OPPOSITE

/** Sets nodes where an order says: on, beside, between, around, into other things, in a corner, or at a point. */
export function* relate(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  if (slots.corner) yield* inCorner(plan, nodes, slots)
  if (slots.otherSide) yield* onOtherSide(plan, nodes)
  let wall: NodeId | undefined
  for (const relation of slots.relations) {
    const hung = wall && nodes.map((id) => plan.bounds(id))
    yield* relateOne(plan, nodes, relation, slots)
    if (wall && hung) yield* stayOnWall(plan, nodes, wall, hung, relation)
    if (slots.relations.length > 1) wall ??= wallOf(plan, relation, nodes)
  }
  if (slots.toOrigin && !slots.relations.length) yield* toMiddle(plan, nodes, [0, 0, 0])
  if (slots.facing && !slots.relations.some(({ kind }) => kind === 'around')) yield* face(plan, nodes, slots)
}

/** The wall that something was hung on, or set against. */
function wallOf(plan: Planner, { kind, targets }: Relation, nodes: readonly NodeId[]): NodeId | undefined {
  if (!/^(on|against)$/.test(kind) || targets[0].isAll || targets[0].isPlural) return undefined
  return targetsOf(plan, targets[0], nodes, kind).find((id) => isWall(plan, id))
}

/** "On the wall above the sofa": it is moved along the wall only, and keeps its height beside what stands on the ground. */
function* stayOnWall(
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

function* relateOne(plan: Planner, nodes: readonly NodeId[], relation: Relation, slots: Slots): Steps {
  const { kind, targets } = relation
  if (kind === 'between') {
    const [a, b] = betweenWhich(plan, targets)
    yield* plan.call('arrange.placeBetween', { nodes, a, b })
    return
  }
  const [noun] = targets
  const own = plan.nearestToEach(noun, nodes)
  if (own) {
    for (const [id, target] of own) yield* toTarget(plan, [id], target, relation, slots)
    return
  }
  if (isTheRoom(plan, noun)) return yield* inRoom(plan, nodes, relation)
  if (kind === 'against' && noun.word === 'wall' && slots.moves[0]) return yield* toWall(plan, nodes, noun, slots)
  const found = targetsOf(plan, noun, nodes, kind)
  if (found.length < 2) return yield* toTarget(plan, nodes, found[0], relation, slots)
  if (kind === 'center') return yield* toMiddle(plan, nodes, center(boundsOrOrigin(plan.scene, found)))
  if (nodes.length === 1 && kind in SIDES)
    return yield* toTarget(plan, nodes, outermost(plan, found, kind as Side), relation, slots)
  if (kind === 'around' && areTogether(plan, found)) return yield* aroundAll(plan, nodes, found, relation, slots)
  // Several targets: one for each, in turn.
  for (const [i, target] of found.entries()) {
    const own = nodes.filter((_, k) => k % found.length === i)
    if (own.length) yield* toTarget(plan, own, target, relation, slots)
  }
}

/** Whether things stand so close that they are one table to sit at. */
const areTogether = (plan: Planner, [first, ...others]: readonly NodeId[]): boolean => {
  const [near, far] = [[first], [...others]]
  for (let i = 0; i < near.length; i++)
    for (const id of [...far]) if (distance(plan.scene, id, near[i]) < 0.3) near.push(...far.splice(far.indexOf(id), 1))
  return !far.length
}

function* aroundAll(
  plan: Planner,
  nodes: readonly NodeId[],
  targets: readonly NodeId[],
  relation: Relation,
  slots: Slots,
): Steps {
  const { created = [] } = yield* plan.call('node.group', { nodes: targets })
  yield* toTarget(plan, nodes, created[0], relation, slots)
  yield* plan.call('node.ungroup', { nodes: created })
}

/** "In front of all the boxes": of the one that is furthest that way. */
function outermost(plan: Planner, ids: readonly NodeId[], side: Side): NodeId {
  const way = directionVector(side, plan.basis)
  const along = (id: NodeId) => {
    const { min, max } = plan.bounds(id)
    return way.reduce((sum, n, i) => sum + n * (n > 0 ? max[i] : min[i]), 0)
  }
  return [...ids].sort((a, b) => along(b) - along(a))[0]
}

/** "Back until it touches the wall": the wall on that side. */
function* toWall(plan: Planner, nodes: readonly NodeId[], noun: Noun, slots: Slots): Steps {
  const way = directionVector(slots.moves[0].direction, plan.basis)
  slots.moves = []
  const walls = plan.findTargets({ ...noun, isAll: true })
  const along = (id: NodeId) => center(plan.bounds(id)).reduce((sum, n, i) => sum + n * way[i], 0)
  const target = walls.sort((a, b) => along(b) - along(a))[0]
  yield* plan.call('arrange.placeAgainst', { nodes, target })
}

/** What nodes are related to: one thing, or several that were asked for. */
export function targetsOf(plan: Planner, noun: Noun, nodes: readonly NodeId[], kind: Relation['kind']): NodeId[] {
  if (noun.pronoun && !noun.where.length && !noun.isEach) {
    // "Put a cone on top" of a tower: on the highest of its boxes.
    const spoken = plan.findTargets(noun).filter((id) => !nodes.includes(id))
    if (spoken.length > 1)
      return kind === 'on'
        ? byRank(spoken, { rank: 'highest' }, plan.world)
        : /^(beside|inside)$/.test(kind)
          ? spoken.slice(0, 1)
          : spoken
  }
  const several =
    (noun.isPlural || noun.isAll) &&
    /^(on|left|right|front|behind|beside|under|above|center|inside|bothSides|around)$/.test(kind)
  if (several) return plan.findTargets(noun).filter((id) => !nodes.includes(id))
  if (noun.word === 'wall' && nodes.length && !noun.isPlural && !noun.rank && !noun.color && !noun.where.length)
    return [nearestOf(plan, plan.findTargets({ ...noun, isAll: true }), nodes[0])]
  if (noun.isPlural || noun.isAll) {
    const all = plan.findTargets(noun).filter((id) => !nodes.includes(id))
    return [nearestOf(plan, all, nodes[0])]
  }
  return [otherThan(plan, noun, nodes) ?? plan.findOne(noun, nodes)]
}

/** "Move the cup to the other table": the one that it does not stand on, or by. */
function otherThan(plan: Planner, noun: Noun, nodes: readonly NodeId[]): NodeId | undefined {
  if (!noun.isOther || !nodes.length) return undefined
  const all = plan.candidates(noun).filter((id) => !nodes.includes(id))
  const others = all.filter((id) => id !== nearestOf(plan, all, nodes[0]))
  return others.length === 1 ? others[0] : undefined
}

function nearestOf(plan: Planner, ids: readonly NodeId[], to: NodeId): NodeId {
  const at = center(plan.bounds(to))
  const far = (id: NodeId) => {
    const { min, max } = plan.bounds(id)
    return Math.hypot(...[0, 2].map((i) => Math.max(0, min[i] - at[i], at[i] - max[i])))
  }
  return [...ids].sort((a, b) => far(a) - far(b))[0]
}

function* toTarget(plan: Planner, nodes: readonly NodeId[], target: NodeId, relation: Relation, slots: Slots): Steps {
  const gap = relation.metres ?? slots.gap ?? slots.metres
  const spaced = gap === undefined ? {} : { gap }
  switch (relation.kind) {
    case 'on':
      if (isWall(plan, target)) return yield* hang(plan, nodes, target)
      return yield* done(plan.call('arrange.placeOn', { nodes, target }))
    case 'left':
    case 'right':
    case 'front':
    case 'behind':
      return yield* done(plan.call('arrange.placeNextTo', { nodes, target, side: SIDES[relation.kind], ...spaced }))
    case 'beside':
      return yield* done(
        plan.call('arrange.placeNextTo', {
          nodes,
          target,
          ...(slots.moves[0] && sideOf(slots.moves[0].direction)),
          ...spaced,
        }),
      )
    case 'inside':
      return yield* done(
        plan.scene.node(target)?.kind === 'group'
          ? plan.call('node.move', { nodes, parent: target })
          : plan.call('arrange.placeInside', { nodes, target }),
      )
    case 'around':
      return yield* around(plan, nodes, target, slots, spaced)
    case 'under':
      return yield* done(plan.call('arrange.placeUnder', { nodes, target }))
    case 'above':
      return yield* done(plan.call('arrange.placeAbove', { nodes, target, ...spaced }))
    case 'center':
      return yield* toPoint(plan, nodes, [
        center(plan.bounds(target))[0],
        plan.bounds(target).max[1],
        center(plan.bounds(target))[2],
      ])
    case 'against':
      return yield* done(plan.call('arrange.placeAgainst', { nodes, target, ...spaced }))
    case 'opposite':
      yield* plan.call('arrange.placeNextTo', { nodes, target, side: 'front', gap: gap ?? 1.5 })
      return yield* done(plan.call('arrange.lookAt', { nodes, target }))
    case 'otherSide':
      return yield* acrossFrom(plan, nodes, target)
    case 'bothSides':
      return yield* bothSides(plan, nodes, target, relation, spaced)
    case 'edge':
      return yield* atEdge(plan, nodes, target, relation.side ?? 'front')
    case 'off':
      return yield* done(plan.call('arrange.placeNextTo', { nodes, target, ...spaced }))
    case 'outOf':
      return yield* done(plan.call('node.move', { nodes, parent: plan.scene.node(target)?.parent ?? null }))
    case 'where':
      return yield* whereItWas(plan, nodes, target)
    case 'towards':
      if (relation.isArrival && gap === undefined) return yield* arrive(plan, nodes, target)
      return yield* done(plan.call('arrange.approach', { nodes, target, ...(gap !== undefined && { metres: gap }) }))
    case 'away':
      if (slots.isGoal) return yield* done(plan.call('arrange.keepDistance', { nodes, target, metres: gap ?? 1 }))
      return yield* done(plan.call('arrange.approach', { nodes, target, metres: -(gap ?? 1) }))
  }
}

/** A picture on a wall hangs before it, at the height of the eyes. */
function* hang(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  yield* plan.call('arrange.placeAgainst', { nodes, target })
  const eyes = Math.min(1.5, center(plan.bounds(target))[1] + 0.25)
  for (const id of nodes)
    yield* plan.call('node.translate', { nodes: [id], by: [0, eyes - center(plan.bounds(id))[1], 0] })
}

export const isWall = (plan: Planner, id: NodeId): boolean => {
  const [w, h, d] = size(plan.bounds(id))
  return h > 1.2 && Math.min(w, d) < 0.4 && Math.max(w, d) > 1.5
}

/** All the way to a thing: against what is a wall, beside all else. */
function* arrive(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  if (isWall(plan, target)) return yield* done(plan.call('arrange.placeAgainst', { nodes, target }))
  yield* plan.call('arrange.approach', { nodes, target })
  const far = nodes.filter((id) => distance(plan.scene, id, target) > 0.5)
  if (far.length) yield* plan.call('arrange.placeNextTo', { nodes: far, target })
  yield* plan.call('arrange.restBelow', { nodes })
}

function* done(steps: Steps<unknown>): Steps {
  yield* steps
}

const sideOf = (direction: string) => (direction in SIDES ? { side: direction } : {})

function betweenWhich(plan: Planner, targets: readonly Noun[]): [NodeId, NodeId] {
  // "Between the red boxes and the blue box": the red one that is next to the blue.
  const single = targets.find((noun) => !noun.isPlural && !noun.isAll)
  const pick = (noun: Noun) =>
    noun !== single && single && (noun.isPlural || noun.isAll)
      ? nearestOf(plan, plan.findTargets(noun), plan.findOne(single))
      : plan.findOne(noun)
  const found = targets.length === 1 ? plan.findTargets(targets[0]) : targets.map(pick)
  if (found.length !== 2) throw new Refuse(`“Between” needs two things; I found ${found.length}.`)
  return [found[0], found[1]]
}

function* around(plan: Planner, nodes: readonly NodeId[], target: NodeId, slots: Slots, spaced: object): Steps {
  const [first] = nodes
  if (nodes.length === 1 && plan.scene.node(first)?.name.match(/^(ring|torus|hoop|donut)/i))
    return yield* encircle(plan, first, target)
  const facing = slots.facing !== undefined && !slots.facesAway
  yield* plan.call('arrange.placeAround', {
    nodes,
    target,
    facing,
    ...spaced,
    ...(slots.radius && { radius: slots.radius }),
  })
}

/** A ring goes about a thing at half its height, and is made as large as that takes. */
function* encircle(plan: Planner, ring: NodeId, target: NodeId): Steps {
  const HOLE = 0.5
  const [w, , d] = size(plan.bounds(target))
  const [own] = size(plan.bounds(ring))
  const needed = Math.hypot(w, d) * 1.1
  if (own * HOLE < needed) yield* plan.call('node.scale', { nodes: [ring], by: needed / (own * HOLE) })
  const mid = center(plan.bounds(target))
  const half = size(plan.bounds(ring))[1] / 2
  yield* toPoint(plan, [ring], [mid[0], mid[1] - half, mid[2]])
}

/** A room that is no node: "in the room", "on the other side of the room". */
const isTheRoom = (plan: Planner, noun: Noun): boolean =>
  noun.word === 'room' && ![...plan.scene.nodes()].some(({ name }) => name.toLowerCase() === 'room')

function* inRoom(plan: Planner, nodes: readonly NodeId[], { kind }: Relation): Steps {
  const room = roomOf(plan.scene)
  if (!room) throw new Refuse('There is no room yet.')
  const middle = center(room)
  if (kind !== 'otherSide' && kind !== 'opposite') {
    if (kind === 'center') yield* toMiddle(plan, nodes, [middle[0], 0, middle[2]])
    return
  }
  const from = center(plan.bounds(twinOf(plan, nodes) ?? nodes[0]))
  yield* toPoint(plan, nodes, [2 * middle[0] - from[0], null, from[2]])
  yield* plan.call('arrange.separate', { nodes })
}

/** "A second lamp on the other side": the first. */
function twinOf(plan: Planner, nodes: readonly NodeId[]): NodeId | undefined {
  const first = plan.nameOf(nodes[0]).toLowerCase().split(' ')[0]
  const like = plan.world.lexicon.names.get(first)?.find(({ name }) => !nodes.some((id) => plan.nameOf(id) === name))
  return like && [...plan.scene.nodes()].find(({ name }) => name === like.name)?.id
}

/** To where a thing would be if its target were a mirror: from before the table to behind it; a new one across from the one like it. */
function* acrossFrom(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const mid = center(plan.bounds(target))
  for (const id of nodes) {
    const original = plan.isNew(id) ? (twinOf(plan, nodes) ?? id) : id
    const side = sideAt(plan, original, target)
    const along = Math.abs(directionVector(side, plan.basis)[0]) > 0 ? 0 : 2
    const from = center(plan.bounds(original))
    if (original !== id) yield* toPoint(plan, [id], [from[0], plan.bounds(original).min[1], from[2]])
    const other = along === 0 ? 2 : 0
    const to: [number, null, number] = [from[0], null, from[2]]
    to[along] = 2 * mid[along] - from[along]
    to[other] = Math.abs(from[other] - mid[other]) > size(plan.bounds(target))[other] ? mid[other] : from[other]
    const room = roomOf(plan.scene)
    const isOutside =
      room && plan.scene.node(id)!.kind !== 'light' && [0, 2].some((i) => to[i]! < room.min[i] || to[i]! > room.max[i])
    if (isOutside) {
      yield* plan.call('arrange.placeNextTo', { nodes: [id], target, side: OPPOSITE[side] })
      continue
    }
    yield* toPoint(plan, [id], to)
    yield* plan.call('arrange.separate', { nodes: [id] })
  }
}

/** On which side of a target a thing stands, as the user sees it. */
function sideAt(plan: Planner, id: NodeId, target: NodeId): Side {
  const [a, b] = [plan.bounds(id), plan.bounds(target)]
  const out = (side: Side) => {
    const d = directionVector(side, plan.basis)
    const i = d[0] !== 0 ? 0 : 2
    return d[i] > 0 ? a.min[i] - b.max[i] : b.min[i] - a.max[i]
  }
  return (Object.keys(OPPOSITE) as Side[]).sort((p, q) => out(q) - out(p))[0]
}

/** "On the other side": of what the last order named. */
function* onOtherSide(plan: Planner, nodes: readonly NodeId[]): Steps {
  const last = plan.memory.orders.flatMap(({ slots }) => slots.relations).at(-1)
  if (!last)
    throw new Refuse('I do not know which other side is meant. Say “on the other side of the table”, for example.')
  const target = plan.findOne(last.targets[0], nodes)
  yield* plan.call('arrange.placeNextTo', { nodes, target, side: OPPOSITE[sideAt(plan, nodes[0], target)] })
}

/** Beside a thing on two sides; where they stand on top of it already, at its edges. */
function* bothSides(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  { isEnds }: Relation,
  spaced: object,
): Steps {
  const [w, , d] = size(plan.bounds(target))
  const [right] = directionVector('right', plan.basis)
  const isDeep = isEnds && (right !== 0 ? d > w : w > d)
  const sides = isDeep ? (['front', 'back'] as const) : (['left', 'right'] as const)
  for (const [i, side] of sides.entries()) {
    const own = nodes.filter((_, k) => k % 2 === i)
    if (!own.length) continue
    if (own.every((id) => isOnTop(plan, id, target))) yield* atEdge(plan, own, target, side)
    else
      yield* plan.call('arrange.placeNextTo', {
        nodes: own,
        target,
        side: side === 'back' ? 'behind' : side,
        ...spaced,
      })
  }
}

const isOnTop = (plan: Planner, id: NodeId, target: NodeId): boolean => {
  const [own, base] = [plan.bounds(id), plan.bounds(target)]
  return Math.abs(own.min[1] - base.max[1]) < 0.02 && center(own)[0] > base.min[0] && center(own)[0] < base.max[0]
}

/** On the top of a thing, at one of its edges. */
function* atEdge(plan: Planner, nodes: readonly NodeId[], target: NodeId, side: NonNullable<Relation['side']>): Steps {
  yield* plan.call('arrange.placeOn', { nodes, target })
  const d = directionVector(side === 'back' ? 'behind' : side, plan.basis)
  const i = d[0] !== 0 ? 0 : 2
  const base = plan.bounds(target)
  for (const id of nodes) {
    const own = plan.bounds(id)
    const by: Vec3 = [0, 0, 0]
    by[i] = d[i] > 0 ? base.max[i] - own.max[i] : base.min[i] - own.min[i]
    yield* plan.call('node.translate', { nodes: [id], by })
  }
}

/** To where another thing stood when the message came: two that change places may be told one after the other. */
function* whereItWas(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const there = plan.origins.get(target) ?? plan.bounds(target)
  yield* toPoint(plan, nodes, [center(there)[0], there.min[1], center(there)[2]])
}

function* inCorner(plan: Planner, nodes: readonly NodeId[], { corner }: Slots): Steps {
  const of = corner!.of && !isTheRoom(plan, corner!.of) ? { of: plan.findOne(corner!.of, nodes) } : {}
  if (corner!.isOpposite) Object.assign(corner!, acrossTheRoom(plan, nodes[0]))
  yield* plan.call('arrange.placeInCorner', {
    nodes,
    ...of,
    ...(corner!.side && { side: corner!.side }),
    ...(corner!.end && { end: corner!.end }),
  })
}

/** The corner across the room from a thing, as the user sees it. */
function acrossTheRoom(plan: Planner, id: NodeId): Pick<NonNullable<Slots['corner']>, 'side' | 'end'> {
  const room = roomOf(plan.scene)
  if (!room) return {}
  const [at, mid] = [center(plan.bounds(id)), center(room)]
  const along = (side: Side) => directionVector(side, plan.basis).reduce((sum, n, i) => sum + n * (at[i] - mid[i]), 0)
  return { side: along('right') > 0 ? 'left' : 'right', end: along('front') > 0 ? 'back' : 'front' }
}

/** Several nodes keep their places to each other and come to the middle as one. */
function* toMiddle(plan: Planner, nodes: readonly NodeId[], [x, , z]: Vec3): Steps {
  const all = nodes.map((id) => plan.bounds(id))
  const mid = [0, 2].map((i) => (Math.min(...all.map((b) => b.min[i])) + Math.max(...all.map((b) => b.max[i]))) / 2)
  yield* plan.call('node.translate', { nodes, by: [x - mid[0], 0, z - mid[1]] })
}

/** Moves nodes so that the middle of their bottom is at a point; null keeps the height. */
export function* toPoint(plan: Planner, nodes: readonly NodeId[], [x, y, z]: [number, number | null, number]): Steps {
  for (const id of nodes) {
    const bounds = plan.bounds(id)
    const [cx, , cz] = center(bounds)
    yield* plan.call('node.translate', { nodes: [id], by: [x - cx, y === null ? 0 : y - bounds.min[1], z - cz] })
  }
}

/** Moves nodes up or down so that their lowest points are at a height, metres. */
export function* liftTo(plan: Planner, nodes: readonly NodeId[], height: number): Steps {
  for (const id of nodes)
    yield* plan.call('node.translate', { nodes: [id], by: [0, height - plan.bounds(id).min[1], 0] })
}
