import type { Clause } from './grammar/clause.ts'
import { withHeadOf } from './grammar/heads.ts'
import { hasHead, type Noun } from './grammar/noun.ts'
import { saysWhere } from './grammar/slots/slots.ts'

/** "The ball on the book and the book on the table": the book goes there first, so that the ball is on it still. */
export function supportsFirst<C extends Clause>(clauses: C[]): C[] {
  const told = [...clauses]
  for (let i = 0; i + 1 < told.length; i++) {
    const [upper, lower] = [told[i], told[i + 1]]
    const on = upper.slots.relations[0]
    const [base, thing] = [on?.targets[0], lower.objects[0]]
    const isAlike = (a: Noun, b: Noun) =>
      (a.name ?? a.word) === (b.name ?? b.word) && a.color?.hex === b.color?.hex && a.rank === b.rank
    const isSame = !!base && !!thing && !base.pronoun && !thing.isNew && isAlike(base, thing)
    const isMoved = /^(place|move)$/.test(upper.verb) && /^(place|move)$/.test(lower.verb) && saysWhere(lower.slots)
    if (lower.isElliptic && isMoved && isSame && on?.kind === 'on' && lower.objects.length === 1)
      told.splice(i, 2, { ...lower, isElliptic: undefined }, upper)
  }
  return told
}

/** "Put the cone next to the box and make it twice as big", "and turn it by 90°": it is to stand there as it is then. */
export function sizedFirst<C extends Clause>(clauses: C[]): C[] {
  const ordered: C[] = []
  for (const clause of clauses) {
    const before = ordered.at(-1)
    if (before && isPlacing(before) && (isResizing(clause) || isTurning(clause)))
      ordered.splice(-1, 1, { ...clause, objects: before.objects }, { ...before, objects: clause.objects })
    else ordered.push(clause)
  }
  return ordered
}

/** "Scatter ten rocks and put a house in the middle": the rocks lie around the house. */
export function scatteredLast<C extends Clause>(clauses: C[]): C[] {
  const ordered: C[] = []
  for (const clause of clauses) {
    const before = ordered.at(-1)
    const isBeforeScattered = before && isScattering(before) && clause.verb === 'create' && !namesOthers(clause)
    if (isBeforeScattered) ordered.splice(-1, 0, clause)
    else ordered.push(clause)
  }
  return ordered
}

const isScattering = ({ verb, objects, slots }: Clause): boolean =>
  !!objects[0]?.isNew && (verb === 'scatter' || (verb === 'create' && !!slots.isScattered))

const namesOthers = ({ slots }: Clause): boolean => slots.relations.length > 0 || !!slots.corner || !!slots.facing

const isPlacing = ({ verb, objects, slots }: Clause) =>
  /^(place|move)$/.test(verb) &&
  slots.relations.length > 0 &&
  !slots.relations.some(({ kind }) => /^(off|outOf|away)$/.test(kind)) &&
  objects.length > 0 &&
  !objects[0].isNew

const isResizing = ({ verb, objects, slots, isJoined }: Clause) =>
  /^(change|scale|enlarge|shrink|double|triple|halve)$/.test(verb) &&
  !isJoined &&
  objects.length === 1 &&
  /^(it|them)$/.test(objects[0].pronoun ?? '') &&
  !objects[0].property &&
  !saysWhere(slots) &&
  (verb !== 'change' || !!(slots.factor || slots.extents || slots.grow || slots.likeSizeOf))

const isTurning = ({ verb, objects, slots, isJoined }: Clause) =>
  verb === 'rotate' &&
  !isJoined &&
  objects.length === 1 &&
  objects[0].pronoun === 'it' &&
  slots.degrees !== undefined &&
  !slots.facing &&
  !saysWhere(slots)

/** "A red cup in its left front corner and a blue one in the right back corner": of the same table. */
export function cornerOfSame<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause, i) => {
    const { corner } = clause.slots
    const said = clauses[i - 1]?.slots.corner?.of
    if (!said || !corner || corner.of || clause.verb !== clauses[i - 1].verb) return clause
    const made = clauses[i - 2]?.verb === 'create' ? clauses[i - 2].objects.at(-1) : undefined
    const of = said.pronoun && made ? { ...made, isNew: false } : said
    return { ...clause, slots: { ...clause.slots, corner: { ...corner, of } } }
  })
}

/** "Remove the vase and put a bowl there": where the vase was. */
export function placeOfDeleted<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause, i) => {
    const before = clauses[i - 1]
    const [gone, ...others] = before?.verb === 'delete' ? before.objects : []
    const [by] = clause.slots.relations
    // "In its place".
    const isItsPlace = by?.kind === 'where' && by.targets[0].pronoun === 'it'
    const isThere = /\bthere\b/i.test(clause.text) && !saysWhere(clause.slots)
    const isSet = /^(?:create|place|move)$/.test(clause.verb) && (isThere || isItsPlace)
    if (!gone || others.length || gone.pronoun || !isSet) return clause
    // "Delete whatever is on the plinth and put a ball there": on the plinth.
    const [where] = gone.kind === 'any' ? gone.where : []
    if (where?.by === 'relation')
      return { ...clause, slots: { ...clause.slots, relations: [{ kind: where.kind, targets: where.to }] } }
    if (gone.kind === 'any') return clause
    const target = { ...gone, isNew: false }
    return { ...clause, slots: { ...clause.slots, relations: [{ kind: 'where' as const, targets: [target] }] } }
  })
}

/** "Move the desk, put the chair in front of it and the laptop on it": on the desk, and not on the chair. */
export function itOfSame<C extends Clause>(clauses: C[]): C[] {
  const ofIt = (clause: C | undefined) =>
    clause?.slots.relations.length === 1 && clause.slots.relations[0].targets[0]?.pronoun === 'it'
  return clauses.map((clause, i) => {
    const [moved, before] = [clauses[i - 2]?.objects[0], clauses[i - 1]]
    const isSame = clause.isElliptic && ofIt(clause) && ofIt(before) && before.verb === clause.verb
    if (!isSame || !moved || moved.isNew || moved.isPlural || moved.pronoun || before.objects[0]?.isNew) return clause
    const [by] = clause.slots.relations
    return { ...clause, slots: { ...clause.slots, relations: [{ ...by, targets: [moved] }] } }
  })
}

/** "Delete the bins and put a gray one beside every bench": a gray bin. */
export function onesOfDeleted<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause, i) => {
    const before = clauses[i - 1]
    const kind = before?.verb === 'delete' ? before.objects.at(-1) : undefined
    if (clause.verb !== 'create' || !kind || kind.kind === 'any' || kind.pronoun) return clause
    const { word, item, shape, light } = kind
    const isOne = (noun: Noun) => noun.isNew && noun.word === 'one' && !noun.isMore
    if (!word || !clause.objects.some(isOne)) return clause
    const objects = clause.objects.map((noun) => (isOne(noun) ? { ...noun, word, item, shape, light } : noun))
    return { ...clause, objects }
  })
}

/** "The tallest objects glass and the smallest gold": the smallest objects. */
export function headOfRanked<C extends Clause>(clauses: C[]): C[] {
  return clauses.map((clause, i) => {
    const [noun, ...others] = clause.objects
    const before = clauses[i - 1]?.objects[0]
    const isBare = !!noun?.rank && !hasHead(noun) && (!noun.word || noun.word === 'one') && !noun.where.length
    // "The two outer stools red and the two inner ones black": stools, too.
    if (noun?.ends && noun.word === 'one' && before?.ends && hasHead(before) && !others.length)
      return { ...clause, objects: [{ ...withHeadOf(noun, before), isPlural: true }] }
    if (!clause.isElliptic || others.length || !isBare || !before?.rank || !hasHead(before)) return clause
    if (before.pronoun || noun.rank === before.rank || !SUPERLATIVE.test(noun.text)) return clause
    return { ...clause, objects: [{ ...withHeadOf(noun, before), isPlural: before.isPlural && noun.word !== 'one' }] }
  })
}

const SUPERLATIVE = /\b\w+est\b/i
