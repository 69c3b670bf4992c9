import type { NodeId } from '../../../../document/index.ts'
import { center, directionVector, distance, holdsWhat, isFloorShaped, size } from '../../../../spatial/index.ts'
import { hasHead, type Noun } from '../grammar/noun.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import { headOf } from '../meaning/describe.ts'
import { headOfIt } from '../meaning/head-of-it.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { byRank } from '../meaning/ranks.ts'
import { Ask, Refuse } from '../meaning/world.ts'
import { LIES_ON_SEATS, TABLES } from '../words/seats.ts'
import { isAcross } from './bridge.ts'
import type { Side } from './sides.ts'
import { tableOf } from './table-of.ts'

/** "Two lamps on both sides of the beds": one at either end of all of them. */
export const flanksAll = (plan: Planner, nodes: readonly NodeId[], { kind, targets: [noun] }: Relation): boolean =>
  kind === 'bothSides' && nodes.length === 2 && !noun.isEach && nodes.every((id) => !plan.isNew(id))

/** "Under everything", "behind all of it", "behind the last row": under all of it as one. */
export const isWhole = (kind: Relation['kind'], noun: Noun): boolean =>
  (noun.also ? !noun.isEach : (noun.isRow || (noun.kind === 'any' && noun.isAll)) && !noun.isEach) &&
  /^(under|above|around|inside|left|right|front|behind)$/.test(kind)

/** What nodes are related to: one thing, or several that were asked for. */
export function targetsOf(plan: Planner, said: Noun, nodes: readonly NodeId[], kind: Relation['kind']): NodeId[] {
  const noun = ofThem(plan, said, nodes)
  if (noun.pronoun && !noun.where.length && !noun.isEach) {
    const head = /^(?:around|on|inside|above|center|edge|against|opposite)$/.test(kind) && headOfIt(plan, noun)
    if (head && !nodes.includes(head)) {
      plan.mention([head])
      return tableAmong(plan, plan.findTargets(noun), nodes) ?? [head]
    }
    // "Put a cone on top" of a tower: on the highest of its boxes.
    const spoken = plan.findTargets(noun).filter((id) => !nodes.includes(id))
    // "A beam on both": across them, where they are equally high.
    if (kind === 'on' && spoken.length > 1 && isAcross(plan, nodes, spoken)) return spoken
    if (spoken.length > 1)
      return kind === 'on'
        ? (tableAmong(plan, spoken, nodes) ?? byRank(spoken, { rank: 'highest' }, plan.world))
        : /^(beside|inside)$/.test(kind)
          ? spoken.slice(0, 1)
          : spoken
  }
  const twins = twinsOf(plan, noun, nodes)
  if (twins) return twins
  const several =
    (noun.isPlural || noun.isAll || noun.also) &&
    /^(on|left|right|front|behind|beside|under|above|center|inside|bothSides|around|towards|away|off|against|otherSide)$/.test(
      kind,
    )
  const elsewhere = several ? otherHolders(plan, noun, nodes) : null
  if (elsewhere) return elsewhere
  if (several) {
    const all = plan.findTargets(noun).filter((id) => !nodes.includes(id))
    // "On the stack of mats": on the highest of it.
    return kind === 'on' ? all.filter((id) => !holdsWhat(plan.scene, id).some((on) => all.includes(on))) : all
  }
  if (
    noun.word === 'wall' &&
    nodes.length &&
    !noun.isPlural &&
    !noun.isOther &&
    !noun.rank &&
    !noun.color &&
    !noun.where.length
  )
    return [nearestOf(plan, plan.findTargets({ ...noun, isAll: true }), nodes[0])]
  if (noun.isPlural || noun.isAll) {
    const all = plan.findTargets(noun).filter((id) => !nodes.includes(id))
    return [nearestOf(plan, all, nodes[0])]
  }
  // "Put every sphere on a box": each on another.
  const any = noun.isIndefinite && nodes.length > 1 ? plan.candidates(noun).filter((id) => !nodes.includes(id)) : []
  if (any.length > 1) return any
  const near =
    otherThan(plan, noun, nodes) ??
    ownPlace(plan, noun, nodes, kind) ??
    onSame(plan, noun, nodes, kind) ??
    ownTable(plan, noun, nodes)
  return [near ?? plan.findOne(noun, nodes)]
}

/** "A table with four chairs" … "put a vase on it": what stands on tables, on the table. */
export function tableAmong(plan: Planner, all: readonly NodeId[], nodes: readonly NodeId[]): NodeId[] | undefined {
  if (nodes.some((id) => LIES_ON_SEATS.test(plan.saidName(id)))) return undefined
  const isTable = (id: NodeId) => TABLES.test(plan.saidName(id)) && !nodes.includes(id)
  const [table, ...others] = all.filter((id) => plan.scene.node(id) && isTable(id))
  return table && !others.length ? [table] : undefined
}

/** "Copy the ball onto the other plinths": those on which it does not stand; null where it stands on none of them. */
function otherHolders(plan: Planner, noun: Noun, nodes: readonly NodeId[]): NodeId[] | null {
  if (!noun.isOther || !hasHead(noun) || !nodes.length) return null
  const own = [...nodes, ...plan.memory.copied].map((id) => plan.scene.node(id) && holderOf(plan, id))
  const all = plan.candidates({ ...noun, isOther: false, isAll: true })
  const others = all.filter((id) => !own.includes(id))
  return others.length > 0 && others.length < all.length ? others : null
}

/** "Take the lamp off the nightstand": where there are several, the one that it stands on. */
function ownPlace(plan: Planner, noun: Noun, nodes: readonly NodeId[], kind: Relation['kind']): NodeId | undefined {
  if (!/^(off|edge|center|otherSide)$/.test(kind) || noun.pronoun || !nodes.length) return undefined
  const under = plan.candidates(noun).filter((id) => holdsWhat(plan.scene, id).some((on) => nodes.includes(on)))
  if (under.length !== 1) return undefined
  plan.mention(under)
  return under[0]
}

/** "The table", of chairs that all stand at one: that, of several. */
function ownTable(plan: Planner, noun: Noun, nodes: readonly NodeId[]): NodeId | undefined {
  if (noun.word !== 'table' || noun.isNew || !nodes.length || nodes.some((id) => plan.isNew(id))) return undefined
  const [table, ...others] = new Set(nodes.map((id) => tableOf(plan, id)))
  const all = table && !others.length ? plan.candidates(noun) : []
  if (!table || all.length < 2 || !all.includes(table)) return undefined
  plan.mention([table])
  return table
}

/** "The mug next to the monitor", where there are several: the one on the same desk. */
function onSame(
  plan: Planner,
  noun: Noun,
  [id, ...others]: readonly NodeId[],
  kind: Relation['kind'],
): NodeId | undefined {
  const holder = id && !others.length && !plan.isNew(id) ? holderOf(plan, id) : undefined
  if (!holder || isFloorShaped(plan.bounds(holder)) || noun.pronoun || !/^(left|right|front|behind|beside)$/.test(kind))
    return undefined
  const all = plan.candidates(noun).filter((one) => one !== id)
  const there = all.filter((one) => holderOf(plan, one) === holder)
  if (all.length < 2 || there.length !== 1) return undefined
  plan.mention(there)
  return there[0]
}

/** "The top book next to the other two": of what is of its kind, where there are as many others. */
function twinsOf(plan: Planner, { isOther, isPlural, word, count }: Noun, [id, ...more]: readonly NodeId[]) {
  if (!isOther || !isPlural || word !== 'one' || !id || more.length) return undefined
  const kind = headOf(plan.nameOf(id))
  const all = plan.scene.children(plan.scene.node(id)!.parent).filter((one) => headOf(plan.nameOf(one)) === kind)
  const others = all.filter((one) => one !== id)
  return others.length && (count === undefined || count === others.length) ? others : undefined
}

/** "Move the cup to the other table": the one that it does not stand on, or by. */
function otherThan(plan: Planner, noun: Noun, nodes: readonly NodeId[]): NodeId | undefined {
  if (!noun.isOther || !nodes.length) return undefined
  const all = plan.candidates({ ...noun, rank: undefined }).filter((id) => !nodes.includes(id))
  const near = nearestOf(plan, all, nodes[0])
  // "The sphere on the first pillar" … "and the cone on the other one", where the cone stands by neither.
  const spoken = all.filter((id) => plan.world.mentioned.includes(id))
  const isBySpoken = !spoken.length || (near !== undefined && distance(plan.scene, near, nodes[0]) < BY)
  const others = all.filter((id) => (isBySpoken ? id !== near : !spoken.includes(id)))
  // "The next table": of the others that which is nearest.
  const [other, ...more] = noun.rank === 'nearest' && others.length ? [nearestOf(plan, others, nodes[0])] : others
  if (!other || more.length) return undefined
  plan.mention([other])
  return other
}

/** "Move the chair to the other side of its table": of the chair's. */
function ofThem(plan: Planner, noun: Noun, nodes: readonly NodeId[]): Noun {
  // "Copy the chair to the other side of its table": of the chair that is copied.
  const those = plan.isNew(nodes[0]) ? plan.memory.copied : nodes
  if (!those.length) return noun
  const owner = noun.owner?.pronoun ? { ...noun.owner, ids: those } : noun.owner
  // "The wall behind it": behind what is moved.
  const where = noun.where.map((one) =>
    one.by === 'relation' ? { ...one, to: one.to.map((to) => (to.pronoun ? { ...to, ids: those } : to)) } : one,
  )
  return { ...noun, owner, where }
}

/** Metres within which a thing stands by another. */
const BY = 1

/** Targets in the order of nodes, where each of these stands by another of them: that first, and the rest behind; else null. */
export function besideEach(plan: Planner, nodes: readonly NodeId[], targets: readonly NodeId[]): NodeId[] | null {
  if (nodes.length > targets.length || nodes.some((id) => plan.isNew(id))) return null
  const taken = pairedOff(plan, nodes, targets)
  const left = targets.filter((id) => !taken.includes(id))
  return nodes.every((id, i) => distance(plan.scene, id, taken[i]) < BY) ? [...taken, ...left] : null
}

/** A target for each node, no one twice, those first that are nearest to each other. There are no fewer targets than nodes. */
export function pairedOff(plan: Planner, nodes: readonly NodeId[], targets: readonly NodeId[]): NodeId[] {
  const pairs = nodes.flatMap((id) => targets.map((to) => ({ id, to, metres: distance(plan.scene, id, to) })))
  const taken = new Map<NodeId, NodeId>()
  for (const { id, to } of pairs.sort((a, b) => a.metres - b.metres))
    if (!taken.has(id) && ![...taken.values()].includes(to)) taken.set(id, to)
  return nodes.map((id) => taken.get(id)!)
}

export function nearestOf(plan: Planner, ids: readonly NodeId[], to: NodeId): NodeId {
  const at = center(plan.bounds(to))
  const far = (id: NodeId) => {
    const { min, max } = plan.bounds(id)
    return Math.hypot(...[0, 2].map((i) => Math.max(0, min[i] - at[i], at[i] - max[i])))
  }
  return [...ids].sort((a, b) => far(a) - far(b))[0]
}

/** "In front of all the boxes": of the one that is furthest that way. */
export function outermost(plan: Planner, ids: readonly NodeId[], side: Side): NodeId {
  const way = directionVector(side, plan.basis)
  const along = (id: NodeId) => {
    const { min, max } = plan.bounds(id)
    return way.reduce((sum, n, i) => sum + n * (n > 0 ? max[i] : min[i]), 0)
  }
  return [...ids].sort((a, b) => along(b) - along(a))[0]
}

export function betweenWhich(plan: Planner, targets: readonly Noun[], nodes: readonly NodeId[]): [NodeId, NodeId] {
  // "Between the red boxes and the blue box": the red one that is next to the blue.
  const single = targets.find((noun) => !noun.isPlural && !noun.isAll)
  const pick = (noun: Noun) =>
    noun !== single && single && (noun.isPlural || noun.isAll)
      ? nearestOf(plan, plan.findTargets(noun), plan.findOne(single, nodes))
      : plan.findOne(noun, nodes)
  const all =
    targets.length === 1
      ? findBesides(plan, targets[0], nodes)
      : targets.map((noun) => pickBesides(plan, noun, targets, pick))
  const found = all.length > 2 && nodes.length ? nearestTwo(plan, all, nodes[0]) : all
  if (found.length !== 2) throw new Refuse(`“Between” needs two things; I found ${found.length}.`)
  return [found[0], found[1]]
}

/** "Between tree and tree 2": of the two that "tree" could mean, not the one that is named as well. */
function pickBesides(plan: Planner, noun: Noun, targets: readonly Noun[], pick: (noun: Noun) => NodeId): NodeId {
  try {
    return pick(noun)
  } catch (error) {
    const named = targets.flatMap((other) => (other !== noun && other.name ? plan.candidates(other) : []))
    const left = error instanceof Ask ? error.candidates.filter((id) => !named.includes(id)) : []
    if (left.length !== 1) throw error
    plan.mention(left)
    return left[0]
  }
}

/** "A third table between the two tables": the two that were there before. */
function findBesides(plan: Planner, noun: Noun, nodes: readonly NodeId[]): NodeId[] {
  try {
    // "Two more chairs between the chairs", of as many as there were.
    const found = plan.findTargets(noun)
    const others = found.filter((id) => !nodes.includes(id))
    return others.length > 1 ? others : found
  } catch (error) {
    const others = error instanceof Ask ? error.candidates.filter((id) => !nodes.includes(id)) : []
    if (!others.length || others.length !== noun.count) throw error
    plan.mention(others)
    return others
  }
}

/** "Between the trees", of many: between those two that are nearest. */
function nearestTwo(plan: Planner, all: readonly NodeId[], to: NodeId): NodeId[] {
  const others = all.filter((id) => id !== to)
  const first = nearestOf(plan, others, to)
  return [
    first,
    nearestOf(
      plan,
      others.filter((id) => id !== first),
      to,
    ),
  ]
}

/** What carries a thing, where that is not the ground. */
export const holderOf = (plan: Planner, id: NodeId): NodeId | undefined => holdersOf(plan, id)[0]

/** Of several things that a phrase may mean, the one that carries all of some nodes; undefined where none or no other does. */
export function sharedHolder(plan: Planner, noun: Noun, nodes: readonly NodeId[]): NodeId | undefined {
  if (noun.pronoun || noun.isNew || noun.isOther || noun.isPlural) return undefined
  const all = plan.candidates(noun)
  const under =
    all.length > 1 ? all.filter((one) => standing(plan, nodes).every((id) => holdersOf(plan, id).includes(one))) : []
  if (under.length === 1) plan.mention(under)
  return under.length === 1 ? under[0] : undefined
}

/** What a thing stands on, and what that stands on: the plate and the table of an apple. */
const holdersOf = (plan: Planner, id: NodeId): NodeId[] =>
  plan.scene
    .children(plan.scene.node(id)!.parent)
    .filter((other) => holdsWhat(plan.scene, other).includes(id) && plan.bounds(other).max[1] > 0.1)

/** Of some things those that stand on none of the others: what stands on one goes along with it. */
export const standing = (plan: Planner, nodes: readonly NodeId[]): NodeId[] =>
  nodes.filter((id) => !nodes.includes(holderOf(plan, id) ?? ''))

/** One of several things, and a relation to it that is to the others as well. */
export const withRest = (relation: Relation, target: NodeId, all: readonly NodeId[]): [NodeId, Relation] => [
  target,
  { ...relation, asWell: all.filter((id) => id !== target) },
]

/** Metres between things beside each other on a table. */
const ASIDE = 0.1

/** Metres of height, and the share of a thing that may reach over the edge of what it stands on. */
const [TALL, OVER] = [0.3, 0.35]

/** "The vase next to the ball", on a narrow shelf: on a side where there is room on the shelf; nothing where any will do. */
export function sideOnHolder(plan: Planner, nodes: readonly NodeId[], target: NodeId): { side?: Side } {
  const [id, ...others] = nodes
  const holder = id && !others.length ? holderOf(plan, target) : undefined
  if (!holder || isFloorShaped(plan.bounds(holder))) return {}
  const [base, by, own] = [plan.bounds(holder), plan.bounds(target), size(plan.bounds(id))]
  const room = (side: Side): number => {
    const way = directionVector(side, plan.basis)
    const i = way[0] !== 0 ? 0 : 2
    return (way[i] > 0 ? base.max[i] - by.max[i] : by.min[i] - base.min[i]) - own[i] - ASIDE
  }
  const sides: Side[] = ['right', 'left', 'front', 'behind']
  // What is tall would hide the other from before it: it rather reaches over the edge a little.
  const over = (side: Side) => (own[1] > TALL && /left|right/.test(side) ? own[0] * OVER : 0)
  const free = sides.filter((side) => room(side) + over(side) >= -1e-3)
  return free.length && free.length < sides.length ? { side: free[0] } : {}
}

/** Carries out steps; what stood on a thing and has left it comes down onto what is below. */
export function* comingDown(plan: Planner, nodes: readonly NodeId[], steps: Steps<unknown>): Steps {
  const held = nodes.map((id) => ({ id, holders: holdersOf(plan, id) }))
  yield* steps
  const left = held
    .filter(({ id, holders }) => holders.some((one) => !holdersOf(plan, id).includes(one)))
    .map(({ id }) => id)
  if (left.length) yield* plan.call('arrange.restBelow', { nodes: left })
}

/** "The table", of which nothing else is told. */
export const isOfThese = ({ word, name, rank, where, isPlural, isAll, color }: Noun, kinds: RegExp): boolean =>
  kinds.test(word ?? '') && !name && !rank && !where.length && !isPlural && !isAll && !color

/** Whether things stand so close that they are one table to sit at. */
export const areTogether = (plan: Planner, [first, ...others]: readonly NodeId[]): boolean => {
  const [near, far] = [[first], [...others]]
  for (let i = 0; i < near.length; i++)
    for (const id of [...far]) if (distance(plan.scene, id, near[i]) < 0.3) near.push(...far.splice(far.indexOf(id), 1))
  return !far.length
}
