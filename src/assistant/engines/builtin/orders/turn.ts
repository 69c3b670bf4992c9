import { Vector3 } from 'three'
import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  boundsOrOrigin,
  center,
  directionVector,
  distance,
  intersects,
  roomOf,
  size,
  worldMatrix,
} from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { isPerson } from '../meaning/persons.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { isTheRoom } from './across.ts'
import { likewise } from './likewise.ts'
import { ownTables } from './places.ts'
import { FAR } from './points.ts'
import { flatten, keepingFoot, lay, layDown, overturn, straighten, tilt } from './posture.ts'
import { tableOf } from './table-of.ts'
import { holderOf } from './targets.ts'
import { isFloor, isWall } from './walls.ts'

/** How far "a bit" and a plain "turn it" go, degrees. */
const BIT = 15
const QUARTER = 90
/** How far one thing goes that is turned inwards, degrees. */
const INWARDS = 45

/** Turns about the upright axis unless another is said; right is clockwise seen from above. */
export function* turn(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  // "15 degrees towards the middle": inwards.
  const inwards = slots.degrees ?? (slots.degree === 'bit' ? BIT : nodes.length === 1 ? INWARDS : undefined)
  if (inwards !== undefined && /^(?:each other|origin)$/.test(String(slots.facing)))
    return yield* splay(plan, nodes, { ...slots, degrees: inwards })
  // "20 degrees towards the window", "a bit towards it".
  const some = slots.degrees ?? (slots.degree === 'bit' && typeof slots.facing === 'object' ? BIT : undefined)
  const to = some !== undefined && !slots.axis ? turnedTo(plan, nodes, slots) : undefined
  if (to !== undefined) return yield* turnTowards(plan, nodes, some!, to)
  if (slots.facing || slots.relations.length) return yield* face(plan, nodes, slots)
  if (slots.isScattered) return yield* anyhow(plan, nodes)
  if (slots.turn === 'over') return yield* overturn(plan, nodes)
  // "Tip it over to the left": its top goes that way.
  if (slots.turn === 'side')
    return yield* slots.moves.length ? tilt(plan, nodes, { ...slots, degrees: 90 }) : lay(plan, nodes)
  if (slots.turn === 'back' || slots.turn === 'face') return yield* layDown(plan, nodes, slots.turn)
  if (slots.turn === 'flat') return yield* flatten(plan, nodes)
  if (slots.turn === 'upright') return yield* straighten(plan, nodes)
  const way = slots.moves[0]?.direction
  const degrees =
    slots.degrees ??
    slots.metres ??
    (slots.turn === 'around' ? 180 : slots.degree === 'bit' ? BIT : slots.turn || way ? QUARTER : 45)
  if (way === 'up' || way === 'down' || way === 'front' || way === 'behind') return yield* tilt(plan, nodes, slots)
  const right = slots.turn === 'right' || way === 'right'
  const { axis = 'y' } = slots
  // A table turns with what stands on it, and by it, about its middle.
  const [pivot] = nodes.filter((id) =>
    nodes.every((other) => other === id || holderOf(plan, other) === id || tableOf(plan, other) === id),
  )
  // "Turn the whole room": with its floor, all goes around as it is.
  const isWhole = nodes.length > 2 && nodes.some((id) => isFloor(plan, id))
  const isLaden = nodes.length > 1 && (!!slots.together || (axis === 'y' && (pivot !== undefined || isWhole)))
  const rotate = (ids: readonly NodeId[]) =>
    plan.call('node.rotate', {
      nodes: ids,
      axis,
      degrees: right ? -degrees : degrees,
      ...(isLaden && { pivot: 'together' }),
    })
  const held = axis === 'y' ? [] : nodes.filter((id) => holderOf(plan, id))
  const free = nodes.filter((id) => !held.includes(id))
  if (free.length) yield* rotate(free)
  if (held.length) yield* keepingFoot(plan, held, () => rotate(held))
}

/** "20 degrees towards the window": what it turns to; nothing where it is to look straight at that. */
function turnedTo(plan: Planner, nodes: readonly NodeId[], { facing, relations }: Slots): NodeId | undefined {
  const noun = typeof facing === 'object' ? facing : relations[0]?.kind === 'towards' ? relations[0].targets[0] : null
  return noun && !isTheRoom(plan, noun) && !noun.isPlural ? plan.findOne(noun, nodes) : undefined
}

/** So many degrees, the shorter way to a thing. */
function* turnTowards(plan: Planner, nodes: readonly NodeId[], degrees: number, target: NodeId): Steps {
  const goal = center(plan.bounds(target))
  for (const id of nodes) {
    const ahead = new Vector3(0, 0, 1).transformDirection(worldMatrix(plan.scene, id))
    const [x, , z] = goal.map((n, i) => n - center(plan.bounds(id))[i])
    // Against the clock, seen from above, where the goal is on that side.
    const side = ahead.z * x - ahead.x * z >= 0 ? 1 : -1
    yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: side * degrees })
  }
}

/** "20 degrees outwards": each away from the middle of them (one thing from that of the scene), and inwards towards it. */
function* splay(plan: Planner, nodes: readonly NodeId[], { degrees, facesAway }: Slots): Steps {
  const right = directionVector('right', plan.basis)
  const along = (point: Vec3) => point.reduce((sum, n, i) => sum + n * right[i], 0)
  const all = nodes.length > 1 ? nodes : plan.scene.children(null)
  const middle = along(center(boundsOrOrigin(plan.scene, all)))
  for (const id of nodes) {
    // Seen from above, what is on the right turns outwards against the clock.
    const off = along(center(plan.bounds(id))) - middle
    if (nodes.length > 2 && Math.abs(off) < 1e-3) continue
    const side = Math.sign(off) || 1
    const by = degrees! * side * (facesAway ? 1 : -1)
    yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: by })
  }
}

/** "Randomly": each another way, the same ways each time. */
function* anyhow(plan: Planner, nodes: readonly NodeId[]): Steps {
  const GOLDEN = 137.5
  for (const [i, id] of nodes.entries())
    yield* plan.call('node.rotate', { nodes: [id], axis: 'y', degrees: Math.round((GOLDEN * (i + 1)) % 360) })
}

/** Turns nodes so that their fronts look at something: a thing, the user, or each other. */
export function* face(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  // "Turn the chairs away from the table".
  const isAway = slots.facesAway || (!slots.facing && slots.relations[0]?.kind === 'away')
  const away = isAway ? { away: true } : {}
  const noun = slots.facing ?? slots.relations[0]?.targets[0]
  if (noun === undefined) throw new Refuse('Say what it is to face: “turn the chair to face the table”, for example.')
  if (noun === 'me' || noun === 'left' || noun === 'right' || noun === 'behind') {
    const way = directionVector(noun === 'me' ? 'front' : noun, plan.basis)
    const point = center(boundsOrOrigin(plan.scene, nodes)).map((n, i) => n + way[i] * FAR) as Vec3
    yield* plan.call('arrange.lookAt', { nodes, point, ...away })
    return
  }
  if (noun === 'down') {
    for (const id of nodes) {
      const [x, y, z] = center(plan.bounds(id))
      yield* plan.call('arrange.lookAt', { nodes: [id], point: [x, y - 1, z] })
    }
    return
  }
  const backing = noun === 'origin' ? wallBehind(plan, slots) : undefined
  if (backing) return yield* faceWall(plan, nodes, backing, isAway ? {} : { away: true })
  if (noun === 'each other' || noun === 'origin') {
    const isApart = noun === 'each other' && !isAway && nodes.length === 2
    if (isApart && slots.gap !== undefined) return yield* faceApart(plan, nodes, slots.gap)
    const point = noun === 'origin' ? [0, 0, 0] : center(boundsOrOrigin(plan.scene, nodes))
    yield* plan.call('arrange.lookAt', { nodes, point, ...away })
    return
  }
  const room = isTheRoom(plan, noun) ? roomOf(plan.scene) : null
  if (room) return yield* done(plan.call('arrange.lookAt', { nodes, point: center(room), ...away }))
  if (noun.way) return yield* likewise(plan, nodes, noun)
  const nearest = plan.nearestToEach(noun, nodes)
  const several =
    !nearest && (noun.pronoun === 'them' || noun.isPlural || noun.also)
      ? plan.findTargets(noun).filter((id) => !nodes.includes(id))
      : []
  const own = nearest ?? (noun.word === 'wall' ? null : ownOf(plan, nodes, several))
  for (const [id, target] of own ?? []) yield* plan.call('arrange.lookAt', { nodes: [id], target, ...away })
  if (own) return
  if (several.length > 1 && noun.word !== 'wall') {
    const point = center(boundsOrOrigin(plan.scene, several))
    return yield* done(plan.call('arrange.lookAt', { nodes, point, ...away }))
  }
  const target = faced(plan, noun, nodes, slots)
  if (isWall(plan, target) && /\b(?:wall|board|mirror)/i.test(plan.saidName(target)))
    return yield* faceWall(plan, nodes, target, away)
  const abreast = nodes.filter((id) => isAbreast(plan, id, target))
  if (abreast.length) yield* faceWall(plan, abreast, target, away)
  const others = nodes.filter((id) => !abreast.includes(id))
  if (others.length) yield* lookAt(plan, others, target, away)
}

/** "Facing each other, 1 m apart": in the line in which they stand, so far from front to front. */
function* faceApart(plan: Planner, nodes: readonly NodeId[], gap: number): Steps {
  const [a, b] = nodes.map((id) => center(plan.bounds(id)))
  const i = Math.abs(a[0] - b[0]) >= Math.abs(a[2] - b[2]) ? 0 : 2
  const line = a[i] <= b[i] ? nodes : [...nodes].reverse()
  const setApart = () => plan.call('arrange.row', { nodes: line, axis: i === 0 ? 'x' : 'z', gap })
  yield* setApart()
  yield* plan.call('arrange.lookAt', { nodes, point: center(boundsOrOrigin(plan.scene, nodes)) })
  // What was turned may be longer that way.
  if (Math.abs(distance(plan.scene, nodes[0], nodes[1]) - gap) > 1e-3) yield* setApart()
}

/** How much nearer than the next one a thing's own is: half as far, or less. */
const OWN = 0.5

/** "The stools face the wheels", where each stands at one: that one; null where they stand before all of them. */
function ownOf(plan: Planner, nodes: readonly NodeId[], targets: readonly NodeId[]): Map<NodeId, NodeId> | null {
  if (nodes.length < 2 || targets.length < 2) return null
  const own = new Map<NodeId, NodeId>()
  for (const id of nodes) {
    const [first, second] = targets
      .map((target) => ({ target, metres: distance(plan.scene, id, target) }))
      .sort((a, b) => a.metres - b.metres)
    if (first.metres > second.metres * OWN) return null
    own.set(id, first.target)
  }
  return new Set(own.values()).size > 1 ? own : null
}

/** How deep two boxes may stand in each other, metres: that of what is turned is wider than the thing. */
const BIT_IN = 0.15

/** Turned to what it stands by, what is long would come to stand in it: it keeps the distance that it had. */
function* lookAt(plan: Planner, nodes: readonly NodeId[], target: NodeId, away: object): Steps {
  const standsIn = (id: NodeId) => intersects(plan.bounds(id), plan.bounds(target), BIT_IN)
  const before = new Map(nodes.filter((id) => !standsIn(id)).map((id) => [id, distance(plan.scene, id, target)]))
  yield* plan.call('arrange.lookAt', { nodes, target, ...away })
  for (const [id, metres] of before) {
    if (!standsIn(id)) continue
    yield* plan.call('arrange.keepDistance', { nodes: [id], target, metres })
    yield* plan.call('arrange.lookAt', { nodes: [id], target, ...away })
  }
}

/** Whether a thing stands before the long side of another: a stool at a bar looks straight at it, a clock at the track, and nothing at somebody with the arms out. */
function isAbreast(plan: Planner, id: NodeId, target: NodeId): boolean {
  const [base, at] = [plan.bounds(target), center(plan.bounds(id))]
  const [w, h, d] = size(base)
  const i = w >= d ? 0 : 2
  const [long, short] = [Math.max(w, d), Math.min(w, d)]
  const isBar = long > 1.5 && long >= 2.5 * short && h > 0.3 && distance(plan.scene, id, target) < 1.2
  const isLine = long >= 5 * short && long > 4 && h < 0.3
  const within = (k: 0 | 2) => at[k] >= base.min[k] && at[k] <= base.max[k]
  return (isBar || isLine) && !isPerson(plan.scene, target) && within(i) && !within(i === 0 ? 2 : 0)
}

/** "Along the right wall, facing the room": the wall that they have behind them. */
function wallBehind(plan: Planner, { relations }: Slots): NodeId | undefined {
  const by = relations.find(({ kind }) => /^(?:against|beside)$/.test(kind))?.targets[0]
  return by?.name ? plan.findTargets(by).find((id) => isWall(plan, id)) : undefined
}

/** Straight at a wall, and not at its middle. */
function* faceWall(plan: Planner, nodes: readonly NodeId[], wall: NodeId, away: object): Steps {
  const [w, , d] = size(plan.bounds(wall))
  const across = w < d ? 0 : 2
  for (const id of nodes) {
    const point = center(plan.bounds(id))
    point[across] += (center(plan.bounds(wall))[across] < point[across] ? -1 : 1) * FAR
    yield* plan.call('arrange.lookAt', { nodes: [id], point, ...away })
  }
}

/** "Around the table, facing it": the thing that they are placed by. */
function faced(plan: Planner, noun: Noun, nodes: readonly NodeId[], { relations }: Slots): NodeId {
  const by = relations[0]?.targets[0]
  if (noun.pronoun && by && by !== noun) return plan.findOne(by, nodes)
  if (noun.pronoun === 'it') return plan.findOne(noun, nodes)
  // "The red chair away from the table", of several: from that at which it stands.
  const own =
    noun.word === 'table' && !noun.name && !noun.rank && !noun.where.length
      ? ownTables(plan, nodes, { ...noun, rank: 'nearest' })
      : null
  if (own && new Set(own.values()).size === 1) return [...own.values()][0]
  const found = plan
    .findTargets({ ...noun, isAll: noun.word === 'wall' || noun.isAll || nodes.some((id) => plan.isNew(id)) })
    .filter((id) => !nodes.includes(id))
  if (!found.length) throw new Refuse('A thing cannot face itself.')
  if (found.length === 1) return found[0]
  if (noun.word !== 'wall') return plan.findOne(noun, nodes)
  const at = center(plan.bounds(nodes[0]))
  return [...found].sort((a, b) => far(plan, a, at) - far(plan, b, at))[0]
}

const far = (plan: Planner, id: NodeId, at: Vec3) =>
  Math.hypot(...[0, 2].map((i) => Math.max(0, plan.bounds(id).min[i] - at[i], at[i] - plan.bounds(id).max[i])))

function* done(steps: Steps<unknown>): Steps {
  yield* steps
}
