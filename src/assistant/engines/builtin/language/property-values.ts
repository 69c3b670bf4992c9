import { numberWord } from './numbers.ts'
import { COLOR, ONE_OR_TWO } from './phrases.ts'

/** What of a thing can be told in numbers, and how a thing is called that has much of it. */
const SIDES: Record<string, keyof typeof MORE_AND_LESS> = {
  height: 'tall',
  width: 'wide',
  breadth: 'wide',
  diameter: 'wide',
  radius: 'wide',
  depth: 'deep',
  length: 'long',
  thickness: 'thick',
  size: 'big',
  scale: 'big',
  brightness: 'bright',
  intensity: 'bright',
}
const MORE_AND_LESS = {
  tall: ['taller', 'shorter'],
  wide: ['wider', 'narrower'],
  deep: ['deeper', 'shallower'],
  long: ['longer', 'less-long'],
  thick: ['thicker', 'thinner'],
  big: ['bigger', 'smaller'],
  bright: ['brighter', 'darker'],
} as const
/** What a thing becomes as a property of it grows, and as it shrinks: taller and shorter by its height. */
export const moreAndLess = (property: string): readonly [more: string, less: string] =>
  MORE_AND_LESS[SIDES[property.toLowerCase()]]
const SURFACE = 'opacity|transparency|roughness|metalness'
/** Other names of the same. */
const SYNONYMS: Record<string, string> = {
  'metallic value': 'metalness',
  metallicness: 'metalness',
  'roughness value': 'roughness',
  luminosity: 'brightness',
  strength: 'intensity',
}
export const PROPERTIES = `${[...Object.keys(SYNONYMS), ...Object.keys(SIDES)].join('|')}|${SURFACE}|rotation|color`
export const propertyNamed = (said: string): string => SYNONYMS[said.toLowerCase()] ?? said.toLowerCase()

/** Whether a value is one to reach, or one to grow or shrink by. */
export type Way = 'to' | 'up' | 'down'

const NUMBER = '\\d+(?:\\.\\d+)?|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|half an?)'
const UNIT = '(?:mm|cm|m|millimeters?|centimeters?|meters?|metres?|centimetres?|feet|foot|ft|inch(?:es)?)'
const LENGTH = `-?(?:${NUMBER}) ?${UNIT}`
const SHARE =
  'half|(?:a|one) half|(?:a|one) third|two thirds|(?:a|one) quarter|three quarters|(?:a|one) fifth|(?:a|one) tenth|\\d+(?:\\.\\d+)? ?(?:%|percent)'
const TIMES = `twice|double|triple|(?:${NUMBER}) ?(?:times|x\\b)|${SHARE}`
const OF_OTHER = `(?:(?:that|those|the one|the same|the (?:${PROPERTIES})) of (${ONE_OR_TWO})|(${ONE_OR_TWO}) ?['’]s(?: own)?(?: (?:${PROPERTIES}))?)`
/** "Of what it is now", "its current height", "as much": of itself. */
const OF_ITSELF = `(?: (?:as (?:much|high|big|large|great|tall|wide|bright|strong)(?: as (?:it is|now|before)(?: now)?)?|(?:of )?what (?:it|they|that) (?:is|are|was|were)(?: (?:right )?now)?|(?:of )?(?:its|their|the) (?:(?:current|present|original|old|own) )?(?:value|amount|${PROPERTIES})|of (?:it|that)|more|higher|bigger|larger))?`

const SHARES: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5, tenth: 1 / 10 }

/** How many times: "twice", "3 x", "20 %", "two thirds". */
export function timesOf(said: string): number {
  const plain = said.toLowerCase().trim()
  if (/^(?:twice|double)$/.test(plain)) return 2
  if (plain === 'triple') return 3
  const [first, second = ''] = plain.split(/ |(?<=\d)(?=[x%])/)
  const many = Number.parseFloat(first) || (numberWord(first) ?? 1)
  if (/^(?:%|percent)$/.test(second)) return many / 100
  const share = SHARES[(second || first).replace(/s$/, '')]
  return share ? many * share : many
}

const rounded = (times: number): number => Math.round(times * 1e5) / 1e5
const inTimes = (times: number): string =>
  Math.abs(times - 2) < 1e-6 ? 'twice' : Math.abs(times - 0.5) < 1e-6 ? 'half' : `${rounded(times)} times`

/** An order about a property of a thing. */
interface Asked {
  property: string
  what: string
  way: Way
}

type Reading = [pattern: RegExp, order: (asked: Asked, ...parts: string[]) => string | null]
const reading = (source: string): RegExp => new RegExp(`^${source}$`, 'i')
const isOfSurface = ({ property }: Asked): boolean => new RegExp(`^(?:${SURFACE})$`).test(property)
const sideOf = ({ property }: Asked) => SIDES[property]

const asMuchAs = (asked: Asked, other: string, times = 1): string | null => {
  const side = sideOf(asked)
  if (side) return `make ${asked.what} ${times === 1 ? '' : `${inTimes(times)} `}as ${side} as ${other}`
  return asked.property === 'color' ? `give ${asked.what} the same color as ${other}` : null
}
const scaled = (asked: Asked, times: number): string | null => {
  const side = sideOf(asked)
  if (/^(?:diameter|radius)$/.test(asked.property)) return `make the diameter of ${asked.what} ${inTimes(times)} as big`
  return side && times > 0 ? `make ${asked.what} ${inTimes(times)} as ${side}` : null
}
const grown = (asked: Asked, by: string, than = ''): string | null => {
  const side = sideOf(asked)
  if (!side || side === 'bright') return null
  const isLess = (asked.way === 'down') !== by.startsWith('-')
  const across = asked.property === 'radius' ? 2 : 1
  if (across > 1 && !/^-?\d/.test(by)) return null
  const length = by.replace(/^-/, '').replace(/^[\d.]+/, (n) => `${rounded(Number(n) * across)}`)
  return `make ${asked.what} ${length} ${moreAndLess(asked.property)[isLess ? 1 : 0]}${than}`
}

const byShare = (asked: Asked, said: string): string | null => {
  if (isOfSurface(asked))
    return `${asked.way === 'down' ? 'reduce' : 'increase'} the ${asked.property} of ${asked.what} by ${said}`
  return scaled(asked, asked.way === 'down' ? 1 - timesOf(said) : 1 + timesOf(said))
}

/** What is said of a property behind it, and which order that is. */
const READINGS: Reading[] = [
  // "To match that of the cone", "the same as the cone's", "as much as the cone's".
  [
    reading(
      `(?:(?:to|with|be|at|of) )?(?:be )?(?:(?:exactly )?(?:match|equal|mirror|the same as|same as|equal to|identical to|as (?:much|high|big|large) as|like)(?: with)? )?${OF_OTHER}`,
    ),
    (asked, a, b) => asMuchAs(asked, a ?? b),
  ],
  [
    reading(
      `(?:(?:to )?(?:be )?(?:exactly )?(?:match(?: with)?|equal|the same as|same as|equal to|identical to|as (?:much|high|big|large) as|like)|to|with) (${ONE_OR_TWO})`,
    ),
    (asked, other) => asMuchAs(asked, other),
  ],
  // "To twice that of the cone".
  [
    reading(`(?:(?:to|be|at) )?(${TIMES}) (?:of |as (?:much|high|big|large) as )?${OF_OTHER}`),
    (asked, times, a, b) => asMuchAs(asked, a ?? b, timesOf(times)),
  ],
  // "To 1 m more than that of the cone".
  [
    reading(
      `(?:(?:to|be|at) )?(${LENGTH}) (more|less|greater|higher|larger|smaller|lower) than (?:${OF_OTHER}|(${ONE_OR_TWO}))`,
    ),
    (asked, by, how, a, b, c) =>
      grown({ ...asked, way: /less|smaller|lower/i.test(how) ? 'down' : 'up' }, by, ` than ${a ?? b ?? c}`),
  ],
  // "30 cm more", "a third less".
  [
    reading(`(?:be )?(?:(${LENGTH})|(${SHARE})) (more|less|greater|higher|larger|bigger|smaller|lower)`),
    (asked, length, share, how) => {
      const way = /less|smaller|lower/i.test(how) ? 'down' : 'up'
      return length ? grown({ ...asked, way }, length) : byShare({ ...asked, way }, share)
    },
  ],
  // "To red", "into a dark red".
  [
    reading(`(?:(?:to|into|be|in|=) )?(?:an? )?(${COLOR}|#[0-9a-f]{3,8})`),
    ({ property, what }, color) => (property === 'color' ? `make ${what} ${color}` : null),
  ],
  // "By 20 %", "by a third", "in half".
  [reading(`by (${SHARE})`), (asked, said) => byShare(asked, said)],
  [reading('in half'), (asked) => scaled(asked, 1 / 2)],
  // "By a factor of 3", "threefold", "three times", "by two".
  [
    reading(`(?:by )?(?:an? )?(?:factor (?:of )?(${NUMBER})|(two|three|four|five|ten)-?fold|(${NUMBER}) ?(?:times|x))`),
    (asked, a, b, c) => {
      const times = timesOf(a ?? b ?? c)
      return scaled(asked, asked.way === 'down' ? 1 / times : times)
    },
  ],
  [reading(`by (${LENGTH})`), (asked, by) => grown(asked, by)],
  // "To two thirds of what it is", "twice as much".
  [
    reading(`(?:(?:to|be|at) )?(${TIMES})${OF_ITSELF}`),
    (asked, said) => (isOfSurface(asked) ? reached(asked, said) : scaled(asked, timesOf(said))),
  ],
  [
    reading(
      `(?:(?:down |up )?(?:to|at|be|of|=|equal to|to be|into)(?: exactly| about| around| equal to)? |= ?)?(${LENGTH}|\\d+(?:\\.\\d+)?)`,
    ),
    (asked, value) => reached(asked, value),
  ],
]

const reached = ({ property, what }: Asked, value: string): string | null =>
  property === 'color' ? null : `set the ${property} of ${what} to ${value}`

/** An order in the words of the grammar for a property that is to have a value, or to change by one; null where that is none. */
export function propertyOrder(asked: Asked, value: string): string | null {
  for (const [pattern, order] of READINGS) {
    const parts = pattern.exec(value)
    if (parts) return order(asked, ...parts.slice(1))
  }
  return null
}
