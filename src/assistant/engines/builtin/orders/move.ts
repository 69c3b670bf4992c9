import { Quaternion, Vector3 } from 'three'
import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  boundsOrOrigin,
  center,
  type Direction,
  directionVector,
  holdsWhat,
  isClear,
  moved,
  obstacles,
  roomOf,
  size,
} from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { blankNoun, hasHead, type Noun } from '../grammar/noun.ts'
import { noSlots, type Relation, type Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Incomplete } from '../meaning/world.ts'
import { RUNS, TABLES } from '../words/seats.ts'
import { abut } from './abut.ts'
import { isTheRoom } from './across.ts'
import { areRowAlong } from './along.ts'
import { acrossAxis, arrangeThem, bySize, inPlace } from './arrange.ts'
import { asOne } from './as-one.ts'
import { tooNear } from './at-least.ts'
import { keepAway, pairToPart } from './away.ts'
import { rowsTarget, setOutOn } from './gaps.ts'
import { AXES } from './lengthwise.ts'
import { levelWith } from './level.ts'
import { movable } from './movable.ts'
import { liftTo, topTo } from './points.ts'
import { leanOn, straighten } from './posture.ts'
import { relate } from './relate.ts'
import { rest, separate } from './rest.ts'
import { SIDES, type Side } from './sides.ts'
import { resize } from './size.ts'
import { spreadThem } from './spread-them.ts'
import { tableOf } from './table-of.ts'
import { standingThere, takenOff } from './taken.ts'
import { holderOf, outermost, targetsOf } from './targets.ts'
import { attachPlaces, byThing, endOfHolder, facingPlace, nestPlaces } from './telling.ts'
import { turn } from './turn.ts'
import { asideOf, usualFar } from './unblocked.ts'
import { isWall } from './walls.ts'

/** Metres that "to the left" and "a bit to the left" are, where no others are said; not more than things are large. */
const SOME = 1
export const BIT = 0.25

/** Puts what is there somewhere else: by metres in a direction, to a point, or to where something else is. */
export function* place(plan: Planner, clause: Clause): Steps {
  const { objects, slots: said, text } = attachPlaces(plan, clause)
  const slots = nestPlaces(plan, facingPlace(byThing(said, objects), objects))
  const standing = standingThere(plan, { objects, slots })
  // "From the corner to the desk": where it comes from says nothing about where it goes.
  const arrives = slots.relations.some(({ kind }) => !/^(away|off|outOf)$/.test(kind))
  if (arrives)
    slots.relations = slots.relations.filter((one) => !(one.kind === 'away' && one.isFrom && one.metres === undefined))
  const away = slots.relations.find(({ kind }) => kind === 'away')
  // "Against the left wall and 1 m from the back one", "50 cm from the wall": where it is to be, and not how far it goes.
  const isBy = /\b(?:further|farther)\b/i.test(clause.text)
  if (away) slots.isGoal ||= (clause.verb === 'place' && !isBy) || !!(away.isFrom && away.metres !== undefined)
  const apart = slots.relations.find((one) => one.kind === 'between' && one.metres !== undefined)
  if (!objects.length && apart?.targets.length === 2)
    return yield* place(plan, { ...clause, objects: [apart.targets[0]], slots: awayFrom(apart) })
  const told = movable(
    plan,
    plan.find(takenOff({ objects: standing, slots })),
    objects.some((noun) => noun.kind === 'any' || (noun.isOther && noun.isPlural && !hasHead(noun))),
  )
  const nodes = tooNear(plan, slots.sort ? bySize(plan, told, slots) : told, { ...clause, slots })
  if (!nodes.length) return
  if (slots.level) return yield* levelWith(plan, nodes, slots.level)
  if (slots.at) return yield* moveTo(plan, nodes, slots.at, /\bposition\b/i.test(text))
  if (slots.axes) {
    const [x, y, z] = center(boundsOrOrigin(plan.scene, nodes))
    const { axes } = slots
    yield* plan.call('node.translate', { nodes, by: [(axes.x ?? x) - x, (axes.y ?? y) - y, (axes.z ?? z) - z] })
    return
  }
  if (slots.by) {
    yield* plan.call('node.translate', { nodes, by: slots.by })
    return
  }
  const isOnlyDown = slots.toGround && !slots.relations.length && !slots.toOrigin && !slots.corner
  if (isOnlyDown) return yield* rest(plan, nodes)
  const isOfHeight =
    slots.lowest !== undefined &&
    !slots.relations.length &&
    ((/^lower\b/i.test(text) && isLow(plan, nodes, slots.lowest)) ||
      areRooted(plan, nodes) ||
      areTablesOf(plan, nodes, slots.lowest))
  if (isOfHeight) return yield* resize(plan, nodes, { ...noSlots(), extents: { height: slots.lowest } })
  if (slots.lowest !== undefined) {
    if (slots.relations.length) yield* relate(plan, nodes, slots)
    return yield* liftTo(plan, nodes, slots.lowest)
  }
  if (slots.highest !== undefined) return yield* topTo(plan, nodes, slots.highest)
  const shelf = rowsTarget(plan, nodes, slots)
  if (shelf) return yield* setOutOn(plan, nodes, shelf, slots.touching ? { ...slots, gap: 0 } : slots)
  const isInRow =
    slots.layout?.kind === 'row' && slots.relations.some(({ kind }) => /^(on|inside|under|edge)$/.test(kind))
  if (slots.layout && !isInRow) {
    const [by] = slots.relations
    if (by && isTheRoom(plan, by.targets[0])) {
      yield* arrangeThem(plan, nodes, { ...slots, relations: [] })
      return yield* relate(plan, nodes, { ...slots, layout: undefined, gap: undefined })
    }
    if (slots.layout.kind === 'row' && slots.relations.length && !/^(?:center|above)$/.test(slots.relations[0].kind))
      return yield* alongside(plan, nodes, slots)
    yield* arrangeThem(plan, nodes, slots)
    const aside = slots.relations.filter(({ kind }) => kind !== 'around')
    if (aside.length) yield* asOne(plan, nodes, { ...slots, relations: aside, layout: undefined, gap: undefined })
    return
  }
  if (slots.isScattered || slots.area) {
    yield* plan.call('arrange.scatter', { nodes, ...slots.area })
    return
  }
  if (slots.apart) return yield* separate(plan, nodes, slots)
  if (slots.touching && !slots.relations.length && !slots.moves.length) return yield* abut(plan, nodes, slots)
  if (slots.outwards) return yield* moveOut(plan, nodes, slots)
  if (slots.spread) return yield* spreadThem(plan, nodes, slots.spread, slots.metres)
  const sideOnly = slots.relations.length === 1 && slots.relations[0].kind === 'beside' && slots.moves.length > 0
  if (slots.relations.length || slots.toOrigin || slots.corner || slots.otherSide) {
    const support = slots.turn === 'leaning' ? slots.relations.find(({ kind }) => kind === 'against') : undefined
    if (support) {
      const aside = slots.relations.filter((one) => one !== support)
      if (aside.length) yield* relate(plan, nodes, { ...slots, relations: aside, turn: undefined })
      return yield* leanOn(plan, nodes, targetsOf(plan, support.targets[0], nodes, 'against')[0])
    }
    if (slots.turn === 'upright' && slots.relations.some(({ kind }) => kind === 'against'))
      yield* straighten(plan, nodes)
    const turns = slots.turn || slots.degrees !== undefined
    if (turns && !slots.relations.some(({ kind }) => kind === 'against'))
      yield* turn(plan, nodes, { ...slots, relations: [], facing: undefined, moves: [] })
    // "Put the copy in front of the house", of a table and its chairs.
    const isStack = plan.stacked.join() === nodes.join()
    const ended = endOfHolder(plan, slots, nodes)
    // "Put the copies 2 m behind": as they stand to each other.
    const areCopies =
      !slots.corner &&
      nodes.join() === plan.memory.copies.join() &&
      slots.relations.every(({ kind }) => kind in SIDES) &&
      !areInEachOther(plan, nodes)
    if (areCopies && plan.memory.copied.length === nodes.length)
      slots.relations = slots.relations.map((one) => ({ ...one, targets: one.targets.map((by) => ofCopied(plan, by)) }))
    const isWhole = nodes.length > 1 && objects.length === 1 && (objects[0].pronoun === 'it' || isStack || areCopies)
    // "The stand with the sheet music": what it carries goes along.
    const isFromEach = slots.relations.some(({ kind }) => /^(away|towards)$/.test(kind))
    const areSeveral = objects.length > 1 || objects[0]?.pronoun === 'them' || objects[0]?.kind === 'any'
    const carried = (areSeveral && !slots.layout) || isFromEach ? nodes.flatMap((id) => holdsWhat(plan.scene, id)) : []
    const free = nodes.filter((id) => !carried.includes(id))
    yield* isWhole ? asOne(plan, nodes, slots) : relate(plan, free.length ? free : nodes, ended)
    if (slots.toGround) yield* plan.call('arrange.rest', { nodes })
    if (slots.relations.some(({ kind }) => kind === 'against')) return
    if (sideOnly || !slots.moves.length) return
  }
  if (yield* besideOriginals(plan, nodes, slots)) return
  const nearer = byLast(plan, nodes, clause)
  if (nearer) return yield* relate(plan, nodes, nearer)
  const seated = pulledBack(plan, nodes, clause)
  if (seated.length) return yield* relate(plan, seated, awayFromTable(slots))
  if (slots.moves.length) return yield* moveAlong(plan, nodes, slots, text)
  if (slots.axis && slots.metres !== undefined) {
    const by: Vec3 = [0, 0, 0]
    by[{ x: 0, y: 1, z: 2 }[slots.axis]] = slots.metres
    yield* plan.call('node.translate', { nodes, by })
    return
  }
  if (slots.facing || slots.turn || slots.degrees !== undefined) return yield* turn(plan, nodes, slots)
  const pair = pairToPart(plan, clause)
  if (pair) return yield* keepAway(plan, [pair[0]], pair[1], slots.gap!, {})
  if (slots.gap !== undefined) {
    // "Align the stool with the table and leave 1 m between them": them both.
    const both = plan.world.mentioned.filter((id) => plan.scene.node(id))
    return yield* arrangeThem(plan, nodes.length < 2 && both.length > 1 ? both : nodes, slots)
  }
  throw new Incomplete(
    `I do not know where “${text}” should go. Say “2 m to the left”, “next to the table” or “to 0, 1, 2”, for example.`,
    nodes,
  )
}

/** "Pull the chairs back": those that stand at a table. */
function pulledBack(plan: Planner, nodes: readonly NodeId[], { slots, text }: Clause): NodeId[] {
  const isBack = /^(?:pull|draw|scoot)\b.*\bback\b/i.test(text)
  if (!isBack || slots.moves.length !== 1 || slots.moves[0].direction !== 'behind') return []
  return nodes.filter((id) => tableOf(plan, id))
}

/** From the table that each stands at, on whichever side of it that is, as far as was said to be back. */
function awayFromTable(slots: Slots): Slots {
  const nearest: Noun = { ...blankNoun(), text: 'the nearest table', rank: 'nearest', item: 'Table', word: 'table' }
  return { ...slots, moves: [], relations: [{ kind: 'away', targets: [nearest], metres: slots.moves[0].metres }] }
}

/** "Lower the fence to 60 cm", of one that stands on the ground: its top, and not where it is. */
const isLow = (plan: Planner, nodes: readonly NodeId[], height: number): boolean =>
  nodes.every((id) => plan.bounds(id).min[1] < height && plan.bounds(id).max[1] > height)

/** What stands along the ground is raised by being made taller. */
const areRooted = (plan: Planner, nodes: readonly NodeId[]): boolean =>
  nodes.every((id) => RUNS.test(plan.saidName(id)) && plan.bounds(id).min[1] < 0.05)

/** "Raise the desks to 1.1 m": their tops, as long as one could still sit or stand at them. */
const areTablesOf = (plan: Planner, nodes: readonly NodeId[], height: number): boolean =>
  height <= 1.5 &&
  nodes.every(
    (id) => TABLES.test(plan.saidName(id)) && plan.bounds(id).min[1] < 0.05 && plan.bounds(id).max[1] < height,
  )

/** "Leave 20 cm between it and the wall": a distance to keep. */
const awayFrom = ({ targets, metres }: Relation): Slots => ({
  ...noSlots(),
  isGoal: true,
  relations: [{ kind: 'away', targets: [targets[1]], metres }],
})

/** "Copy the desk with its chair and put it to the right": as far as they take to be clear of the originals and of all else. */
function* besideOriginals(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps<boolean> {
  const [STEP, FARTHEST, GAP] = [0.25, 8, 0.25]
  const { copied, copies } = plan.memory
  const [move, ...others] = slots.moves
  const areCopies = copies.length > 1 && nodes.join() === copies.join() && copied.length === copies.length
  if (!move || !areCopies || others.length || move.metres !== undefined || !(move.direction in SIDES)) return false
  const way = directionVector(move.direction, plan.basis)
  const own = size(boundsOrOrigin(plan.scene, nodes)).reduce((sum, n, i) => sum + n * Math.abs(way[i]), 0)
  const there = obstacles(plan.scene, nodes)
  const ways = Array.from({ length: FARTHEST / STEP }, (_, k) => way.map((n) => n * (own + GAP + k * STEP)) as Vec3)
  const isFree = (by: Vec3) => nodes.every((id) => isClear(moved(plan.bounds(id), by), there))
  yield* plan.call('node.translate', { nodes, by: ways.find(isFree) ?? ways[0] })
  return true
}

/** "Put the ball by the sofa" … "a bit further away": from the sofa; null where no other thing was spoken of. */
function byLast(plan: Planner, nodes: readonly NodeId[], { text, slots }: Clause): Slots | null {
  const isGoal = /^(?:about |at least |at )?\d[\d.]* ?\w+ away$/i.test(text)
  const way = isGoal
    ? 'away'
    : /\b(closer|nearer)\b/i.test(text)
      ? 'towards'
      : /\b(further|farther)\b/i.test(text)
        ? 'away'
        : null
  const [move, ...others] = slots.moves
  const last = plan.world.mentioned.filter((id) => !nodes.includes(id) && plan.scene.node(id))
  if (!way || !move || others.length || !/^(front|behind)$/.test(move.direction) || last.length !== 1) return null
  const metres = move.metres ?? slots.metres ?? (slots.degree === 'bit' ? BIT : way === 'away' ? SOME : undefined)
  const targets = [{ ...blankNoun(), text: 'it', ids: last }]
  return { ...noSlots(), isGoal, relations: [{ kind: way, targets, ...(metres !== undefined && { metres }) }] }
}

function* moveAlong(plan: Planner, nodes: readonly NodeId[], slots: Slots, text = ''): Steps {
  const isByView = /\b(?:closer|nearer|forwards?|back|backwards?|in|out)(?= (?:by )?(?:about )?\d|$)/i.test(text)
  if (isByView && areCameras(plan, nodes)) return yield* dolly(plan, nodes, slots)
  const known =
    ownSide(plan, nodes, slots) ??
    slots.moves.find(({ metres }) => metres !== undefined)?.metres ??
    slots.metres ??
    slots.extents?.all
  const some = usual(plan, nodes, slots)
  for (const { direction, metres, isAside } of slots.moves) {
    const far = metres ?? known ?? usualFar(plan, nodes, direction, stayingOn(plan, nodes, direction, some))
    const way = isAside && (metres ?? known) === undefined ? asideOf(plan, nodes, some) : { direction, metres: far }
    yield* plan.call('arrange.moveTowards', { nodes, ...way })
  }
}

const areCameras = (plan: Planner, nodes: readonly NodeId[]): boolean =>
  nodes.every((id) => plan.scene.node(id)!.kind === 'camera')

/** "Move the camera closer": the way that it looks. */
function* dolly(plan: Planner, nodes: readonly NodeId[], { moves, metres }: Slots): Steps {
  for (const id of nodes) {
    const way = new Vector3(0, 0, -1).applyQuaternion(new Quaternion(...plan.scene.node(id)!.rotation))
    const by = (moves[0].metres ?? metres ?? SOME) * (moves[0].direction === 'front' ? 1 : -1)
    yield* plan.call('node.translate', { nodes: [id], by: way.multiplyScalar(by).toArray() })
  }
}

/** What stands on a table stays on it where nobody says how far it goes; at its edge it may leave it. */
function stayingOn(plan: Planner, nodes: readonly NodeId[], direction: Direction, metres: number): number {
  const [x, , z] = directionVector(direction, plan.basis)
  const rooms = nodes.flatMap((id) => {
    const holder = holderOf(plan, id)
    if (!holder || (!x && !z)) return []
    const [own, base] = [plan.bounds(id), plan.bounds(holder)]
    const i = x !== 0 ? 0 : 2
    return [x + z > 0 ? base.max[i] - own.max[i] : own.min[i] - base.min[i]]
  })
  const room = Math.min(...rooms)
  return rooms.length && room > 0.02 ? Math.min(metres, room) : metres
}

/** "By its own height": metres. */
export function ownSide(
  plan: Planner,
  nodes: readonly NodeId[],
  { own, ownTimes = 1, likeSide }: Slots,
): number | undefined {
  if (own) return size(plan.bounds(nodes[0]))[AXES[own]] * ownTimes
  // "By the height of a book": of one that is there.
  if (!likeSide) return undefined
  const of = plan.findOne({ ...likeSide.of, isNew: false, isAny: true }, nodes)
  return size(plan.bounds(of))[AXES[likeSide.side]]
}

/** How far something goes when nobody says: a metre, or about its own size where that is less. */
function usual(plan: Planner, nodes: readonly NodeId[], { degree, share = 1 }: Slots): number {
  // A light has no size.
  const largest = Math.max(...nodes.flatMap((id) => size(plan.bounds(id)))) || SOME
  const some = Math.min(SOME, Math.max(0.1, largest))
  return share * (degree === 'bit' ? Math.min(BIT, some / 2) : degree === 'much' ? some * 2 : some)
}

/** "The left wall 1 m outwards": straight away from the middle of the room, or of the scene. */
function* moveOut(plan: Planner, nodes: readonly NodeId[], { outwards, metres }: Slots): Steps {
  const room = roomOf(plan.scene)
  const middle = room ? center(room) : [0, 0, 0]
  for (const id of nodes) {
    const from = center(plan.bounds(id)).map((n, i) => n - middle[i])
    const i = Math.abs(from[0]) >= Math.abs(from[2]) ? 0 : 2
    const by: Vec3 = [0, 0, 0]
    by[i] = Math.sign(from[i] || 1) * outwards! * (metres ?? SOME)
    yield* plan.call('node.translate', { nodes: [id], by })
  }
}

/** Several nodes keep their places to each other; two coordinates are on the ground. */
function* moveTo(plan: Planner, nodes: readonly NodeId[], at: readonly number[], isExact: boolean): Steps {
  const [x, y, z] = center(boundsOrOrigin(plan.scene, nodes))
  const by: Vec3 = at.length === 2 ? [at[0] - x, 0, at[1] - z] : [at[0] - x, at[1] - y, at[2] - z]
  const [only] = nodes
  const node = plan.scene.node(only)
  // The origin of a group is anywhere, but that of a thing of the library is where it stands.
  const hasOrigin = node?.kind !== 'group' || !!node.item || !!node.source
  if (at.length === 3 && nodes.length === 1 && node?.parent === null && hasOrigin) {
    yield* plan.call('node.transform', { nodes, position: at })
    // "To 1, 0, 2" is on the ground, and not half in it.
    if (!isExact && at[1] === 0 && plan.bounds(only).min[1] < -1e-3) yield* plan.call('arrange.rest', { nodes })
    return
  }
  yield* plan.call('node.translate', { nodes, by })
}

/** In a row along the side of something: the chairs along the wall. */
function* alongside(plan: Planner, told: readonly NodeId[], slots: Slots): Steps {
  const nodes = inPlace(plan, told, slots)
  const [relation] = slots.relations
  const found = targetsOf(plan, relation.targets[0], nodes, relation.kind)
  const target = relation.kind in SIDES ? outermost(plan, found, relation.kind as Side) : found[0]
  const [w, , d] = size(plan.bounds(target))
  const longer = w >= d ? 'x' : 'z'
  const axis = /^(front|behind)$/.test(relation.kind) ? acrossAxis(plan) : longer
  const [x, , z] = center(plan.bounds(target))
  const from = center(boundsOrOrigin(plan.scene, nodes))
  const gap = slots.gap ?? slots.metres ?? (slots.touching ? 0 : undefined)
  const at = axis === 'x' ? [x, 0, from[2]] : [from[0], 0, z]
  if (gap !== undefined || !areRowAlong(plan, nodes, target, axis))
    yield* plan.call('arrange.row', { nodes, axis, gap: gap ?? 0.25, at })
  if (/^(left|right|front|behind)$/.test(relation.kind))
    return yield* asOne(plan, nodes, { ...slots, layout: undefined, gap: undefined })
  const isRow = (slots.gap ?? slots.metres) !== undefined || slots.facing || !isWall(plan, target)
  const together = isRow ? { together: true } : {}
  // What turns takes up other room.
  if (slots.facing) yield* turn(plan, nodes, { ...slots, relations: isWall(plan, target) ? slots.relations : [] })
  yield* plan.call('arrange.placeAgainst', { nodes, target, gap: 0.05, ...together })
}

/** "Put the copies 1 m behind": behind all that was copied. */
const ofCopied = (plan: Planner, noun: Noun): Noun =>
  noun.pronoun === 'it' ? { ...blankNoun(), text: 'them', ids: plan.memory.copied, isPlural: true } : noun

/** Whether things are where the first of them is: copies that nobody has set out yet. */
const areInEachOther = (plan: Planner, [first, ...others]: readonly NodeId[]): boolean =>
  others.length > 0 &&
  others.every((id) => center(plan.bounds(id)).every((n, i) => Math.abs(n - center(plan.bounds(first))[i]) < 1e-6))
