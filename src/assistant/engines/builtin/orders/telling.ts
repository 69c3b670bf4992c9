import type { NodeId } from '../../../../document/index.ts'
import { type Direction, holdsWhat } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { blankNoun, type Noun, type Rank } from '../grammar/noun.ts'
import { type Slots, saysWhere } from '../grammar/slots/slots.ts'
import { holds } from '../meaning/conditions.ts'
import type { Planner } from '../meaning/planner.ts'
import { Ask, Refuse } from '../meaning/world.ts'
import { LOCATING } from '../words/relations.ts'
import { OPPOSITE, type Side } from './sides.ts'

/**
 * "Move the cup on the table 10 cm to the left": a place that comes first may tell which thing is meant, where another
 * place is said as well. It does where it holds already, or where it is needed to know which.
 */
export function attachPlaces(plan: Planner, said: Clause): Clause {
  const clause = rankedObject(plan, said)
  const { slots, objects } = clause
  const [first, ...others] = slots.relations
  const last = objects.at(-1)
  if (!first || !last || !LOCATING.has(first.kind) || first.metres !== undefined) return clause
  // "Behind the sofa, a bit to the left": where it is to go, and from there.
  if (
    !others.length &&
    /, (?:(?:a )?(?:bit|little)|slightly|\d[\d.]* ?\w+) (?:more )?to the (?:left|right)$/.test(clause.text)
  )
    return clause
  // "Next to the desk, on the right": its right side.
  if (first.kind === 'beside' && !others.length && /\bon the (?:left|right)(?: side)?$/.test(clause.text)) return clause
  const elsewhere =
    others.length ||
    slots.moves.length ||
    slots.at ||
    (slots.toGround && first.kind === 'on') ||
    slots.toOrigin ||
    slots.corner ||
    slots.lowest !== undefined ||
    slots.axis
  if (!elsewhere || last.pronoun) return clause
  const told = { ...last, where: [...last.where, { by: 'relation' as const, kind: first.kind, to: first.targets }] }
  const before = objects.slice(0, -1)
  const found = attempt(plan, [...before, told])
  // "Everything on the table to the shelf except the vase": where nothing is left of that, it is not all that there is.
  const isAllThere = last.kind === 'any' && last.except.length > 0 && others.length > 0
  if (!found && isAllThere) return { ...clause, objects: [...before, told], slots: { ...slots, relations: others } }
  if (!found) return clause
  const plain = attempt(plan, objects)
  const isNeeded = !plain || plain.length > found.length
  const targets = first.targets.flatMap((noun) => attempt(plan, [noun]) ?? [])
  const holdsAlready = !!plain && plain.every((id) => holds(plan.scene, first.kind, id, [targets], plan.world))
  if (!isNeeded && !(holdsAlready && !others.length)) return clause
  const left = acrossRoom(first.kind, { ...slots, relations: others })
  return { ...clause, objects: [...objects.slice(0, -1), told], slots: left }
}

/** "The boxes on the right to the left": over to that side of the room. */
function acrossRoom(from: string, slots: Slots): Slots {
  const [move, ...more] = slots.moves
  const isAcross = move && !more.length && move.metres === undefined && move.direction === OPPOSITE[from as Side]
  if (!isAcross || slots.degree || slots.relations.length) return slots
  const room = { ...blankNoun(), text: 'the room', word: 'room' }
  return { ...slots, moves: [], relations: [{ kind: move.direction as Side, targets: [room], isPart: true }] }
}

/** "The backpack on the chair next to it": the chair that is nearest to the backpack. */
export function byThing(slots: Slots, objects: Clause['objects']): Slots {
  const [first, second, ...rest] = slots.relations
  const [thing, ...others] = objects
  const isByIt = second?.kind === 'beside' && second.targets[0].pronoun === 'it' && second.metres === undefined
  const [target] = first?.targets ?? []
  if (
    !isByIt ||
    !thing ||
    others.length ||
    thing.isPlural ||
    !target ||
    target.pronoun ||
    target.rank ||
    target.isPlural
  )
    return slots
  const nearest = { ...target, rank: 'nearest' as const, rankTo: thing }
  return { ...slots, relations: [{ ...first, targets: [nearest] }, ...rest] }
}

/** "Line the penguins up by the pool, facing it": the pool. */
export function facingPlace(slots: Slots, [thing]: Clause['objects']): Slots {
  const { facing, relations } = slots
  const target = relations[0]?.targets[0]
  const isIt = typeof facing === 'object' && facing.pronoun === 'it'
  return isIt && target && !target.pronoun && thing?.isPlural ? { ...slots, facing: target } : slots
}

/** "On the left side of the desk", of what stands on it: at that end. */
export function endOfHolder(plan: Planner, slots: Slots, nodes: readonly NodeId[]): Slots {
  const [by, ...others] = slots.relations
  if (!by?.isPart || !/^(left|right)$/.test(by.kind) || others.length || !nodes.length) return slots
  const [target, ...more] = attempt(plan, by.targets) ?? []
  const areOn = !!target && !more.length && nodes.every((id) => holdsWhat(plan.scene, target).includes(id))
  if (!areOn) return slots
  return { ...slots, relations: [{ ...by, kind: 'edge', side: by.kind as 'left' | 'right' }] }
}

/** "On the table next to the sofa": where there are several tables, the second place tells which. */
export function nestPlaces(plan: Planner, said: Slots): Slots {
  const slots = ranked(plan, placeOfFaced(plan, said))
  const [first, second, ...rest] = slots.relations
  if (!second || !LOCATING.has(second.kind) || second.metres !== undefined || first.targets.length !== 1) return slots
  const [target] = first.targets
  if (target.pronoun || target.isAll || attempt(plan, [target])?.length === 1) return slots
  // "On a table next to the plant" may be one that is not there yet.
  if (target.isIndefinite && !target.ids) return slots
  const told = {
    ...target,
    where: [...target.where, { by: 'relation' as const, kind: second.kind, to: second.targets }],
  }
  if (attempt(plan, [told])?.length !== 1) return slots
  return nestPlaces(plan, { ...slots, relations: [{ ...first, targets: [told] }, ...rest] })
}

/** "The crate on the left on top of the other", "duplicate the crate on the left": where there are several, the left one. */
function rankedObject(plan: Planner, clause: Clause): Clause {
  const { slots, objects } = clause
  const [side, ...others] = slots.moves
  // "Back a little" is a way, and "at the back" a place.
  const isWay = slots.degree === 'bit' || /\b(?:back|forward|backwards|forwards)$/.test(clause.text)
  const isTold =
    (others.length > 0 && /\b(?:on|at|in) the \w+ \D{0,20}\d/.test(clause.text)) || goesElsewhere(clause, side, others)
  // "The chairs on the left 2 m forward": the metres are those of the way.
  const [way, ...ways] = others
  const left = isTold && way && way.metres === undefined ? [{ ...way, metres: side.metres }, ...ways] : others
  const rank =
    side && (isTold || !isWay) && sideOf({ ...slots, moves: [isTold ? { ...side, metres: undefined } : side] })
  const last = objects.at(-1)
  if (
    !rank ||
    !(slots.relations.length || others.length || clause.verb === 'duplicate') ||
    !last ||
    last.pronoun ||
    last.rank ||
    (last.isAll && !isTold)
  )
    return clause
  // "The one on the right next to the TV": which of those that were spoken of.
  const isOneOf = last.word === 'one' && /\bthe one (?:on|at|in) the /i.test(clause.text)
  const isOne = !isTold && attempt(plan, [last])
  if (!isOneOf && (last.isPlural ? !isTold : isOne)) return clause
  const after = acrossRoom(side.direction, { ...slots, moves: left })
  return { ...clause, objects: [...objects.slice(0, -1), { ...last, rank }], slots: after }
}

/** "Move the stools on the right to the left", "… next to the counter": where they are, and then where they go. */
function goesElsewhere(
  { text, slots, objects }: Clause,
  side: Slots['moves'][number],
  others: Slots['moves'],
): boolean {
  const last = objects.at(-1)
  const areMany = !!last && (last.isPlural || last.isAll)
  if (!side || side.metres !== undefined) return false
  const where = `\\b(?:on|at|in) the ${side.direction === 'behind' ? 'back' : side.direction}(?: side)?\\b(?! of)`
  const isAcross =
    others.length > 0 && new RegExp(`${where},? (?:(?:back|over|all the way) )?to the\\b`, 'i').test(text)
  const isNear = /^(?:move|bring|push|pull|take|slide|shift|carry)\b/i.test(text) && slots.relations.length > 0
  return isAcross || (isNear && areMany && !others.length && new RegExp(where, 'i').test(text))
}

/** "A bench facing the car in front of the house": where there is one car, it is where the bench goes. */
function placeOfFaced(plan: Planner, slots: Slots): Slots {
  const { facing } = slots
  if (typeof facing !== 'object' || saysWhere(slots)) return slots
  const where = facing.where.at(-1)
  const plain = { ...facing, where: facing.where.slice(0, -1) }
  if (where?.by !== 'relation' || attempt(plan, [plain])?.length !== 1) return slots
  return { ...slots, facing: plain, relations: [{ kind: where.kind, targets: where.to }] }
}

/** The side that was said, and nothing about how far. */
const sideOf = ({ moves }: Slots): Rank | undefined =>
  moves.length === 1 && moves[0].metres === undefined ? RANKS[moves[0].direction] : undefined

const RANKS: Partial<Record<Direction, Rank>> = {
  left: 'leftmost',
  right: 'rightmost',
  front: 'nearest',
  behind: 'farthest',
}

/** "The pillar at the back": farthest from the user, and not from what is to stand on it. */
const asSeen = ({ text }: Noun, rank: Rank): string =>
  rank === 'farthest' || rank === 'nearest' ? `${text} at the ${rank === 'farthest' ? 'back' : 'front'}` : text

/** "Closer to the red box on the left": where there are several red boxes, that one. */
function ranked(plan: Planner, slots: Slots): Slots {
  const [relation] = slots.relations
  const rank = sideOf(slots)
  const [target] = relation?.targets ?? []
  if (!rank || !target || target.word === 'wall' || target.pronoun || target.rank || target.isAll || target.isPlural)
    return slots
  if (attempt(plan, [target])?.length === 1 || (attempt(plan, [{ ...target, isAll: true }])?.length ?? 0) < 2)
    return slots
  return {
    ...slots,
    moves: [],
    relations: [
      { ...relation, targets: [{ ...target, rank, text: asSeen(target, rank) }] },
      ...slots.relations.slice(1),
    ],
  }
}

/** What phrases mean, without remembering it; null where that is not clear. */
function attempt(plan: Planner, nouns: Clause['objects']): NodeId[] | null {
  const { last, mentioned, noun, pool } = plan.memory
  try {
    return plan.find(nouns)
  } catch (error) {
    if (error instanceof Refuse || error instanceof Ask) return null
    throw error
  } finally {
    Object.assign(plan.memory, { last, mentioned, noun, pool })
  }
}
