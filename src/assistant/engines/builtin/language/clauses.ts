import { colorWord } from '../words/colors.ts'
import { SHAPE_WORDS } from '../words/shapes.ts'
import { DOUBTFUL, OF_WHAT_IS, VERBS } from '../words/verbs.ts'
import { JOINED_VERBS, KEEPS, OBJECT_BEGINS } from './order-begins.ts'
import type { Token } from './tokens.ts'
import { unitOf } from './units.ts'

const OBJECT = new RegExp(
  `^(${OBJECT_BEGINS}|a|an|some|another|several|up|at|on|half|selected|any|anything|one|things|objects|stuff|-?\\d+)$`,
)
const SIZE_NOUNS =
  /^(gap|gaps|radius|height|width|depth|diameter|finish|color|name|spacing|distance|length|size|texture|material|bit|look|space|hole|surface|factor|different|random|shiny|matte|lot)$/

const IS_JOINED = new RegExp(`^(?:${JOINED_VERBS})$`)

/** A row of tokens that is one order. */
export interface Part {
  tokens: Token[]
  /** It came behind "with": it is about what the order before makes. */
  isJoined?: boolean
  /** "So" came behind it: it says why the next is to be done. */
  isReason?: boolean
}

/** Splits a sentence into orders: at "then", where a comma or "and" is followed by a verb, and where "with" adds something. */
export function splitClauses(tokens: readonly Token[], names: ReadonlySet<string> = new Set()): Part[] {
  const parts: Part[] = [{ tokens: [] }]
  const begin = (part: Part) => parts.push(part)
  tokens.forEach((token, i) => {
    const now = parts.at(-1)!
    if (token.quoted) now.tokens.push(token)
    else if (/^[.;!]$/.test(token.text) || (token.text === 'then' && now.tokens.length)) begin({ tokens: [] })
    else if (
      /^(and|,|&|but|also|plus|so)$/.test(token.text) &&
      !isPlaceAhead(now.tokens, tokens, i) &&
      (isOrder(tokens, i + 1, names) || isQuestion(tokens, i + 1))
    ) {
      if (token.text === 'so' || tokens[i + 1]?.text === 'so') now.isReason = true
      begin({ tokens: [] })
    } else if (token.text === 'with' && addsSomething(now.tokens, tokens, i + 1)) {
      begin({ tokens: [{ text: 'add', raw: 'add' }], isJoined: true })
    } else now.tokens.push(token)
  })
  return parts.map((part) => ({ ...part, tokens: trim(part.tokens) })).filter(({ tokens: some }) => some.length > 0)
}

const PLACE =
  /^(?:to the (?:left|right) of|(?:left|right) of|in front of|behind|next to|beside|under|below|above|over|between|near|against|around|on top of|on|inside) (?:the|my|both|all|each|every)\b/

/** "To the left of the sofa, add a lamp": the place belongs to that order; "…, make it red" says two things of one. */
function isPlaceAhead(before: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const [verb, object] = [VERBS[tokens[at + 1]?.text ?? ''] ?? '', tokens[at + 2]]
  const isNew = !!object && (/^(?:an?|some|one|another)$/.test(object.text) || object.value !== undefined)
  const isOfAny = !!object && /^(?:the|all|every|everything|both|each|my)$/.test(object.text)
  const isItsPlace = (/^(?:create|place|make|duplicate)$/.test(verb) && isNew) || (OF_WHAT_IS.test(verb) && isOfAny)
  return tokens[at].text === ',' && isItsPlace && PLACE.test(before.map(({ text }) => text).join(' '))
}

function isOrder(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  let i = at
  while (
    /^(and|,|then|also|finally|next|after|that|afterwards|now|but|please|so)$/.test(tokens[i]?.text ?? '') &&
    i - at < 4
  )
    i++
  const [verb, object] = [tokens[i], tokens[i + 1]]
  if (!verb || verb.quoted) return false
  if (IS_JOINED.test(verb.text)) return true
  if (!Object.hasOwn(VERBS, verb.text) || Object.hasOwn(SHAPE_WORDS, verb.text)) return false
  // "Between the swing and slide", where a slide is.
  const isThing = names.has(verb.text) && !(object && (object.quoted || OBJECT.test(object.text)))
  if (!DOUBTFUL.has(verb.text)) return !isThing
  // "The trunk and crown 2 m left", where a crown is.
  if (names.has(verb.text) && object?.value !== undefined) return false
  if (!object) return false
  const isOwn = /^(its|their)$/.test(object.text) && !KEEPS.has(verb.text)
  return object.quoted || isOwn || OBJECT.test(object.text) || object.value !== undefined
}

const ASKS = /^(what|which|how|where|who)$/
const ASKS_WHETHER = /^(is|are|does|do)$/
const SUBJECT =
  /^(it|they|this|that|these|those|there|the|all|every|everything|any|anything|something|nothing|either|each|one|both|my)$/

/** "Which box is the largest, and is anything floating?": a second question behind the first. */
function isQuestion(tokens: readonly Token[], at: number): boolean {
  const i = /^(and|,)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  return asksAt(tokens, 0) && asksAt(tokens, i)
}

/** Whether a question begins there: "which", or "is" with what it asks of; "is next to it" goes on from one. */
function asksAt(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  return ASKS.test(word) || (ASKS_WHETHER.test(word) && SUBJECT.test(next))
}

/** Whether a "with" in an order that makes something new adds one more thing: "a table with four chairs around it". */
function addsSomething(before: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const [first, second] = [before[0]?.text ?? '', before[1]?.text ?? '']
  const makes =
    /^(create|make|place)$/.test(VERBS[first] ?? '') &&
    (/^(a|an|another|some|one)$/.test(second) || before[1]?.value !== undefined)
  const bare = /^(a|an|\d+)$/.test(first) || before[0]?.value !== undefined
  if (!makes && !bare) return false
  const next = tokens[at]
  const counted = next && (/^(a|an|some|several|another)$/.test(next.text) || next.value !== undefined)
  if (!counted && !areThings(tokens, at)) return false
  const rest = tokens.slice(at + 1, at + 4).map(({ text }) => text)
  return (
    !rest.some((word) => SIZE_NOUNS.test(word)) &&
    unitOf(rest[0] ?? '') === undefined &&
    !/^(%|degrees?|columns?|rows?)$/.test(rest[0] ?? '')
  )
}

const OF_ITSELF =
  /^(gaps?|spaces?|edges|sides|corners|legs|ends|holes|stripes|dots|wheels|walls|doors|arms|colors|sizes|heights|widths|steps|rows|columns|degrees|meters|feet|inches)$/

/** "A vase with red flowers", "a tree with red and gold balls": several things, of which was said how they look. */
function areThings(tokens: readonly Token[], at: number): boolean {
  let i = at
  while (colorWord(tokens[i]?.text ?? '') || (i > at && /^(and|,)$/.test(tokens[i]?.text ?? ''))) i++
  const word = tokens[i]?.text ?? ''
  return /^[a-z]{3,}[^s]s$/.test(word) && !OF_ITSELF.test(word) && !SIZE_NOUNS.test(word)
}

/** Without joints at its ends. */
function trim(clause: Token[]): Token[] {
  const isJoint = (token: Token | undefined) =>
    !!token && !token.quoted && /^(and|,|then|also|finally|\?|so|but|that|after|:|-|afterwards)$/.test(token.text)
  let [start, end] = [0, clause.length]
  while (isJoint(clause[start])) start++
  while (end > start && /^(,|and|\?|!|but|:|-)$/.test(clause[end - 1].text) && !clause[end - 1].quoted) end--
  return clause.slice(start, end)
}
