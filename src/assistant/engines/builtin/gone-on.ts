import { formedAnew } from './formed-anew.ts'
import type { Clause } from './grammar/clause.ts'
import { hasHead } from './grammar/noun.ts'
import { type Relation, type Slots, saysWhere } from './grammar/slots/slots.ts'
import { ACROSS } from './language/rules.ts'
import { wallAt } from './language/walling.ts'
import { headOf } from './meaning/describe.ts'
import type { Memory } from './meaning/memory.ts'
import { moreAround, rankedAgain, rowAgain } from './more-of-same.ts'
import { oneOfGone } from './one-of-gone.ts'
import { OPPOSITE } from './orders/sides.ts'
import { stackedAnew } from './stacked-anew.ts'
import { SEATS, TABLES } from './words/seats.ts'

/** "The ball on the left end of the table" … "and the cube on the right end": of the table, too. */
function endOfSame(plain: string, orders: readonly Clause[]): string | null {
  const [, order, said, end] =
    /^(.*) (?:on|at|to) (?:the|its) (left|right|front|back|other|opposite) (end|edge)$/.exec(plain) ?? []
  const by = orders.at(-1)?.slots.relations.find(({ kind }) => kind === 'edge')
  const [target] = by?.targets ?? []
  if (!order || !by?.side || !target || target.pronoun) return null
  const side = /other|opposite/.test(said) ? ACROSS[by.side] : said
  return `${order} at the ${side} ${end} of ${target.text}`
}

/** "A red ball and a blue cube" … "put one in front of the other": the first of the two before the second. */
function oneByOther(plain: string, { last, series }: Memory): string | null {
  const [, order, place] =
    /^((?:(?:and|now|then),? )*(?:put|place|set|move|stack|stand)) one (?:of them )?(.+?) the other(?: one)?[.!]*$/.exec(
      plain,
    ) ?? []
  const areTwo = series.length === 2 && last.every((id) => series.includes(id))
  return order && areTwo ? `${order} the first one ${place} the second one` : null
}

/** "A ball on the bed on the left" … "and one on the other": on the other bed, and not on the ball. */
function oneOnOther(plain: string, orders: readonly Clause[]): string | null {
  const [, place] =
    /^(?:(?:and|now|then),? )*(?:add )?(?:another|a second|one|one more)(?: one)? (on|in|under|next to|beside|behind|in front of|above) the other(?: one)?(?:,? (?:too|as well|also))?[.!]*$/.exec(
      plain,
    ) ?? []
  const last = orders.at(-1)
  const [target] = last?.slots.relations[0]?.targets ?? []
  const thing = last?.objects[0]?.word
  const kind = target?.name ? headOf(target.name) : target?.word
  if (!place || !thing || !kind || target.pronoun || target.isPlural || kind === 'one') return null
  return `add another ${thing} ${place} the other ${kind}`
}

/** "A cat on the car" … "and one more under it": under the car, and not under the cat. */
function oneUnderSame(plain: string, orders: readonly Clause[]): string | null {
  const [, place] =
    /^(?:(?:and|now|then),? )*(?:add |put )?(?:another|a second|one|one more)(?: one)? (under|beneath|below|underneath|inside|in) it(?:,? (?:too|as well|also))?[.!]*$/.exec(
      plain,
    ) ?? []
  const last = orders.at(-1)
  const [by, ...others] = last?.slots.relations ?? []
  const [thing] = last?.objects ?? []
  const target = by?.targets[0]
  if (!place || !thing?.word || others.length || by.kind !== 'on' || !target || target.pronoun || target.isPlural)
    return null
  return `add another ${thing.word} ${place} ${target.text}`
}

/** "Turn the TV around" … "a bit more to the left": turned, and not moved. */
function turnedFurther(plain: string, orders: readonly Clause[]): string | null {
  const [, much, way] =
    /^(?:(?:and|now|then|ok|no),? )*(?:just )?((?:a )?(?:little |tiny )?(?:bit|little|touch|tad|slightly)) (?:more |further )?(?:to (?:the|its) )?(left|right|clockwise|counterclockwise|anticlockwise)[.!]*$/.exec(
      plain,
    ) ?? []
  return much && orders.at(-1)?.verb === 'rotate' ? `turn it a bit to the ${way}` : null
}

/** "Add a table" … "with two benches on either side", "with a parasol on it": those as well. */
function withThat(plain: string, orders: readonly Clause[]): string | null {
  const [, what, place] =
    /^(?:(?:and|now|then),? )*with ((?:an?|one|some|\w+) [\w ]+?) ((?:on|in|under|around|next to|beside|behind|in front of|above) it|on (?:either|each|both) (?:side|end)s?(?: of it)?|on top(?: of it)?)[.!]*$/.exec(
      plain,
    ) ?? []
  // "With a chair": it has one.
  const [, own] = /^(?:(?:and|now|then),? )*with ((?:an?|one) [\w]+)[.!]*$/.exec(plain) ?? []
  if (own && orders.at(-1)?.verb === 'create') return `give it ${own}`
  // "With four chairs": around it.
  const [, seats] = /^(?:(?:and|now|then),? )*with ((?:\w+) (?:[\w]+ )?[\w]+s)(?: around it)?[.!]*$/.exec(plain) ?? []
  if (seats && SEATS.test(seats) && orders.at(-1)?.verb === 'create') return `add ${seats} around it`
  if (!what || orders.at(-1)?.verb !== 'create') return null
  return `add ${what} ${/ it$/.test(place) ? place : `${place} of it`}`
}

/** "A window in the back wall" … "and a door in the left one": the left wall. */
function oneOfTargets(plain: string, orders: readonly Clause[]): string | null {
  const [, what, place, which] =
    /^(?:(?:and|now|then|also),? )*((?:add |put )?(?:an?|one|two|three|four|some|\d+) [\w ]+? )(to|on|onto|in|into|at|under|above|against|next to|beside|behind|in front of) the (left|right|back|front|rear|middle|first|second|third|last) one[.!]*$/.exec(
      plain,
    ) ?? []
  const last = orders.at(-1)
  const [target] = last?.slots.relations[0]?.targets ?? []
  const kind = target?.name ? headOf(target.name) : target?.word
  if (!what || last?.verb !== 'create' || !target?.rank || !kind || kind === 'one') return null
  return `${/^(?:add|put) /.test(what) ? '' : 'add '}${what}${place} the ${which} ${kind}`
}

/** "Add a left wall" … "and a right one": of the same room. */
function anotherWall(plain: string, orders: readonly Clause[]): string | null {
  const [, side] =
    /^(?:(?:and|now|then|also),? )*(?:add )?(?:an?|one|another) (?:at the |on the )?(left|right|back|rear|front)(?: side)?(?: one| wall)?(?:,? (?:too|as well|also))?[.!]*$/.exec(
      plain,
    ) ?? []
  const last = orders.at(-1)
  return side && last?.verb === 'create' && last.objects[0]?.word === 'wall' ? `add a ${wallAt(side)}` : null
}

/** "Add a plant" … "make it two", "two of them, actually": as many of them. */
function countedAnew(plain: string, { orders, last }: Memory): string | null {
  const [, a, b] =
    /^(?:(?:and|no|oh|wait|actually|better|rather|sorry),? )*(?:make (?:it|that|them) (two|three|four|five|six)|(two|three|four|five|six) of (?:them|those|it))(?:,? (?:please|actually|instead|rather))*[.!]*$/.exec(
      plain,
    ) ?? []
  const [thing, ...others] = orders.at(-1)?.objects ?? []
  const isOne = orders.at(-1)?.verb === 'create' && !others.length && !thing?.isPlural && last.length === 1
  return (a ?? b) && isOne ? `no, ${a ?? b}` : null
}

/** "A fridge, a stove and a sink in a row" … "put the sink in the middle": of the row. */
function amidRow(plain: string, orders: readonly Clause[]): string | null {
  const [, said] =
    /^(?:(?:and|now|then),? )*(?:put|move|place|set|swap) the ([\w ]+?) (?:in|into|to) the (?:middle|center)[.!]*$/.exec(
      plain,
    ) ?? []
  const { objects, slots } = orders.at(-1) ?? { objects: [], slots: undefined }
  const words = objects.map(({ word }) => word ?? '')
  if (!said || slots?.layout?.kind !== 'row' || words.length !== 3 || !words.includes(said)) return null
  const [a, b] = words.filter((word) => word !== said)
  return a && b ? `line up the ${a}, the ${said} and the ${b}` : null
}

/** "Add a dining table" … "add four chairs": at the table. */
function seatsAtTable(plain: string, { orders, last }: Memory): string | null {
  const [, seats] =
    /^(?:(?:and|now|then),? )*(?:add|create|put|place|make|give me) ((?:two|three|four|five|six|seven|eight|\d+) (?:[a-z]+ )?(?:chairs|stools|seats))[.!]*$/.exec(
      plain,
    ) ?? []
  const [order, ...others] = orders
  const [table, ...more] = order?.objects ?? []
  const isTable = order?.verb === 'create' && !others.length && !more.length && /\btable$/.test(table?.word ?? '')
  return seats && isTable && last.length === 1 && !table.isPlural ? `add ${seats} around it` : null
}

/** "Add a house" … "a tree on the left and a car in front": those are to be added. */
function thoseAround(plain: string, orders: readonly Clause[]): string | null {
  const PLACE = '(?:in front|behind|(?:on|to) (?:the|its) (?:left|right)(?: side)?)'
  const SOME = '(?:an?|one|two|three|four|five|six|some|\\d+)'
  const isSo = new RegExp(
    `^(?:(?:and|now|then),? )*${SOME} [\\w ]+? ${PLACE}(?:(?:,| and|, and) ${SOME} [\\w ]+? ${PLACE})*[.!]*$`,
  )
  if (orders.at(-1)?.verb !== 'create' || !isSo.test(plain)) return null
  return `add ${plain.replace(/^(?:(?:and|now|then),? )+/, '')}`
}

/** "A nightstand on the left" … "and one on the right": of the same bed. */
export function acrossFromLast({ slots }: Clause, { direction, metres }: Slots['moves'][number]): Relation | null {
  const [by, ...others] = slots.relations
  const isAcross = by && !others.length && metres === undefined && by.kind in OPPOSITE
  return isAcross && OPPOSITE[by.kind as keyof typeof OPPOSITE] === direction
    ? { ...by, kind: direction as Relation['kind'] }
    : null
}

/** "Make it the same height as the wardrobe" … "same colour too": as the wardrobe. */
function likewiseAlike(plain: string, orders: readonly Clause[]): string | null {
  const [, what] =
    /^(?:(?:and|now|also|with),? )*(?:the )?same (color|size|height|width|depth|length)(?: too| as well| also)?[.!]*$/.exec(
      plain,
    ) ?? []
  const slots = orders.at(-1)?.slots
  const of = slots?.likeSide?.of ?? slots?.likeSizeOf ?? slots?.likeColorOf
  return what && of && !of.pronoun ? `make it the same ${what} as ${of.text}` : null
}

/** "Take everything off the desk" … "put it on the shelf": what was taken off, and not the desk. */
function allOfIt(plain: string, orders: readonly Clause[]): string | null {
  const [, verb, where] =
    /^((?:(?:and|now|then),? )*(?:put|move|place|bring|set|carry)) it ((?:on|onto|in|into|under|next to|beside) .+)$/.exec(
      plain,
    ) ?? []
  const last = orders.at(-1)
  const isAll = /^everything\b/i.test(last?.objects[0]?.text ?? '') && !!last?.slots.relations.length
  return verb && isAll ? `${verb} them ${where}` : null
}

/** "Move the pillars 1 m apart" … "and back": as they stood. */
function setBack(plain: string, orders: readonly Clause[]): string | null {
  const last = orders.at(-1)
  const isPut = /^(?:place|move)$/.test(last?.verb ?? '') && !!last?.slots.relations.length
  const isSetOut =
    isPut || /^(?:distribute|arrange|line|align|stack|scatter)$/.test(last?.verb ?? '') || last?.slots.gap !== undefined
  // "Pull the chairs away from the table" … "push them back in".
  const isPushed =
    last?.verb === 'move' &&
    /^(?:(?:and|now|then|ok),? )*(?:push|slide|tuck|pull|put|move|bring) (?:it|them) back(?: in)?(?: again)?[.!]*$/.test(
      plain,
    )
  return (isSetOut && /^(?:(?:and|now|then),? )*back(?: again)?[.!]*$/.test(plain)) || isPushed ? 'undo' : null
}

/** "Line up the desks" … "closer": to each other, and not to the viewer. */
function closerTogether(plain: string, orders: readonly Clause[]): string | null {
  const [, bit, way] =
    /^(?:(?:and|now|then|ok(?:ay)?|no),? )*(bit |a bit |a little |much |even |still )?(closer|nearer|further|farther|wider)(?: together| apart)?[.!]*$/.exec(
      plain,
    ) ?? []
  const last = orders.at(-1)
  const areSetOut =
    /^(?:distribute|line|arrange|align)$/.test(last?.verb ?? '') ||
    (last?.slots.gap !== undefined && !last.slots.relations.length)
  if (!way || !areSetOut) return null
  return `move them ${bit ?? ''}${/^(?:closer|nearer)$/.test(way) ? 'closer together' : 'further apart'}`
}

/** "Align their tops" … "now the bottoms". */
function alignedAgain(plain: string, orders: readonly Clause[]): string | null {
  const [, edge] =
    /^(?:(?:and|now|then|ok(?:ay)?),? )*(?:their|the) (tops|bottoms|centers|fronts|backs|left sides|right sides|left edges|right edges)[.!]*$/.exec(
      plain,
    ) ?? []
  return edge && orders.at(-1)?.verb === 'align' ? `align their ${edge}` : null
}

/** "Face the lamp" … "now away from it": turned away, and not moved. */
export function awayAgain(plain: string, orders: readonly Clause[]): string | null {
  const last = orders.at(-1)
  const faced = last?.verb === 'face' ? (last.others[0] ?? last.objects.at(-1)) : last?.slots.facing
  const facing = typeof faced === 'object' && /^(?:face|rotate)$/.test(last!.verb) ? faced : undefined
  return facing && /^(?:(?:and|now|then|no),? )*away(?: from (?:it|that|there))?[.!]*$/.test(plain)
    ? `turn it to face away from ${facing.text}`
    : null
}

/** "Open the door 90 degrees" … "close it": back as it was. */
const closedAgain = (plain: string, orders: readonly Clause[]): string | null =>
  orders.at(-1)?.verb === 'rotate' &&
  /^(?:(?:and|now|then),? )*(?:close|shut) (?:it|them|the [\w ]+)(?: again)?[.!]*$/.test(plain)
    ? 'and back'
    : null

/** "Look at the house from the front" … "from its left side". */
function fromThatSide(plain: string, { viewLast }: Memory): string | null {
  const [, side] =
    /^(?:(?:and|now|then|ok(?:ay)?),? )*from (?:its|the|their) (left|right|front|back|rear)(?: side)?[.!]*$/.exec(
      plain,
    ) ?? []
  return viewLast && side ? `look at it from the ${side === 'rear' ? 'back' : side}` : null
}

const ZOOMED =
  /^(?:(?:now|and|then|ok(?:ay)?),? )*(?:go |get |come |move )?(?:(?:a )?(?:bit|little) |much |even |still )*(closer|nearer|further|farther)(?: in| away| out| back| up)*(?: please)?$/

const AGAIN =
  /^(do (it|that|this) (again|once more|one more time)|again|once more|and (again|once more)|repeat( (that|it))?|same again|one more time|further|more|even more|a bit more|bit more|some more|a little more|now again|do the same(?: thing)? again|more of the same|keep going|go on|carry on|keep on|continue|another time|redo it again|and again please|once again|further still|bit further|still|(it is )?still (too \w+|not \w+ enough)|(still )?not (\w+ )?enough)\W*$/

export const isAgain = (plain: string): boolean => AGAIN.test(plain)

/** "Add a ball" … "again": one more of the same, as the balls that they are; "scatter ten flowers" … "more": ten more. */
export const asMore = (orders: readonly Clause[]): Clause[] =>
  orders.map((order) => {
    if (order.verb === 'create') return { ...order, isMore: true }
    const isNew = order.verb === 'scatter' && !!order.objects[0]?.isNew && order.objects[0].count !== undefined
    return isNew ? { ...order, verb: 'create', isMore: true, slots: { ...order.slots, isScattered: true } } : order
  })

/** "Show me the couch" … "closer": the camera goes, and not the couch. */
function closerToSame(plain: string, { viewLast }: Memory): string | null {
  if (!viewLast) return null
  if (/^(?:ok,? |and )?(?:back|return|go back) to (?:the )?(?:normal|usual|start|default)(?: view)?$/.test(plain))
    return 'frame everything'
  const [, way] = ZOOMED.exec(plain) ?? []
  if (way) return `zoomview ${/^(?:closer|nearer)$/.test(way) ? 'in' : 'out'}`
  return isAgain(plain) && /^(?:zoom|orbit)view/.test(viewLast) ? viewLast : null
}

const ASKED = [
  /^(?:what|which|who)(?: one| [a-z]+)? is (?<way>\w+er)[ ,:]* (?<one>the .+?) or (?<other>the .+?)\??$/,
  /^is (?<one>the .+?) (?<way>\w+er) than (?<other>the .+?)\??$/,
]
const HOW_MUCH =
  /^(?:and )?(?:by how (?:much|many \w+)|how much(?: (?<own>\w+er)(?: (?:is|are) (?:it|they|that))?)?)(?: exactly| then)?\??$/

/** "Which is taller, the silo or the barn?" … "by how much?": the difference of the two. */
function differenceAsked(plain: string, { question }: Memory): string | null {
  const how = HOW_MUCH.exec(plain)
  const asked = question?.text.toLowerCase() ?? ''
  const found = ASKED.map((pattern) => pattern.exec(asked)?.groups).find((groups) => groups)
  return how && found ? `by-how-much ${found.one} ${how.groups!.own ?? found.way} than ${found.other}` : null
}

/** "Turn the chairs to the window" … "now all of them to the sofa": turned; "closer to the sofa" is not. */
export function turnedTo(clause: Clause, { orders }: Memory): Clause | null {
  const [by] = clause.slots.relations
  const isTo = clause.isVerbless && by?.kind === 'towards' && !/\b(?:closer|nearer)\b/i.test(clause.text)
  return isTo && orders.at(-1)?.verb === 'rotate'
    ? { ...clause, verb: 'rotate', slots: { ...clause.slots, relations: [], facing: by.targets[0] } }
    : null
}

/** What stands on floors, and on no table. */
const ON_FLOORS = /\b(?:bed|wardrobe|fridge|rug|carpet|car|tree|house|door|window|wall|fence|person|man|woman|dog)\b/

/** "Put a lamp on it" … "and a mug": there, too; "scatter rocks on it" … "and flowers": as those. */
export function alsoThere(clause: Clause, { create, orders }: Memory): Clause | null {
  const [noun, ...more] = clause.objects
  const [by, ...others] = create?.slots.relations ?? []
  const isBare = clause.verb === 'create' && clause.isAlso && noun?.isNew && hasHead(noun) && !more.length
  if (!isBare || noun.isMore || saysWhere(clause.slots) || !/^(?:create|scatter)$/.test(orders.at(-1)?.verb ?? ''))
    return null
  if (!create || !by || others.length || !/^(?:on|inside)$/.test(by.kind)) return null
  const word = noun.word ?? ''
  if (!create.slots.isScattered && [SEATS, TABLES, ON_FLOORS].some((names) => names.test(word))) return null
  const { isScattered, area } = create.slots
  return { ...clause, slots: { ...clause.slots, relations: [by], isScattered, area } }
}

/** "Move it 1 m to the right" … "make it 3 m": so far, and not so large. */
function amountOfMove(plain: string, orders: readonly Clause[]): string | null {
  const [, metres] =
    /^(?:make (?:it|that)|set (?:it|that) to) (\d[\d.]* ?(?:mm|cm|m|meters?|feet|ft))[.!]*$/.exec(plain) ?? []
  const [order, ...others] = orders
  const isMove = order?.verb === 'move' && !others.length && order.slots.moves[0]?.metres !== undefined
  return metres && isMove ? `no, ${metres}` : null
}

/** "Undo" … "once more": the step before, too. */
const undoneOnceMore = (plain: string, { areUndone }: Memory): string | null =>
  areUndone && /^(?:and )?(?:once more|one more(?: time| step)?|another(?: one| step)|one step more)[.!]*$/.test(plain)
    ? 'undo'
    : null

/** A message that goes on from the last one in its own words. */
export const goneOnFrom = (plain: string, memory: Memory): string | null =>
  endOfSame(plain, memory.orders) ??
  amountOfMove(plain, memory.orders) ??
  undoneOnceMore(plain, memory) ??
  formedAnew(plain, memory.orders) ??
  stackedAnew(plain, memory.orders) ??
  rankedAgain(plain, memory) ??
  moreAround(plain, memory.orders) ??
  rowAgain(plain, memory.orders) ??
  allOfIt(plain, memory.orders) ??
  setBack(plain, memory.orders) ??
  closerTogether(plain, memory.orders) ??
  likewiseAlike(plain, memory.orders) ??
  oneOfGone(plain, memory.orders) ??
  oneByOther(plain, memory) ??
  oneOnOther(plain, memory.orders) ??
  oneUnderSame(plain, memory.orders) ??
  turnedFurther(plain, memory.orders) ??
  withThat(plain, memory.orders) ??
  anotherWall(plain, memory.orders) ??
  countedAnew(plain, memory) ??
  amidRow(plain, memory.orders) ??
  seatsAtTable(plain, memory) ??
  thoseAround(plain, memory.orders) ??
  alignedAgain(plain, memory.orders) ??
  closedAgain(plain, memory.orders) ??
  awayAgain(plain, memory.orders) ??
  oneOfTargets(plain, memory.orders) ??
  fromThatSide(plain, memory) ??
  closerToSame(plain, memory) ??
  differenceAsked(plain, memory)
