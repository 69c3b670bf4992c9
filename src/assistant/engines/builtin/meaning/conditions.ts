import type { NodeId, SceneNode, SceneReader } from '../../../../document/index.ts'
import { isBelow } from '../../../../document/index.ts'
import {
  type Bounds,
  boundsOrOrigin,
  center,
  directionVector,
  distance,
  holdsWhat,
  isFlat,
  isFloorShaped,
  isWallShaped,
  looksAt,
  overlapsFlat,
  roomOf,
  size,
} from '../../../../spatial/index.ts'
import { faultsOf } from '../../../../spatial/later/faults.ts'
import type { Noun, Where } from '../grammar/noun.ts'
import { colorWord } from '../words/colors.ts'
import type { RelationKind } from '../words/relations.ts'
import { isAlone } from './alone.ts'
import { fitOf, hasColor, hasFinish, headOf, ofVeryColor, surfaceOf } from './describe.ts'
import { formedSo } from './formed.ts'
import { isOdd } from './odd.ts'
import { onItsSide } from './on-its-side.ts'
import { seatsAt } from './seats-at.ts'
import { isStacked } from './stacked.ts'
import { inHalf, isWholePlace } from './whole-place.ts'
import { Ask, type World } from './world.ts'

type Resolve = (noun: Extract<Where, { by: 'being' }>['noun'], world: World) => NodeId[]

/** Those of some nodes that meet a condition. `resolve` finds what the condition itself speaks of. */
export function meeting(where: Where, ids: readonly NodeId[], world: World, resolve: Resolve): NodeId[] {
  const keep = (test: (id: NodeId) => boolean, not = false) => ids.filter((id) => test(id) !== not)
  const { scene } = world
  switch (where.by) {
    case 'color':
      if (!where.not)
        return ofVeryColor(
          scene,
          keep((id) => hasColor(scene, scene.node(id)!, where), false),
          where,
        )
      return keep((id) => hasColor(scene, scene.node(id)!, where), where.not)
    case 'finish':
      return keep((id) => isMadeOf(scene.node(id)!, where, scene), where.not)
    case 'being':
      return beingSo(where, ids, world)
    case 'holding':
      return keep((id) => {
        const fits = (other: NodeId) => !where.noun || fitOf(scene.node(other)!, where.noun, world) >= 2
        return (
          holdsWhat(scene, id).some(fits) ||
          seatsAt(scene, id).some((seat) => !!where.noun && where.noun.kind !== 'any' && fits(seat))
        )
      }, where.not)
    case 'near': {
      const targets = resolve(where.to, world)
      return keep(
        (id) =>
          !targets.includes(id) &&
          !isFlat(boundsOrOrigin(scene, [id])) &&
          targets.some((target) => distance(scene, id, target) <= where.metres),
      )
    }
    case 'facing': {
      const targets = resolve(where.to, world)
      return keep((id) => targets.some((target) => target !== id && looksAt(scene, id, target)))
    }
    case 'size':
      return keep(sizeTest(where, world, resolve))
    case 'state': {
      return keep(stateTest(where.state, world), where.not)
    }
    case 'corner':
      return inCorner(where, ids, world)
    case 'relation': {
      if (isOnBareGround(where, world)) return keep(stateTest('grounded', world), where.not)
      // "How many balls are in the pyramid?", of balls.
      const made = where.kind === 'inside' ? where.to.flatMap((one) => formedSo(one, world.formed, scene)) : []
      if (made.length) return keep((id) => made.includes(id), where.not)
      const half = where.to.length === 1 && isWholePlace(scene, where.to[0]) ? inHalf(where.kind, ids, world) : null
      if (half) return where.not ? ids.filter((id) => !half.includes(id)) : half
      // "Everything on a table": on any of them.
      const ofAny = (noun: Noun): Noun =>
        /^(?:an?|any) /i.test(noun.text) ? { ...noun, isNew: false, isAll: true, isPlural: true } : noun
      const targets = where.to.map(ofAny).map((noun) => whichHolds(() => resolve(noun, world), where, ids, world))
      // "What is not on the stage" is neither the stage nor the floor.
      const isBase = (id: NodeId) =>
        targets.flat().includes(id) || (ids.length > 1 && isShell(boundsOrOrigin(scene, [id])))
      if (where.not) return keep((id) => isBase(id) || holds(scene, where.kind, id, targets, world), true)
      const besides = related(where.kind, ids, targets, world)
      const found = onItsSide(where, besides, targets[0], world, resolve)
      // "How many things are in Tower?", of a group: its parts.
      const areAny = ids.length >= scene.children(null).length
      if (where.kind === 'inside' && !found.length && areAny) return targets.flat().flatMap((id) => scene.children(id))
      // "The head on the robot": a part of it.
      const isPartOf = where.kind === 'on' && !found.length
      return isPartOf ? keep((id) => targets.flat().some((whole) => id !== whole && isBelow(scene, id, whole))) : found
    }
  }
}

/** "On the floor", where there is none: on the ground. */
const isOnBareGround = ({ kind, to: [target, ...more] }: Where & { by: 'relation' }, { scene }: World): boolean =>
  kind === 'on' &&
  !more.length &&
  /^(?:floor|ground)$/.test(target.word ?? '') &&
  !scene.children(null).some((id) => isFloorShaped(boundsOrOrigin(scene, [id])))

/** "The books on the desk", where there are several desks: the one that has books on it. */
function whichHolds(
  find: () => NodeId[],
  { kind, to, not }: Where & { by: 'relation' },
  ids: readonly NodeId[],
  world: World,
): NodeId[] {
  try {
    return find()
  } catch (error) {
    if (!(error instanceof Ask) || to.length > 1 || not) throw error
    const holding = error.candidates.filter((one) => ids.some((id) => holds(world.scene, kind, id, [[one]], world)))
    if (holding.length !== 1) throw error
    return holding
  }
}

/** "Made of gold": of such a finish, or of just the colour of the metal. */
function isMadeOf(
  node: SceneNode,
  { finish, word = '' }: Extract<Where, { by: 'finish' }>,
  scene: World['scene'],
): boolean {
  const metal = finish.metalness === 1 ? colorWord(word) : undefined
  return hasFinish(scene, node, finish) || (!!metal && surfaceOf(scene, node)?.color === metal)
}

/** "Everything that is a lamp"; "whatever is broken", where that is but a word of names. */
function beingSo({ noun, not }: Extract<Where, { by: 'being' }>, ids: readonly NodeId[], world: World): NodeId[] {
  const fits = ids.map((id) => fitOf(world.scene.node(id)!, noun, world))
  const least = noun.isBare && !noun.isPlural && !fits.some((fit) => fit >= 2) ? 1 : 2
  return ids.filter((_, i) => fits[i] >= least !== !!not)
}

/** Whether a thing stands near two sides of the room. */
export function isCornered(scene: SceneReader, id: NodeId): boolean {
  const NEAR = 1
  const [room, own] = [roomOf(scene, false), boundsOrOrigin(scene, [id])]
  return !!room && [0, 2].every((i) => Math.min(own.min[i] - room.min[i], room.max[i] - own.max[i]) < NEAR)
}

/** What stands in a corner, or in that one; where nothing does, any of the things: there may be no walls. */
function inCorner({ side, end }: Where & { by: 'corner' }, ids: readonly NodeId[], { scene, basis }: World): NodeId[] {
  const room = roomOf(scene)
  const sides = [side, end].flatMap((one) => (one ? [directionVector(one, basis)] : []))
  const isOnThatSide = (id: NodeId) =>
    !!room &&
    sides.every(
      (way) =>
        [0, 2].reduce((sum, i) => sum + (center(boundsOrOrigin(scene, [id]))[i] - center(room)[i]) * way[i], 0) > 0,
    )
  const near = ids.filter(isOnThatSide)
  const found = near.filter((id) => isCornered(scene, id) && !isShell(boundsOrOrigin(scene, [id])))
  return [found, near, [...ids]].find((some) => some.length) ?? []
}

const isShell = (bounds: Bounds): boolean => isFloorShaped(bounds) || isWallShaped(bounds)

function sizeTest(
  { side, way, metres, than, own, isLevel }: Where & { by: 'size' },
  world: World,
  resolve: Resolve,
): (id: NodeId) => boolean {
  const measure = (id: NodeId, along = side): number => {
    const bounds = boundsOrOrigin(world.scene, [id])
    if (isLevel) return bounds.max[1]
    const [w, h, d] = size(bounds)
    return { width: w, height: h, depth: d, all: Math.max(w, h, d) }[along]
  }
  // "Taller than it is wide".
  if (own) return (id) => (measure(id) - measure(id, own)) * way > 1e-3
  const others = than ? resolve(than, world) : []
  const limit = metres ?? (others.length ? measure(others[0]) : undefined)
  if (limit === undefined) return (id) => (way > 0 ? measure(id) > 1 : measure(id) < 1)
  // What is flat is not short: "anything shorter than 10 cm" is no floor.
  const isFlat = (id: NodeId) => side === 'height' && measure(id) < 1e-3
  return (id) =>
    !others.includes(id) &&
    !isFlat(id) &&
    (way === 0 ? Math.abs(measure(id) - limit) < 0.02 : (measure(id) - limit) * way > 1e-6)
}

function stateTest(
  state: Extract<Where, { by: 'state' }>['state'],
  { scene, selection }: World,
): (id: NodeId) => boolean {
  switch (state) {
    case 'hidden':
      return (id) => !scene.node(id)!.visible
    case 'visible':
      return (id) => scene.node(id)!.visible
    case 'locked':
      return (id) => scene.node(id)!.locked
    case 'grounded':
      return (id) => Math.abs(boundsOrOrigin(scene, [id]).min[1]) < 0.02
    case 'stacked':
      return (id) => isStacked(scene, id)
    case 'odd':
      return (id) => isOdd(scene, id)
    case 'alone':
      return (id) => isAlone(scene, id)
    case 'selected':
      return (id) => selection.includes(id)
    default: {
      const kind = state === 'overlapping' ? 'overlap' : state
      const found = new Set(
        faultsOf(scene)
          .filter((fault) => fault.kind === kind)
          .flatMap((fault) => fault.nodes),
      )
      return (id) => found.has(id)
    }
  }
}

/** Things that stand so to any of the targets; where none does strictly, the nearest ones for "next to". */
function related(
  kind: RelationKind,
  ids: readonly NodeId[],
  targets: readonly (readonly NodeId[])[],
  world: World,
): NodeId[] {
  const { scene } = world
  const all = new Set(targets.flat())
  const free = ids.filter((id) => !all.has(id) && ![...all].some((target) => isBelow(scene, target, id)))
  const found = free.filter((id) => holds(scene, kind, id, targets, world))
  // The upper book of two is on the table, too.
  for (const id of kind === 'on' ? free : []) if (!found.includes(id) && isStackedOn(scene, id, found)) found.push(id)
  const facing = /^(?:front|behind)$/.test(kind) ? found.filter((id) => isInLane(scene, id, [...all], world)) : []
  if (facing.length) return facing
  if (!found.length && kind === 'between') return amidst(scene, free, targets)
  if (found.length || !/^(beside|against|around)$/.test(kind) || !all.size) return found
  const [target] = all
  // The floor is next to nothing.
  const standing = free.filter((id) => !isFlat(boundsOrOrigin(scene, [id])) && !isShell(boundsOrOrigin(scene, [id])))
  const far = new Map(standing.map((id) => [id, distance(scene, id, target)]))
  const nearest = Math.min(...far.values())
  return standing.filter((id) => far.get(id)! < nearest * 1.1 + 0.01)
}

/** "The lamp between the two houses", which stands before the gap: what is nearest to being between them. */
function amidst(scene: SceneReader, ids: readonly NodeId[], targets: readonly (readonly NodeId[])[]): NodeId[] {
  const [a, b] = targets.length > 1 ? targets.map(([first]) => first) : (targets[0] ?? [])
  if (!a || !b) return []
  const [p, q] = [boundsOrOrigin(scene, [a]), boundsOrOrigin(scene, [b])]
  const far = (id: NodeId) => acrossFrom(boundsOrOrigin(scene, [id]), p, q)
  const near = ids.filter((id) => far(id) < ASIDE)
  const least = Math.min(...near.map(far))
  return near.filter((id) => far(id) < least + 0.1)
}

/** Whether a thing is straight in front of one of others, or straight behind it, and not off to a side. */
function isInLane(scene: SceneReader, id: NodeId, targets: readonly NodeId[], { basis }: World): boolean {
  const i = directionVector('right', basis)[0] !== 0 ? 0 : 2
  const a = boundsOrOrigin(scene, [id])
  return targets.some((target) => {
    const b = boundsOrOrigin(scene, [target])
    return a.min[i] < b.max[i] - 1e-3 && b.min[i] < a.max[i] - 1e-3
  })
}

/** Whether a thing lies on others of its kind, which are told of with it. */
function isStackedOn(scene: SceneReader, id: NodeId, found: readonly NodeId[]): boolean {
  const kind = (one: NodeId) => headOf(scene.node(one)!.name)
  return found.some((base) => kind(base) === kind(id) && holdsWhat(scene, base).includes(id))
}

/** Whether a node stands so to one of the targets; for "between", to all of them. */
export function holds(
  scene: SceneReader,
  kind: RelationKind,
  id: NodeId,
  targets: readonly (readonly NodeId[])[],
  world: Pick<World, 'basis'>,
): boolean {
  const bounds = boundsOrOrigin(scene, [id])
  if (kind === 'between') {
    const [a, b] = targets.length > 1 ? targets.map(([first]) => first) : targets[0]
    return !!a && !!b && isBetween(bounds, boundsOrOrigin(scene, [a]), boundsOrOrigin(scene, [b]))
  }
  return targets.flat().some((target) => {
    if (target === id) return false
    if (kind === 'inside' && isBelow(scene, id, target)) return true
    return stands(kind, bounds, boundsOrOrigin(scene, [target]), world)
  })
}

const NEAR = 0.6
/** How far to the side of the way between two things something may stand that is said to be between them, as a share of the way. */
const ASIDE = 0.6
const SLACK = 0.03

/** A rug, and all else that things stand on the ground through. */
const isSpread = (bounds: Bounds) => isFlat(bounds) && size(bounds)[1] < SLACK

const isOver = (a: Bounds, b: Bounds) =>
  ([0, 2] as const).every((i) => center(a)[i] > b.min[i] - 1e-3 && center(a)[i] < b.max[i] + 1e-3)

/** "The mirror above the sink": it hangs on the wall behind it. */
function isHungOver(a: Bounds, b: Bounds): boolean {
  const [THIN, REACH] = [0.1, 0.4]
  return ([0, 2] as const).some((i) => {
    const across = 2 - i
    const gap = Math.max(a.min[i] - b.max[i], b.min[i] - a.max[i])
    return size(a)[i] < THIN && gap < REACH && center(a)[across] > b.min[across] && center(a)[across] < b.max[across]
  })
}

function stands(kind: RelationKind, a: Bounds, b: Bounds, { basis }: Pick<World, 'basis'>): boolean {
  const overlaps = overlapsFlat(a, b, 1e-3)
  const gap = Math.hypot(...[0, 1, 2].map((i) => Math.max(0, a.min[i] - b.max[i], b.min[i] - a.max[i])))
  const towards = (side: 'left' | 'right' | 'front' | 'behind') => {
    const direction = directionVector(side, basis)
    const i = direction[0] !== 0 ? 0 : 2
    return direction[i] > 0 ? a.min[i] >= b.max[i] - SLACK : a.max[i] <= b.min[i] + SLACK
  }
  // What hangs over a thing is not next to it.
  const areLevel = a.min[1] < b.max[1] + SLACK && b.min[1] < a.max[1] + SLACK
  switch (kind) {
    case 'on':
      // What hangs on a wall, and not what stands before it.
      if (isWallShaped(b) && a.min[1] > b.min[1] + 0.1 && a.max[1] <= b.max[1] + SLACK && !isWallShaped(a))
        return gap < 0.06
      if (isSpread(b) && !isFlat(a) && !isFloorShaped(a)) return isOver(a, b) && Math.abs(a.min[1] - b.max[1]) < SLACK
      // A meadow is not on the blanket that lies on it.
      return overlaps && Math.abs(a.min[1] - b.max[1]) < SLACK && a.min[1] >= (b.min[1] + b.max[1]) / 2 - 1e-6
    case 'under':
      return !isFlat(a) && !isFloorShaped(a) && overlaps && center(a)[1] < center(b)[1] && a.max[1] <= b.max[1] - SLACK
    case 'above':
      return (overlaps || isHungOver(a, b)) && a.min[1] >= b.max[1] - SLACK
    case 'left':
    case 'right':
    case 'front':
    case 'behind':
      return towards(kind)
    case 'inside':
      return [0, 1, 2].every((i) => a.min[i] >= b.min[i] - SLACK && a.max[i] <= b.max[i] + (i === 1 ? 0.5 : SLACK))
    case 'against':
      return gap < 0.05
    case 'beside':
    case 'around':
      return (
        !isFlat(a) &&
        areLevel &&
        gap < (kind === 'around' ? 1.2 : NEAR) &&
        !(overlaps && (Math.abs(a.min[1] - b.max[1]) < SLACK || Math.abs(b.min[1] - a.max[1]) < SLACK)) &&
        !(isFloorShaped(a) && overlaps)
      )
    default:
      return gap < NEAR
  }
}

const isBetween = (bounds: Bounds, a: Bounds, b: Bounds): boolean => acrossFrom(bounds, a, b) < 0.25

/** How far to the side of the way between two things another is, as a share of that way, or of 4 m; infinite where it is beyond one of them. */
function acrossFrom(bounds: Bounds, a: Bounds, b: Bounds): number {
  const [p, from, to] = [center(bounds), center(a), center(b)]
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
  const length = Math.hypot(dx, dz) || 1
  const along = ((p[0] - from[0]) * dx + (p[2] - from[2]) * dz) / length
  const across = Math.abs((p[0] - from[0]) * dz - (p[2] - from[2]) * dx) / length
  return along > 0 && along < length ? across / Math.max(4, length) : Number.POSITIVE_INFINITY
}
