import { COLOR_WORDS, colorWord, SHADES } from '../words/colors.ts'
import { COMMON_WORDS } from '../words/common.ts'
import { NEAR_WORDS } from '../words/near-words.ts'
import { RANK_WORDS } from '../words/ranks.ts'
import { ANY_WORDS, LIGHT_WORDS, SHAPE_ADJECTIVES, SHAPE_WORDS } from '../words/shapes.ts'
import { COMPARATIVES, SIZE_WORDS } from '../words/sizes.ts'
import { MAIN_VERBS, SLIPPED_VERBS } from '../words/slipped-verbs.ts'
import { SLIPS } from '../words/slips.ts'
import { FINISH_WORDS, GRADES } from '../words/surfaces.ts'
import { SYNONYMS } from '../words/synonyms.ts'
import { PLAIN_THINGS } from '../words/things.ts'
import { VERBS } from '../words/verbs.ts'
import { NUMBERS, numberWord, ordinal } from './numbers.ts'
import { singular } from './plural.ts'
import { isRuleWord, RULE_WORDS } from './rule-words.ts'
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
  stl obj ply usdz react html fbx dae collada blend 3mf orbitview shadingview wireframe clay unlit normals bounds focal feather blur penumbra orientation rotation shininess candela lux beamangle beamedge lightrange sunfrom fieldofview isolated lonely lone solitary
  background fog environment lighting mood exposure shadow shadows night sunset sunrise studio morning evening daylight animation clip
  leading leads lead what's whole entire own pointing opposite across turn turned upside upright degrees hidden visible locked kind kinds such dont
  should would could must need needs want like make put set place exactly without within until enough actually never mind
  yes nope neither none anymore any more made created added whose when while warmer cooler warm cool cold dimmer brighter how far
  well feel feels felt see tell tells cant freeze clean keep stay stays give gives seems seem sure very really pretty quite rather good nice
  best well-known free same self soon late early first wait look looks them than then fully half done work works love mind kind hand
  invisible triangle pyramid village apart please thanks outer inner
  goes belongs stands places needed painted factor shall want wants keep try trade capabilities labelled metres meters
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

/** "Adding", "waiting": a form of an everyday word. */
function isInflected(word: string): boolean {
  const stem = /^(\p{L}{3,})ing$/u.exec(word)?.[1]
  if (!stem) return false
  // "Overlaping" lacks a letter.
  const isWhole = !/[^aeiou][aeiou][bgmpt]$/.test(stem)
  const forms = [...(isWhole ? [stem] : []), `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')]
  return forms.some((form) => COMMON_WORDS.has(form) || KNOWN.has(form))
}

/** Where words stand: whether they begin an order, as verbs do that something follows, whether rules have yet to see them, and the words of the scene. */
interface Where {
  begins?: boolean
  isVerb?: boolean
  isFirst?: boolean
  there?: ReadonlySet<string>
}

/** Mends words that are a typo away from one that is known. Names of nodes count as known, and come first. */
export function mendTypos(
  tokens: readonly Token[],
  names: ReadonlySet<string>,
  { begins = false, isVerb = false, isFirst = false, there = names }: Where = {},
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
    const verb = isVerb ? slippedVerb(text, isKnown) : undefined
    if (verb) return corrected(token, verb)
    // Rules may know a slip by the words beside it.
    if (isFirst && (Object.hasOwn(SLIPS, text) || isRuleWord(text))) return token
    if (Object.hasOwn(SLIPS, text) && !/^[A-Z]$/.test(token.raw)) return corrected(token, SLIPS[text])
    const isShort = text.length === 3 && !isKnown(text)
    const short = isShort
      ? ([...names, ...SHAPE_NAMES, ...SHORT_VERBS, ...SHORT_LOOKS, ...SHORT_WORDS].find((name) =>
          isLetterMore(name, text),
        ) ?? [...names, ...KNOWN].find((word) => isSwapped(word, text) && editDistance(word, text) === 1))
      : undefined
    if (short) return corrected(token, short)
    const isOfScene = there !== names && [...there].some((name) => isSlipOf(text, name))
    const whole =
      isKnown(text) || isOfScene
        ? undefined
        : (undoubled(text, isKnown) ?? withVowels(text, names) ?? ofScene(text, there, names))
    if (whole) return corrected(token, whole)
    if (text.length < 4 || isKnown(text) || !/^\p{L}+$/u.test(text)) return token
    return corrected(token, nearest(text, names, { begins, isFirst, there }) ?? text)
  })
}

/** Where the next order may begin, and what it is about. */
const ORDER_ENDS = /(?:\b(?:and|then|please|you)|[,.;!]),? $/i
const IS_OF = /^ (?:an?|the|it|them|this|that|all|every|each|both|my|everything|these|those)\b/i

/** As `mendTypos`, within a text; what is quoted, written with a capital inside of a sentence, or given as a name stays. `there` are the words of the scene. */
export function mendText(
  text: string,
  names: ReadonlySet<string>,
  there?: ReadonlySet<string>,
  isFirst = false,
): string {
  let isName = false
  let isVerbOfName = false
  return text.replace(/"[^"]*"|\p{L}+(?:-[\p{L}\d]+|'(?!s\b)[\p{L}\d]+)*/gu, (word, at: number) => {
    if (word.startsWith('"')) return word
    const named = isName
    // "Call the lqmp Beacon": what is called so is none of the name.
    const namesIt = isVerbOfName
    isVerbOfName = /^(?:call|name|rename)$/i.test(word)
    isName =
      /^(called|named|rename|call|name)$/i.test(word) ||
      (isName && /^(it|the|group|to|them|this|that)$/i.test(word) && !(namesIt && /^the$/i.test(word)))
    const isFirstWord = at === 0 || /[.!?;]\s*$/.test(text.slice(0, at))
    // "Call it Peak. Peak should be red": a name, though it begins a sentence.
    const isProper = /^\p{Lu}/u.test(word) && (!isFirstWord || new RegExp(`[\\p{L},] ${word}\\b`, 'u').test(text))
    if (
      (named && !names.has(word.toLowerCase()) && !/^(it|the|to|group)$/i.test(word)) ||
      (isProper && !Object.hasOwn(SLIPS, word.toLowerCase()))
    )
      return word
    const lower = word.toLowerCase()
    // "And trun it": what is told of something is a verb.
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)]
    const begins = at === 0 || (/\b(?:and|then),? $/i.test(before) && /^ (?:it|them)\b/i.test(after))
    const isVerb = (at === 0 || ORDER_ENDS.test(before)) && IS_OF.test(after)
    const mended = mendTypos([{ text: lower, raw: word }], names, { begins, isVerb, isFirst, there })[0].text
    return mended === lower ? word : mended
  })
}

/** "Pace the lamp", "hae it turned": what an order begins with is a verb. */
function slippedVerb(text: string, isKnown: (word: string) => boolean): string | undefined {
  if (Object.hasOwn(SLIPPED_VERBS, text)) return SLIPPED_VERBS[text]
  if (text.length < 3 || isKnown(text)) return undefined
  const near = MAIN_VERBS.filter((verb) => verb.length > 3 && editDistance(verb, text) === 1)
  return near.find((verb) => isSwapped(verb, text)) ?? near.find((verb) => isLetterMore(verb, text)) ?? near[0]
}

const SHORT_VERBS = ['make', 'move', 'turn', 'hide', 'show', 'copy', 'undo', 'redo', 'swap', 'lift', 'drop', 'look']
const SHORT_LOOKS = ['tall', 'wide', 'long', 'deep', 'flat', 'dark', 'blue', 'gold', 'gray', 'grey', 'half', 'left']
const SHORT_WORDS =
  'each more same some that from rows grid what name size axis high keep face them this have give with then when five four near into over like just must need goes back down here many much ones only than they very next last side wall'.split(
    ' ',
  )
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

/** How much less likely than what is in the scene a name of the library is meant, a word of the grammar, a colour, a word of the rules. */
const LESS_LIKELY = [0.06, 0.03, 0.05, 0.3]

/** The nearest known word: names first, then the grammar's own, then colours, each with its plural. */
function nearest(
  text: string,
  names: ReadonlySet<string>,
  { begins, isFirst, there }: Required<Omit<Where, 'isVerb'>>,
): string | undefined {
  let best: { word: string; distance: number } | undefined
  for (const [rank, words] of [names, KNOWN, COLOR_WORDS, RULE_WORDS].entries()) {
    const less = LESS_LIKELY[rank]
    for (const word of words) {
      if (word.length < 3 || (rank > 0 && isTooShort(word))) continue
      for (const form of text.endsWith('s') && !word.endsWith('s') ? [word, `${word}s`] : [word]) {
        const isOfScene = rank === 0 && there !== names && there.has(word)
        // What begins an order is a verb before it is anything else: "pant" is "paint" there, and no plant.
        const isVerb = begins && Object.hasOwn(VERBS, form)
        const most = isFirst ? 1 : mostTypos(text, form, isOfScene || isVerb)
        const isAlike = form[0] === text[0] || form[1] === text[0] || (isOfScene && soundsAlike(form[0], text[0]))
        if (Math.abs(form.length - text.length) > most || !isAlike || (isVerb && strangers(text, form) > 1)) continue
        // Letters are swapped more often than left out, and left out more often than put in.
        const far = editDistance(text, form)
        const typos =
          isAnagram(text, form) && far > 1
            ? 1
            : far - (isSwapped(text, form) ? 0.22 : rank < 3 && form.length > text.length ? 0.12 : 0)
        // What is in the scene is meant rather than what may be added to it.
        const isThere = isOfScene || (rank === 0 && there === names) ? -0.15 : 0
        const distance = typos + isThere + (isVerb ? (names.has(form) ? 0 : -0.05) : less) + (form.length < 4 ? 0.5 : 0)
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
