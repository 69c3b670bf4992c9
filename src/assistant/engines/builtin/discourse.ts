import type { Direction } from '../../../spatial/index.ts'
import type { Clause } from './grammar/clause.ts'
import { withHeadOf } from './grammar/heads.ts'
import type { Mood } from './grammar/mood.ts'
import { hasHead, type Lexicon, type Noun } from './grammar/noun.ts'
import { noSlots, type Relation, type Slots, saysHow, saysWhere } from './grammar/slots/slots.ts'
import { OPPOSITE } from './orders/sides.ts'
import { ofNamedBefore, onesByIt } from './others-of.ts'
import { middleOfTarget, wallOfIt } from './places-of-it.ts'
import { withRemarks } from './remarks.ts'
import { restByFirst } from './rest-by-first.ts'
import { allOfEverything, centeredThere, nearerEachOther, onesOfMade } from './same-thing.ts'
import {
  cornerOfSame,
  headOfRanked,
  itOfSame,
  onesOfDeleted,
  placeOfDeleted,
  scatteredLast,
  sizedFirst,
  supportsFirst,
} from './sequence.ts'
import { oneOfThose, sharesOfMade } from './shares.ts'
import { withTopics } from './topics.ts'
import { placeOfWhole, seatsApart } from './wholes.ts'
import type { RelationKind } from './words/relations.ts'

/** The clauses of one message. */
export type Told = (Clause & { mood?: Mood })[]

/** "Replace the chairs with stools but keep the white one": that one is left out. */
function withKept(clauses: Told): Told {
  const left: Told = []
  for (const clause of clauses) {
    const before = left.at(-1)
    const last = before?.objects.at(-1)
    if (!isKeeping(clause)) left.push(clause)
    else if (before && (clause.objects[0].property || LOOKS.test(clause.objects[0].word ?? ''))) continue
    else if (!before || !last || last.isNew || (last.rank && !last.isPlural)) left.push({ ...clause, verb: 'keep' })
    else {
      const kept = clause.objects.map((noun) => ({ ...noun, isNew: false }))
      const objects = [...before.objects.slice(0, -1), { ...last, except: [...last.except, ...kept] }]
      left.splice(-1, 1, { ...before, objects })
    }
  }
  return left
}

/** What a thing has, and is not: "keep the colours". */
const LOOKS = /^(color|size|height|width|shape|position|place|material|name|rotation|look)$/

const isKeeping = ({ verb, objects, slots, text }: Clause) =>
  /^(place|change)$/.test(verb) &&
  /^(keep|leave|spare)\b/i.test(text) &&
  objects.length > 0 &&
  !saysWhere(slots) &&
  !saysHow(slots) &&
  slots.unknown.every((word) => /^(visible|shown|there)$/.test(word))

/** "Turn the table by 90 degrees and the chairs, too": by as much. */
function alsoSame(clauses: Told): Told {
  return clauses.map((clause, i) => {
    const before = clauses[i - 1]
    const { slots } = clause
    const isBare = !saysWhere(slots) && !saysHow(slots) && !slots.unknown.length && !slots.facing && !slots.turn
    const isAlso =
      clause.isElliptic && isBare && slots.degrees === undefined && slots.metres === undefined && !slots.name
    // "A lamp behind it and a table": the table has no place.
    const isOfIt = before?.verb === 'create' && before.slots.relations[0]?.targets[0].pronoun === 'it'
    return isAlso && before?.verb === clause.verb && !isOfIt ? { ...clause, slots: before.slots } : clause
  })
}

const withHeads = (relations: readonly Relation[], head: Noun): Relation[] =>
  relations.map((one) => ({ ...one, targets: one.targets.map((target) => withHeadOf(target, head)) }))

/** "The cone on the first box and the sphere on the second": on the second box. */
function headsOfTargets(clauses: Told): Told {
  return clauses.map((clause, i) => {
    const [from, ...to] = clause.slots.relations
    // "From the first stall to the second": to the second stall.
    if (from?.isFrom && to.length)
      return { ...clause, slots: { ...clause.slots, relations: [from, ...withHeads(to, from.targets[0])] } }
    const by = clauses[i - 1]?.slots.relations[0]?.targets[0]
    if (!clause.isElliptic || !by) return clause
    return { ...clause, slots: { ...clause.slots, relations: withHeads(clause.slots.relations, by) } }
  })
}

/** "A lamp next to the sofa and the bed": by both. What is said of the lamp behind that is of the lamp. */
function moreTargets(clauses: Told): Told {
  const told: Told = []
  for (const clause of clauses) {
    const before = told.at(-1)
    const last = before?.slots.relations.at(-1)
    if (!before || !last || !isMoreOf(before, last.kind, clause)) {
      told.push(clause)
      continue
    }
    const [target, ...others] = last.targets
    const more = { ...target, also: [...(target.also ?? []), ...clause.objects] }
    const relations = [...before.slots.relations.slice(0, -1), { ...last, targets: [more, ...others] }]
    told.splice(-1, 1, { ...before, slots: { ...before.slots, ...said(clause.slots), relations } })
  }
  return told
}

/** Whether an order without a verb and a place only names more of what the one before is set by. */
const isMoreOf = (before: Clause, kind: RelationKind, { objects, slots, verb, isElliptic, text }: Clause) =>
  !!isElliptic &&
  !/\b(too|also|as well)\b/i.test(text) &&
  /^(create|place|move)$/.test(before.verb) &&
  /^(create|place|move|change|color|)$/.test(verb) &&
  /^(on|beside|left|right|front|behind|under|above|around|inside|against|towards|away)$/.test(kind) &&
  objects.length > 0 &&
  objects.every(({ isNew, pronoun, kind }) => !isNew && !pronoun && kind !== 'any') &&
  !slots.facing &&
  !saysWhere(slots) &&
  (before.verb === 'create' || !saysHow(slots)) &&
  !slots.unknown.length

/** Of slots only what says something. */
const said = (slots: Slots): Partial<Slots> =>
  Object.fromEntries(
    Object.entries(slots).filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0)),
  )

/** "A small red car behind the big one": behind the big car. */
export function headsOfMade(clauses: Told): Told {
  return clauses.map((clause, i) => {
    const [told] = clause.objects
    if (clause.verb !== 'create' || !told?.isNew) return clause
    const made = oneMoreOf(told, clause.slots)
    // "Three trees and a bench between the first two": of the trees.
    const before = clauses[i - 1]?.objects[0]
    const isOfSeveral = ({ rank }: Noun) => /^(first|last|middle|leftmost|rightmost)$/.test(rank ?? '')
    const headOf = (target: Noun) => (before?.isPlural && isOfSeveral(target) ? before : made)
    // "Put a plant on the top one": of the shelves that were spoken of.
    const isOfStack = ({ rank }: Noun) => rank === 'highest' || rank === 'lowest'
    const relations = clause.slots.relations.map((one) => ({
      ...one,
      targets: one.targets.map((target) =>
        target.word === 'one' && !target.isOther && !(one.kind === 'on' && isOfStack(target))
          ? { ...withHeadOf({ ...target, word: undefined }, headOf(target)), isNew: false }
          : target,
      ),
    }))
    const { likeColorOf: model, isLike } = clause.slots
    // "A bench like the left one": the left bench.
    const isOne = isLike && model?.word === 'one' && !model.pronoun
    const like = isOne ? { likeColorOf: { ...withHeadOf({ ...model, word: undefined }, made), isNew: false } } : {}
    const objects = made === told ? clause.objects : [made, ...clause.objects.slice(1)]
    return { ...clause, objects, slots: { ...clause.slots, relations, ...like } }
  })
}

/** "Another one between the two shelves": another shelf. */
function oneMoreOf(made: Noun, { relations }: Slots): Noun {
  const [by, ...others] = relations
  const isBetweenAlike = by?.kind === 'between' && by.targets.length === 1 && by.targets[0].isPlural
  return isBetweenAlike && !others.length && made.isMore && !hasHead(made) && !made.word
    ? { ...withHeadOf({ ...made, isNew: false }, by.targets[0]), isNew: true }
    : made
}

const OTHER_SIDE: Partial<Record<RelationKind, RelationKind>> = OPPOSITE

/** Where the order before sets its thing: what it is by, and how. */
function placeBefore(before: Clause | undefined): { kind: RelationKind; targets: Noun[] } | undefined {
  if (!before || !/^(create|place|move)$/.test(before.verb)) return undefined
  const of = before.slots.corner?.of
  const by = of ? { kind: 'on' as const, targets: [of] } : before.slots.relations[0]
  return by?.targets[0].pronoun ? undefined : by
}

/** "A candle at each end of the table and a cake in the middle": of the table. */
function middleOfSame(clauses: Told): Told {
  return clauses.map((clause, i) => {
    const by = placeBefore(clauses[i - 1])
    if (!by || !clause.slots.toOrigin || !/^(on|edge|bothSides)$/.test(by.kind)) return clause
    const relations = [...clause.slots.relations, { kind: 'center' as const, targets: by.targets }]
    return { ...clause, slots: { ...clause.slots, toOrigin: undefined, relations } }
  })
}

/** "A blue light to the left of the globe and a red one to the right": of the globe. */
function sideOfSame(clauses: Told): Told {
  return clauses.map((clause, i) => {
    const by = placeBefore(clauses[i - 1])
    const { moves, relations } = clause.slots
    const kind = moves[0]?.direction as RelationKind
    const isSide = moves.length === 1 && !relations.length && OTHER_SIDE[kind] && clause.objects[0]?.isNew
    // "A lamp on the back corner of the desk and a phone on the right": on its right end.
    const isOnEnd = isSide && by?.kind === 'on' && /^(left|right)$/.test(kind) && moves[0].metres === undefined
    if (by && isOnEnd) {
      const end = { kind: 'edge' as const, side: kind as 'left' | 'right', targets: by.targets }
      return { ...clause, slots: { ...clause.slots, moves: [], relations: [end] } }
    }
    if (!by || !isSide || !OTHER_SIDE[by.kind]) return clause
    const { metres } = moves[0]
    const there = { kind, targets: by.targets, ...(metres !== undefined && { metres }) }
    return { ...clause, slots: { ...clause.slots, moves: [], relations: [there] } }
  })
}

/** "Give the sofa the colour of the book and the book that of the sofa": they are swapped. */
function swappedLooks(clauses: Told): Told {
  const names = (n: Noun | undefined) => n?.name ?? n?.word
  return clauses.flatMap((clause, i) => {
    const isMutual = (one: Clause | undefined, other: Clause | undefined) =>
      !!one?.slots.likeColorOf &&
      !!other?.slots.likeColorOf &&
      one.objects.length === 1 &&
      other.objects.length === 1 &&
      names(one.slots.likeColorOf) === names(other.objects[0]) &&
      names(other.slots.likeColorOf) === names(one.objects[0])
    if (isMutual(clauses[i - 1], clause)) return []
    if (!isMutual(clause, clauses[i + 1])) return [clause]
    const objects = [{ ...clause.objects[0], property: 'color' }]
    return [{ ...clause, verb: 'swap', objects, others: clauses[i + 1].objects, slots: noSlots() }]
  })
}

/** "The book and the cup on the sofa, the book on the left": in that order. */
function orderOfSame(clauses: Told): Told {
  const told: Told = []
  for (const clause of clauses) {
    const before = told.at(-1)
    const rank = clause.objects[0]?.rank
    const side = rank ? /^(left|right)most$/.exec(rank)?.[1] : clause.slots.moves[0]?.direction
    const names = (n: Noun) => n.name ?? n.word
    const at = before?.objects.findIndex((one) => !one.isPlural && names(one) === names(clause.objects[0] ?? one)) ?? -1
    const isOrder =
      clause.isElliptic &&
      clause.objects.length === 1 &&
      /^(left|right)$/.test(side ?? '') &&
      clause.slots.moves.every(({ metres }) => metres === undefined) &&
      clause.slots.moves.length === (rank ? 0 : 1) &&
      !clause.slots.relations.length
    if (!before || !isOrder || at < 0 || before.objects.length < 2 || !before.slots.relations.length) {
      told.push(clause)
      continue
    }
    const others = before.objects.filter((_one, i) => i !== at)
    const objects = side === 'left' ? [before.objects[at], ...others] : [...others, before.objects[at]]
    told.splice(-1, 1, { ...before, objects })
  }
  return told
}

/** "Turn the chair to the desk and push it closer": to the desk. */
function closerToSame(clauses: Told): Told {
  return clauses.map((clause, i) => {
    const before = clauses[i - 1]
    const way = /\b(closer|nearer)\b/i.test(clause.text)
      ? 'towards'
      : /\b(further|farther)\b/i.test(clause.text)
        ? 'away'
        : null
    const { moves, relations, facing } = clause.slots
    const { facing: faced, relations: by } = before?.slots ?? noSlots()
    const target = typeof faced === 'object' ? faced : by.find(({ kind }) => kind !== 'off')?.targets[0]
    // "Turn it to the grill and move it halfway there".
    if (target && /\bhalf ?way there\b/i.test(clause.text)) {
      const relations = [{ kind: 'towards' as RelationKind, targets: [target] }]
      return { ...clause, slots: { ...clause.slots, relations, isHalfway: true, unknown: [] } }
    }
    if (
      !way ||
      !target ||
      target.pronoun ||
      relations.length ||
      facing ||
      moves.length !== 1 ||
      !clause.objects[0]?.pronoun
    )
      return clause
    const { direction, metres } = moves[0]
    if (!/^(front|behind)$/.test(direction)) return clause
    const there = { kind: way as RelationKind, targets: [target], ...(metres !== undefined && { metres }) }
    return { ...clause, slots: { ...clause.slots, moves: [], relations: [there] } }
  })
}

/** "A cup on each table that has none": that has no cup. */
function holdersOfSame(clauses: Told): Told {
  return clauses.map((clause) => {
    const noun = clause.objects.at(-1)
    if (!noun || noun.pronoun) return clause
    const relations = clause.slots.relations.map((one) => ({
      ...one,
      targets: one.targets.map((target) => ({
        ...target,
        where: target.where.map((it) =>
          it.by === 'holding' && !it.noun ? { ...it, noun: { ...noun, color: undefined } } : it,
        ),
      })),
    }))
    return { ...clause, slots: { ...clause.slots, relations } }
  })
}

/** "A lamp to the left of the sofa and a plant to its right", "… and another beside it": of the sofa. */
function moreByIt(clauses: Told): Told {
  const told: Told = []
  for (const clause of clauses) told.push(byItBefore(clause, told.at(-1)))
  return told
}

function byItBefore(clause: Told[number], before: Told[number] | undefined): Told[number] {
  const by = placeBefore(before)
  const [thing] = clause.objects
  if (!by || !thing || thing.pronoun) return clause
  const isSame = (kind: RelationKind) =>
    OTHER_SIDE[by.kind] === kind ||
    // "A ball on the table and a box under it".
    (by.kind === 'on' && kind === 'under') ||
    // "The till in the middle of the counter and a lamp at either end".
    (by.kind === 'center' && kind === 'bothSides') ||
    (thing.isMore && !!OTHER_SIDE[by.kind] && (!!OTHER_SIDE[kind] || /^(beside|under)$/.test(kind)))
  const relations = clause.slots.relations.map((one) =>
    one.targets[0].pronoun === 'it' && isSame(one.kind)
      ? { ...one, targets: by.targets, ...(by.kind === 'center' && { isOnTop: true }) }
      : one,
  )
  return { ...clause, slots: { ...clause.slots, relations } }
}

/** "Between the bollards, 1 m in front of them", "facing the fountain, 1 m away from it": of what was just named. */
function ofThoseNamed(clauses: Told): Told {
  return clauses.map((clause) => {
    const { relations, facing, moves } = clause.slots
    const [first, second, ...others] = relations
    const isAside = second?.targets[0].pronoun && OTHER_SIDE[second.kind] && !others.length
    if (first?.kind === 'between' && isAside && second.metres !== undefined) {
      const move = { direction: second.kind as Direction, metres: second.metres }
      return { ...clause, slots: { ...clause.slots, relations: [first], moves: [...moves, move] } }
    }
    // "A sofa facing the TV, 3 m away": that far before it.
    const [way, ...ways] = moves
    const isFar = way?.direction === 'behind' && way.metres !== undefined && /\baway$/i.test(clause.text)
    if (clause.verb === 'create' && typeof facing === 'object' && !facing.pronoun && !first && isFar && !ways.length) {
      const before = { kind: 'front' as const, targets: [facing], metres: way.metres }
      return { ...clause, slots: { ...clause.slots, moves: [], relations: [before] } }
    }
    const isOfFaced = typeof facing === 'object' && !facing.pronoun && first?.kind === 'away' && !second
    if (!isOfFaced || !first.targets[0].pronoun || first.metres === undefined) return clause
    return { ...clause, slots: { ...clause.slots, relations: [{ ...first, targets: [facing] }] } }
  })
}

const PASSES: ((clauses: Told) => Told)[] = [
  withTopics,
  allOfEverything,
  sharesOfMade,
  oneOfThose,
  withKept,
  moreTargets,
  orderOfSame,
  swappedLooks,
  alsoSame,
  ofNamedBefore,
  onesByIt,
  headsOfTargets,
  headsOfMade,
  onesOfMade,
  wallOfIt,
  middleOfTarget,
  middleOfSame,
  sideOfSame,
  cornerOfSame,
  onesOfDeleted,
  placeOfDeleted,
  itOfSame,
  restByFirst,
  holdersOfSame,
  nearerEachOther,
  closerToSame,
  centeredThere,
  moreByIt,
  ofThoseNamed,
  placeOfWhole,
  seatsApart,
  headOfRanked,
  supportsFirst,
  sizedFirst,
  scatteredLast,
]

/** What the clauses of a message take from each other: topics, exceptions, places and what is left out. */
export const inContext = (clauses: Told, lexicon: Lexicon): Told =>
  PASSES.reduce((now, pass) => pass(now), withRemarks(clauses, lexicon))
