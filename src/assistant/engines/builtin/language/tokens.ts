import { numberWord } from './numbers.ts'
import { unitOf } from './units.ts'

/** A word, number or mark of a message. */
export interface Token {
  /** Lower case; numbers as digits. */
  text: string
  /** As it was written. */
  raw: string
  /** Set for numbers. */
  value?: number
  /** Set for what stood in quotes: a name. */
  quoted?: boolean
}

const PATTERN =
  /"([^"]+)"|(?<![\w])'([^']+)'(?!\w)|#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b|'s\b|\d+(?:st|nd|rd|th)\b|[-+]?\d+\/\d+|(?<![\p{L}\d_])[a-wA-W]\d+(?![\p{L}\d_])|[-+]?\d*[.,]?\d+|[\p{L}_]+(?:-[\p{L}\d]+|'(?!s\b)[\p{L}\d]+)*|[%x×*/,;.!?:()&+]/gu

/** Splits a text into tokens: numbers written out become digits, units come off numbers, quotes hold names together. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(PATTERN)) {
    const quoted = match[1] ?? match[2]
    if (quoted !== undefined) tokens.push({ text: quoted.toLowerCase(), raw: quoted, quoted: true })
    else tokens.push(toToken(match[0]))
  }
  return joinNumbers(tokens)
}

function toToken(raw: string): Token {
  const text = raw.toLowerCase()
  const part = /^([-+]?\d+)\/(\d+)$/.exec(text)
  if (part) return { text, raw, value: Number(part[1]) / (Number(part[2]) || 1) }
  if (/^[-+]?[\d.,]*\d$/.test(text)) return { text, raw, value: Number(text.replace(',', '.')) }
  const value = numberWord(text)
  return value === undefined ? { text, raw } : { text, raw, value }
}

const isSpelled = (token: Token | undefined) => token?.value !== undefined && !/\d/.test(token.raw)

/** "Twenty five" is 25, "two hundred" 200, "a dozen" 12, "half a dozen" 6; "one" stays a word where it stands for a thing. */
function joinNumbers(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    const last = out.at(-1)
    const next = tokens[i + 1]
    if (isSpelled(token) && /^(hundred|dozen)$/.test(token.text) && last?.value !== undefined) {
      out[out.length - 1] = { ...last, value: last.value * token.value! }
    } else if (
      isSpelled(token) &&
      isSpelled(last) &&
      last!.value! >= 20 &&
      last!.value! % 10 === 0 &&
      token.value! < 10
    ) {
      out[out.length - 1] = { ...last!, value: last!.value! + token.value! }
    } else if (token.text === 'half' && next?.text === 'a' && /^(dozen|hundred)$/.test(tokens[i + 2]?.text ?? '')) {
      out.push({ ...token, value: tokens[i + 2].value! / 2 })
      i += 2
    } else if (
      isSpelled(token) &&
      /^(dozen|couple|pair|hundred)$/.test(token.text) &&
      /^(a|an)$/.test(last?.text ?? '')
    ) {
      out[out.length - 1] = token
      if (next?.text === 'of') i++
    } else if (isSpelled(token) && /^(couple|pair|dozen)$/.test(token.text) && next?.text === 'of') {
      out.push(token)
      i++
    } else if (isSpelled(token) && token.text === 'pair' && /^(up|them|the|these|those|all)$/.test(next?.text ?? '')) {
      // "Pair them up" counts nothing.
      out.push({ ...token, value: undefined })
    } else if (
      token.value !== undefined &&
      next?.text === 'and' &&
      /^(a|an)$/.test(tokens[i + 2]?.text ?? '') &&
      tokens[i + 3]?.text === 'half'
    ) {
      const value = token.value + 0.5
      out.push({ ...token, text: String(value), value })
      i += 3
    } else if (token.text === 'one' && !isCountPlace(out, next)) out.push({ text: 'one', raw: token.raw })
    else if (
      /^(a|an)$/.test(token.text) &&
      next?.text === 'half' &&
      /^\w*(m|meters?|cm|feet|foot|turn)$/.test(tokens[i + 2]?.text ?? '')
    )
      continue
    else out.push({ ...token })
  }
  return out
}

/** Whether "one" counts here ("add one box", "one red and one green") rather than stand for a thing ("the red one"). */
function isCountPlace(before: readonly Token[], next: Token | undefined): boolean {
  const last = before.at(-1)
  if (!last || (next && unitOf(next.text) !== undefined)) return true
  if (
    !next ||
    /^(and|,|\.|;|to|on|in|is|are|that|which|with|from|at|by|instead|too|as|of|next|under|behind)$/.test(next.text)
  ) {
    return /^(add|create|make|by|more|exactly|only)$/.test(last.text)
  }
  const isAside =
    /^(up|down|left|right|around|there|here|over|back|closer|away|aside|upright|flat|against|beside|above|upside|apart|further|forward|higher|lower)$/
  if (/^(load|plant|hang|lay|set|bring|get|stack|roll|drop|mount|install|stand|leave|move|carry)$/.test(last.text))
    return !isAside.test(next.text)
  return /^(add|create|make|put|place|insert|and|,|with|of|by|:|is|are|exactly|only|copy|duplicate|move|delete|remove|erase|hide|select|up|down|build|spawn|draw|for|from|-)$/.test(
    last.text,
  )
}
