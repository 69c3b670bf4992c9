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

export const NUMBER_WORDS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dozen: 12,
  couple: 2,
  pair: 2,
}

const CONTRACTIONS: [RegExp, string][] = [
  [/\b(what|where|how|who|that|it|there)['’]s\b/gi, '$1 is'],
  [/\bi['’]d like\b/gi, 'i want'],
  [/(?<!what |how |what else )\b(can|could|would|will) you\b/gi, ' '],
  [/\b(please|kindly|just|now|pls|hey|ok|okay|thanks|thank you)\b/gi, ' '],
  [/\blet['’]s\b/gi, ' '],
  [/\bmake (?:it so(?: that)?|sure(?: that)?)\b/gi, 'make'],
  [/\bget rid of\b/gi, 'delete'],
  [/\btake away\b/gi, 'delete'],
  [/\bthrow (?:away|out)\b/gi, 'delete'],
  [/\bgive me\b/gi, 'add'],
  [/\bi (?:want|need|would like)(?: to (?=\w))?/gi, 'need '],
  [/\bneed\s+(?=(?:add|create|make|delete|move|rotate|put|place|paint|color|colour|select)\b)/gi, ''],
  [/\bput in\b(?=\s+(?:a|an|\d|one|two|three|some)\b)/gi, 'add'],
  [/\bon to\b/gi, 'onto'],
  [/(\p{L})['’]s\b/giu, '$1'],
  [/\bdegs?\b/gi, 'degrees'],
  [/°/g, ' degrees '],
  [/\bduplicate\s+of\b/gi, 'copy of'],
]

/** Splits a message into tokens: numbers written out become digits, units come off numbers, quotes hold names together. */
export function tokenize(message: string): Token[] {
  let text = message.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")
  text = text.replace(/^(.+?)\s+(?:should|must|needs? to|has to|have to)\s+be\s+/i, 'make $1 ')
  for (const [pattern, replacement] of CONTRACTIONS) text = text.replace(pattern, replacement)
  const tokens: Token[] = []
  const pattern =
    /"([^"]+)"|(?<![\w])'([^']+)'(?!\w)|#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b|[-+]?\d+(?:[.,]\d+)?|[\p{L}_]+(?:['-][\p{L}]+)*|[%x×*/,;.!?:()]/gu
  for (const match of text.matchAll(pattern)) {
    const quoted = match[1] ?? match[2]
    if (quoted !== undefined) tokens.push({ text: quoted.toLowerCase(), raw: quoted, quoted: true })
    else tokens.push(toToken(match[0]))
  }
  return joinNumbers(tokens)
}

function toToken(raw: string): Token {
  const text = raw.toLowerCase()
  if (/^[-+]?\d/.test(text)) return { text, raw, value: Number(text.replace(',', '.')) }
  const value = NUMBER_WORDS[text]
  return value === undefined ? { text, raw } : { text, raw, value }
}

/** "Twenty five" is 25, "two hundred" 200, "a dozen" 12, "half a" 0.5; "one" stays a word after "the", "that", a colour. */
function joinNumbers(tokens: Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    const last = out.at(-1)
    const isWord = token.value !== undefined && !/\d/.test(token.raw)
    if (isWord && token.text === 'hundred' && last?.value !== undefined) last.value *= 100
    else if (
      isWord &&
      last?.value !== undefined &&
      last.value >= 20 &&
      last.value % 10 === 0 &&
      token.value! < 10 &&
      !/\d/.test(last.raw)
    ) {
      last.value += token.value!
    } else if (
      isWord &&
      (token.text === 'dozen' || token.text === 'couple' || token.text === 'pair') &&
      /^(a|an)$/.test(last?.text ?? '')
    ) {
      out[out.length - 1] = token
      if (tokens[i + 1]?.text === 'of') i++
    } else if (token.text === 'one' && last && !isCountPlace(out)) out.push({ text: 'one', raw: token.raw })
    else if (/^(a|an)$/.test(token.text) && tokens[i + 1]?.text === 'half') continue
    else out.push({ ...token })
  }
  return out
}

/** Whether "one" would count here ("add one box") rather than stand for a thing ("the red one"). */
function isCountPlace(before: readonly Token[]): boolean {
  const last = before.at(-1)?.text ?? ''
  return (
    !/^(the|that|this|which|other|another|each|every|first|last|second|third|next|left|right|middle|biggest|largest|smallest|tallest)$/.test(
      last,
    ) &&
    !/^(red|green|blue|white|black|yellow|orange|purple|pink|brown|gray|grey|cyan|big|small|large|tall|short)$/.test(
      last,
    )
  )
}

const UNITS: Record<string, number> = {
  m: 1,
  metre: 1,
  metres: 1,
  meter: 1,
  meters: 1,
  cm: 0.01,
  centimetre: 0.01,
  centimetres: 0.01,
  centimeter: 0.01,
  centimeters: 0.01,
  mm: 0.001,
  millimetre: 0.001,
  millimetres: 0.001,
  millimeter: 0.001,
  millimeters: 0.001,
  km: 1000,
  ft: 0.3048,
  foot: 0.3048,
  feet: 0.3048,
  inch: 0.0254,
  inches: 0.0254,
  unit: 1,
  units: 1,
}

/** Metres in one of the unit; undefined where the word is no unit of length. */
export const unitOf = (word: string | undefined): number | undefined =>
  word !== undefined && Object.hasOwn(UNITS, word) ? UNITS[word] : undefined

/** The singular of an English noun, roughly. */
export function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss|zz|torus|bus)es$/.test(word)) return word.slice(0, -2)
  if (/ves$/.test(word)) return `${word.slice(0, -3)}f`
  return word.endsWith('s') && word.length > 2 ? word.slice(0, -1) : word
}

/** Whether two words differ by at most `most` typos (insert, delete, swap, replace). */
export function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) rows[0][j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1)
    }
  }
  return rows[a.length][b.length] <= most
}
