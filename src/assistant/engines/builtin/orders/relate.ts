import { isBelow, type NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, center, directionVector, distance, intersects, size } from '../../../../spatial/index.ts'
import { noSlots, type Relation, type Slots } from '../grammar/slots/slots.ts'
import { wordsOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { CARRIERS, HOLDERS, SEATS, TABLES } from '../words/seats.ts'
import { acrossFrom, inCorner, inCornerBy, inRoom, isSet, isTheRoom, onOtherSide } from './across.ts'
import { along, fitsBefore, runAlong } from './along.ts'
import { around } from './around.ts'
import { acrossAxis } from './arrange.ts'
import { arrive } from './arrive.ts'
import { keepAway, spaceFor, stepAway } from './away.ts'
import { liftOnto } from './below.ts'
import { halfway, setBetween } from './between.ts'
import { bridge } from './bridge.ts'
import { copies } from './copies.ts'
import { isDiagonal, ofSameThing, onSide } from './diagonal.ts'
import { areSeatsFor, atEdge, atEndOf, atEndsOfRow, bothSides, standsOn, toEndOf, toEndSide } from './edges.ts'
import { encloseBounds, FENCE_GAP, isFence } from './enclose.ts'
import { facesFromWall, turnFromWall } from './from-wall.ts'
import { meantBy } from './meant.ts'
import { opposite } from './opposite.ts'
import { ownTables, toPlace } from './places.ts'
import {
  amidOthers,
  isRing,
  isTaken,
  keepingHeight,
  liftTo,
  shrinkInto,
  toMiddle,
  toPlaceOf,
  toPoint,
  whereItWas,
  wholeToPoint,
} from './points.ts'
import { SIDES, type Side } from './sides.ts'
import { hasSize } from './size.ts'
import { hangOver, spanOver } from './span.ts'
import { standsAside } from './stands-aside.ts'
import {
  areTogether,
  besideEach,
  betweenWhich,
  holderOf,
  isOfThese,
  isWhole,
  nearestOf,
  outermost,
  sideOnHolder,
  targetsOf,
  withRest,
} from './targets.ts'
import { areTuckedIn, tuckIn } from './tuck.ts'
import { face } from './turn.ts'
import {
  alongIt,
  amidWall,
  backToWall,
  besideHung,
  hang,
  hangAlike,
  hangBehind,
  isFloor,
  isWall,
  rowOnWall,
  standBeside,
  stayOnWall,
  toMiddleAlong,
  toWall,
  wallOf,
} from './walls.ts'

/** Sets nodes where an order says: on, beside, between, around, into other things, in a corner, or at a point. */
export function* relate(plan: Planner, nodes: readonly NodeId[], said: Slots): Steps {
  const isOne = isSet(plan, nodes) && nodes.every((id) => !plan.isNew(id))
  const slots = isOne ? { ...said, together: true } : said
  if (slots.corner && slots.relations.length === 1 && !slots.corner.of && !slots.corner.every)
    return yield* inCornerBy(plan, nodes, slots)
  if (slots.corner) yield* inCorner(plan, nodes, slots)
  if (slots.otherSide) yield* onOtherSide(plan, nodes, slots.facing)
  let wall: NodeId | undefined
  for (const [i, relation] of ofSameThing(slots.relations).entries()) {
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
    (by.kind in SIDES || /^(beside|between)$/.test(by.kind)) &&
    reachesInto(plan, nodes, targetsOf(plan, by.targets[0], nodes, by.kind))
  ) {
    yield* relateOne(plan, nodes, by, nodes.length > 1 ? { ...slots, together: true } : slots)
    if (nodes.length > 1 && !areFacing) yield* face(plan, nodes, slots)
  }
}

const reachesInto = (plan: Planner, nodes: readonly NodeId[], targets: readonly NodeId[]): boolean =>
  nodes.some((id) => targets.some((target) => intersects(plan.bounds(id), plan.bounds(target), 1e-3)))

function* relateOne(plan: Planner, nodes: readonly NodeId[], relation: Relation, slots: Slots): Steps {
  const { kind, targets } = relation
  if (kind === 'between') return yield* keepingHeight(plan, nodes, setBetween(plan, nodes, relation, slots))
  const [noun] = targets
  // "30 cm off the wall": so far from the one that they stand at.
  if (kind === 'off' && noun.word === 'wall' && relation.metres !== undefined)
    return yield* relateOne(plan, nodes, { ...relation, kind: 'away' }, { ...slots, isGoal: true })
  const isItsWall = kind === 'away' && noun.word === 'wall' && !noun.rank && !noun.isPlural && !noun.where.length
  const isItsTable = kind === 'under' && isOfThese(noun, TABLES) && nodes.every((id) => SEATS.test(plan.nameOf(id)))
  const its = isItsWall || isItsTable ? { ...noun, rank: 'nearest' as const } : noun
  const own = slots.together ? null : (ownTables(plan, nodes, noun) ?? plan.nearestToEach(its, nodes))
  for (const [id, target] of own ?? []) yield* toTarget(plan, [id], target, relation, slots)
  if (own) return
  if (isTheRoom(plan, noun)) return yield* inRoom(plan, nodes, relation)
  if (kind === 'against' && noun.word === 'wall' && slots.moves[0]) return yield* toWall(plan, nodes, noun, slots)
  const left = kind === 'where' ? plan.placeOfGone((noun.name ?? noun.word ?? '').toLowerCase()) : undefined
  if (left) return yield* toPlaceOf(plan, nodes, left)
  const found = meantBy(plan, targetsOf(plan, noun, nodes, kind), nodes, relation)
  if (kind === 'on' && found.length > 1 && nodes.length === 1 && !noun.isEach) {
    if (yield* bridge(plan, nodes[0], found, hasSize(slots))) return
  }
  if (kind === 'beside' && relation.isEnds) return yield* atEndOf(plan, nodes, found, relation)
  const side = kind === 'left' || kind === 'right' ? kind : undefined
  const isHung = found.length === 1 && (side || kind === 'beside') && relation.metres === undefined
  if (isHung && (yield* besideHung(plan, nodes, found[0], side))) return
  if (found.length < 2) return yield* toTarget(plan, nodes, found[0], relation, slots)
  if (kind === 'around' && !noun.isEach && isFence(plan, nodes) && !/^wall/i.test(plan.nameOf(nodes[0]))) {
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
  if (isWhole(kind, noun) || isRug || (kind === 'around' && areTogether(plan, found)))
    return yield* toTarget(plan, nodes, found[0], { ...relation, asWell: found.slice(1) }, slots)
  if (/^(away|towards)$/.test(kind) || (/^(under|beside|against)$/.test(kind) && !nodes.some((id) => plan.isNew(id)))) {
    // "Move the chairs away from the tables": each from its own.
    for (const id of nodes) yield* toTarget(plan, [id], nearestOf(plan, found, id), relation, slots)
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
  for (const [i, target] of inTurn.entries()) {
    const own = slots.together && !areEach ? (i ? [] : nodes) : all.filter((_, k) => k % found.length === i)
    if (own.length) yield* toTarget(plan, own, target, relation, areEach ? { ...slots, together: undefined } : slots)
  }
}

function* toTarget(plan: Planner, nodes: readonly NodeId[], target: NodeId, relation: Relation, slots: Slots): Steps {
  if (!plan.scene.node(target))
    throw new Refuse(`There is no “${relation.targets[0].text}” besides what is to go there.`)
  if (relation.kind === 'front' && (yield* toPlace(plan, nodes, target))) return
  const isHorizontal = /^(left|right|front|behind|beside|between)$/.test(relation.kind)
  const placed = goTo(plan, nodes, target, relation, slots)
  yield* isHorizontal ? keepingHeight(plan, nodes, placed) : placed
  yield* hangAlike(plan, nodes, target)
  if (isHorizontal || relation.kind === 'bothSides') yield* standBeside(plan, nodes, target)
  // A light beside something shines on it from above.
  const isBeside = /^(left|right|front|behind|beside|bothSides)$/.test(relation.kind)
  const lights = isBeside ? nodes.filter((id) => plan.isNew(id) && plan.scene.node(id)!.kind === 'light') : []
  const height = Math.max(1.5, plan.bounds(target).max[1])
  const low = lights.filter((id) => plan.bounds(id).min[1] < Math.min(height, plan.bounds(target).max[1]))
  if (low.length) yield* liftTo(plan, low, height)
}

function* goTo(plan: Planner, nodes: readonly NodeId[], target: NodeId, relation: Relation, slots: Slots): Steps {
  const gap = relation.metres ?? slots.gap ?? slots.metres
  const whole = {
    ...(slots.together && { together: true }),
    ...(relation.asWell?.length && { with: relation.asWell }),
  }
  const spaced = { ...whole, ...spaceFor(plan, nodes, target, gap) }
  switch (relation.kind) {
    case 'on':
      if (isWall(plan, target)) return yield* hang(plan, nodes, target)
      return yield* done(plan.call('arrange.placeOn', { nodes, target, ...whole }))
    case 'left':
    case 'right':
    case 'front':
    case 'behind':
      if ((relation.isAlong || isFloor(plan, target)) && (yield* runAlong(plan, nodes, target, relation.kind))) return
      if (relation.isPart && (isFloor(plan, target) || nodes.every((id) => standsOn(plan, id, target))))
        return yield* atEdge(plan, nodes, target, relation.kind === 'behind' ? 'back' : relation.kind)
      target = underSeats(plan, nodes, target)
      if ((relation.isAlong || fitsBefore(plan, nodes, target, relation.kind)) && nodes.length > 1 && !slots.together)
        return yield* along(plan, nodes, target, gap, relation.kind)
      return yield* done(plan.call('arrange.placeNextTo', { nodes, target, side: SIDES[relation.kind], ...spaced }))
    case 'beside':
      target = underSeats(plan, nodes, target)
      if (relation.isAlong && (yield* runAlong(plan, nodes, target))) return
      if (relation.isAlong && nodes.length > 1 && !slots.together) return yield* along(plan, nodes, target, gap)
      if (isWall(plan, target)) return yield* done(plan.call('arrange.placeAgainst', { nodes, target, ...spaced }))
      if (
        nodes.length === 2 &&
        !slots.together &&
        !slots.toGround &&
        !slots.moves.length &&
        (onBothSides(plan, nodes, target) || (nodes.every((id) => plan.isNew(id)) && areSeatsFor(plan, nodes, target)))
      )
        return yield* bothSides(plan, nodes, target, relation, spaced)
      return yield* done(
        plan.call('arrange.placeNextTo', {
          nodes,
          target,
          ...(slots.moves[0] ? sideOf(slots.moves[0].direction) : sideOnHolder(plan, nodes, target)),
          ...spaced,
        }),
      )
    case 'inside':
      // "A window in the wall" is set before it: walls have no holes.
      if (isWall(plan, target) && !nodes.some((id) => isWall(plan, id))) return yield* hang(plan, nodes, target)
      if (nodes.every((id) => /^(light|camera)$/.test(plan.scene.node(id)!.kind)))
        return yield* toPoint(plan, nodes, center(plan.bounds(target)))
      yield* shrinkInto(plan, nodes, target)
      // In a wagon of several parts things lie on its bed.
      if (
        plan.scene.node(target)!.kind === 'group' &&
        relation.targets[0].kind !== 'group' &&
        CARRIERS.test(wordsOf(plan.nameOf(target)).join(' '))
      )
        return yield* done(plan.call('arrange.placeOn', { nodes, target, ...whole }))
      return yield* done(
        isFolder(plan, target, relation)
          ? plan.call('node.move', { nodes, parent: target })
          : plan.call('arrange.placeInside', { nodes, target, ...whole }),
      )
    case 'around':
      return yield* around(plan, nodes, target, slots, spaced)
    case 'under':
      if (areTuckedIn(plan, nodes, target)) return yield* tuckIn(plan, nodes, target)
      if (standsAside(plan, nodes, target, relation))
        return yield* done(plan.call('arrange.placeNextTo', { nodes, target, ...spaced }))
      yield* plan.call('arrange.placeUnder', { nodes, target, ...whole })
      return yield* liftOnto(plan, nodes, target)
    case 'above':
      if ((yield* spanOver(plan, nodes, target)) || (yield* hangOver(plan, nodes, target, gap))) return
      // Several hang beside each other.
      if (nodes.length > 1 && !slots.together)
        yield* plan.call('arrange.row', { nodes, axis: acrossAxis(plan), gap: 0.1 })
      yield* plan.call('arrange.placeAbove', { nodes, target, ...spaced, ...(nodes.length > 1 && { together: true }) })
      return yield* hangBehind(plan, nodes, target)
    case 'center':
      if (isWall(plan, target) && slots.gap !== undefined && nodes.length > 1)
        return yield* rowOnWall(plan, nodes, target, slots.gap)
      if (isWall(plan, target)) return yield* amidWall(plan, nodes, target)
      if (isTaken(plan, nodes, target) && (yield* amidOthers(plan, nodes[0], target))) return
      return yield* (slots.together ? wholeToPoint : toPoint)(plan, nodes, [
        center(plan.bounds(target))[0],
        isRing(plan, target) ? plan.bounds(target).min[1] : plan.bounds(target).max[1],
        center(plan.bounds(target))[2],
      ])
    case 'against':
      if (slots.degrees === undefined) yield* (slots.facing ? turnFromWall : backToWall)(plan, nodes, target)
      return yield* done(plan.call('arrange.placeAgainst', { nodes, target, ...spaced }))
    case 'opposite':
      return yield* opposite(plan, nodes, target, whole, gap)
    case 'otherSide':
      return yield* acrossFrom(plan, nodes, target, relation.isEnds)
    case 'bothSides':
      return yield* bothSides(plan, nodes, target, relation, spaced)
    case 'edge':
      if (standsAside(plan, nodes, target, relation))
        return yield* done(plan.call('arrange.placeNextTo', { nodes, target, ...spaced }))
      return yield* toEndSide(plan, nodes, target, relation, slots.gap)
    case 'off':
      if (isFloor(plan, target) && !/\b(board|rug|carpet|mat|table|stage|platform|tray)\b/i.test(plan.nameOf(target)))
        throw new Refuse(
          `I do not know where ${plan.nameOf(nodes[0])} should go instead. Say “on the table”, for example.`,
        )
      return yield* done(plan.call('arrange.placeNextTo', { nodes, target, ...spaced }))
    case 'outOf':
      if (nodes.every((id) => !isBelow(plan.scene, id, target)))
        return yield* done(plan.call('arrange.placeNextTo', { nodes, target, ...spaced }))
      return yield* done(plan.call('node.move', { nodes, parent: plan.scene.node(target)?.parent ?? null }))
    case 'childOf':
      return yield* done(plan.call('node.move', { nodes, parent: target }))
    case 'where':
      return yield* whereItWas(plan, nodes, target, !!relation.isPast)
    case 'towards':
      if (slots.isHalfway) return yield* halfway(plan, nodes, target)
      if (relation.isArrival && gap === undefined) return yield* arrive(plan, nodes, target, whole)
      return yield* done(
        plan.call('arrange.approach', {
          nodes,
          target,
          ...whole,
          ...within(plan, nodes, target, gap ?? (slots.degree === 'bit' ? A_BIT : undefined)),
        }),
      )
    case 'away':
      if (
        slots.isGoal &&
        slots.degree !== 'bit' &&
        (gap !== undefined || nodes.some((id) => distance(plan.scene, id, target) < 1))
      )
        return yield* keepAway(plan, nodes, target, gap ?? 1, whole)
      return yield* stepAway(plan, nodes, target, gap ?? (slots.degree === 'bit' ? A_BIT : undefined), whole)
  }
}

/** Metres that "a bit closer" is. */
const A_BIT = 0.25

/** "A lamp on a desk and a chair behind it": what one sits on stands on the floor, by the desk. */
function underSeats(plan: Planner, nodes: readonly NodeId[], target: NodeId): NodeId {
  const holder = holderOf(plan, target)
  const areSeats = nodes.every((id) => plan.isNew(id) && SEATS.test(plan.nameOf(id)))
  return holder && areSeats && TABLES.test(plan.nameOf(holder)) ? holder : target
}

/** So many metres closer, but not into it. */
function within(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  metres: number | undefined,
): { metres?: number } {
  if (metres === undefined) return {}
  const room = Math.min(...nodes.map((id) => distance(plan.scene, id, target)))
  return { metres: room > 1e-3 ? Math.min(metres, room) : metres }
}

/** "Keep the nightstands beside the bed": one is on its left, and one on its right. */
function onBothSides(plan: Planner, [a, b]: readonly NodeId[], target: NodeId): boolean {
  const right = directionVector('right', plan.basis)
  const along = (id: NodeId) => center(plan.bounds(id)).reduce((sum, n, i) => sum + n * right[i], 0)
  return !plan.isNew(a) && along(a) < along(target) && along(target) < along(b)
}

/** "Into the group", "into Furniture": a place in the tree; "into the wagon" is one in space. */
function isFolder(plan: Planner, target: NodeId, { targets: [noun] }: Relation): boolean {
  if (plan.scene.node(target)?.kind !== 'group') return false
  const name = wordsOf(plan.nameOf(target)).join(' ')
  return !HOLDERS.test(name) || noun.kind === 'group'
}

function* done(steps: Steps<unknown>): Steps {
  yield* steps
}

const sideOf = (direction: string) => (direction in SIDES ? { side: direction } : {})
