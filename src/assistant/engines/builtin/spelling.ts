import { Color } from 'three'
import type { Token } from './normalize.ts'
import { isNear, NUMBER_WORDS, singular, unitOf } from './normalize.ts'
import {
  ANY_WORDS,
  COMPARATIVES,
  colorWord,
  FINISHES,
  LIGHT_WORDS,
  SHADES,
  SHAPE_WORDS,
  SIZE_WORDS,
  VERBS,
} from './words.ts'

const LITTLE_WORDS = `a an the and then to of in on at by with from into onto up down left right front behind back top bottom above
  below under over next beside near between around about it them this that these those they all every each everything both my its
  selected selection is are be as so too but not except no bit slightly much way little more less twice half times thrice row
  grid circle ring line stack column columns rows apart gap together away toward towards forward backward backwards forwards
  clockwise counterclockwise anticlockwise degrees degree quarter third called named name what which where who how many much tall
  far wide high deep does do have has can there here light lights camera cameras group groups object objects thing things item
  items shape shapes scene same other another one ones first second third last leftmost rightmost middle largest biggest
  smallest tallest shortest closest farthest per cent percent size sized wide tall long side sides new empty x y z axis than for
  me you help floor ground evenly touching inside out off only also again step steps picture screenshot everything nothing
  like against alongside adjacent underneath beneath atop upon surrounding closer nearer further farther brighter dimmer darker
  lighter shinier glossier smoother rougher warmer cooler colder spaced spacing leaving leave equally origin level gap gaps tops
  bottoms edges lined stacked somewhat lot face look time copies radius diameter height width depth length opacity transparency
  roughness metalness intensity brightness previous last reply change changes order swap exchange switch replace instead before
  horizontal vertical horizontally vertically perspective glb gltf file image color colour position space some any facing`

const KNOWN = new Set([
  ...LITTLE_WORDS.split(/\s+/),
  ...Object.keys(SHAPE_WORDS),
  ...Object.keys(LIGHT_WORDS),
  ...Object.keys(FINISHES),
  ...Object.keys(SIZE_WORDS),
  ...Object.keys(COMPARATIVES),
  ...Object.keys(SHADES),
  ...Object.keys(VERBS),
  ...ANY_WORDS,
])
/** Rare colour names would catch words that are no typos of them. */
const COLORS = Object.keys(Color.NAMES).filter((name) => name.length <= 8)

/** What a word of three letters may be meant to be; others are too many. */
const SHORT = ['red', 'box', 'ball', 'blue', 'cube', 'cone', 'ring', 'gold', 'add', 'move']

const isKnown = (word: string) =>
  KNOWN.has(word) || KNOWN.has(singular(word)) || colorWord(word) !== undefined || unitOf(word) !== undefined

/** Mends words that are a typo away from one that is known. Names of nodes count as known, and come first. */
export function mendTypos(tokens: readonly Token[], names: ReadonlySet<string>): Token[] {
  return tokens.map((token, i) => {
    const { text } = token
    if (i === 0 && text === 'ad') return { ...token, text: 'add' }
    if (
      token.quoted ||
      token.value !== undefined ||
      text.length < 3 ||
      isKnown(text) ||
      names.has(text) ||
      names.has(singular(text))
    )
      return token
    if (text.length === 3) return { ...token, text: SHORT.find((word) => isNear(text, word, 1)) ?? text }
    const most = text.length >= 8 ? 2 : 1
    const near = (words: Iterable<string>) => {
      for (const word of words) if (word.length >= 4 && word[0] === text[0] && isNear(text, word, most)) return word
      return undefined
    }
    const plural = text.endsWith('s') ? near([...KNOWN].map((word) => `${word}s`)) : undefined
    const number = near(Object.keys(NUMBER_WORDS))
    if (number) return { ...token, text: number, value: NUMBER_WORDS[number] }
    const mended = near(names) ?? near(KNOWN) ?? plural ?? near(COLORS)
    return mended ? { ...token, text: mended } : token
  })
}
