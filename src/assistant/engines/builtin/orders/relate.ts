import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { type Bounds, boundsOrOrigin, center, grown, intersects, size } from '../../../../spatial/index.ts'
import { blankNoun } from '../grammar/noun.ts'
import { noSlots, type Relation, type Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'
import { inCorner, inCornerBy, inRoom, isSet, isTheRoom, onOtherSide } from './across.ts'
import { alongIt, besideHung } from './beside-wall.ts'
import { setBetween } from './between.ts'
import { bridge } from './bridge.ts'
import { copies } from './copies.ts'
import { isDiagonal, ofSameThing, onSide } from './diagonal.ts'
import { atEndOf, atEndsOfRow, toEndOf } from './edges.ts'
import { encloseBounds, FENCE_GAP, isFence } from './enclose.ts'
import { hasNoSideFor } from './facade.ts'
import { facesFromWall } from './from-wall.ts'
import { toTarget } from './go-to.ts'
import { meantBy } from './meant.ts'
import { othersTold } from './others-told.ts'
import { ownTables } from './places.ts'
import { keepingHeight, toMiddle, toPlaceOf, toPoint } from './points.ts'
import { rowTowards } from './row-towards.ts'
import { SIDES, type Side } from './sides.ts'
import { hasSize } from './size.ts'
import { standsAside } from './stands-aside.ts'
import {
  areTogether,
  besideEach,
  betweenWhich,
  flanksAll,
  holderOf,
  isOfThese,
  isWhole,
  nearestOf,
  outermost,
  pairedOff,
  targetsOf,
  withRest,
} from './targets.ts'
import { face } from './turn.ts'
import { isFloor, onNearestWall, stayOnWall, toMiddleAlong, toWall, wallOf } from './walls.ts'

/** Sets nodes where an order says: on, beside, between, around, into other things, in a corner, or at a point. */
export function* relate(plan: Planner, nodes: readonly NodeId[], said: Slots): Steps {
  const isOne = isSet(plan, nodes) && nodes.every((id) => !plan.isNew(id))
  const relations = othersTold(plan, said.relations, nodes).map((one) => ofItsHolder(plan, nodes, one))
  const slots = { ...said, relations, ...(isOne && { together: true }) }
  if (slots.corner && slots.relations.length === 1 && !slots.corner.of && !slots.corner.every)
    return yield* inCornerBy(plan, nodes, slots)
  if (slots.corner) yield* inCorner(plan, nodes, slots)
  if (slots.otherSide) yield* onOtherSide(plan, nodes, slots.facing)
  let wall: NodeId | undefined
  for (const [i, relation] of ofSameThing(onNearestWall(plan, slots.relations)).entries()) {
    const first = slots.relations[0]
    if (i === 1 && isDiagonal(first, relation)) {
      yield* onSide(plan, nodes, relation)
      continue
    }
    const hung = wall && nodes.map((id) => plan.bounds(id))
    if (wall && (yield* alongIt(plan, nodes, wall, relation))) continue
    yield* relateOne(plan, nodes, relation, slots)
    yield* toEndOf(plan, nodes, relation, slots)
    if (slots.isCentered && relation.kind === 'against') yield* toMiddleAlong(plan, nodes, relation)
    if (wall && hung) yield* stayOnWall(plan, nodes, wall, hung, relation)
    if (slots.relations.length > 1) wall ??= wallOf(plan, relation, nodes)
  }
  noteOffIts(plan, nodes, slots.relations)
  const holders = slots.isMiddle && !slots.relations.length ? nodes.map((id) => holderOf(plan, id)) : []
  if (holders.length && holders.every((id) => id !== undefined)) {
    // "Put the cups in the middle": of the tables that they stand on.
    for (const [i, id] of nodes.entries())
      yield* toPoint(plan, [id], [center(plan.bounds(holders[i]!))[0], null, center(plan.bounds(holders[i]!))[2]])
  } else if (slots.toOrigin && !slots.relations.length) yield* toMiddle(plan, nodes, [0, 0, 0])
  const [opposite, ...beside] = slots.relations
  // "Opposite the first one, on the other side of the table": it looks at that from there, too.
  if (opposite?.kind === 'opposite' && beside.length && !slots.facing)
    yield* face(plan, nodes, { ...noSlots(), facing: opposite.targets[0] })
  if (!slots.facing || facesFromWall(plan, nodes, slots)) return
  // What stands around a thing was turned to it, unless it is to face another.
  const about = slots.relations.find(({ kind }) => kind === 'around')?.targets[0]
  const { facing } = slots
  const isOther =
    typeof facing === 'object' && !facing.pronoun && (facing.name ?? facing.word) !== (about?.name ?? about?.word)
  if (about && !isOther) return
  const [pair] = slots.relations
  // "Two chairs with a table between them, facing each other": the chairs.
  const areFacing = slots.facing === 'each other' && nodes.length === 1 && pair?.kind === 'between'
  yield* face(plan, areFacing ? betweenWhich(plan, pair.targets, nodes) : nodes, slots)
  // What is turned where it stands may reach into what it stands by.
  const [by] = slots.relations
  if (by?.kind === 'away' && slots.isGoal) yield* relateOne(plan, nodes, by, slots)
  const aside = by && /^(edge|under)$/.test(by.kind) ? targetsOf(plan, by.targets[0], nodes, by.kind) : []
  if (aside.length === 1 && standsAside(plan, nodes, aside[0], by)) return yield* relateOne(plan, nodes, by, slots)
  if (
    by &&
    !isTheRoom(plan, by.targets[0]) &&
    (by.kind in SIDES || /^(beside|between|bothSides)$/.test(by.kind)) &&
    reachesInto(plan, nodes, targetsOf(plan, by.targets[0], nodes, by.kind))
  ) {
    const areApart = nodes.length < 2 || by.kind === 'bothSides'
    yield* relateOne(plan, nodes, by, areApart ? slots : { ...slots, together: true })
    if (nodes.length > 1 && !areFacing) yield* face(plan, nodes, slots)
  }
}

/** "On the podium, next to the globe", where there is no room for that: says so. */
function noteOffIts(plan: Planner, nodes: readonly NodeId[], [base, by]: readonly Relation[]): void {
  if (base?.kind !== 'on' || !by || !(by.kind in SIDES || by.kind === 'beside')) return
  const [top, ...others] = targetsOf(plan, base.targets[0], nodes, 'on')
  const isOff = (id: NodeId) => !isOver(center(plan.bounds(id)), plan.bounds(top))
  const off = top ? nodes.filter(isOff) : []
  if (!others.length && off.length && !isFloor(plan, top))
    plan.said.push(
      `There is no room for ${plan.nameOf(off[0])} on ${plan.nameOf(top)} there: it stands beside ${plan.nameOf(top)}.`,
    )
}

const isOver = ([x, , z]: Vec3, { min, max }: Bounds): boolean => x > min[0] && x < max[0] && z > min[2] && z < max[2]

/** "To the other end": of what they stand on. */
function ofItsHolder(plan: Planner, nodes: readonly NodeId[], relation: Relation): Relation {
  const [{ word, isOther, owner }] = relation.targets
  const holder = isOther && !owner && /^(?:end|side|edge)$/.test(word ?? '') ? holderOf(plan, nodes[0]) : undefined
  if (!holder) return relation
  return { ...relation, kind: 'otherSide', targets: [{ ...blankNoun(), text: plan.nameOf(holder), ids: [holder] }] }
}

/** New things stand about anywhere at first: those in the way of others go to where their own target is. */
function* outOfTheWay(plan: Planner, nodes: readonly NodeId[], targets: readonly NodeId[]): Steps {
  if (!nodes.every((id) => plan.isNew(id))) return
  for (const [i, id] of nodes.entries()) {
    const own = targets[i % targets.length]
    const reach = Math.max(...size(plan.bounds(id)))
    const isInWay = targets.some((one) => one !== own && intersects(plan.bounds(id), grown(plan.bounds(one), reach)))
    const [x, , z] = center(plan.bounds(own))
    if (isInWay) yield* toPoint(plan, [id], [x, null, z])
  }
}

const reachesInto = (plan: Planner, nodes: readonly NodeId[], targets: readonly NodeId[]): boolean =>
  nodes.some((id) => targets.some((target) => intersects(plan.bounds(id), plan.bounds(target), 1e-3)))

/** "A bin next to the lamp, on the floor", where that is on a desk: next to the desk. */
function belowAll(plan: Planner, id: NodeId): NodeId {
  const holder = holderOf(plan, id)
  return holder && !isFloor(plan, holder) ? belowAll(plan, holder) : id
}

function* relateOne(plan: Planner, nodes: readonly NodeId[], relation: Relation, slots: Slots): Steps {
  const { kind, targets } = relation
  if (kind === 'between') return yield* keepingHeight(plan, nodes, setBetween(plan, nodes, relation, slots))
  const [noun] = targets
  // "30 cm off the wall": so far from the one that they stand at.
  if (kind === 'off' && noun.word === 'wall' && relation.metres !== undefined)
    return yield* relateOne(plan, nodes, { ...relation, kind: 'away' }, { ...slots, isGoal: true })
  const isItsWall = kind === 'away' && noun.word === 'wall' && !noun.rank && !noun.isPlural && !noun.where.length
  const isItsTable = kind === 'under' && isOfThese(noun, TABLES) && nodes.every((id) => SEATS.test(plan.saidName(id)))
  const its = isItsWall || isItsTable ? { ...noun, rank: 'nearest' as const } : noun
  const inRow = kind === 'towards' && noun.isPlural ? plan.candidates(noun).filter((id) => !nodes.includes(id)) : []
  const by = rowTowards(plan, nodes, inRow, relation.metres ?? slots.gap ?? slots.metres)
  if (by) {
    yield* plan.call('node.translate', { nodes, by })
    return
  }
  const own = slots.together ? null : (ownTables(plan, nodes, noun) ?? plan.nearestToEach(its, nodes))
  for (const [id, target] of own ?? []) yield* toTarget(plan, [id], target, relation, slots)
  if (own) return
  if (isTheRoom(plan, noun, kind)) return yield* inRoom(plan, nodes, relation)
  if (kind === 'against' && noun.word === 'wall' && slots.moves[0]) return yield* toWall(plan, nodes, noun, slots)
  const left = kind === 'where' ? plan.placeOfGone((noun.name ?? noun.word ?? '').toLowerCase()) : undefined
  if (left) return yield* toPlaceOf(plan, nodes, left)
  const told = meantBy(plan, targetsOf(plan, noun, nodes, kind), nodes, relation)
  const found = slots.toGround && (kind in SIDES || kind === 'beside') ? told.map((id) => belowAll(plan, id)) : told
  if (kind === 'on' && found.length > 1 && nodes.length === 1 && !noun.isEach) {
    if (yield* bridge(plan, nodes[0], found, hasSize(slots))) return
  }
  if (kind === 'edge' && found.length === 1 && hasNoSideFor(plan, nodes, found[0], relation))
    return yield* relateOne(plan, nodes, { kind: relation.side as Side, targets }, slots)
  if (kind === 'beside' && relation.isEnds) return yield* atEndOf(plan, nodes, found, relation)
  const side = kind === 'left' || kind === 'right' ? kind : undefined
  const isHung = found.length === 1 && (side || kind === 'beside') && relation.metres === undefined
  if (isHung && (yield* besideHung(plan, nodes, found[0], side))) return
  if (found.length < 2) return yield* toTarget(plan, nodes, found[0], relation, slots)
  if (kind === 'around' && !noun.isEach && isFence(plan, nodes) && !/^wall/i.test(plan.saidName(nodes[0]))) {
    const { text } = noun
    return yield* encloseBounds(
      plan,
      nodes[0],
      boundsOrOrigin(plan.scene, found),
      text.replace(/^the /, ''),
      relation.metres ?? FENCE_GAP,
    )
  }
  if (kind === 'bothSides' && relation.isEnds && nodes.length === 2 && !noun.isEach)
    return yield* atEndsOfRow(plan, nodes, found)
  if (kind === 'center' && !noun.isEach) return yield* toMiddle(plan, nodes, center(boundsOrOrigin(plan.scene, found)))
  if ((nodes.length === 1 || slots.together) && kind in SIDES)
    return yield* toTarget(plan, nodes, ...withRest(relation, outermost(plan, found, kind as Side), found), slots)
  // "The rug under the bean bags": under all of them.
  const isRug = kind === 'under' && nodes.length === 1 && !noun.isEach && size(plan.bounds(nodes[0]))[1] < 0.05
  if (
    isWhole(kind, noun) ||
    flanksAll(plan, nodes, relation) ||
    isRug ||
    (kind === 'above' && nodes.length === 1 && !noun.isEach) ||
    (kind === 'otherSide' && !noun.isEach) ||
    (kind === 'around' && areTogether(plan, found))
  )
    return yield* toTarget(plan, nodes, found[0], { ...relation, asWell: found.slice(1) }, slots)
  if (
    (/^(away|towards|off)$/.test(kind) && !(relation.isFrom && nodes.every((id) => plan.isNew(id)))) ||
    (/^(under|beside|against)$/.test(kind) && !nodes.some((id) => plan.isNew(id)))
  ) {
    // "Move the chairs away from the tables": each from its own; "each bucket next to a wheel": each to another.
    const others = noun.isIndefinite && nodes.length <= found.length ? pairedOff(plan, nodes, found) : null
    for (const [i, id] of nodes.entries())
      yield* toTarget(plan, [id], others?.[i] ?? nearestOf(plan, found, id), relation, slots)
    if (kind === 'against' && nodes.length > 1) yield* plan.call('arrange.separate', { nodes })
    return
  }
  // "Put the cup on each of the tables": a copy for each other one.
  const isForEach = noun.isEach && !slots.together && (kind in SIDES || /^(on|beside|under|above|inside)$/.test(kind))
  const missing = isForEach ? found.length - nodes.length : 0
  const copied = missing > 0 ? yield* copies(plan, nodes[0], missing, { areToGo: true }) : []
  const all = [...nodes, ...copied]
  // Several targets: one for each, in turn; the chairs on the desks by which they stand.
  const near = kind === 'on' && nodes.length > 1 ? besideEach(plan, nodes, found) : null
  const inTurn = near ?? found
  // "Three lamps in a row above the desks", of three desks: one above each.
  const areEach = kind === 'above' && nodes.length === found.length
  if (kind in SIDES) yield* outOfTheWay(plan, all, inTurn)
  for (const [i, target] of inTurn.entries()) {
    const own = slots.together && !areEach ? (i ? [] : nodes) : all.filter((_, k) => k % found.length === i)
    if (own.length) yield* toTarget(plan, own, target, relation, areEach ? { ...slots, together: undefined } : slots)
  }
}
