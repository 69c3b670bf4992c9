import { COLOR_WORDS, colorWord, SHADES } from '../words/colors.ts'
import { COMMON_WORDS } from '../words/common.ts'
import { NEAR_WORDS } from '../words/near-words.ts'
import { RANK_WORDS } from '../words/ranks.ts'
import { ANY_WORDS, LIGHT_WORDS, SHAPE_ADJECTIVES, SHAPE_WORDS } from '../words/shapes.ts'
import { COMPARATIVES, SIZE_WORDS } from '../words/sizes.ts'
import { FINISH_WORDS, GRADES } from '../words/surfaces.ts'
import { SYNONYMS } from '../words/synonyms.ts'
import { PLAIN_THINGS } from '../words/things.ts'
import { VERBS } from '../words/verbs.ts'
import { NUMBERS, numberWord, ordinal } from './numbers.ts'
import { singular } from './plural.ts'
import type { Token } from './tokens.ts'
import { UNIT_WORDS, unitOf } from './units.ts'

const LITTLE_WORDS =
  `a an the and then to of in on at by with from into onto up down left right front behind back top bottom above
  below under over next beside near between around about it them this that these those they all every each everything both my its
  selected selection is are be as so too but not except no bit slightly much way little more less twice half times thrice row
  grid circle ring line stack column columns rows apart gap together away toward towards forward backward backwards forwards
  north south east west clockwise counterclockwise degrees degree quarter third called named name what which where who how many much tall
  far wide high deep do does have has can there here light lights camera cameras group groups object objects thing things item
  items shape shapes scene same other another one ones per cent percent size sized long side sides new empty x y z axis than for
  me you help floor ground evenly touching inside out off only also again step steps picture everything nothing
  close like against alongside adjacent underneath beneath atop upon surrounding closer nearer further farther spaced spacing leaving leave
  equally origin level gaps tops bottoms edges edge lined stacked somewhat lot face look time copies radius diameter height width depth
  length opacity transparency roughness metalness intensity brightness previous reply changes order instead before horizontal vertical
  horizontally vertically perspective glb gltf file image color colors position space some any facing corner corners center middle wall
  walls room else rest between distance overlap overlapping floating sunk stick sticks through ground anything something taller
  stl obj ply usdz react html fbx dae collada blend 3mf orbitview shadingview wireframe clay unlit normals bounds beamangle fieldofview
  background fog environment lighting mood exposure shadow shadows night sunset sunrise studio morning evening daylight animation clip
  leading leads lead what's whole entire own pointing opposite across turn turned upside upright degrees hidden visible locked kind kinds such dont
  should would could must need needs want like make put set place exactly without within until enough actually never mind
  yes nope neither none anymore any more made created added whose when while warmer cooler warm cool cold dimmer brighter how far
  well feel feels felt see tell tells cant freeze clean keep stay stays give gives seems seem sure very really pretty quite rather good nice
  best well-known free same self soon late early first wait look looks them than then fully half done work works love mind kind hand
  invisible triangle pyramid village apart please thanks outer inner
  wheel wheels roof door crown trunk leg legs seat`.split(/\s+/)

const KNOWN = new Set([
  ...LITTLE_WORDS,
  ...[SHAPE_WORDS, LIGHT_WORDS, SIZE_WORDS, COMPARATIVES, SHADES, VERBS, RANK_WORDS, SHAPE_ADJECTIVES, GRADES].flatMap(
    Object.keys,
  ),
  ...FINISH_WORDS,
  ...ANY_WORDS,
  ...UNIT_WORDS,
  ...NUMBERS,
])

/** Words that a slip of the fingers makes of others, though it may be a word itself. */
const SLIPS: Record<string, string> = {
  shud: 'should',
  withe: 'white',
  difernt: 'different',
  diferent: 'different',
  diffrent: 'different',
  teh: 'the',
  hte: 'the',
  adn: 'and',
  nad: 'and',
  ad: 'add',
  bax: 'box',
  taht: 'that',
  waht: 'what',
  hwo: 'how',
  ti: 'it',
  fo: 'of',
  ot: 'to',
  tot: 'to',
  whit: 'white',
  chiars: 'chairs',
  chiar: 'chair',
  dlete: 'delete',
  delte: 'delete',
  mvoe: 'move',
  tabel: 'table',
  tabels: 'tables',
  rigth: 'right',
  rihgt: 'right',
  besides: 'beside',
  infront: 'front',
  ontop: 'on',
  biger: 'bigger',
  purpel: 'purple',
  pruple: 'purple',
  thre: 'three',
  mor: 'more',
  bak: 'back',
  ned: 'need',
  secnd: 'second',
  hav: 'have',
  giv: 'give',
  wil: 'will',
  shelfs: 'shelves',
  moer: 'more',
  moe: 'more',
  tow: 'two',
  coffe: 'coffee',
  rde: 'red',
  balck: 'black',
  sth: 'something',
  smth: 'something',
  somthing: 'something',
  bleu: 'blue',
  gren: 'green',
  grean: 'green',
  yelow: 'yellow',
  shpere: 'sphere',
  shperes: 'spheres',
  tourquoise: 'turquoise',
  wiht: 'with',
  form: 'from',
  pu: 'put',
  evry: 'every',
  evrything: 'everything',
  everthing: 'everything',
  u: 'you',
  ur: 'your',
  plz: 'please',
  swop: 'swap',
  al: 'all',
  thats: 'that',
  dubble: 'double',
  blu: 'blue',
  te: 'the',
  abit: 'a bit',
  rite: 'right',
  pnt: 'paint',
  smler: 'smaller',
  frunt: 'front',
  moar: 'more',
  mak: 'make',
  blak: 'black',
  blck: 'black',
  cna: 'can',
  rad: 'red',
  wals: 'walls',
  th: 'the',
  ona: 'on',
  onthe: 'on',
  sphre: 'sphere',
  cilinder: 'cylinder',
  cylnder: 'cylinder',
  yelo: 'yellow',
  whte: 'white',
  grn: 'green',
  rd: 'red',
  cosy: 'cozy',
  copie: 'copy',
  wite: 'white',
  da: 'the',
  bx: 'box',
  bxs: 'boxes',
  tbl: 'table',
  blk: 'black',
  wht: 'white',
  brwn: 'brown',
}

/** "Adding", "waiting": a form of an everyday word. */
function isInflected(word: string): boolean {
  const stem = /^(\p{L}{3,})ing$/u.exec(word)?.[1]
  if (!stem) return false
  // "Overlaping" lacks a letter.
  const isWhole = !/[^aeiou][aeiou][bgmpt]$/.test(stem)
  const forms = [...(isWhole ? [stem] : []), `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')]
  return forms.some((form) => COMMON_WORDS.has(form) || KNOWN.has(form))
}

/** Mends words that are a typo away from one that is known. Names of nodes count as known, and come first. */
export function mendTypos(
  tokens: readonly Token[],
  names: ReadonlySet<string>,
  begins = false,
  there: ReadonlySet<string> = names,
): Token[] {
  const isKnown = (word: string) =>
    KNOWN.has(word) ||
    COMMON_WORDS.has(word) ||
    // "Bolder", where there is a boulder.
    (NEAR_WORDS.has(word) && !(word.length > 5 && [...there].some((name) => isSlipOf(word, name)))) ||
    isInflected(word) ||
    SYNONYMS.has(word) ||
    SYNONYMS.has(singular(word)) ||
    COMMON_WORDS.has(singular(word)) ||
    names.has(word) ||
    names.has(singular(word)) ||
    KNOWN.has(singular(word)) ||
    colorWord(word) !== undefined ||
    unitOf(word) !== undefined ||
    ordinal(word) !== undefined
  return tokens.map((token) => {
    const { text } = token
    if (token.quoted || token.value !== undefined || names.has(text)) return token
    // "The tub", of a bathtub.
    const isTail = (name: string) =>
      ![...SHORT_LOOKS, ...there].some((look) => isLetterMore(look, text)) &&
      name.length > text.length + 1 &&
      name.endsWith(singular(text))
    if (text.length > 2 && !isKnown(text) && [...names].some(isTail)) return token
    if (Object.hasOwn(SLIPS, text) && !/^[A-Z]$/.test(token.raw)) return corrected(token, SLIPS[text])
    const isShort = text.length === 3 && !isKnown(text)
    const short = isShort
      ? ([...names, ...SHAPE_NAMES, ...SHORT_VERBS, ...SHORT_LOOKS].find((name) => isLetterMore(name, text)) ??
        [...names, ...KNOWN].find((word) => isSwapped(word, text) && editDistance(word, text) === 1))
      : undefined
    if (short) return corrected(token, short)
    const isOfScene = there !== names && [...there].some((name) => isSlipOf(text, name))
    const whole =
      isKnown(text) || isOfScene
        ? undefined
        : (undoubled(text, isKnown) ?? withVowels(text, names) ?? ofScene(text, there, names))
    if (whole) return corrected(token, whole)
    if (text.length < 4 || isKnown(text) || !/^\p{L}+$/u.test(text)) return token
    return corrected(token, nearest(text, names, begins, there) ?? text)
  })
}

/** As `mendTypos`, within a text; what is quoted, written with a capital inside of a sentence, or given as a name stays. `there` are the words of the scene. */
export function mendText(text: string, names: ReadonlySet<string>, there?: ReadonlySet<string>): string {
  let isName = false
  return text.replace(/"[^"]*"|\p{L}+(?:-[\p{L}\d]+|'(?!s\b)[\p{L}\d]+)*/gu, (word, at: number) => {
    if (word.startsWith('"')) return word
    const named = isName
    isName =
      /^(called|named|rename|call|name)$/i.test(word) || (isName && /^(it|the|group|to|them|this|that)$/i.test(word))
    const isProper = at > 0 && /^\p{Lu}/u.test(word) && !/[.!?;]\s*$/.test(text.slice(0, at))
    if (
      (named && !names.has(word.toLowerCase()) && !/^(it|the|to|group)$/i.test(word)) ||
      (isProper && !Object.hasOwn(SLIPS, word.toLowerCase()))
    )
      return word
    const lower = word.toLowerCase()
    // "And trun it": what is told of something is a verb.
    const begins =
      at === 0 ||
      (/\b(?:and|then),? $/i.test(text.slice(0, at)) && /^ (?:it|them)\b/i.test(text.slice(at + word.length)))
    const mended = mendTypos([{ text: lower, raw: word }], names, begins, there)[0].text
    return mended === lower ? word : mended
  })
}

const SHORT_VERBS = ['make', 'move', 'turn', 'hide', 'show', 'copy', 'undo', 'redo', 'swap', 'lift', 'drop', 'look']
const SHORT_LOOKS = ['tall', 'wide', 'long', 'deep', 'flat', 'dark', 'blue', 'gold', 'gray', 'grey', 'half', 'left']
const SHAPE_NAMES = Object.keys(SHAPE_WORDS)

/** "Bal" for "ball": a letter was left out. */
const isLetterMore = (word: string, text: string) => word.length === text.length + 1 && editDistance(word, text) === 1

/** Whether a word is a letter away from another, or from its plural. */
const isSlipOf = (text: string, word: string): boolean =>
  word.length > 3 && [word, `${word}s`].some((form) => editDistance(text, form) === 1)

/** "Redd" for "red": a letter was struck twice. */
function undoubled(text: string, isKnown: (word: string) => boolean): string | undefined {
  const once = text.replace(/(\p{L})\1/gu, '$1')
  return once !== text && once.length > 2 && isKnown(once) ? once : undefined
}

const consonants = (word: string) => word.replace(/[aeiou]/g, '')

/** "Nxt" for "next": the vowels were left out. */
function withVowels(text: string, names: ReadonlySet<string>): string | undefined {
  if (text.length < 3 || /[aeiouy\d-]/.test(text)) return undefined
  return [...names, ...KNOWN].find(
    (word) => /^[a-z]+$/.test(word) && word.length <= text.length + 2 && consonants(word) === text,
  )
}

/** "Tostr", where there is a toaster: vowels of a long word of the scene were left out. */
function ofScene(text: string, there: ReadonlySet<string>, names: ReadonlySet<string>): string | undefined {
  if (there === names || text.length < 4) return undefined
  const same = [...there].filter(
    (name) =>
      name.length > 5 && name[0] === text[0] && text.length < name.length && consonants(name) === consonants(text),
  )
  return same.length === 1 ? same[0] : undefined
}

/** A word that is mended into a number counts as one. */
function corrected(token: Token, text: string): Token {
  const value = numberWord(text)
  return value === undefined || text === 'one' ? { ...token, text } : { ...token, text, value }
}

/** "Nut", "bag" and "map" are a letter away from too much to be guessed. */
const isTooShort = (word: string) => word.length < 5 && Object.hasOwn(PLAIN_THINGS, word)

/** The nearest known word: names first, then the grammar's own, then colours, each with its plural. */
function nearest(
  text: string,
  names: ReadonlySet<string>,
  begins: boolean,
  there: ReadonlySet<string>,
): string | undefined {
  let best: { word: string; distance: number } | undefined
  for (const [rank, words] of [names, KNOWN, COLOR_WORDS].entries()) {
    for (const word of words) {
      if (word.length < 3 || (rank > 0 && isTooShort(word))) continue
      for (const form of text.endsWith('s') && !word.endsWith('s') ? [word, `${word}s`] : [word]) {
        const isOfScene = rank === 0 && there !== names && there.has(word)
        // What begins an order is a verb before it is anything else: "pant" is "paint" there, and no plant.
        const isVerb = begins && Object.hasOwn(VERBS, form)
        const most = mostTypos(text, form, isOfScene || isVerb)
        const isAlike = form[0] === text[0] || form[1] === text[0] || (isOfScene && soundsAlike(form[0], text[0]))
        if (Math.abs(form.length - text.length) > most || !isAlike || (isVerb && strangers(text, form) > 1)) continue
        // Letters are swapped more often than left out, and left out more often than put in.
        const typos = isAnagram(text, form)
          ? 1
          : editDistance(text, form) - (isSwapped(text, form) ? 0.22 : rank < 2 && form.length > text.length ? 0.12 : 0)
        // What is in the scene is meant rather than what may be added to it.
        const isThere = isOfScene ? -0.15 : 0
        const distance =
          typos + isThere + (isVerb ? (names.has(form) ? 0 : -0.05) : rank * 0.1) + (form.length < 4 ? 0.5 : 0)
        if (distance < most + 0.5 && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
          best = { word: form, distance }
      }
    }
  }
  return best?.word
}

/** How many letters of a word another lacks: "topple" is no slip for "triple". */
function strangers(text: string, form: string): number {
  const left = [...form]
  return [...text].filter((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  }).length
}

/** How many typos a word may have: more in a long one, and in one that is likely. */
const mostTypos = (text: string, form: string, isLikely: boolean): 1 | 2 =>
  text.length >= 8 || (text.length === 7 && form.length > 8) || (text.length >= 6 && isLikely) ? 2 : 1

/** "Kake" for "cake". */
const soundsAlike = (a: string, b: string): boolean => ['ck', 'kc', 'cs', 'sc', 'fp', 'pf', 'sz', 'zs'].includes(a + b)

/** One that has its letters in another order. */
const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('')

/** Long words with all their letters, in another order, are slips of the fingers. */
const isAnagram = (a: string, b: string): boolean =>
  a.length > 5 && a.length === b.length && [...a].sort().join('') === [...b].sort().join('')

/** Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other (Damerau–Levenshtein, restricted). */
export function editDistance(a: string, b: string): number {
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
  return rows[a.length][b.length]
}
