import type { Noun } from './noun.ts'
import type { Slots } from './slots/slots.ts'

/** What the parts of one clause take from each other: "it" and "each side" of what the clause itself names. */
export function fromEachOther(objects: readonly Noun[], slots: Slots): void {
  cornersOfBase(slots)
  sidesOfBase(slots)
  fromNamed(objects, slots)
  sizedByBase(objects, slots)
}

/** "Cups on the table, one at each corner": the corners of the table. */
function cornersOfBase(slots: Slots): void {
  const { corner } = slots
  const on = slots.relations.find(({ kind }) => kind === 'on')
  if (!corner?.every || corner.of || !on || isGround(on.targets[0])) return
  slots.corner = { ...corner, of: on.targets[0], isOnTop: true }
  slots.relations = slots.relations.filter((one) => one !== on)
}

/** "The lamp nearest to the van 2 m away from it": from the van. */
function fromNamed([noun, ...others]: readonly Noun[], slots: Slots): void {
  const last = noun?.where.at(-1)
  const [first] = slots.relations.length > 1 ? slots.relations : []
  const named = noun?.rankTo ?? (last?.by === 'relation' ? last.to[0] : first?.targets[0])
  if (!named || others.length || named.pronoun) return
  slots.relations = slots.relations.map((one) =>
    one !== first &&
    /^(away|towards)$/.test(one.kind) &&
    (one.targets[0].pronoun === 'it' || isSame(one.targets[0], named))
      ? { ...one, targets: [named] }
      : one,
  )
}

/** "The chair at desk B away from the desk": from desk B. */
const isSame = (told: Noun, named: Noun): boolean =>
  !told.pronoun &&
  !told.isNew &&
  !told.isPlural &&
  !told.rank &&
  !told.color &&
  !told.where.length &&
  !!told.word &&
  (named.word ?? '').split(' ').includes(told.word)

/** "A rug under the table that is 1 m wider than it": than the table. */
function sizedByBase([noun]: readonly Noun[], slots: Slots): void {
  const base = slots.relations[0]?.targets[0]
  if (!noun?.isNew || !base || base.pronoun) return
  if (slots.likeSide?.of.pronoun === 'it') slots.likeSide = { ...slots.likeSide, of: base }
  if (slots.likeSizeOf?.pronoun === 'it') slots.likeSizeOf = base
}

/** "Two chairs at the desk, one on each side": on both sides of the desk. */
function sidesOfBase(slots: Slots): void {
  const sides = slots.relations.find(({ kind, targets }) => kind === 'bothSides' && targets[0].pronoun === 'it')
  const by = slots.relations.find(({ kind, targets }) => kind === 'beside' && !targets[0].pronoun)
  if (!sides || !by) return
  slots.relations = slots.relations
    .filter((one) => one !== by)
    .map((one) => (one === sides ? { ...one, isEach: undefined, targets: by.targets } : one))
}

const isGround = ({ word }: Noun): boolean => /^(?:floor|ground|grass|lawn|room)$/.test(word ?? '')
