import { center } from '../../../spatial/index.ts'
import type { Clause } from './grammar/clause.ts'
import { withHeadOf } from './grammar/heads.ts'
import { blankNoun, hasHead, type Noun } from './grammar/noun.ts'
import { noSlots, type Relation, type Slots, saysWhere } from './grammar/slots/slots.ts'
import { numberOf } from './language/numbers.ts'
import type { Memory } from './meaning/memory.ts'
import { othersThan } from './others-of.ts'

/** "Next to the laptop" … "on the left": on the left of the laptop; null where the last order set nothing beside another. */
export function sideAside(plain: string, orders: readonly Clause[]): Clause[] | null {
  const side =
    /^(?:and |rather |better )?(?:(?:on|to) the (left|right)(?: side)?|in (front)|(behind))(?: of it| it)?$/.exec(plain)
  const last = orders.at(-1)
  const [by, ...others] = last?.slots.relations ?? []
  if (!side || !last || !by || others.length || !/^(left|right|front|behind|beside)$/.test(by.kind)) return null
  const kind = (side[1] ?? side[2] ?? side[3]) as Relation['kind']
  const objects = last.objects.map((noun) =>
    noun.isNew ? { ...blankNoun(), text: 'it', pronoun: 'it' as const } : noun,
  )
  return [{ ...last, verb: 'place', objects, slots: { ...last.slots, moves: [], relations: [{ ...by, kind }] } }]
}

/** "Stack the crates" … "the biggest at the bottom": once more, and so sorted. */
export function sortedAs(clause: Clause, orders: readonly Clause[]): Clause[] | null {
  const last = orders.at(-1)
  const { sort, isByHeight } = clause.slots
  if (!clause.isVerbless || clause.objects.length || !sort || !last || !/^(stack|arrange|line)$/.test(last.verb))
    return null
  return [{ ...last, slots: { ...last.slots, sort, isByHeight } }]
}

/** "How wide is it?" … "make it 12", "make it longer" … "2 m": the side that was spoken of. */
export function sizedAs(clause: Clause, { asked, orders }: Memory): Clause | null {
  const { slots, objects, verb } = clause
  const metres = slots.extents?.all ?? slots.metres
  const isBare = clause.isVerbless && !objects.length && Object.keys(slots.extents ?? {}).length === 0
  const isOfIt =
    verb === 'change' && objects.length === 1 && objects[0].pronoun === 'it' && slots.extents?.all !== undefined
  const last = orders.at(-1)
  const side = asked ?? (isBare && last?.verb === 'change' ? sideOf(last.slots) : null)
  if (metres === undefined || !side || !(isBare || isOfIt) || saysWhere(slots)) return null
  const it: Noun = { ...blankNoun(), text: 'it', pronoun: 'it' }
  // "Make it longer" … "20 cm more": than it is by now.
  const way = /\b(more|less)\b/i.exec(clause.text)?.[1].toLowerCase()
  const sized = way
    ? { grow: { [side === 'length' ? 'width' : side]: way === 'more' ? metres : -metres } }
    : { extents: { [side]: metres } }
  return { ...clause, verb: 'change', objects: [it], slots: { ...noSlots(), ...sized } }
}

const MAKE_IT = /^(?:(?:ok|then|and|please),? )*make (?:it|that|them) (\w+)$/i

/** "How many chairs are there?" … "make it six": so many chairs, with those that are there. */
export function countAnswer({ text }: Clause, { question, isQuestionLast }: Memory): Clause | null {
  const said = MAKE_IT.exec(text)?.[1].toLowerCase() ?? ''
  const count = numberOf(said)
  const [noun, ...others] = question?.objects ?? []
  if (!isQuestionLast || question?.verb !== 'ask:count' || !noun || others.length || !(count > 0)) return null
  const objects = [{ ...noun, isNew: true, isAll: false, isBare: true, isPlural: count > 1, count, isTotal: true }]
  return { verb: 'create', objects, others: [], slots: noSlots(), text: `add ${count} ${noun.text}` }
}

/** "How high is the shelf?" … "make the desk half that": half as high as the shelf. */
function timesAnswer(clause: Clause, { question, isQuestionLast, asked }: Memory): Clause | null {
  const { slots, objects, verb, text } = clause
  const isTimes =
    !!slots.factor && /\b(?:half|twice|double|times) (?:of )?that(?: tall| high| wide| long| deep)?$/i.test(text)
  const isSame = !slots.factor && /^make .+ the same(?: too| as well)?$/i.test(text)
  const isAsked = question?.verb === 'ask:measure' && isQuestionLast
  const isOfOther = !objects[0]?.pronoun
  if (verb !== 'change' || !(isTimes || isSame) || !isAsked || !question.objects.length) return null
  // "How big is the red cube?" … "make the small one the same": on all sides.
  if (!asked) return isSame && isOfOther ? { ...clause, slots: { ...slots, likeSizeOf: question.objects[0] } } : null
  // "How wide is the bar?" … "make it twice that": twice as wide.
  if (!isOfOther && isSame) return null
  return { ...clause, slots: { ...slots, likeSide: { side: asked, of: question.objects[0] } } }
}

/** "Half that", "twice that height": of what was asked about, or told, last. */
export const timesThat = (clause: Clause, memory: Memory): Clause | null =>
  timesAnswer(clause, memory) ?? timesTold(clause, memory)

const TIMES_THAT =
  /\b(half|twice|double|(\w+) times) (?:of )?that(?: (?:tall|high|wide|long|deep|height|width|length|depth|size))?$/i

/** "Make the red box 1 m tall" … "and the green one twice that": 2 m tall. */
function timesTold(clause: Clause, { orders, isQuestionLast }: Memory): Clause | null {
  const [, how, count] = TIMES_THAT.exec(clause.text) ?? []
  const told = orders.at(-1)?.slots.extents ?? {}
  const by = count ? numberOf(count) : how && /half/i.test(how) ? 0.5 : 2
  const [it] = clause.objects
  if (!how || isQuestionLast || !(by > 0) || !Object.keys(told).length || !it || it.pronoun) return null
  const extents = Object.fromEntries(
    Object.entries(told).map(([side, n]) => [side, typeof n === 'number' ? n * by : n]),
  )
  return { ...clause, verb: 'change', slots: { ...noSlots(), extents } }
}

/** "How far is the sofa from the wall?" … "make it 1 m": so far; null where no distance was asked about. */
export function distancedAs(clause: Clause, { question, isQuestionLast }: Memory): Clause | null {
  const { slots, objects } = clause
  const metres = slots.extents?.all ?? slots.metres
  const isOfIt = objects.length === 1 && objects[0].pronoun === 'it' && /^(?:it|that)$/i.test(objects[0].text)
  const isBare = clause.isVerbless && !objects.length
  if (question?.verb !== 'ask:distance' || !isQuestionLast || metres === undefined || !(isOfIt || isBare)) return null
  if (saysWhere(slots)) return null
  const [first, second] = [
    ...question.objects,
    ...question.others,
    ...question.slots.relations.flatMap(({ targets }) => targets),
  ]
  if (!second) return { ...clause, verb: 'distribute', objects: [first], slots: { ...noSlots(), gap: metres } }
  const away: Relation = { kind: 'away', targets: [second], metres }
  // "Make it 20 cm more": than it was.
  const way = /\b(more|further|farther|less|closer|nearer)\b/i.exec(clause.text)?.[1]
  if (way) {
    const kind = /^(?:more|f)/i.test(way) ? 'away' : 'towards'
    return { ...clause, verb: 'move', objects: [first], slots: { ...noSlots(), relations: [{ ...away, kind }] } }
  }
  return { ...clause, verb: 'move', objects: [first], slots: { ...noSlots(), relations: [away], isGoal: true } }
}

/** "What is next to the sofa?" … "delete it": one of those that were told, and not the sofa. */
export function oneOfTold(clause: Clause, { question, isQuestionLast }: Memory): Clause {
  const [it, ...others] = clause.objects
  const isTold = question?.verb === 'ask:related' && isQuestionLast && it?.pronoun === 'it' && !others.length
  if (!isTold || !/^(?:it|that|this)$/i.test(it.text)) return clause
  return { ...clause, objects: [{ ...it, isOneOfTold: true }] }
}

/** The one side that an order changed. */
function sideOf({ likeSide, extents, factor, isLong }: Slots): 'width' | 'height' | 'depth' | 'length' | null {
  if (isLong) return 'length'
  if (likeSide) return likeSide.side
  const [said, ...others] = (['width', 'height', 'depth', 'length'] as const).filter(
    (side) => extents?.[side] !== undefined,
  )
  if (said) return others.length ? null : said
  const changed = (factor ?? [1, 1, 1]).flatMap((n, i) => (n === 1 ? [] : [i]))
  return changed.length === 1 ? (['width', 'height', 'depth'] as const)[changed[0]] : null
}

/** "What is on the counter?" … "move everything except the register": of what was told. */
export function ofAnswer(clause: Clause, { orders, last }: Memory): Clause {
  const [noun] = clause.objects
  const isRest = noun?.kind === 'any' && noun.isAll && noun.except.length > 0 && !noun.where.length && !noun.color
  if (!isRest || orders.length || last.length < 3) return clause
  const them: Noun = { ...noun, kind: undefined, word: undefined, text: 'all of them', pronoun: 'them' }
  return { ...clause, objects: [them, ...clause.objects.slice(1)] }
}

/** "Put the tv on the other wall" … "the left one": the left wall; null where it may well be another thing. */
export function otherPlace(orders: readonly Clause[], [said, ...more]: readonly Noun[]): Clause[] | null {
  const last = orders.at(-1)
  const [thing, ...things] = last?.objects ?? []
  const [by, ...others] = last?.slots.relations ?? []
  const place = by?.targets[0]
  if (!last || !said || more.length || things.length || others.length || !place || place.pronoun) return null
  const isPlain = (noun: Noun) =>
    !noun.isPlural && !noun.color && !noun.rank && !noun.where.length && !noun.sizeWords.length
  const isOne = !hasHead(said) && said.word === 'one' && !!(said.rank || said.color) && !said.isOther
  if (!isOne || !thing || !isPlain(thing) || !(place.isOther || place.rank || place.color) || !hasHead(place))
    return null
  const { word, shape, item, kind, light } = place
  const target = { ...said, word, shape, item, kind, light, isNew: false }
  return [{ ...last, slots: { ...last.slots, relations: [{ ...by, targets: [target] }] } }]
}

/** "Put the candle on the middle table" … "one on each of the others": of the other tables. */
export function othersOfPlace(clause: Clause, orders: readonly Clause[]): Clause {
  const place = orders.at(-1)?.slots.relations[0]?.targets[0]
  if (!place || place.pronoun || !hasHead(place)) return clause
  const of = (target: Noun): Noun =>
    target.isOther && (target.isAll || target.isPlural) && !hasHead(target) && !target.pronoun
      ? { ...othersThan(place), text: target.text, isEach: target.isEach }
      : target
  // "Put the glass on the left plate" … "now on the right one": the right plate.
  const isOnlyPlace = clause.objects.every(({ pronoun }) => pronoun)
  const ofKind = (target: Noun): Noun => (isOnlyPlace && target.word === 'one' ? withHeadOf(target, place) : target)
  const relations = clause.slots.relations.map((one) => ({
    ...one,
    targets: one.targets.map((target) => ofKind(of(target))),
  }))
  return { ...clause, slots: { ...clause.slots, relations } }
}

/** Of what was deleted, by its name, the one that stood nearest to the middle of it all. */
function amongGone(gone: Memory['gone']): string | undefined {
  const places = [...gone].map(([name, bounds]) => ({ name, at: center(bounds) }))
  const mid = [0, 1, 2].map((i) => places.reduce((sum, { at }) => sum + at[i] / places.length, 0))
  const off = ({ at }: (typeof places)[number]) => Math.hypot(at[0] - mid[0], at[2] - mid[2])
  return places.sort((a, b) => off(a) - off(b))[0]?.name
}

/** "Delete the melon" … "put an apple there": where the melon was. */
export function whereDeleted(clause: Clause, { orders, gone }: Memory): Clause {
  const name = amongGone(gone)
  const [by, ...more] = clause.slots.relations
  const isItsPlace = by?.kind === 'where' && by.targets[0].pronoun === 'it' && !more.length
  const saysThere = /\bthere\b/i.test(clause.text) && !saysWhere(clause.slots)
  const isThere = clause.verb === 'create' && (saysThere || isItsPlace)
  if (!isThere || orders.at(-1)?.verb !== 'delete' || !name) return clause
  const target: Noun = { ...blankNoun(), text: name, name }
  return { ...clause, slots: { ...clause.slots, relations: [{ kind: 'where', targets: [target] }] } }
}

/** "A chair next to the red one" … "in the same colour": as what it was set by; null where that is no such remark. */
export function sameAsPlace(plain: string, orders: readonly Clause[]): Clause | null {
  const said = /^(?:and |also |but |,)*(?:in |of |with |at )?(?:the )?same (color|size|height|width)$/.exec(plain)?.[1]
  const last = orders.at(-1)
  const { relations, likeColorOf, likeSizeOf } = last?.slots ?? noSlots()
  const target = relations[0]?.targets[0] ?? likeColorOf ?? likeSizeOf
  if (!said || !last || !target || target.pronoun || !/^(?:create|place|move|change)$/.test(last.verb)) return null
  const of = { ...target, isNew: false }
  const like =
    said === 'color'
      ? { likeColorOf: of }
      : said === 'size'
        ? { likeSizeOf: of }
        : { likeSide: { side: said as 'height' | 'width', of } }
  const it = { ...blankNoun(), text: 'it', pronoun: 'it' as const }
  return { verb: 'change', objects: [it], others: [], slots: { ...noSlots(), ...like }, text: plain }
}
