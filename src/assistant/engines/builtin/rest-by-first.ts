import type { Clause } from './grammar/clause.ts'
import { blankNoun, type Noun } from './grammar/noun.ts'
import { OPPOSITE } from './orders/sides.ts'
import type { RelationKind } from './words/relations.ts'

const OTHER_SIDE: Partial<Record<RelationKind, RelationKind>> = OPPOSITE

/** "An armchair, a table beside it, a cube on the other side and a ball in front": all of them by the armchair. */
export function restByFirst<C extends Clause>(clauses: readonly C[]): C[] {
  const told: C[] = []
  for (const clause of clauses) {
    const before = told.at(-1)
    const by = before?.verb === 'create' ? before.slots.relations[0] : undefined
    const target = by && (by.targets[0].pronoun === 'it' ? madeBefore(told) : by.targets[0])
    const kind = by && target && clause.objects[0]?.isNew ? sideLeft(clause, by.kind) : null
    if (!kind || !target) {
      told.push(clause)
      continue
    }
    const relations = [{ kind, targets: [target] }]
    told.push({ ...clause, slots: { ...clause.slots, otherSide: undefined, relations } })
  }
  return told
}

/** Where a thing goes whose order names a side, but not of what. */
function sideLeft({ slots, text }: Clause, kind: RelationKind): RelationKind | null {
  const [by, ...others] = slots.relations
  if (!OTHER_SIDE[kind] && kind !== 'beside') return null
  if (slots.otherSide && !by) return OTHER_SIDE[kind] ?? 'left' // beside is on the right, where there is room
  const isSide = by && !others.length && by.targets[0].pronoun === 'it' && /\b(?:in front|behind|beside)$/i.test(text)
  return isSide ? by.kind : null
}

/** What the order before the last has made, where that is one thing. */
function madeBefore(told: readonly Clause[]): Noun | undefined {
  // "An armchair and a table beside it": the armchair, of the same order.
  // "A house with a tree on the left, a car in front and a fence behind": all by the house.
  const last = told.at(-1)!
  const whole = last.isJoined ? told.findLast(({ isJoined }) => !isJoined) : told.at(-2)
  const made = last.objects.at(-2) ?? whole?.objects.at(-1)
  const isSame = (noun: Noun) => noun !== made && noun.word === made?.word
  if (told.some(({ objects }) => objects.some(isSame))) return undefined
  const isOne = made?.isNew && !made.isPlural && (made.count ?? 1) === 1 && (made.word ?? made.item)
  return isOne
    ? { ...blankNoun(), text: `the ${made.word}`, word: made.word, item: made.item, shape: made.shape }
    : undefined
}
