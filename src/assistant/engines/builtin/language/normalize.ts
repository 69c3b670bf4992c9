import { COMPARATIVE_OF } from '../words/sizes.ts'
import { VERBS } from '../words/verbs.ts'
import { ALL_RULES } from './all-rules.ts'
import { BEAMS } from './beams.ts'
import { CARRIED_UNITS } from './carried-units.ts'
import { FOR_EACH } from './for-each.ts'
import { LIGHTING } from './lighting.ts'
import { ORDER_BEGINS } from './order-begins.ts'
import { OWN_MIND } from './own-mind.ts'
import { PROPERTY_ORDERS } from './properties.ts'
import { PROPERTIES_UNNAMED } from './properties-unnamed.ts'
import { aroundQuotes } from './quoting.ts'
import { Rewritings, readied } from './rewriting.ts'
import { MODAL, type Rule, THE, VERBS_OF_BEING } from './rules.ts'
import { SWAPPING } from './swapping.ts'
import { TOO_MUCH } from './too-much.ts'
import { SPELLED_OUT } from './wrapping.ts'

/** What grows, and wants light. */
const PLANT =
  '(?:plants?|palms?|ferns?|cactus|cacti|flowers?|trees?|yuccas?|ficus|bonsai|orchids?|roses?|herbs|bush|bushes|ivy|tulips?|basil|succulents?|monstera|bamboo)'

/** "The sofa should be red" is "make the sofa red"; "the lamp is too tall" is "make the lamp shorter". */
const STATEMENTS: Rule[] = [
  // "The palm needs daylight".
  [
    new RegExp(
      `^(the (?:[a-z]+ )*${PLANT}) (?:needs?|wants?|likes?|lacks?|gets? too little|does not get enough|do not get enough|should (?:get|have)) (?:some |more |a bit of |a bit more |a lot of |a lot more |enough )*(?:daylight|sunlight|sun|sunshine|natural light|light)$`,
      'i',
    ),
    'put $1 next to the window',
  ],
  [
    new RegExp(
      `^(?:can|could|should|would|may) (${THE}\\b.*?) (?:please )?(?:all |both )?(${VERBS_OF_BEING}) (.+)$`,
      'i',
    ),
    (whole, what, verb, rest) => order(whole, what, verb, rest),
  ],
  [
    new RegExp(
      `^(?!(?:what|where|how|which|who|is|are|does|do|no one|nobody)\\b)(.+?) ${MODAL} (?!not )(?:(?:please|all|both|really|probably|also|rather|perhaps|maybe|now|just|then|better|actually|still|instead) )*(${VERBS_OF_BEING}) (.+)$`,
      'i',
    ),
    (whole, what, verb, rest) => order(whole, what, verb, rest),
  ],
  [
    /^(?!what|which|where|how|is|are)(the .+?|it|they) (?:should|must|has to|have to|needs to) (roll|slide|drive|fly|jump|walk|run|swim|crawl) ((?:on|onto|in|into|to|towards|under|behind|beside|next|between|away|off|over|closer|back|forward|\d).*)$/i,
    'move $1 $3',
  ],
  [/^an? (.+?) belongs (.+)$/i, 'move a $1 $2'],
  [/^(?!what|which|where|how|is|are)(.+?) belongs? (.+)$/i, 'put $1 $2'],
  [
    /^(?!what|which|where|how|who|is|are|if|it )(.+?) (?:goes|go) ((?:on|onto|in|into|to|next|under|behind|beside|between|at|against|above|in front|atop|upon|near|by|over|left|right|inside|around|floating|hovering|close|alongside|before|halfway|midway|exactly|so that) .+)$/i,
    'put $1 $2',
  ],
  // "The teddy sits on the bed": there it is to sit.
  [
    /^(?!what|which|where|how|who|is|are|if|it |there |nothing|everything)((?:the |my )?[\w ]+?) (?:sits|stands|lies|hangs|rests) ((?:on|onto|in|next to|under|behind|beside|between|against|above|in front of|near|inside) (?:the|my|it)\b[^,;]*)$/i,
    (whole, what, where) =>
      Object.hasOwn(VERBS, what.toLowerCase().split(' ')[0]) || /\b(?:that|which|who)$/i.test(what)
        ? whole
        : `put ${what} ${where}`,
  ],
  [
    /^(?:make|let) (.+?) (?:to )?(stand|sit|park|lie|rest|go|belong|come|hang|be placed|move|drive|roll|slide|fly) (.+)$/i,
    (whole, what, verb, rest) =>
      /(?:^|\s)(?:the|an?|my|this|that|all|every|and)$/i.test(what)
        ? whole
        : /^(move|drive|roll|slide|fly)$/i.test(verb)
          ? `move ${what} ${rest}`
          : `put ${what} ${rest}`,
  ],
  [
    /^(?:have|get|let|make) (.+?) (?:to )?(?:face|look (?:at|to|towards?)|point (?:at|to|towards?)|aim (?:at|for)|shine (?:at|on|onto)) (.+)$/i,
    'turn $1 to face $2',
  ],
  // "The toaster is in the way of the pot".
  [/^(.+?) (?:is|stands|sits) (?:right )?in the way of (.+)$/i, 'move $1 30 cm away from $2'],
  [/^(.+?) (?:is|stands|sits) (?:right |always )?in (?:the|my|our) way$/i, 'move $1 aside'],
  [
    /^(.+?) (?:is|are) (?:blocking|obstructing) (?:the |my |our )?(?:view|way|path|door|entrance|passage)(?: (?:of|to|from) .+)?$/i,
    'move $1 aside',
  ],
  [/^(?:have|get) (.+?) (touching)$/i, 'put $1 $2'],
  [
    /^(.+?) (?:is|are|looks?|seems?) (?:bit |way |far |much |a little |still )*too (\w+)$/i,
    (m, what, word) => opposite(m, what, word, 'less'),
  ],
  [/^(.+?) (?:is|are|looks?) (?:just |really )?so (\w+)$/i, (m, what, word) => opposite(m, what, word, 'less')],
  [/^(.+?) (?:is|are|looks?) not (\w+) enough$/i, (m, what, word) => opposite(m, what, word, 'more')],
]

function order(whole: string, what: string, verb: string, said: string): string {
  const rest = said.replace(/^(?:better off|better|nice|nicer|good|great|best|cool|lovely) (?=\w)/i, '')
  if (Object.hasOwn(VERBS, what.toLowerCase().split(' ')[0])) return whole
  if (
    /^(stand|sit|lie|rest|go|belong|move|come|hang|stay|remain|wait|live|sleep|park|stop|lean|hover|float|dangle|swing)$/i.test(
      verb,
    )
  )
    return `put ${what} ${rest}`
  if (/^(?:shift|slide|roll)$/i.test(verb)) return `move ${what} ${rest}`
  if (/^rise$/i.test(verb)) return `raise ${what} ${rest}`
  const done = /^be$/i.test(verb) ? orderDone(what, rest) : null
  if (done) return done
  if (/^face$/i.test(verb)) return `turn ${what} to face ${rest}`
  if (/^(?:look|point)$/i.test(verb) && /^(?:at|to|towards?) /i.test(rest))
    return `turn ${what} to face ${rest.replace(/^\w+ /, '')}`
  if (/^(?:(?:a )?(?:bit|little|lot) |much )?(?:further|farther|closer|nearer)\b/i.test(rest))
    return `move ${what} ${rest}`
  // "Every chair should have a cushion": it is given one.
  if (/^(?:have|get)$/i.test(verb) && /^(?:an?|some|two|three|four|five|six|one|more|another|\d+)\b/i.test(rest))
    return `give ${what} ${rest.replace(/ (?:standing |lying |sitting )?on (?:it|them|top|top of it|top of them)$/i, '')}`
  if (/^feel$/i.test(verb)) return `make ${what} ${rest}`
  return /^(?:on|in|at|next|beside|behind|under|below|above|between|against|near|inside|around|to the|over|up|down|by|onto|into|closer|further|\d+ ?\w* (?:to|from|above|left|right|away))\b/i.test(
    rest,
  ) && !/^in (?:red|green|blue|white|black|gold|\w+ color)/i.test(rest)
    ? `put ${what} ${rest}`
    : `make ${what} ${rest}`
}

const IRREGULAR: Record<string, string> = {
  hidden: 'hide',
  shown: 'show',
  hung: 'hang',
  taken: 'take',
  brought: 'bring',
  stuck: 'stick',
}
/** What is painted or lit has a look; what is tilted, grouped or aligned is told by the grammar as it is. */
const DONE =
  /^(?:move|place|rotate|delete|hide|show|scale|enlarge|shrink|swap|replace|duplicate|distribute|lock|unlock|raise|lower|group|ungroup|select|center|arrange)$/

/** "The chairs should be tucked under the table": tuck them there; null where that tells how things are to be. */
function orderDone(what: string, rest: string): string | null {
  const [, word = '', tail = ''] = /^([a-z]+)\b(.*)$/i.exec(rest) ?? []
  const stem = word.toLowerCase().replace(/e?d$/, '')
  // "Pinned" is from pin; "pink" is no form of it.
  const forms = stem === word.toLowerCase() ? [stem] : [`${stem}e`, stem, stem.replace(/(.)\1$/, '$1')]
  const verb = [IRREGULAR[word.toLowerCase()], ...forms].find(
    (one) => !!one && Object.hasOwn(VERBS, one) && (DONE.test(VERBS[one]) || (one === 'stack' && /^ on/.test(tail))),
  )
  // A word that was not known may have been mended to the verb itself.
  const isPast = verb && (/ed$/i.test(word) || verb !== `${stem}e` || Object.hasOwn(IRREGULAR, word.toLowerCase()))
  return isPast ? `${verb} ${what}${tail}` : null
}

function opposite(whole: string, what: string, word: string, side: 'more' | 'less'): string {
  const by = Object.hasOwn(COMPARATIVE_OF, word.toLowerCase()) ? COMPARATIVE_OF[word.toLowerCase()] : undefined
  return by ? `make ${what} ${side === 'less' ? by.less : by.more}` : whole
}

/** Words up to where the next order begins: "it blue" of "make it blue and move it up". */
const WITHIN_ORDER = `((?:(?!,? (?:(?:and|then|but|also|plus) )+(?:${ORDER_BEGINS})|, (?:${ORDER_BEGINS})|[;!?\\n] |\\. ).)+?)`

/** As above, as far as it goes: to the end, where no other order follows. */
const REST_OF_ORDER = WITHIN_ORDER.replace('+?)', '+)')

/** A rule about a thing, `(.+?)`, looks for it in one order only. */
const withinOrder = ({ source, flags }: RegExp): RegExp =>
  new RegExp(
    source
      .replaceAll('(.+?)', WITHIN_ORDER)
      .replace(/\(\.\+\)\$$/, `${REST_OF_ORDER}$`)
      // An order may be asked, and a "please" behind it leaves a space: "could the chairs swap places?"
      .replace(/(?<!\\|\\\?\?|\]\?)\$$/, '(?= *[?]?$)'),
    flags,
  )

/** Where one order ends and the next begins. */
const BETWEEN_ORDERS = new RegExp(
  `((?:[.;!?\\n]+ *| - |,? (?:(?:and|then|but|also|plus) )+|, )(?=(?:${ORDER_BEGINS})))`,
  'i',
)

/** Says each order of a text by itself in other words. */
const eachOrder = (text: string, rules: Rewritings): string => {
  const parts = text.split(BETWEEN_ORDERS)
  return parts
    .map((part, i) => {
      if (i % 2) return part
      const said = rules.rewrite(part)
      return said !== part && saysOnlyWhy(part, parts[i + 2]) ? part : said
    })
    .join('')
}

const STATES_HOW =
  /^(?:the|my|our|this|that|these|those) (?!.*\b(?:should|must|needs?|ought|wants?|has to|have to|could|would|can)\b)[^,;]*\b(?:is|are|looks?|seems?|blocks?|obstructs?|hides?|covers?|bothers?|hangs?|stands?)\b|^(?:nobody|no one) (?:needs|wants|likes|uses)\b/i
const MENDS_IT = new RegExp(`^(?:please )?(?=\\w+ (?:it|them)\\b)(?:${ORDER_BEGINS})`, 'i')

/** "The bottle is tiny, triple it": what is wrong is an order only where none follows. */
const saysOnlyWhy = (part: string, next: string | undefined): boolean =>
  !!next && STATES_HOW.test(part) && MENDS_IT.test(next)

const RULES = readied(ALL_RULES, withinOrder)
/** What is said of properties has one form before rules of less look at it. */
const FIRST = new Rewritings(
  readied(
    [
      ...SPELLED_OUT,
      ...CARRIED_UNITS,
      ...OWN_MIND,
      ...TOO_MUCH,
      ...FOR_EACH,
      ...SWAPPING,
      ...BEAMS,
      ...PROPERTY_ORDERS,
      ...PROPERTIES_UNNAMED,
      ...LIGHTING,
    ],
    withinOrder,
  ),
)
const PLAINER = new Rewritings(RULES)
/** Rules about all that an order says, from its beginning or to its end. */
const WHOLE = new Rewritings(RULES.filter(({ source: { source } }) => source.startsWith('^') || /\$\)?$/.test(source)))
const STATED = new Rewritings(readied(STATEMENTS, withinOrder))
const SPELLING = new Rewritings(readied(SPELLED_OUT))

const spellings = new Map<string, string>()
/** So many names are kept with their spelling; a scene's names come with every message. */
const MOST_SPELLINGS = 20_000

/** A name in one spelling: grey is gray. */
export function spelledOut(name: string): string {
  const known = spellings.get(name)
  if (known !== undefined) return known
  if (spellings.size >= MOST_SPELLINGS) spellings.clear()
  const spelled = SPELLING.rewrite(name)
  spellings.set(name, spelled)
  return spelled
}

/** Without the spaces that a word left which was taken out. */
const spaced = (text: string): string => text.replace(/\s+/g, ' ').replace(/^ | (?=[?]*$)/g, '')

/** Says a message in the plainer words that the grammar knows; what stands in quotes is left alone. */
export function normalize(message: string): string {
  const text = message
    .normalize('NFKC')
    .replace(/[“”]/g, '"')
    .replace(/[‘’`]/g, "'")
    .replace(/[–—]/g, ' - ')
    // A line ends an order.
    .replace(/([^\s.,;:!?])[ \t]*\n\s*/g, '$1. ')
    // The stop at the very end is no part of what the last order says.
    .replace(/(?<=[^\s.])\.\s*$/, '')
  const told = aroundQuotes(text, (said) => eachOrder(said, FIRST))
  const plainer = aroundQuotes(told, (said) => PLAINER.rewrite(said))
  // What one rule says may be what an earlier one takes up.
  return aroundQuotes(plainer, (said) => eachOrder(spaced(PLAINER.rewrite(said)), WHOLE))
    .replace(/\s+/g, ' ')
    .trim()
}

/** As `normalize`, for one sentence at a time: what is stated of a thing becomes the order that it stands for. */
export function orderOf(sentence: string): string {
  const said = sentence
    .trim()
    .replace(/[?]+$/, '')
    .replace(/^(?:and|then|now|so|but) (?=(?:make|let|have|get|the|it|they|all|both|every|my) )/i, '')
  const order = eachOrder(said, STATED)
  return order === said ? said : eachOrder(order, WHOLE)
}
