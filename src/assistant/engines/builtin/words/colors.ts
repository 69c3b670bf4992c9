import { Color } from 'three'
import { TONES } from './tones.ts'

const EXTRA: Record<string, string> = {
  grey: '#808080',
  brick: '#b0523d',
  cream: '#fff3d6',
  'off-white': '#faf7f0',
  mint: '#a8e6c9',
  amber: '#ffbf00',
  emerald: '#2ecc71',
  ruby: '#c0182b',
  sapphire: '#0f52ba',
  mustard: '#d6a521',
  rose: '#ff5f87',
  charcoal: '#36393f',
  sand: '#d8c49a',
  burgundy: '#800020',
  peach: '#ffcba4',
  lilac: '#c8a2c8',
  terracotta: '#c66b4a',
  apricot: '#fbceb1',
  oak: '#b88a5f',
  walnut: '#6e4d36',
  pine: '#d9b382',
  mahogany: '#6b2f1f',
  birch: '#e3cfa7',
  scarlet: '#ff2400',
  vermilion: '#e34234',
  ochre: '#cc7722',
  jade: '#00a86b',
  cobalt: '#0047ab',
  mauve: '#b784a7',
  taupe: '#8b7d70',
  aubergine: '#472c4c',
  bordeaux: '#5f021f',
  ultramarine: '#3f00ff',
  cerulean: '#2a78b5',
  ebony: '#2b241f',
  graphite: '#41424c',
  umber: '#635147',
  caramel: '#c68e55',
  sage: '#9caf88',
  petrol: '#1f5f73',
  champagne: '#f3e0c2',
  anthracite: '#383e42',
  pistachio: '#93c572',
  seafoam: '#9fe2bf',
  rust: '#b7410e',
  ocher: '#cc7722',
  blush: '#e2a4a8',
  eggshell: '#f0ead6',
  ecru: '#d8cba8',
  gunmetal: '#53565a',
  tangerine: '#f28500',
  periwinkle: '#ccccff',
  saffron: '#f4c430',
  marigold: '#eaa221',
  mulberry: '#c54b8c',
  russet: '#80461b',
  claret: '#7f1734',
  oxblood: '#4a0000',
  carmine: '#960018',
  sepia: '#704214',
  slate: '#708090',
  espresso: '#4b3621',
  mocha: '#8b6b4f',
  eggplant: '#614051',
  sandy: '#d8c49a',
  rosy: '#ff5f87',
  viridian: '#40826d',
  celadon: '#ace1af',
  alabaster: '#f2f0e6',
}

/** What a colour is compared with: "cherry red", "bottle green"; the colour is in the second word. */
const LIKENESS =
  /^(cherry|lemon|canary|blood|wine|ruby|brick|bottle|racing|grass|apple|moss|army|emerald|mint|mustard|banana|sun|jet|pitch|coal|raven|snow|milk|pearl|baby|electric|ice|ocean|cobalt|denim|ink|burnt|pumpkin|rusty|dusty|candy|bubblegum|flamingo|coffee|chestnut|ash|smoky|smoke|charcoal|fire|tomato|rose|plum|grape|pea|royal|sea|forest|leaf|peacock|midnight|steel|dove|slate|stone|honey|sunflower|strawberry|raspberry|carrot|peach|salmon|coral)$/

/** Whether the first of two words is there to tell which tone of a colour the second is. */
export const isToneOf = (first: string, second: string): boolean =>
  LIKENESS.test(first) && !!colorWord(second) && !cssPair(first, second)

const NAMED = Color.NAMES as Record<string, number>

const BROWNS: Record<string, string> = { light: '#b98a5a', pale: '#cdb08f', dark: '#5a3a22' }

/** Names of colours that are two words where people write them: "light blue" is CSS's lightblue. */
export const cssPair = (first: string, second: string): string | undefined => {
  const tone = `${first} ${second.replace('grey', 'gray')}`
  if (Object.hasOwn(TONES, tone)) return TONES[tone]
  if (second === 'white' && /^(warm|cool|cold)$/.test(first)) return first === 'warm' ? '#fff1dc' : '#eef4ff'
  // CSS's brown is a red.
  if (second === 'brown' && Object.hasOwn(BROWNS, first)) return BROWNS[first]
  // CSS's darkgray is lighter than its gray.
  if (first === 'dark' && /^gr[ae]y$/.test(second)) return '#505050'
  const value = NAMED[`${first}${second === 'grey' ? 'gray' : second}`]
  if (value !== undefined) return hexOf(value)
  // "Navy blue" is navy.
  const [own, family] = [colorWord(first), second === 'grey' ? 'gray' : second]
  if (!own || first === second || !BASIC.has(family) || BASIC.has(first)) return undefined
  // "Mustard yellow" is mustard, though that comes nearer to orange.
  const isOwnTone = Object.hasOwn(EXTRA, first) && LIKENESS.test(first)
  return isOwnTone || colorFamily(own) === family ? own : undefined
}

/** The name that CSS has for a colour, as #rrggbb; undefined where it has none. */
export const cssName = (hex: string): string | undefined =>
  Object.keys(NAMED).find((name) => !name.includes('grey') && hexOf(NAMED[name]) === hex)

const hexOf = (value: number) => `#${value.toString(16).padStart(6, '0')}`

/** The colour that a word names, as #rrggbb; undefined where it names none. */
export function colorWord(word: string): string | undefined {
  if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(word)) {
    return word.length === 4 ? `#${[...word.slice(1)].map((c) => c + c).join('')}` : word
  }
  if (Object.hasOwn(EXTRA, word)) return EXTRA[word]
  if (Object.hasOwn(NAMED, word)) return hexOf(NAMED[word])
  // "Lemon-yellow".
  const tone = /^\p{L}{2,}-(\p{L}+)$/u.exec(word)?.[1]
  const both = word.replace('-', ' ')
  if (Object.hasOwn(TONES, both)) return TONES[both]
  if (tone && tone !== 'white') return colorWord(word.replace('-', '')) ?? colorWord(tone)
  const plain = /^(.{2,})ish$/.exec(word)?.[1]
  return plain && ISH.has(plain) ? colorWord(ISH.get(plain)!) : undefined
}

/** "Reddish", "bluish": what is left of the word, and its colour. */
const ISH = new Map(
  'red orange yellow green blue purple pink brown white gray grey black cyan violet'
    .split(' ')
    .flatMap((name) => [name, `${name}${name.at(-1)}`, name.replace(/e$/, '')].map((form) => [form, name] as const)),
)

/** Words that are colours, for mending typos; rare ones would catch what is no typo of them. */
export const COLOR_WORDS = [...Object.keys(NAMED).filter((name) => name.length <= 9), ...Object.keys(EXTRA)]

/** "Dark", "light", "pale": how far towards black (negative) or white. */
export const SHADES: Record<string, number> = {
  dark: -0.45,
  darker: -0.3,
  deep: -0.35,
  light: 0.45,
  lighter: 0.3,
  pale: 0.6,
  bright: 0.1,
  pastel: 0.5,
  rich: -0.15,
  muted: 0.15,
  faded: 0.35,
  'washed-out': 0.4,
  dusty: 0.25,
  milky: 0.45,
  muddy: -0.25,
  earthy: -0.1,
  murky: -0.35,
  gloomy: -0.35,
  vivid: 0,
  soft: 0.35,
}

/** So many colours from one to another, evenly. */
export function colorsBetween(from: string, to: string, count: number): string[] {
  const [start, end] = [srgb(from), srgb(to)]
  return Array.from({ length: count }, (_, k) =>
    toHex(start.map((n, i) => n + (end[i] - n) * (count > 1 ? k / (count - 1) : 0))),
  )
}

/** A colour, mixed towards black (negative) or white. */
export function shade(hex: string, amount: number): string {
  const from = srgb(hex)
  const to = amount < 0 ? 0 : 1
  return toHex(from.map((n) => n + (to - n) * Math.abs(amount)))
}

/** A colour with less (negative) or more of its hue, from -1 to 1; what is grey stays so. */
export function saturate(hex: string, amount: number): string {
  const { h, s, l } = new Color(hex).getHSL({ h: 0, s: 0, l: 0 }, 'srgb')
  if (s < 0.01) return hex
  const next = amount < 0 ? s * (1 + amount) : s + (1 - s) * amount
  return `#${new Color().setHSL(h, next, l, 'srgb').getHexString()}`
}

const toHex = ([r, g, b]: number[]): string => `#${new Color().setRGB(r, g, b, 'srgb').getHexString()}`

function srgb(hex: string): number[] {
  const { r, g, b } = new Color(hex).getRGB({ r: 0, g: 0, b: 0 }, 'srgb')
  return [r, g, b]
}

const BASIC = new Set('red orange yellow green cyan blue purple pink brown white gray black'.split(' '))

/** The everyday name that a colour comes nearest to, so that "the red one" finds a crimson box. */
export function colorFamily(hex: string): string {
  const { h, s, l } = new Color(hex).getHSL({ h: 0, s: 0, l: 0 }, 'srgb')
  if (l < 0.1) return 'black'
  // What is light has much saturation with next to no colour: nobody calls the colour of new things blue.
  const chroma = s * (1 - Math.abs(2 * l - 1))
  const hue = h * 360
  if (l > 0.8 && chroma >= 0.07 && ((hue > 20 && hue < 52 && chroma < 0.27) || (hue < 65 && hue > 20 && chroma < 0.12)))
    return 'beige'
  if (l > 0.91 && chroma < 0.1) return 'white'
  if (s < 0.13 || chroma < 0.07) return 'gray'
  if (hue < 15 && s < 0.65 && l < 0.45) return 'brown'
  if (hue < 15 || hue >= 345) return l > 0.72 ? 'pink' : 'red'
  if (hue < 45) return l < 0.36 || (s < 0.62 && l < 0.72) || (s < 0.8 && l < 0.48) ? 'brown' : 'orange'
  if (hue < 68) return hue > 52 && l < 0.3 ? 'green' : 'yellow'
  if (hue < 165) return 'green'
  if (hue < 190) return 'cyan'
  if (hue < 255) return 'blue'
  if (hue < 300 || (hue < 318 && l < 0.42)) return 'purple'
  return 'pink'
}

/** "Cyan (teal, #008080)": in everyday words first. */
export function colorName(hex: string): string {
  const [family, name] = [colorFamily(hex), cssName(hex)]
  return name && name !== family ? `${family} (${name}, ${hex})` : `${family} (${hex})`
}

/** The family that a colour word asks for: its own where it is an everyday name. */
export function familyOf(word: string): string {
  const plain = word === 'grey' ? 'gray' : word
  return BASIC.has(plain) ? plain : colorFamily(colorWord(plain) ?? '#808080')
}

/** Colours for "in different colours"; `differentColors` has more. */
export const PALETTE = ['#e5484d', '#3b82f6', '#30a46c', '#f5c518', '#8e4ec6', '#f76b15', '#12a594', '#e93d82']

/** So many different colours, as #rrggbb: those of the palette, and beyond them other hues, a golden section apart. */
export const differentColors = (count: number): string[] => [
  ...PALETTE.slice(0, count),
  ...Array.from({ length: Math.max(0, count - PALETTE.length) }, (_, i) => ofHue(((i + 1) * 0.618) % 1)),
]

/** A colour of a hue from 0 to 1, of middling saturation and lightness. */
function ofHue(hue: number): string {
  const [SATURATION, LIGHTNESS] = [0.55, 0.6]
  const reach = SATURATION * Math.min(LIGHTNESS, 1 - LIGHTNESS)
  // HSL to RGB: CSS Color 4, section 7.1.
  const channel = (n: number) => {
    const k = (n + hue * 12) % 12
    return Math.round(255 * (LIGHTNESS - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return `#${[0, 8, 4].map((n) => channel(n).toString(16).padStart(2, '0')).join('')}`
}
