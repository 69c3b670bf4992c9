import type { NodeId } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { blankNoun, type Noun } from '../grammar/noun.ts'
import { type Relation, type Slots, saysWhere } from '../grammar/slots/slots.ts'
import { headOf } from '../meaning/describe.ts'
import type { Planner } from '../meaning/planner.ts'
import { SEATS, TABLES } from '../words/seats.ts'
import { liesOver } from './bridge.ts'
import { areServed, belongsIn, belongsOn } from './tables.ts'

/** What something is set by, each by its own. */
const EACH = /^(on|inside|under|beside|left|right|front|behind|above)$/

export const isSeat = ({ item }: Noun) => SEATS.test(item ?? '')

/**
 * "A table with four chairs, a vase, a sofa and a lamp post": the chairs are around it, the vase is on it, and what goes
 * neither around nor on it stands by itself. Null where all of them go the same way, or the order says which.
 */
export function partsByKind(plan: Planner, said: Clause): Clause[] | null {
  const { objects, slots } = said
  if (objects.length < 2 || saysWhere(slots) || slots.facing || slots.gap !== undefined) return null
  const areTables = plan.made.length > 0 && plan.made.every((id) => TABLES.test(plan.saidName(id)))
  if (!areTables && !areBeds(plan)) return null
  const isAt = (noun: Noun) =>
    areTables ? isSeat(noun) && !/sofa|couch|bench/i.test(noun.item ?? '') : isNightstand(noun)
  const seats = objects.filter(isAt)
  const onTop = objects.filter((noun) => !isAt(noun) && belongsOn(plan, noun, plan.made))
  const free = objects.filter((noun) => !seats.includes(noun) && !onTop.includes(noun))
  const parts = [seats, onTop, free].filter((some) => some.length > 0)
  if (parts.length < 2) return null
  return parts.map((some) => ({
    ...said,
    objects: some,
    slots: structuredClone(slots),
    ...(some === free && { isJoined: undefined, isElliptic: true }),
  }))
}

const areBeds = (plan: Planner): boolean =>
  plan.made.length > 0 && plan.made.every((id) => /\bbed\b/i.test(plan.saidName(id)))
const isNightstand = ({ item }: Noun): boolean => item === 'Side table'

/**
 * "A tent and a campfire with logs around it": of the campfire alone, the last of those that "it" can be; of a table and two
 * chairs, of the table. All that was just made where it is of one kind, or each of it is named.
 */
export function wholesOf(plan: Planner, { objects, slots }: Clause): readonly NodeId[] {
  const kindOf = (id: NodeId) => headOf(plan.nameOf(id))
  const kinds = [...new Set(plan.made.map(kindOf))].map((kind) => plan.made.filter((id) => kindOf(id) === kind))
  const areNamed = ({ targets: [noun] }: Relation) =>
    noun.isEach || noun.isAll || noun.isPlural || (!!noun.pronoun && noun.pronoun !== 'it') || !!noun.also
  if (kinds.length < 2 || slots.relations.some(areNamed)) return plan.made
  const singles = kinds.filter((ids) => ids.length === 1)
  const tables = objects.every(isSeat) ? singles.filter(([id]) => TABLES.test(plan.saidName(id))) : []
  return tables.at(-1) ?? singles.at(-1) ?? plan.made
}

/** "With a ball on top": on what was just made. */
export function joinToMade(plan: Planner, slots: Slots, objects: readonly Noun[]) {
  plan.memory.last = [...plan.made]
  const it: Noun = { ...blankNoun(), text: 'it', pronoun: 'it' }
  const { corner } = slots
  // "A box with a ball on each corner": of the box.
  if (corner && !corner.of && corner.every && plan.made.length === 1)
    slots.corner = { ...corner, of: { ...it, ids: [...plan.made] } }
  if (slots.toOrigin) {
    // "A table with a bowl in the centre": of the table.
    slots.relations.push({ kind: 'center', targets: [it] })
    slots.toOrigin = undefined
  }
  if (!slots.relations.length && slots.facing === 'each other') {
    // "A table with two chairs opposite each other": across the table.
    slots.relations.push({ kind: 'bothSides', targets: [it] })
    slots.facing = it
  }
  // "A table with two chairs": at it.
  const areSeats =
    objects.every((noun) => isSeat(noun) || SEATS.test(noun.name ?? '')) &&
    !plan.made.some((id) => SEATS.test(plan.saidName(id)))
  const areTables = areSeats && plan.made.every((id) => TABLES.test(plan.saidName(id)))
  const isOnTop = objects.every((noun) => belongsOn(plan, noun, plan.made)) || areServed(plan, objects, plan.made)
  const [move] = slots.moves
  if (isOnTop && slots.moves.length === 1 && move.metres === undefined && /^(left|right)$/.test(move.direction)) {
    // "A desk with a lamp on the left": on its left end.
    slots.relations.push({ kind: 'edge', side: move.direction as 'left' | 'right', targets: [it] })
    slots.moves = []
  }
  const byTable = objects.some(({ isPlural }) => isPlural) ? 'around' : 'front'
  // "A bed with two nightstands": one on each side.
  const byBed = areBeds(plan) && objects.every((noun) => isNightstand(noun) && noun.count === 2)
  const areIn = objects.every((noun) => belongsIn(plan, noun, plan.made))
  const kind = areTables ? byTable : areIn ? 'inside' : isOnTop ? 'on' : byBed ? 'bothSides' : 'beside'
  // "A bar with five stools": in a row before it.
  const isBar = areTables && plan.made.every((id) => /\b(?:counter|bar)\b/i.test(plan.saidName(id)))
  if (!slots.relations.length && !slots.corner)
    slots.relations.push(isBar ? { kind: 'front', isAlong: true, targets: [it] } : { kind, targets: [it] })
  // "Five columns with a roof on top": over all of them.
  const isOverAll = objects.length === 1 && liesOver(objects[0], plan.made.map(plan.nameOf))
  // "A vase with a flower on every table": a flower for each vase.
  if (isOverAll)
    slots.relations = slots.relations.map((one) =>
      one.kind === 'on' && one.targets[0].pronoun === 'it'
        ? { ...one, targets: [{ ...one.targets[0], ids: [...plan.made], isPlural: true }] }
        : one,
    )
  else if (plan.made.length > 1 && objects.every(({ isNew, isPlural, count = 1 }) => isNew && !isPlural && count === 1))
    slots.relations = slots.relations.map((one) =>
      one.targets[0].pronoun === 'it' && EACH.test(one.kind)
        ? { ...one, targets: [{ ...one.targets[0], ids: [...plan.made], isAll: true, isEach: true, isPlural: true }] }
        : one,
    )
  if (isBar) slots.facing ??= 'behind'
  const isAround = slots.relations.some(({ kind }) => kind === 'around')
  if (isAround && !objects.every(isSeat)) slots.facing ??= it
}
