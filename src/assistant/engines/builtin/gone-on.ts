import type { Clause } from './grammar/clause.ts'
import { ACROSS } from './language/rules.ts'
import { headOf } from './meaning/describe.ts'
import type { Memory } from './meaning/memory.ts'

/** "The ball on the left end of the table" … "and the cube on the right end": of the table, too. */
export function endOfSame(plain: string, orders: readonly Clause[]): string | null {
  const [, order, said, end] =
    /^(.*) (?:on|at|to) (?:the|its) (left|right|front|back|other|opposite) (end|edge)$/.exec(plain) ?? []
  const by = orders.at(-1)?.slots.relations.find(({ kind }) => kind === 'edge')
  const [target] = by?.targets ?? []
  if (!order || !by?.side || !target || target.pronoun) return null
  const side = /other|opposite/.test(said) ? ACROSS[by.side] : said
  return `${order} at the ${side} ${end} of ${target.text}`
}

/** "A ball on the bed on the left" … "and one on the other": on the other bed, and not on the ball. */
export function oneOnOther(plain: string, orders: readonly Clause[]): string | null {
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

/** "Add a table" … "with two benches on either side", "with a parasol on it": those as well. */
export function withThat(plain: string, orders: readonly Clause[]): string | null {
  const [, what, place] =
    /^(?:(?:and|now|then),? )*with ((?:an?|one|some|\w+) [\w ]+?) ((?:on|in|under|around|next to|beside|behind|in front of|above) it|on (?:either|each|both) (?:side|end)s?(?: of it)?|on top(?: of it)?)[.!]*$/.exec(
      plain,
    ) ?? []
  // "With a chair": it has one.
  const [, own] = /^(?:(?:and|now|then),? )*with ((?:an?|one) [\w]+)[.!]*$/.exec(plain) ?? []
  if (own && orders.at(-1)?.verb === 'create') return `give it ${own}`
  if (!what || orders.at(-1)?.verb !== 'create') return null
  return `add ${what} ${/ it$/.test(place) ? place : `${place} of it`}`
}

/** "A window in the back wall" … "and a door in the left one": the left wall. */
export function oneOfTargets(plain: string, orders: readonly Clause[]): string | null {
  const [, what, place, which] =
    /^(?:(?:and|now|then|also),? )*((?:add |put )?an? [\w ]+? )(to|on|onto|in|into|at|under|above|against|next to|beside|behind|in front of) the (left|right|back|front|rear|middle|first|second|third|last) one[.!]*$/.exec(
      plain,
    ) ?? []
  const last = orders.at(-1)
  const [target] = last?.slots.relations[0]?.targets ?? []
  const kind = target?.name ? headOf(target.name) : target?.word
  if (!what || last?.verb !== 'create' || !target?.rank || !kind || kind === 'one') return null
  return `${/^(?:add|put) /.test(what) ? '' : 'add '}${what}${place} the ${which} ${kind}`
}

/** "Look at the house from the front" … "from its left side". */
export function fromThatSide(plain: string, { viewLast }: Memory): string | null {
  const [, side] =
    /^(?:(?:and|now|then|ok(?:ay)?),? )*from (?:its|the|their) (left|right|front|back|rear)(?: side)?[.!]*$/.exec(
      plain,
    ) ?? []
  return viewLast && side ? `look at it from the ${side === 'rear' ? 'back' : side}` : null
}

const ZOOMED =
  /^(?:(?:now|and|then|ok(?:ay)?),? )*(?:go |get |come |move )?(?:(?:a )?(?:bit|little) |much |even |still )*(closer|nearer|further|farther)(?: in| away| out| back| up)*(?: please)?$/

const AGAIN =
  /^(do (it|that|this) (again|once more|one more time)|again|once more|and (again|once more)|repeat( (that|it))?|same again|one more time|further|more|even more|a bit more|bit more|some more|a little more|now again|do the same(?: thing)? again|keep going|go on|carry on|keep on|continue|another time|redo it again|and again please|once again|further still|bit further|still|(it is )?still (too \w+|not \w+ enough)|(still )?not (\w+ )?enough)\W*$/

export const isAgain = (plain: string): boolean => AGAIN.test(plain)

/** "Add a ball" … "again": one more of the same, as the balls that they are. */
export const asMore = (orders: readonly Clause[]): Clause[] =>
  orders.map((order) => (order.verb === 'create' ? { ...order, isMore: true } : order))

/** "Show me the couch" … "closer": the camera goes, and not the couch. */
export function closerToSame(plain: string, { viewLast }: Memory): string | null {
  if (!viewLast) return null
  if (/^(?:ok,? |and )?(?:back|return|go back) to (?:the )?(?:normal|usual|start|default)(?: view)?$/.test(plain))
    return 'frame everything'
  const [, way] = ZOOMED.exec(plain) ?? []
  if (way) return `zoomview ${/^(?:closer|nearer)$/.test(way) ? 'in' : 'out'}`
  return isAgain(plain) && viewLast.startsWith('zoomview') ? viewLast : null
}

const ASKED = [
  /^(?:what|which|who)(?: one| [a-z]+)? is (?<way>\w+er)[ ,:]* (?<one>the .+?) or (?<other>the .+?)\??$/,
  /^is (?<one>the .+?) (?<way>\w+er) than (?<other>the .+?)\??$/,
]
const HOW_MUCH =
  /^(?:and )?(?:by how (?:much|many \w+)|how much(?: (?<own>\w+er)(?: (?:is|are) (?:it|they|that))?)?)(?: exactly| then)?\??$/

/** "Which is taller, the silo or the barn?" … "by how much?": the difference of the two. */
export function differenceAsked(plain: string, { question }: Memory): string | null {
  const how = HOW_MUCH.exec(plain)
  const asked = question?.text.toLowerCase() ?? ''
  const found = ASKED.map((pattern) => pattern.exec(asked)?.groups).find((groups) => groups)
  return how && found ? `by-how-much ${found.one} ${how.groups!.own ?? found.way} than ${found.other}` : null
}
