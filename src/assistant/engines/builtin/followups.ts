import { anotherSo, moreOfWay } from './amount-again.ts'
import { amountOfLast } from './amount-of-last.ts'
import { acrossFromLast, goneOnFrom } from './gone-on.ts'
import type { Clause } from './grammar/clause.ts'
import type { Mood } from './grammar/mood.ts'
import { blankNoun, hasHead, type Noun } from './grammar/noun.ts'
import { noSlots, type Relation, type Slots, saysHow, saysWhere } from './grammar/slots/slots.ts'
import type { Extents } from './language/measures.ts'
import { unitOf } from './language/units.ts'
import type { Memory } from './meaning/memory.ts'
import { OTHER_WAY } from './orders/sides.ts'
import { colorWord } from './words/colors.ts'

type Told = Clause & { mood?: Mood }

const SAME =
  /^(?:and |now |then )*(?:also )?(?:put|move|place|bring|set|take) (.+?) there,? (?:too|as well|also)$|^(?:and |now |then )*(?:do )?(?:the )?same (?:thing )?(?:to|for|with|on) (.+)$|^(?:and )?(?:now )?(?:also )?do (?:that|this|it) (?:to|for|with) (.+?)(?: too| as well)?$|^(?:and )?(?:now )?(.+?),? (?:too|as well|also|likewise)$/
const CORRECTS =
  /^(?:no|nope|nah|wrong|sorry|oops|i meant|i mean|not that(?: one| way)?|not like that|not there|not it|no i meant|rather|wait|only|or rather|on second thought)\b[,.!]*\s*(?:(?:wait|hold on|hang on|not that(?: one| way)?|not like that|not there|i meant|i mean|rather|sorry|make that|that was wrong|use)[,.!]*\s*)*/

/** The words behind "no, …", which mend the last order; null where a message does not begin so. */
export function correction(plain: string): string | null {
  const match = CORRECTS.exec(plain)
  const rest =
    match &&
    plain
      .slice(match[0].length)
      .replace(/\binstead\b/g, '')
      .trim()
  return match && rest ? rest : null
}

/** "To the right of the sofa" … "a bit further": with more between them; null where the last order set nothing aside. */
function fartherAside(plain: string, orders: readonly Clause[]): Clause[] | null {
  const match = /^(?:and )?(?:(?:a )?(bit|little) |even )?further$/.exec(plain)
  const last = orders.at(-1)
  const [by] = last?.slots.relations ?? []
  if (!match || !last || !by || !/^(left|right|front|behind|beside|bothSides)$/.test(by.kind)) return null
  const metres = (by.metres ?? 0.1) + (match[1] ? 0.25 : 0.5)
  return [...orders.slice(0, -1), { ...last, slots: { ...last.slots, relations: [{ ...by, metres }] } }]
}

/** "Move it 1 m to the right" … "now back 50 cm": so far the other way. */
function backBy(plain: string, orders: readonly Clause[]): Clause[] | null {
  const said =
    /^(?:and |now |then |ok,? )+(?:(?:move|go|push|pull|slide) (?:it |them )?)?back (?:by )?(\d[\d.]*) ?(mm|cm|m|meters?|centimeters?|feet|foot|ft|inch(?:es)?)[.!]*$/.exec(
      plain,
    )
  const last = orders.at(-1)
  const [move, ...others] = last?.slots.moves ?? []
  if (!said || !last || !move || others.length || /^(?:front|behind)$/.test(move.direction)) return null
  const moves = [{ direction: OTHER_WAY[move.direction], metres: Number(said[1]) * (unitOf(said[2]) ?? 1) }]
  return [{ ...last, slots: { ...last.slots, metres: undefined, degree: undefined, moves } }]
}

/** "Turn it 90 degrees" … "and back": as far the other way. */
function turnedBack(plain: string, orders: readonly Clause[]): Clause[] | null {
  const last = orders.at(-1)
  const isBack = /^(?:and |now |then )*(?:turn (?:it|them) )?back(?: again)?$/.test(plain)
  if (!isBack || last?.verb !== 'rotate' || last.slots.degrees === undefined) return null
  return [{ ...last, slots: { ...last.slots, degrees: -last.slots.degrees } }]
}

/** "Back to its original size", right after that was changed: that is undone. */
export function backToOriginal(plain: string, orders: readonly Clause[]): boolean {
  const of =
    /^(?:and |now |then |ok,? |please )*(?:(?:put|bring|set|turn|make|scale|get) )?(?:(?:it|them) )?(?:back )?(?:to )?(?:its|their|the) (?:original|old|former|previous|normal) (size|height|width|color|colors|look|material|finish)(?: again| back)?[.!]*$/.exec(
      plain,
    )?.[1]
  const last = orders.at(-1)
  if (!of || !last || orders.length > 1) return false
  const { slots } = last
  const isSized =
    !!(slots.factor || slots.extents || slots.likeSizeOf || slots.likeSide) ||
    /^(?:enlarge|shrink|scale|double|halve|triple)$/.test(last.verb)
  return /size|height|width/.test(of) ? isSized : !isSized && saysHow(slots)
}

const A_BIT = 0.25
/** Of a size, or of a shade, which already is a step. */
const A_LITTLE = 0.4

/** "Move it 1 m to the left" … "a bit more": a quarter of what was said; null where no amount was. */
function bitMore(plain: string, orders: readonly Clause[]): Clause[] | null {
  const last = orders.at(-1)
  if (!last || !/^(?:and |now |just )*(?:a )?(?:bit|little|tad|touch) (?:more|further)[.!]*$/.test(plain)) return null
  const { degrees, turn, moves, factor, shadeBy } = last.slots
  // "Make it darker" … "a little more": less than at first.
  if (factor)
    return [{ ...last, slots: { ...last.slots, factor: factor.map((n) => n ** A_LITTLE) as Slots['factor'] } }]
  if (shadeBy !== undefined) return [{ ...last, slots: { ...last.slots, shadeBy: shadeBy * A_LITTLE } }]
  const whole = degrees ?? (turn === 'around' ? 180 : undefined)
  if (last.verb === 'rotate' && whole !== undefined)
    return [{ ...last, slots: { ...last.slots, turn: turn === 'around' ? undefined : turn, degrees: whole * A_BIT } }]
  if (!moves.length || moves.some(({ metres }) => metres === undefined)) return null
  const fewer = moves.map((one) => ({ ...one, metres: one.metres! * A_BIT }))
  return [{ ...last, slots: { ...last.slots, moves: fewer } }]
}

/** "How far now?", "and now?": the last question once more. */
export const asksAgain = (plain: string, { verb }: Clause): boolean =>
  // "Which is the tallest?" … "make it shorter" … "how tall is it now?": that, and not which is the tallest now.
  !(verb === 'ask:superlative' && /\bhow (?:tall|high|wide|big|long|deep|large)\b/.test(plain)) &&
  /^(?:and |so |ok )?(?:(?:how|what) about |how (?:far|tall|high|wide|big|long|deep|many|large)(?: (?:is|are) (?:it|they|that|there))? )?now\W*$/.test(
    plain,
  )

const EXCEPT =
  /^(?:but |and |only )?(?:(?:all|everything|every one|all of them) )?(?:except(?: for)?|but not|apart from|excluding|but|not) (?!that (?:one|way),)(?!.*\b(?:should|must|needs?|has|have|is|are|can|could)\b)(?=the |for the |my |that |this )(.+?)[.!]*$/

const BRING_BACK =
  /^(?:please )?(?:bring|put|give|get) (?:me )?back (the .+?)$|^(?:bring|put|get) (the .+?) back$|^(?:restore|undelete|put-back) (the .+?)$/

/** "Delete the pots" … "wait, keep one": one is left out. */
const KEEP =
  /^(?:no|wait|but|oh|hm|hmm|stop|hey|actually|ok(?:ay)?)?[,.! ]*(?:wait[, ]+)?(?:please )?(?:keep|leave|spare|save) (one|two|three|the .+?|my .+?|\w+ \d+)(?: of (?:them|those))?(?: there| though| please)?[.!]*$/

/** "Except the last one", "bring back the phone" of what was deleted: what is to be left out of the last order. */
export const exceptOf = (plain: string, orders: readonly Clause[]): string | null => {
  const back = orders.at(-1)?.verb === 'delete' ? BRING_BACK.exec(plain) : null
  const kept = /^(?:delete|hide)$/.test(orders.at(-1)?.verb ?? '') ? KEEP.exec(plain) : null
  return EXCEPT.exec(plain)?.[1] ?? kept?.[1] ?? back?.[1] ?? back?.[2] ?? back?.[3] ?? null
}

const sameHead = (a: Noun, b: Noun): boolean => {
  const [one, other] = [a, b].map(({ name, word }) => (name ?? word ?? '').toLowerCase())
  return one !== '' && (one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`))
}

/** "The barrels", of which nothing else is told. */
const isPlainly = ({ color, rank, where, count, sizeWords, isOther }: Noun): boolean =>
  !color && !rank && !where.length && count === undefined && !sizeWords.length && !isOther

/** The last orders, without some of what they were about; null where they were about one thing, or nothing. */
export function without(orders: readonly Clause[], left: Noun): Clause[] | null {
  const last = orders.at(-1)
  const [noun] = last?.objects ?? []
  if (!last || !noun || noun.isNew) return null
  const isOne = last.objects.length === 1 && !noun.isPlural && !noun.isAll && noun.count === undefined
  // "Delete the ball" … "bring back the ball": nothing is left to be deleted.
  const isAllOfIt = last.objects.length === 1 && isPlainly(left) && !!left.isPlural
  if ((isOne || isAllOfIt) && /^(?:delete|hide)$/.test(last.verb) && sameHead(noun, left)) return []
  // "The phone and the pencil", without the phone.
  const others = last.objects.filter((one) => (one.word ?? one.name) !== (left.word ?? left.name))
  if (others.length && others.length < last.objects.length)
    return [...orders.slice(0, -1), { ...last, objects: others }]
  const except = [...noun.except, { ...left, isNew: false }]
  return [...orders.slice(0, -1), { ...last, objects: [{ ...noun, except }, ...last.objects.slice(1)] }]
}

/** "Add a red cube" … "the same in blue": one more, in other words; null where nothing was made. */
function sameAgainIn(plain: string, orders: readonly Clause[]): string | null {
  const look = /^(?:and |now |then |also )*(?:the )?same(?: again| thing| one)?,? (?:but )?in ([\w ]+?)[.!]*$/.exec(
    plain,
  )?.[1]
  return look && orders.at(-1)?.verb === 'create' ? `another one in ${look}` : null
}

/** "What colour is the painting?" … "make the armchair the same": in that. */
const sameAsAsked = (plain: string, { question, isQuestionLast }: Memory): string | null =>
  isQuestionLast &&
  question?.verb === 'ask:color' &&
  /^(?:then |so |and |now )*make (?:the|it|them|all|both) ?.*\b(?:the same|that colou?r|the same colou?r)(?: too| then)?$/.test(
    plain,
  )
    ? `${plain.replace(/(?:that|the same) colou?r(?: too| then)?$/, 'the same')} color as it`
    : null

/** "Is anything overlapping?" … "fix it": whatever is wrong with anything. */
const fixAsked = (plain: string, { question, isQuestionLast }: Memory): string | null => {
  const what = /^ask:(overlaps|floats|sunk|faults)$/.exec((isQuestionLast && question?.verb) || '')?.[1]
  if (
    !what ||
    !/^(?:then |so |please |and |now |ok,? )*(?:fix|repair|correct|solve|mend) (?:it|that|them|this|those)[.!]*$/.test(
      plain,
    )
  )
    return null
  return (
    { overlaps: 'separate everything that is overlapping', floats: 'put everything that is floating on the ground' }[
      what
    ] ?? 'mend everything'
  )
}

/** "What's the gap between the sofas?" … "halve it", "make that 2 m", "increase it by 50 cm": the gap, and no sofa. */
const gapAsked = (plain: string, { question, isQuestionLast }: Memory): string | null => {
  if (!isQuestionLast || question?.verb !== 'ask:distance') return null
  const [, to] =
    /^(?:then |so |please |and |now |ok,? )*(?:make (?:that|this)|set that to|that should be) (?:only |just )?(\d[\d.]* ?[a-z]+)[.!]*$/.exec(
      plain,
    ) ?? []
  if (to) return `space them ${to} apart`
  const [, how, by] =
    /^(?:then |so |please |and |now |ok,? )*(increase|decrease|reduce|widen|shorten) (?:it|that) by (\d[\d.]* ?[a-z]+)[.!]*$/.exec(
      plain,
    ) ?? []
  if (how) {
    const between = question.objects.map(({ text }) => text).join(' and ')
    return `move ${between} ${by} ${/^(?:de|re|sh)/.test(how) ? 'closer together' : 'further apart'}`
  }
  const verb = /^(?:then |so |please |and |now |ok,? )*(halve|double) (?:it|that)[.!]*$/.exec(plain)?.[1]
  return verb ? `spread them ${verb === 'halve' ? 'half' : 'twice'} as far apart` : null
}

/** "Black background" … "no, white": the background; null after any other order. */
function backgroundAgain(plain: string, orders: readonly Told[]): string | null {
  const said =
    /^(?:(?:no|or|rather|actually|now|and|make it|make that|better|in),? )*((?:(?:light|dark|pale) )?[a-z]+)[.!]*$/.exec(
      plain,
    )?.[1]
  const isOf = orders.length > 0 && orders.at(-1)!.mood?.background !== undefined
  const isLook = !!said && (said === 'transparent' || colorWord(said.split(' ').at(-1)!) !== undefined)
  return isOf && isLook ? `make the background ${said}` : null
}

/** What "do the same to the lamp" and "the lamp, too" are about. */
export function sameFor(plain: string): string | null {
  const match = SAME.exec(plain)
  const what = match?.slice(1).find((one) => one !== undefined) ?? null
  // "Put a cup there, too": a new one.
  return what && /^(?:an?|another|one|two|three|some) /.test(what) && /\bthere\b/.test(plain) ? null : what
}

/** "Is there a swing?" … "then add one": what the question was about. */
function asked({ question, isQuestionLast }: Memory): Clause | null {
  const [noun] = question?.objects ?? []
  if (!isQuestionLast || !/^ask:(?:exists|count)$/.test(question?.verb ?? '') || !noun || !hasHead(noun)) return null
  if (noun.pronoun || noun.kind === 'any') return null
  const one = { ...noun, isNew: true, isAll: false, isPlural: false, count: undefined, where: [] }
  return { verb: 'create', objects: [one], others: [], slots: noSlots(), text: noun.text }
}

/** "Three more", "another one, but blue": the last order that added something, with that count and look. */
export function moreOf(clause: Clause, memory: Memory): Clause | null {
  const create = asked(memory) ?? memory.create
  const [noun] = clause.objects
  const isOne = noun?.isNew && (!noun.isBare || noun.isPlural) && noun.word === 'one'
  const isBare =
    (noun?.isMore || isOne) &&
    !noun.shape &&
    !noun.item &&
    (!noun.kind || noun.kind === 'any') &&
    !noun.name &&
    (!noun.word || noun.word === 'one')
  if (!isBare || !create || !/^(create|place|)$/.test(clause.verb)) return null
  const areSome = (isOne && noun.isPlural) || /^(?:some|several) more\b/.test(noun.text)
  const color = noun.color ?? (clause.slots.surface.color ? { word: 'so', hex: clause.slots.surface.color } : undefined)
  // "A small blue one", after several things: as the last of them.
  const like = isOne ? [create.objects.findLast(hasHead) ?? create.objects[0]] : create.objects
  const objects = like.map((made) => ({
    ...made,
    count: noun.count ?? (areSome ? undefined : 1),
    isPlural: areSome || (noun.count ?? 1) !== 1,
    colors: undefined,
    called: undefined,
    isMore: !color,
    ...(color && { color }),
    // A copy is as the last is by now.
    ...(color
      ? { size: sizeBy(made, noun) }
      : { isAsMade: true as const, sizeWords: [], size: isOtherSize(made, noun) ? ratio(noun, made) : noun.size }),
  }))
  const placed = saysWhere(clause.slots)
  // "Another one 2 m to the right": to the right of the last.
  const [move] = clause.slots.relations.length ? [] : clause.slots.moves
  const beside = move && /^(left|right|front|behind)$/.test(move.direction)
  const it: Noun = { ...blankNoun(), text: 'it', pronoun: 'it' }
  const across = beside ? acrossFromLast(create, move) : null
  const besides: Relation[] = across
    ? [across]
    : beside
      ? [
          {
            kind: move.direction as Relation['kind'],
            targets: [it],
            ...(move.metres !== undefined && { metres: move.metres }),
          },
        ]
      : []
  return {
    ...create,
    objects,
    isJoined: false,
    isMore: true,
    slots: {
      ...(placed
        ? {
            ...create.slots,
            relations: beside ? besides : clause.slots.relations,
            moves: beside ? [] : clause.slots.moves,
            corner: clause.slots.corner,
            otherSide: clause.slots.otherSide,
            lowest: clause.slots.lowest,
          }
        : create.slots),
      // Two things have no one place.
      at: clause.slots.at,
      axes: clause.slots.axes,
      toOrigin: clause.slots.toOrigin,
      ...(clause.slots.factor && { factor: clause.slots.factor }),
      ...(clause.slots.extents && { extents: clause.slots.extents }),
      name: undefined,
    },
  }
}

const sizeBy = (made: Noun, noun: Noun): Noun['size'] =>
  isOtherSize(made, noun) ? noun.size : (made.size.map((n, i) => n * noun.size[i]) as Noun['size'])

/** "A large ball" … "a small one": how much smaller, of a copy. */
const ratio = ({ size }: Noun, made: Noun): Noun['size'] => size.map((n, i) => n / made.size[i]) as Noun['size']

/** "A large ball and a small one": small among balls, and not half as large as the large one. */
const isOtherSize = (made: Noun, { sizeWords }: Noun) =>
  made.sizeWords.length > 0 && sizeWords.length > 0 && sizeWords[0] !== made.sizeWords[0]

/** The last orders, for other things. */
export const forOthers = (orders: readonly Clause[], objects: Noun[]): Clause[] =>
  orders.map((order) => ({ ...order, objects, isAlso: true }))

/** "Make it taller" … "by 20 cm": by so much, instead of what it was; null where the last order made nothing taller or wider. */
export function byThatMuch(plain: string, orders: readonly Clause[]): Clause[] | null {
  const said =
    /^(?:and |only |just |but )*by (\d[\d.]*) ?(mm|cm|m|meters?|centimeters?|feet|foot|ft|inch(?:es)?)[.!]*$/.exec(
      plain,
    )
  const last = orders.at(-1)
  const factor = last?.slots.factor
  if (!said || !last || !factor) return null
  const sides = (['width', 'height', 'depth'] as const).filter((_, i) => factor[i] !== 1)
  const metres = Number(said[1]) * (unitOf(said[2]) ?? 1) * (factor.some((n) => n < 1) ? -1 : 1)
  const grow: Extents = sides.length === 1 ? { [sides[0]]: metres } : { all: metres }
  return [...orders.slice(0, -1), { ...last, slots: { ...last.slots, factor: undefined, degree: undefined, grow } }]
}

/** "Turn it a bit" … "to the right": that way round; null where the last order was no turn, or said which way. */
export function turnedThatWay(plain: string, orders: readonly Clause[]): Clause[] | null {
  const way = /^(?:and |no,? |to |the |more )*(left|right)[.!]*$/.exec(plain)?.[1]
  const last = orders.at(-1)
  if (!way || last?.verb !== 'rotate' || last.slots.turn || last.slots.facing || last.slots.moves.length) return null
  return [...orders.slice(0, -1), { ...last, slots: { ...last.slots, turn: way as 'left' | 'right' } }]
}

/** "Lift it 10 cm" … "lower again": as far the other way. */
function reversedHeight(plain: string, orders: readonly Clause[]): Clause[] | null {
  const [, way] =
    /^(?:and |now |then |ok,? )*(lower|down|back down|raise|up|back up)(?: it| them)?(?: again)?[.!]*$/.exec(plain) ??
    []
  const last = orders.at(-1)
  const back = way && movedBack(/(?:lower|down)$/.test(way) ? 'down' : 'up', last)
  if (back) return back
  const was = /^(?:raise|lower)$/.exec(last?.verb ?? '')?.[0]
  const verb = way && (/(?:lower|down)$/.test(way) ? 'lower' : 'raise')
  return verb && was && verb !== was && last!.slots.metres !== undefined ? [{ ...last!, verb }] : null
}

/** "Move it up 20 cm" … "down again": by as much. */
function movedBack(direction: 'up' | 'down', last: Clause | undefined): Clause[] | null {
  const [move, ...others] = last?.slots.moves ?? []
  if (last?.verb !== 'move' || !move || others.length || move.metres === undefined) return null
  if (OTHER_WAY[move.direction] !== direction) return null
  return [{ ...last, slots: { ...last.slots, moves: [{ ...move, direction }] } }]
}

/** "Hide the fridge" … "ok, back": it is shown; "delete it" … "back again" is undone by others. */
function shownAgain(plain: string, orders: readonly Clause[]): Clause[] | null {
  const last = orders.at(-1)
  const isBack =
    /^(?:and |now |then |ok,? |alright,? )*(?:bring |get |show )?(?:it |them )?(?:back|again)(?: again| please)*[.!]*$/.test(
      plain,
    )
  return isBack && last?.verb === 'hide' ? [{ ...last, verb: 'show' }] : null
}

/** "A bit further", "50 cm more", "and back": the last order, gone on with or turned round; null where that says nothing. */
export const wentOn = (plain: string, orders: readonly Clause[], isAlso = false): Clause[] | null =>
  fartherAside(plain, orders) ??
  moreOfWay(plain, orders) ??
  bitMore(plain, orders) ??
  turnedBack(plain, orders) ??
  backBy(isAlso ? `and ${plain}` : plain, orders) ??
  reversedHeight(plain, orders) ??
  shownAgain(plain, orders)

/** A message that leans on the last one, in words that stand alone; null where it does not. */
export const goneOnIn = (plain: string, memory: Memory): string | null =>
  sameAsAsked(plain, memory) ??
  fixAsked(plain, memory) ??
  gapAsked(plain, memory) ??
  sameAgainIn(plain, memory.orders) ??
  backgroundAgain(plain, memory.orders) ??
  goneOnFrom(plain, memory) ??
  anotherSo(plain, memory.orders) ??
  amountOfLast(plain, memory.orders, memory.last.length > 1)
