import type { Token } from './normalize.ts'
import { SHAPE_WORDS, VERBS } from './words.ts'

/** Verbs that are nouns as often: they begin an order only before what can be their object. */
const DOUBTFUL = new Set([
  'line',
  'space',
  'name',
  'call',
  'group',
  'ground',
  'rest',
  'color',
  'colour',
  'set',
  'view',
  'look',
  'copy',
  'stack',
  'pile',
  'light',
  'center',
  'centre',
  'place',
  'position',
  'turn',
  'frame',
  'count',
  'drop',
  'scale',
  'lower',
  'double',
  'triple',
  'clear',
  'want',
])
const OBJECT = /^(it|them|the|all|every|everything|this|that|these|those|each|both|a|an|my|up|at|on|half|selected|\d)/

/** Splits a message into orders: at full stops, "then", and where a comma or "and" is followed by a verb. */
export function splitClauses(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  tokens.forEach((token, i) => {
    const begins = () => isOrder(tokens, i + 1)
    if (token.quoted) clauses.at(-1)!.push(token)
    else if (/^[.;!]$/.test(token.text) || token.text === 'then') clauses.push([])
    else if (/^(and|,|&|but)$/.test(token.text) && begins()) clauses.push([])
    else clauses.at(-1)!.push(token)
  })
  return clauses.map(trim).filter((clause) => clause.length > 0)
}

function isOrder(tokens: readonly Token[], at: number): boolean {
  let i = at
  while (/^(and|,|then|also|finally|next|after|that)$/.test(tokens[i]?.text ?? '') && i - at < 4) i++
  const [verb, object] = [tokens[i], tokens[i + 1]]
  if (!verb || verb.quoted || VERBS[verb.text] === undefined || SHAPE_WORDS[verb.text]) return false
  if (!DOUBTFUL.has(verb.text)) return true
  return !!object && (object.quoted || OBJECT.test(object.text) || object.value !== undefined)
}

/** Without joints at its ends. */
function trim(clause: Token[]): Token[] {
  const isJoint = (token: Token | undefined) =>
    !!token && !token.quoted && /^(and|,|then|also|finally|\?|so|but|that|after)$/.test(token.text)
  let [start, end] = [0, clause.length]
  while (isJoint(clause[start])) start++
  while (end > start && /^(,|and|\?)$/.test(clause[end - 1].text)) end--
  return clause.slice(start, end)
}
