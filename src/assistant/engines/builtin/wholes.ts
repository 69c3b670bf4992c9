import type { Clause } from './grammar/clause.ts'
import { blankNoun, type Noun } from './grammar/noun.ts'
import { noSlots, saysWhere } from './grammar/slots/slots.ts'
import { HOLDERS, SEATS } from './words/seats.ts'

const IT: Noun = { ...blankNoun(), text: 'it', pronoun: 'it' }

const isSeat = ({ item }: Noun) => SEATS.test(item ?? '')
const isHolder = ({ word }: Noun) =>
  HOLDERS.test(word ?? '') || /(?:^| )(?:table|desk|shelf|nightstand|dresser|cabinet|sideboard)$/.test(word ?? '')

/** "A vase with a plant next to it on the table": on the table is where the vase goes. */
export function placeOfWhole<C extends Clause>(clauses: C[]): C[] {
  const told = clauses.map((clause) => ({ ...clause }))
  for (const [i, clause] of told.entries()) {
    const whole = told[i - 1]
    if (!clause.isJoined || whole?.verb !== 'create' || saysWhere(whole.slots)) continue
    const { relations } = clause.slots
    const { corner, toOrigin } = clause.slots
    const areSeats = clause.objects.every(({ item }) => SEATS.test(item ?? '')) && !whole.objects.some(isSeat)
    // "A vase with a flower on the shelf": the flower is in the vase.
    const isHeld = !areSeats && whole.objects.every(isHolder) && relations.length === 1 && !corner
    const isOfPart = areSeats || isHeld || relations.some(({ targets }) => targets[0].pronoun)
    const isWhole = (n: Noun) => whole.objects.some(({ word }) => word !== undefined && word === n.word)
    const elsewhere = isOfPart ? relations.filter(({ targets }) => !targets[0].pronoun && !isWhole(targets[0])) : []
    const isPlaced = areSeats && (!!corner || !!toOrigin)
    if (!elsewhere.length && !isPlaced) continue
    const own = relations.filter((one) => !elsewhere.includes(one))
    // "A table with four stools in the corner": the stools are around it.
    const isAcross = clause.slots.facing === 'each other'
    const isIn = isHeld && whole.objects.every(({ word }) => HOLDERS.test(word ?? ''))
    const byIt = areSeats && !isAcross ? ['around' as const] : isIn ? ['inside' as const] : []
    clause.slots = {
      ...clause.slots,
      relations: own.length ? own : byIt.map((kind) => ({ kind, targets: [IT] })),
      ...(areSeats && { corner: undefined, toOrigin: undefined }),
    }
    whole.slots = { ...whole.slots, relations: elsewhere, ...(areSeats && { corner, toOrigin }) }
  }
  return told
}

/** "A table with six chairs and a lamp above it": what one sits on goes around it. */
export function seatsApart<C extends Clause>(clauses: C[]): C[] {
  return clauses.flatMap((clause) => {
    const [by] = clause.slots.relations
    const table = tableAndSeats(clause)
    if (table) return table
    if (!clause.isJoined || !by || !/^(on|above|under|center)$/.test(by.kind)) return clause
    const seats = clause.objects.filter(({ item }) => SEATS.test(item ?? ''))
    const others = clause.objects.filter((noun) => !seats.includes(noun))
    if (!seats.length || !others.length) return clause
    const around = { ...noSlots(), relations: [{ ...by, kind: 'around' as const, metres: undefined }] }
    return [
      { ...clause, objects: seats, slots: around },
      { ...clause, objects: others },
    ]
  })
}

/** "A table and six chairs", "a table, four chairs and a lamp above it": they are around it, and it is above the table. */
function tableAndSeats<C extends Clause>(clause: C): C[] | null {
  const { verb, isJoined, objects, slots } = clause
  const [table, ...more] = objects
  const [by, ...others] = slots.relations
  const isTable = table?.isNew && /\btable$/.test(table.word ?? '') && (table.count ?? 1) === 1
  const seats = more.filter((noun) => isSeat(noun) && noun.isNew && (noun.count ?? 1) > 1)
  const rest = more.filter((noun) => !seats.includes(noun))
  const isOfIt = by && !others.length && by.targets[0].pronoun === 'it' && /^(on|above|under|center)$/.test(by.kind)
  if (verb !== 'create' || isJoined || !isTable || !seats.length || slots.layout) return null
  if (by ? !isOfIt || !rest.length : saysWhere(slots) || rest.length) return null
  const around = { ...noSlots(), relations: [{ kind: 'around' as const, targets: [IT] }] }
  return [
    { ...clause, objects: [table], slots: by ? noSlots() : slots },
    { ...clause, objects: seats, slots: around, isJoined: true },
    ...(rest.length ? [{ ...clause, objects: rest, isJoined: true }] : []),
  ]
}
