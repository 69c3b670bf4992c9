import type { Clause } from './grammar/clause.ts'
import { hasHead, type Noun } from './grammar/noun.ts'
import { noSlots, type Slots, saysHow, saysWhere } from './grammar/slots/slots.ts'
import { ofSameKind } from './others-of.ts'
import { isOfCategory } from './words/categories.ts'
import { colorFamily, colorWord } from './words/colors.ts'
import { SHAPE_WORDS } from './words/shapes.ts'

/** Whether an order is only a thing, or only a way: "the blue one", "to the right". */
const isOnlyThing = ({ verb, objects, slots }: Clause) =>
  verb === '' && objects.length > 0 && !saysHow(slots) && !saysWhere(slots)

/** The last orders as they would have been with what is mended; null where that is an order of its own. */
export function mended(orders: readonly Clause[], by: Clause): Clause[] | null {
  const last = orders.at(-1)
  if (!last) return null
  // "One more plate" … "no, two".
  const { metres: count } = by.slots
  const isHowMany =
    !by.objects.length && count !== undefined && Number.isInteger(count) && /^(?:no\W+)?\w+$/.test(by.text)
  if (isHowMany && last.verb === 'duplicate' && last.slots.gap === undefined)
    return [...orders.slice(0, -1), { ...last, slots: { ...last.slots, times: count } }]
  if (isHowMany && last.verb === 'create')
    return [
      ...orders.slice(0, -1),
      { ...last, objects: last.objects.map((noun) => ({ ...noun, count, isPlural: count !== 1 })) },
    ]
  // "2 m apart" … "no, 3".
  const isBareNumber =
    !by.objects.length && count !== undefined && /^(?:no\W+)?[\d.]+(?: ?[a-z]+)?$/.test(by.text.trim())
  if (isBareNumber && last.slots.gap !== undefined)
    return [...orders.slice(0, -1), { ...last, slots: { ...last.slots, gap: count } }]
  // "1.8 m tall" … "no, 2 m".
  const sides = Object.keys(last.slots.extents ?? {}).filter((side) => side !== 'isAcross')
  if (isBareNumber && sides.length === 1)
    return [
      ...orders.slice(0, -1),
      { ...last, slots: { ...last.slots, extents: { ...last.slots.extents, [sides[0]]: count } } },
    ]
  // "Double its height" … "no, 2.2 m".
  const sized = /\d ?(?:mm|c?m|meters?|centimeters?|feet|foot|ft|inch(?:es)?)\b/.test(by.text) ? sidesSized(last) : []
  if (isBareNumber && sized.length === 1) {
    const slots = {
      ...last.slots,
      factor: undefined,
      grow: undefined,
      degree: undefined,
      extents: { [sized[0]]: count },
    }
    return [...orders.slice(0, -1), { ...last, verb: 'change', slots }]
  }
  // "By 45 degrees" … "no, by 30".
  const isNumber =
    !by.objects.length && count !== undefined && /^(?:no\W+)?(?:(?:by|to) )?-?[\d.]+$/.test(by.text.trim())
  if (isNumber && last.slots.degrees !== undefined)
    return [...orders.slice(0, -1), { ...last, slots: { ...last.slots, degrees: count } }]
  // "Turn it to the window" … "no, towards the bust".
  const [way, ...ways] = by.slots.relations
  if (typeof last.slots.facing === 'object' && way?.kind === 'towards' && !ways.length && !by.objects.length)
    return [...orders.slice(0, -1), { ...last, slots: { ...last.slots, facing: way.targets[0] } }]
  const isThing =
    isOnlyThing(by) ||
    (by.objects.length > 0 &&
      !by.slots.unknown.length &&
      by.verb === 'create' &&
      by.objects[0].isBare &&
      hasHead(by.objects[0]))
  // "Replace it with a cube" … "no, a pyramid": by that.
  const [other, ...more] = by.objects
  const isOtherThing = !!by.isVerbless && other?.isNew && !more.length && !by.slots.unknown.length
  if (isOtherThing && last.verb === 'replace') return [...orders.slice(0, -1), { ...last, others: [other] }]
  // "Add a cube" … "no, a sphere".
  if (isOtherThing && last.verb === 'create' && hasHead(other) && !other.isMore && last.objects.length === 1) {
    const slots = saysWhere(by.slots) ? by.slots : last.slots
    return [...orders.slice(0, -1), { ...last, objects: [other], slots }]
  }
  if (isThing && by.objects.length) return [...orders.slice(0, -1), withThing(last, by.objects[0])]
  if (by.objects.length || by.slots.unknown.length) return null
  // "Add a red cube" … "no, green": a green one.
  const { color: hex } = by.slots.surface
  if (last.verb === 'create' && hex && last.objects.length === 1 && !saysWhere(by.slots)) {
    const [made] = last.objects
    return [...orders.slice(0, -1), { ...last, objects: [{ ...made, color: { word: colorFamily(hex), hex } }] }]
  }
  if (
    !saysHow(by.slots) &&
    !saysWhere(by.slots) &&
    by.slots.metres === undefined &&
    by.slots.degrees === undefined &&
    !by.slots.name
  )
    return null
  return [...orders.slice(0, -1), { ...last, slots: withSlots(last.slots, by.slots) }]
}

/** The sides that an order makes longer or shorter, where it does not change the whole size. */
function sidesSized({ verb, objects, slots: { factor, grow } }: Clause): string[] {
  const own = objects[0]?.property ?? ''
  if (/^(?:double|triple|halve|scale)$/.test(verb) && /^(?:width|height|depth)$/.test(own)) return [own]
  return (['width', 'height', 'depth'] as const).filter((side, i) => grow?.[side] || (factor && factor[i] !== 1))
}

/** "No, the blue one": takes the place of the noun that it is like, which is most often the object. */
function withThing(clause: Clause, noun: Noun): Clause {
  const thing = { ...noun, isNew: false }
  const filled = (old: Noun): Noun =>
    hasHead(thing) || old.pronoun
      ? thing
      : { ...old, name: undefined, text: thing.text, ...withoutColor(old), ...kept(thing) }
  const { facing } = clause.slots
  // "Turn it to the red door" … "no, the blue one": to that door.
  if (typeof facing === 'object' && !facing.pronoun && !clause.slots.relations.length) {
    const isIt = hasHead(thing) ? namesPlace(thing, facing, clause.objects[0]) : isOfColor(facing) && !!thing.color
    if (isIt) return { ...clause, slots: { ...clause.slots, facing: filled(facing) } }
  }
  // "The book on the floor" … "I meant the sofa": on that.
  const isOnGround = (clause.verb === 'rest' || clause.slots.toGround) && !clause.slots.relations.length
  if (isOnGround && hasHead(thing) && isFurniture(thing) && !isFurniture(clause.objects[0])) {
    const relations = [{ kind: 'on' as const, targets: [thing] }]
    return { ...clause, verb: 'place', slots: { ...clause.slots, toGround: undefined, relations } }
  }
  const targets = clause.slots.relations.flatMap((relation) => relation.targets)
  const isTarget = !hasHead(thing) && !!thing.color && !clause.objects.some(isOfColor) && targets.some(isOfColor)
  // "Put it on the seesaw" … "no, the sandbox": on the sandbox.
  const [by] = clause.slots.relations
  const isPlace =
    hasHead(thing) &&
    !thing.pronoun &&
    !!by &&
    !by.targets[0].pronoun &&
    namesPlace(thing, by.targets[0], clause.objects[0])
  // "Add a bowl" … "on table A" … "no, the other one": the other table.
  const [object] = clause.objects
  const isOther = (thing.isOther || thing.rank) && !hasHead(thing) && !!by
  // "On the left table" … "no, the middle one": table.
  const isRanked = !!by?.targets[0].rank && !object?.rank
  if (isOther && (!object || object.pronoun || object.isNew || object.ids || isRanked) && !by.targets[0].pronoun) {
    const relations = [
      { ...by, targets: [otherThan(by.targets[0], thing), ...by.targets.slice(1)] },
      ...clause.slots.relations.slice(1),
    ]
    return { ...clause, slots: { ...clause.slots, relations } }
  }
  if (isPlace) {
    // "No, the other wall": not the one that it was.
    const place = thing.isOther ? { ...thing, isOther: false, except: [by.targets[0]] } : thing
    const relations = [{ ...by, targets: [place, ...by.targets.slice(1)] }, ...clause.slots.relations.slice(1)]
    return { ...clause, slots: { ...clause.slots, relations } }
  }
  if (isTarget) {
    const relations = clause.slots.relations.map((relation) => ({
      ...relation,
      targets: relation.targets.map((old) => (isOfColor(old) ? filled(old) : old)),
    }))
    return { ...clause, slots: { ...clause.slots, relations } }
  }
  // "Delete speaker 1" … "no, the other one": the other speaker.
  const isTwin = thing.isOther && !hasHead(thing) && !!object && hasHead(object) && !object.pronoun && !object.isNew
  const one = object && (isTwin ? otherThan(object, thing) : filled(object))
  return { ...clause, objects: one ? [one, ...clause.objects.slice(1)] : [thing] }
}

/** "Blue cube", of one that is called so: a cube. */
function withoutColor({ name }: Noun): Partial<Noun> {
  const [color, ...words] = (name ?? '').toLowerCase().split(' ')
  const word = words.at(-1)
  return word && colorWord(color) ? { word, shape: SHAPE_WORDS[word] } : {}
}
const isOfColor = (noun: Noun): boolean => !!noun.color || !!withoutColor(noun).word

/** Another of that kind: the one that was said, or any but that. */
const otherThan = (noun: Noun, { rank, nth }: Noun): Noun => ({
  ...ofSameKind(noun),
  text: `the ${rank ?? 'other'} ${ofSameKind(noun).word}`,
  rank,
  nth,
  color: undefined,
  except: rank ? [] : [noun],
})

const head = ({ name, word }: Noun) => (word ?? name ?? '').toLowerCase().replace(/ \d+$/, '').split(' ').at(-1)!
const FIXTURES =
  /^(?:toilet|bathtub|tub|sink|basin|shower|fridge|oven|stove|washer|dryer|machine|freezer|dishwasher|fireplace|windowsill|piano|car|van|truck|wagon|cart|boat|house|barn|shed|stall|kiosk|stage|rug|carpet|mat|lawn)$/
const isFurniture = (noun: Noun | undefined): boolean =>
  !!noun && (isOfCategory(head(noun), 'furniture') || FIXTURES.test(head(noun)))

/** "Put the ball on the shelf" … "no, the sofa": what is like the place rather than like what goes there. */
function namesPlace(thing: Noun, place: Noun, object: Noun | undefined): boolean {
  if (!object || object.pronoun) return !!object
  const isAlike = (other: Noun) =>
    head(thing) === head(other) || (isFurniture(thing) && isFurniture(other)) || areBuildings(thing, other)
  // "The ball on the cube" … "no, the cone": what was said last, of shapes.
  const isShape = (noun: Noun) => Object.hasOwn(SHAPE_WORDS, head(noun))
  // "The laptop on the minibar" … "no, the bed": what one puts things on.
  const isSupport = isFurniture(thing) && !isFurniture(object)
  return (isAlike(place) || isSupport || (isShape(thing) && isShape(place))) && !isAlike(object)
}

/** "The car in front of the bakery" … "rather the pharmacy". */
const areBuildings = (...nouns: readonly Noun[]): boolean => nouns.every((noun) => isOfCategory(head(noun), 'building'))

const kept = ({ color, rank, nth, count, where, sizeWords, isPlural, isAll, isOther }: Noun) => ({
  color,
  rank,
  nth,
  count,
  where,
  sizeWords,
  isPlural,
  isAll,
  isOther,
})

/** What the correction says takes the place of what was said; the rest stays. */
function withSlots(old: Slots, by: Slots): Slots {
  const blank = noSlots()
  const said = Object.fromEntries(
    Object.entries(by).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(blank[key as keyof Slots]) && value !== undefined,
    ),
  )
  const places = saysWhere(by)
    ? {
        relations: [],
        moves: [],
        at: undefined,
        toOrigin: undefined,
        toGround: undefined,
        corner: undefined,
        otherSide: undefined,
      }
    : {}
  const metres =
    by.metres !== undefined && old.moves.length && !by.moves.length
      ? { moves: old.moves.map((move) => ({ ...move, metres: by.metres })), metres: undefined }
      : {}
  const moves =
    by.moves.length && old.moves.length
      ? { moves: by.moves.map((move) => ({ ...move, metres: move.metres ?? old.moves[0].metres })) }
      : {}
  // "Next to the sofa" … "no, behind it": behind the sofa.
  const by0 = old.relations[0]?.targets
  const relations = by0 && by.relations.map((one) => (one.targets[0].pronoun === 'it' ? { ...one, targets: by0 } : one))
  return {
    ...old,
    ...places,
    ...said,
    ...moves,
    ...metres,
    ...(by.relations.length && relations && { relations }),
    surface: { ...old.surface, ...by.surface },
  }
}
