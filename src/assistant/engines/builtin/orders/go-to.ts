import { isBelow, type NodeId } from '../../../../document/index.ts'
import { center, directionVector, distance, size } from '../../../../spatial/index.ts'
import type { Relation, Slots } from '../grammar/slots/slots.ts'
import { wordsOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { CARRIERS, HOLDERS, SEATS, SHADES, TABLES } from '../words/seats.ts'
import { acrossFrom, noteBeside } from './across.ts'
import { along, fitsBefore, runAlong } from './along.ts'
import { around } from './around.ts'
import { acrossAxis } from './arrange.ts'
import { arrive } from './arrive.ts'
import { keepAway, spaceFor, stepAway } from './away.ts'
import { backToWall, lieAlong, standByWalls } from './back-to-wall.ts'
import { toHead } from './bedside.ts'
import { fromTop, liftOnto } from './below.ts'
import { halfway } from './between.ts'
import { areAlike } from './copies.ts'
import { areSeatsFor, atEdge, bothSides, goesOnto, toEndSide } from './edges.ts'
import { isForFront, onFront } from './facade.ts'
import { turnedFlat, wallBehind } from './flat-on-wall.ts'
import { turnFromWall } from './from-wall.ts'
import { hangFrom } from './hang-from.ts'
import { hangingSeat } from './hanging-seat.ts'
import { frontInRoom, turnToIt } from './into-room.ts'
import { onSideWall } from './on-side-wall.ts'
import { opposite } from './opposite.ts'
import { sideOfSeat } from './own-side.ts'
import { toPlace } from './places.ts'
import {
  amidOthers,
  isRing,
  isTaken,
  keepingHeight,
  liftTo,
  shrinkInto,
  toPoint,
  whereItWas,
  wholeToPoint,
} from './points.ts'
import { SIDES, type Side } from './sides.ts'
import { slideAlong } from './slide-along.ts'
import { alongItsLength, hangOver, spanOver } from './span.ts'
import { standsAside } from './stands-aside.ts'
import { areStems, putStems } from './stems.ts'
import { comingDown, holderOf, sideOnHolder } from './targets.ts'
import { areTuckedIn, tuckIn } from './tuck.ts'
import {
  amidWall,
  hang,
  hangAlike,
  hangBehind,
  hangs,
  isFloor,
  isWall,
  rowOnWall,
  standBelow,
  standBeside,
} from './walls.ts'

/** Sets nodes where a relation to one thing says, at the height that goes with it. Refuses where that thing is no more. */
export function* toTarget(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  told: Relation,
  slots: Slots,
): Steps {
  if (!plan.scene.node(target)) throw new Refuse(`There is no “${told.targets[0].text}” besides what is to go there.`)
  if (told.kind === 'front' && (yield* toPlace(plan, nodes, target))) return
  if (yield* onSideWall(plan, nodes, target, told, slots)) return
  if (isForFront(plan, nodes, target, told)) return yield* onFront(plan, nodes, target, told.side)
  const relation = frontInRoom(plan, target, told)
  if (relation !== told && slots.facing === undefined && slots.degrees === undefined)
    yield* turnToIt(plan, nodes, relation)
  const isHorizontal = /^(left|right|front|behind|beside|between)$/.test(relation.kind)
  // A bookcase "on the wall" stands by it.
  const standsBy = relation.kind === 'on' && isWall(plan, target) && standByWalls(plan, nodes)
  const placed = goTo(plan, nodes, target, standsBy ? { ...relation, kind: 'against' } : relation, slots)
  // "The picture to the right of the window": on the wall still, and so is a copy of it.
  const wasThere = (id: NodeId) => !plan.isNew(id) || areAlike(plan, id, target)
  const hung = isHorizontal && hangs(plan, target) ? nodes.filter((id) => wasThere(id) && hangs(plan, id)) : []
  const wall = hung.length ? wallBehind(plan, target) : undefined
  const turned = wall ? yield* turnedFlat(plan, hung, wall) : []
  yield* isHorizontal ? keepingHeight(plan, nodes, placed, hung) : placed
  if (isHorizontal) noteBeside(plan, nodes, target)
  yield* hangAlike(plan, nodes, target)
  if (wall && turned.length) yield* plan.call('arrange.placeAgainst', { nodes: turned, target: wall })
  if (isHorizontal || relation.kind === 'bothSides') {
    yield* standBeside(plan, nodes, target)
    yield* toHead(plan, nodes, target)
  }
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
      if (isWall(plan, target)) return yield* hang(plan, nodes, target, gap)
      yield* fromTop(plan, nodes, target)
      return yield* done(plan.call('arrange.placeOn', { nodes, target: hangingSeat(plan, nodes, target), ...whole }))
    case 'left':
    case 'right':
    case 'front':
    case 'behind':
      if ((relation.isAlong || isFloor(plan, target)) && (yield* runAlong(plan, nodes, target, relation.kind))) return
      if (
        relation.isPart &&
        !standsAside(plan, nodes, target, relation) &&
        (isFloor(plan, target) || nodes.every((id) => goesOnto(plan, id, target)))
      )
        return yield* atEdge(plan, nodes, target, relation.kind === 'behind' ? 'back' : relation.kind)
      target = underSeats(plan, nodes, target)
      if (isRowBy(plan, nodes, target, relation, slots))
        return yield* along(plan, nodes, target, slots.gap ?? slots.metres, relation.kind, relation.metres)
      return yield* done(
        plan.call('arrange.placeNextTo', { nodes, target, side: sideOfSeat(plan, target, relation), ...spaced }),
      )
    case 'beside':
      target = underSeats(plan, nodes, target)
      if (relation.isAlong && (yield* runAlong(plan, nodes, target))) return
      if (relation.isAlong && nodes.length > 1 && !slots.together) return yield* along(plan, nodes, target, gap)
      if (isWall(plan, target)) {
        if (relation.isAlong && (yield* slideAlong(plan, nodes, target, slots.metres))) return
        if (relation.isAlong && slots.degrees === undefined && !slots.facing) yield* lieAlong(plan, nodes, target)
        return yield* done(plan.call('arrange.placeAgainst', { nodes, target, ...spaced }))
      }
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
      if (areStems(plan, nodes, target)) return yield* putStems(plan, nodes, target)
      yield* shrinkInto(plan, nodes, target)
      // In a wagon of several parts things lie on its bed.
      if (
        plan.scene.node(target)!.kind === 'group' &&
        relation.targets[0].kind !== 'group' &&
        CARRIERS.test(plan.saidName(target))
      )
        return yield* done(plan.call('arrange.placeOn', { nodes, target, ...whole }))
      // "A duck in the pond": what is low is stood in, as far as it goes.
      if (isShallow(plan, nodes, target)) return yield* done(plan.call('arrange.placeOn', { nodes, target, ...whole }))
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
      if (yield* standBelow(plan, nodes, target)) return
      yield* plan.call('arrange.placeUnder', { nodes, target, ...whole })
      return yield* liftOnto(plan, nodes, target)
    case 'above':
      if ((yield* spanOver(plan, nodes, target)) || (yield* hangOver(plan, nodes, target, gap))) return
      // Several hang beside each other.
      if (nodes.length > 1 && !slots.together)
        yield* plan.call('arrange.row', { nodes, ...alongItsLength(plan, nodes, target) })
      yield* plan.call('arrange.placeAbove', { nodes, target, ...spaced, ...(nodes.length > 1 && { together: true }) })
      if (
        gap === undefined &&
        nodes.every((id) => SHADES.test(plan.saidName(id)) && plan.scene.node(id)!.parent === null)
      )
        return yield* liftTo(plan, nodes, plan.bounds(target).min[1])
      return yield* hangBehind(plan, nodes, target)
    case 'center':
      if (isWall(plan, target) && slots.gap !== undefined && nodes.length > 1)
        return yield* rowOnWall(plan, nodes, target, slots.gap)
      if (isWall(plan, target)) {
        yield* backToWall(plan, nodes, target)
        return yield* amidWall(plan, nodes, target)
      }
      if (isTaken(plan, nodes, target) && (yield* amidOthers(plan, nodes[0], target))) return
      // Several stand beside each other, and not in each other.
      if (nodes.length > 1 && !slots.together)
        yield* plan.call('arrange.row', { nodes, axis: acrossAxis(plan), gap: AMID_GAP })
      return yield* (slots.together || nodes.length > 1 ? wholeToPoint : toPoint)(plan, nodes, [
        center(plan.bounds(target))[0],
        isRing(plan, target) ? plan.bounds(target).min[1] : plan.bounds(target).max[1],
        center(plan.bounds(target))[2],
      ])
    case 'against':
      // "Make the ball touch the box" that it hangs above: it comes down onto it.
      if (nodes.every((id) => isAbove(plan, id, target)))
        return yield* done(plan.call('arrange.placeOn', { nodes, target, ...whole }))
      if (slots.degrees === undefined) yield* (slots.facing ? turnFromWall : backToWall)(plan, nodes, target)
      yield* againstIt(plan, nodes, target, spaced, !!slots.turn)
      return yield* restNew(plan, nodes, target)
    case 'opposite':
      return yield* opposite(plan, nodes, target, whole, gap)
    case 'otherSide':
      return yield* acrossFrom(plan, nodes, target, relation)
    case 'bothSides':
      return yield* bothSides(plan, nodes, target, relation, spaced)
    case 'edge':
      if (standsAside(plan, nodes, target, relation))
        return yield* done(plan.call('arrange.placeNextTo', { nodes, target, ...spaced }))
      return yield* toEndSide(plan, nodes, target, relation, slots.gap)
    case 'off':
      if (isFloor(plan, target) && !/\b(board|rug|carpet|mat|table|stage|platform|tray)\b/i.test(plan.saidName(target)))
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
      // "Add a sphere to the group": it becomes a part of it.
      if (relation.isArrival && relation.targets[0].kind === 'group' && plan.scene.node(target)?.kind === 'group')
        return yield* done(plan.call('node.move', { nodes, parent: target }))
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
      if (relation.isFrom && gap === undefined && nodes.every((id) => plan.isNew(id)))
        return yield* hangFrom(plan, nodes, target)
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
/** Metres between several things in the middle of another. */
const AMID_GAP = 0.05

/** Several at a distance from a thing stand in a row by it, and so do those that are to be along it, have room before it, or look at it. */
const isRowBy = (plan: Planner, nodes: readonly NodeId[], target: NodeId, relation: Relation, slots: Slots): boolean =>
  nodes.length > 1 &&
  !slots.together &&
  (relation.isAlong ||
    relation.metres !== undefined ||
    areLookingOn(plan, nodes, relation, slots) ||
    fitsBefore(plan, nodes, target, relation.kind as Side))

/** "Two benches in front of the statue, facing it": one would not sit behind the other. */
const areLookingOn = (plan: Planner, nodes: readonly NodeId[], { kind }: Relation, { facing }: Slots): boolean =>
  kind === 'front' && typeof facing === 'object' && nodes.every((id) => SEATS.test(plan.saidName(id)))

/** "A lamp on a desk and a chair behind it": what one sits on stands on the floor, by the desk. */
function underSeats(plan: Planner, nodes: readonly NodeId[], target: NodeId): NodeId {
  const holder = holderOf(plan, target)
  const areSeats = nodes.every((id) => plan.isNew(id) && SEATS.test(plan.saidName(id)))
  return holder && areSeats && TABLES.test(plan.saidName(holder)) ? holder : target
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
  const node = plan.scene.node(target)
  if (node?.kind !== 'group' || (node.item && noun.kind !== 'group')) return false
  const name = wordsOf(plan.nameOf(target)).join(' ')
  return !HOLDERS.test(name) || noun.kind === 'group'
}

/** Whether a thing is over another, in the air. */
function isAbove(plan: Planner, id: NodeId, target: NodeId): boolean {
  const [own, base] = [plan.bounds(id), plan.bounds(target)]
  return own.min[1] > base.max[1] + 0.01 && [0, 2].every((i) => own.min[i] < base.max[i] && own.max[i] > base.min[i])
}

/** Metres up to which a pond or a sandbox is low. */
const LOW = 0.5

/** Whether a thing of the library is lower than what is put into it, and so wide that it stands in there. */
function isShallow(plan: Planner, nodes: readonly NodeId[], target: NodeId): boolean {
  const [w, h, d] = size(plan.bounds(target))
  const node = plan.scene.node(target)
  return (
    node?.kind === 'group' &&
    !!node.item &&
    h < LOW &&
    nodes.every((id) => {
      const own = size(plan.bounds(id))
      return own[1] > h * 0.9 && own[0] < w && own[2] < d
    })
  )
}

/** Against a wall; what was brought there from a table comes down, and what was stood upright leans there. */
function* againstIt(plan: Planner, nodes: readonly NodeId[], target: NodeId, spaced: object, leans: boolean): Steps {
  const placing = plan.call('arrange.placeAgainst', { nodes, target, ...spaced })
  yield* leans ? done(placing) : comingDown(plan, nodes, placing)
}

function* done(steps: Steps<unknown>): Steps {
  yield* steps
}

const sideOf = (direction: string) => (direction in SIDES ? { side: direction } : {})

/** "Another canvas, leaning against the trunk": it stands there, though the first one is up on an easel. */
function* restNew(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const fresh = nodes.filter((id) => plan.isNew(id) && plan.bounds(id).min[1] > plan.bounds(target).max[1])
  if (fresh.length && !isWall(plan, target)) yield* plan.call('arrange.restBelow', { nodes: fresh })
}
