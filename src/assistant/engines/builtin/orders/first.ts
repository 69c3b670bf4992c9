import type { NodeId } from '../../../../document/index.ts'
import {
  boundsOrOrigin,
  center,
  distance,
  holdsWhat,
  isClear,
  isFloorShaped,
  obstacles,
  size,
} from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import { noSlots, type Relation, type Slots, saysWhere } from '../grammar/slots/slots.ts'
import { meeting } from '../meaning/conditions.ts'
import { fitOf } from '../meaning/describe.ts'
import { exists, isCalled } from '../meaning/exists.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { resolve } from '../meaning/resolve.ts'
import { createSome } from './make.ts'
import { tellPassed } from './new-things.ts'
import { toPoint } from './points.ts'
import { relate } from './relate.ts'
import { holderOf } from './targets.ts'

export const NOTHING = { before: 0, first: [] as NodeId[] }

/**
 * "A sofa and a table in front of it", "a bed and a lamp to the left of the bed": what the last is to stand by is made
 * before it. Says how many of the objects that were, and what they became.
 */
export function* makeFirst(
  plan: Planner,
  objects: readonly Noun[],
  slots: Slots,
): Steps<{ before: number; first: NodeId[] }> {
  const earlier = objects.slice(0, -1)
  // "Two chairs and a table between them".
  const isThem = ({ pronoun }: Noun) =>
    pronoun === 'them' &&
    !plan.memory.last.length &&
    earlier.some(({ isPlural }, _i, all) => isPlural || all.length > 1)
  const index = (target: Noun): number => {
    if (target.pronoun === 'it' || isThem(target)) return earlier.length - 1
    const at = earlier.findIndex(
      (noun) => noun.word === target.word && (noun.item ?? noun.shape) === (target.item ?? target.shape),
    )
    return at >= 0 && !exists(plan, target) ? at : -1
  }
  const isGround =
    earlier.length > 0 && earlier.every(({ word }) => /^(floor|ground|plane|wall|lawn)$/.test(word ?? ''))
  const isFirst = slots.relations.some(({ targets }) => targets.some((target) => index(target) >= 0))
  if (!isFirst && !(isGround && slots.corner)) return NOTHING
  const made: NodeId[][] = []
  const shared = slots.isForAll ? { extents: slots.extents } : {}
  for (const noun of earlier) made.push(yield* createSome(plan, noun, { ...noSlots(), ...shared }, 1))
  const known = (target: Noun): Noun =>
    index(target) < 0 ? target : { ...target, ids: isThem(target) ? made.flat() : made[index(target)] }
  slots.relations = slots.relations.map((one) => ({ ...one, targets: one.targets.map(known) }))
  return { before: earlier.length, first: made.flat() }
}

/** "A red sphere on a blue cube": where there is no such cube, it is made as well. */
export function* makeTargets(plan: Planner, slots: Slots): Steps {
  const { corner } = slots
  if (corner?.of) corner.of = yield* madeIfNone(plan, corner.of)
  yield* nestNew(plan, slots)
  if (typeof slots.facing === 'object' && slots.facing.isIndefinite) {
    // "Three chairs facing a desk": they stand before it.
    slots.facing = yield* madeIfNone(plan, slots.facing)
    if (slots.facing.ids && (!saysWhere(slots) || (slots.layout?.kind === 'row' && !slots.relations.length)))
      slots.relations.push({ kind: 'front', targets: [slots.facing], metres: 1 })
  }
  for (const relation of slots.relations) {
    for (const [i, noun] of relation.targets.entries()) relation.targets[i] = yield* madeIfNone(plan, noun)
  }
}

/** "A cone on a cube on a cylinder": where cube and cylinder are new, the cube is on the cylinder. */
function* nestNew(plan: Planner, slots: Slots): Steps {
  while (slots.relations.length > 1) {
    const [below, last] = slots.relations.slice(-2)
    const isNew = ({ targets }: Relation) =>
      targets.length === 1 && !!targets[0].isIndefinite && !isCalled(plan, targets[0])
    // "A TV on a cabinet across from the sofa": the cabinet stands across from it.
    // "A book on a little table next to the chair": not on the large one that is there.
    const [holder] = below.targets
    const canBeMade = !!holder.isIndefinite && !!(holder.shape || holder.item)
    const sited = canBeMade && !holder.sizeWords.length ? sitedHolder(plan, holder, last) : undefined
    if (sited) {
      below.targets[0] = { ...holder, ids: [sited.id] }
      if (sited.isThere) slots.relations.pop()
      return
    }
    const isOwn = canBeMade && (holder.sizeWords.length > 0 || (sited === null && BY_THING.test(last.kind)))
    if (!(isNew(below) || isOwn) || !(isNew(last) || /^(on|inside)$/.test(below.kind))) return
    last.targets[0] = yield* madeIfNone(plan, last.targets[0])
    below.targets[0] = yield* isOwn ? made(plan, holder) : madeIfNone(plan, holder)
    if (!below.targets[0].ids) return
    yield* relate(plan, below.targets[0].ids, { ...noSlots(), relations: [last] })
    slots.relations = [...slots.relations.slice(0, -2), { ...below, isSited: true }]
  }
}

/** Places that tell where a thing is by another. */
const BY_THING = /^(?:beside|left|right|front|behind)$/
/** Metres from a thing within which another is beside it. */
const BESIDE = 1

/**
 * "A lamp on a table beside the armchair": the table that is there, the nearest; or, for "a cup on a table to the left of
 * the plate", the table of the plate, which has no place to be yet. Null where neither is: another table is to be there.
 */
function sitedHolder(
  plan: Planner,
  holder: Noun,
  { kind, targets }: Relation,
): { id: NodeId; isThere: boolean } | null | undefined {
  if (!BY_THING.test(kind) || targets.length !== 1 || targets[0].isIndefinite || targets[0].pronoun) return undefined
  const named = { ...holder, isIndefinite: false, isNew: false, isAll: true, isPlural: true }
  if (!exists(plan, named) || !exists(plan, targets[0])) return null
  const isNamedSo = (id: NodeId) =>
    fitOf(plan.scene.node(id)!, named, plan.world) >= 2 && !isFloorShaped(plan.bounds(id))
  const all = plan.candidates(named).filter(isNamedSo)
  const [by, ...others] = plan.candidates(targets[0])
  if (others.length) return undefined
  const under = holderOf(plan, by)
  if (under && all.includes(under)) return { id: under, isThere: false }
  const far = (id: NodeId) => distance(plan.scene, id, by)
  const relation = { by: 'relation' as const, kind, to: targets }
  const near = meeting(relation, all, plan.world, resolve)
    .filter((id) => far(id) < BESIDE && id !== by)
    .sort((a, b) => far(a) - far(b))
  return near.length ? { id: near[0], isThere: true } : null
}

/** "Put the TV on a low cabinet": a new one that it is put on stands where it stood. */
export function* slideUnder(plan: Planner, { objects, slots }: Clause): Steps {
  const [by, ...others] = slots.relations
  const [base, ...more] = by?.targets[0].ids ?? []
  if (by?.kind !== 'on' || by.isSited || others.length || !base || more.length || !plan.isNew(base)) return
  const nodes = plan.find(objects)
  if (nodes.some((id) => plan.isNew(id) || holderOf(plan, id))) return
  const [x, , z] = center(boundsOrOrigin(plan.scene, nodes))
  // What stands on them goes up with them, and not onto the new one.
  if (nodes.some((id) => holdsWhat(plan.scene, id).length))
    yield* plan.call('node.translate', { nodes, by: [0, size(plan.bounds(base))[1], 0] })
  yield* toPoint(plan, [base], [x, null, z])
  if (size(plan.bounds(base))[1] < 0.05) return // a rug reaches under what is there
  const blocked = obstacles(plan.scene, [base, ...nodes])
  if (!isClear(plan.bounds(base), blocked)) yield* plan.call('arrange.separate', { nodes: [base] })
}

function* madeIfNone(plan: Planner, noun: Noun): Steps<Noun> {
  if (!noun.isIndefinite || !(noun.shape || noun.item) || isCalled(plan, noun)) return noun
  return yield* made(plan, noun)
}

function* made(plan: Planner, noun: Noun): Steps<Noun> {
  const ids = yield* createSome(plan, { ...noun, isNew: true }, noSlots(), 1)
  tellPassed(plan, [noun])
  return { ...noun, ids }
}
