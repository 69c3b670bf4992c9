import type { NodeId, Vec3 } from '../../../document/index.ts'
import { center, headingOf, holdsWhat, size } from '../../../spatial/index.ts'
import type { Planner, Step, Steps } from './meaning/planner.ts'
import { seatsByTable } from './meaning/seats-at.ts'
import { FIXTURES } from './words/seats.ts'

/** Commands that move things as they are. */
const MOVES =
  /^(node_(translate|putBack)|arrange_(moveTowards|placeNextTo|placeOn|placeInside|keepDistance|placeBetween|placeAround|placeInCorner|placeAgainst|placeUnder|placeAbove|approach|rest|restBelow|separate|row|grid|circle|align|distribute|scatter|swap))$/
/** Commands that set things out anew among each other: the chairs go with the tables. */
const SETS_OUT = /^arrange_(row|grid|distribute)$/
/** Commands that turn things about an upright axis; about another, what stands on them would slide off. */
const TURNS = /^(node_rotate|arrange_lookAt)$/
/** More things at once than this are not looked through for what stands on them. */
const MOST = 50

interface Load {
  /** What is moved. */
  base: NodeId
  /** What stands on it, and on that, and is not moved by the same command. */
  on: NodeId[]
  from: Vec3
  /** Its turn about the upright axis, radians. */
  yaw: number
}

/** Takes along what stands on the things that are moved or turned: a table is not pulled away from under a cup. Laden, a blanket does, too. */
export function* carrying(plan: Planner, steps: Steps, isLaden = false, stays: readonly NodeId[] = []): Steps {
  let step = steps.next()
  while (!step.done) {
    const loads = loadsOf(plan, step.value, isLaden, stays)
    const left = leftBehind(plan, step.value)
    const result = yield step.value
    if (left.length) yield* plan.call('arrange.restBelow', { nodes: left })
    for (const { base, on, from, yaw } of loads) {
      const by = center(plan.bounds(base)).map((n, i) => n - from[i]) as Vec3
      if (by.some((n) => Math.abs(n) > 1e-4)) yield* plan.call('node.translate', { nodes: on, by })
      if (TURNS.test(step.value.name))
        yield* turnAlong(plan, on, center(plan.bounds(base)), headingOf(plan.scene, base) - yaw)
    }
    step = steps.next(result)
  }
}

/** Turns what stands on a thing about its middle, radians. */
function* turnAlong(plan: Planner, nodes: readonly NodeId[], [x, , z]: Vec3, yaw: number): Steps {
  if (Math.abs(yaw) < 1e-4) return
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  for (const id of nodes) {
    const [atX, , atZ] = center(plan.bounds(id))
    const [dx, dz] = [atX - x, atZ - z]
    const by: Vec3 = [dx * cos + dz * sin - dx, 0, dz * cos - dx * sin - dz]
    if (Math.hypot(...by) > 1e-4) yield* plan.call('node.translate', { nodes: [id], by })
  }
  yield* plan.call('node.rotate', { nodes, axis: 'y', degrees: (yaw * 180) / Math.PI })
}

function loadsOf(plan: Planner, { name, args }: Step, isLaden: boolean, stays: readonly NodeId[]): Load[] {
  const isTurn = TURNS.test(name) && (name === 'arrange_lookAt' || args.axis === 'y')
  if (!MOVES.test(name) && !isTurn) return []
  // What something is placed between stays.
  const swapped = name === 'arrange_swap' ? [args.a, args.b].filter((id) => !!id) : []
  const moved = [...((args.nodes as NodeId[] | undefined) ?? []), ...swapped] as NodeId[]
  if (moved.length > MOST) return []
  const kept = new Set<unknown>([...moved, args.target, ...stays])
  const there = moved.filter((id) => plan.scene.node(id))
  const seats = SETS_OUT.test(name) ? seatsByTable(plan.scene, there) : () => []
  const loads = there
    .filter((id) => isLaden || carries(plan, id))
    .map((base) => ({
      base,
      on: [...standingOn(plan, base, kept, new Set(moved), isLaden), ...seats(base).filter((seat) => !kept.has(seat))],
      from: center(plan.bounds(base)),
      yaw: headingOf(plan.scene, base),
    }))
  return loads.filter(({ on }) => on.length > 0)
}

/** A table carries what is on it; a rug and a floor lie under what stands on them. */
function carries(plan: Planner, id: NodeId): boolean {
  const [w, h, d] = size(plan.bounds(id))
  return h > 0.1 || Math.min(w, d) < 0.5
}

function standingOn(plan: Planner, base: NodeId, kept: Set<unknown>, moved: Set<NodeId>, isLaden: boolean): NodeId[] {
  const found: NodeId[] = []
  const visit = (id: NodeId) => {
    for (const on of holdsWhat(plan.scene, id)) {
      if (kept.has(on) || plan.scene.node(on)!.locked || !isOver(plan, on, id)) continue
      if (onlyTouches(plan, on, id) || FIXTURES.test(plan.saidName(on))) continue
      // "The ball to the table, and the cup from there to the shelf": the ball, put on the cup for want of room, stays.
      if (wasPlaced(plan, on, id)) continue
      // What was copied with a table stands on the copy.
      const areCopies = plan.isNew(on) && plan.isNew(id)
      if (!isLaden && !areCopies && standsElsewhere(plan, on, moved)) continue
      kept.add(on)
      moved.add(on)
      found.push(on)
      visit(on)
    }
  }
  visit(base)
  return found
}

/** Whether a thing just reaches up to another that stayed where it was: a new box below a board, a screen below a window. */
function onlyTouches(plan: Planner, on: NodeId, base: NodeId): boolean {
  const before = plan.origins.get(base)
  const now = plan.bounds(base)
  const [x, , z] = center(now)
  const hasCome =
    plan.isNew(base) ||
    (!!before && Math.hypot(x - center(before)[0], now.min[1] - before.min[1], z - center(before)[2]) > 1e-3)
  const isTouched = plan.isNew(on) || plan.origins.has(on) || plan.bases.get(on) === base
  return hasCome && !isTouched
}

/** What this message has put on a thing that is moved: it comes down onto what is below. */
function leftBehind(plan: Planner, { name, args }: Step): NodeId[] {
  const moved = MOVES.test(name) ? ((args.nodes as NodeId[] | undefined) ?? []) : []
  if (!moved.length || moved.length > MOST) return []
  return moved
    .filter((id) => plan.scene.node(id))
    .flatMap((id) => holdsWhat(plan.scene, id).filter((on) => wasPlaced(plan, on, id)))
    .filter((on) => !moved.includes(on) && on !== args.target)
}

/** Whether this message has put a thing on another, so that it only stands on this one for want of room there. */
function wasPlaced(plan: Planner, id: NodeId, base: NodeId): boolean {
  const target = plan.bases.get(id)
  return target !== undefined && target !== base
}

/** Whether the middle of a thing is above another. */
function isOver(plan: Planner, on: NodeId, id: NodeId): boolean {
  const [x, , z] = center(plan.bounds(on))
  const { min, max } = plan.bounds(id)
  return x > min[0] && x < max[0] && z > min[2] && z < max[2]
}

/** Whether something that stays carries a thing as well: a table that was just copied stands where its copy does. */
const standsElsewhere = (plan: Planner, on: NodeId, moved: ReadonlySet<NodeId>): boolean => {
  const foot = plan.bounds(on).min[1]
  return plan.scene
    .children(null)
    .some((id) => id !== on && !moved.has(id) && Math.abs(plan.bounds(id).max[1] - foot) < 0.03 && isOver(plan, on, id))
}
