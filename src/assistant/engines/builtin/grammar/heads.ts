import type { Cursor } from '../language/cursor.ts'
import { singular } from '../language/plural.ts'
import { colorWord } from '../words/colors.ts'
import { rankWord } from '../words/ranks.ts'
import { SHAPE_ADJECTIVES, SHAPE_WORDS } from '../words/shapes.ts'
import { COMPARATIVES } from '../words/sizes.ts'
import { finishWord } from '../words/surfaces.ts'
import { VERBS } from '../words/verbs.ts'
import { PROPERTY_WORDS } from './afterwards.ts'
import { isStop } from './head.ts'
import { endsName } from './names.ts'
import { blankNoun, hasHead, type Lexicon, type Noun } from './noun.ts'

/** "Move A to the left": a node that is called A, and no article. */
export function isLetter(cursor: Cursor, lexicon: Lexicon): boolean {
  if (cursor.peek()?.raw !== 'A' || !lexicon.names.get('a')?.some(({ words }) => words.length === 1)) return false
  const next = cursor.word(1)
  return (
    next === '' ||
    isStop(next) ||
    cursor.number(1) !== undefined ||
    colorWord(next) !== undefined ||
    next in COMPARATIVES
  )
}

/** "On top of B", where one thing is called Container B. */
export function tailNamed(cursor: Cursor, { names }: Lexicon): string | undefined {
  const letter = cursor.word()
  const next = cursor.word(1)
  if (!/^[a-z]\d*$/.test(letter) || !(next === '' || (isStop(next) && letter !== 'a') || /^(and|,)$/.test(next)))
    return undefined
  const all = [...names.values()].flat()
  const fitting = all.filter(({ words }) => words.length === 2 && words[1] === letter)
  return fitting.length === 1 && !names.has(letter) ? fitting[0].name : undefined
}

/** "All red", "the largest", "the other": a noun is understood. */
export const standsAlone = (n: Noun) =>
  n.isMore ||
  (!n.isNew &&
    (n.isOther ||
      n.isAny ||
      n.rank !== undefined ||
      n.where.length > 0 ||
      n.isAll ||
      (n.color !== undefined && n.isPlural) ||
      n.sizeWords.length > 0)) ||
  (n.isNew && !n.isBare && n.color !== undefined && !n.color.isFinish)

/** "The two", "the red": what stands for a noun that was said before. */
export function headless(cursor: Cursor, it: Noun) {
  if (!it.isNew && it.count !== undefined && (cursor.done || isStop(cursor.word()))) it.word = 'one'
}

/** "The height of …", "its height". */
export function ofProperty(cursor: Cursor, it: Noun) {
  if (/^(its|their)$/.test(cursor.word()) && PROPERTY_WORDS.test(singular(cursor.word(1)))) {
    it.pronoun = cursor.next().text === 'its' ? 'it' : 'them'
    it.property = singular(cursor.next().text)
    return
  }
  cursor.attempt(() => {
    cursor.take('the')
    const word = /^(color|height|width|depth|size|name|position|radius)s$/.test(cursor.word())
      ? cursor.word().slice(0, -1)
      : cursor.word()
    if (!PROPERTY_WORDS.test(word) || cursor.word(1) !== 'of') return null
    cursor.at += 2
    it.property = word
    return true
  })
}

/** What a phrase without a head takes from another: "the first and the second tree". */
export function withHeadOf(n: Noun, other: Noun): Noun {
  const isBare =
    !hasHead(n) &&
    (!n.word || (n.word === 'one' && !!(n.rank ?? n.ends))) &&
    !n.isNew &&
    !n.isOther &&
    !n.isAll &&
    !n.where.length
  if (!isBare || !hasHead(other) || other.pronoun || other.kind === 'any') return n
  const { word, shape, shapes, item, kind, light, name } = other
  // "The red and the small cube", where that is called Small Cube: cubes.
  const last = singular(
    name
      ?.toLowerCase()
      .split(/[\s_.-]+/)
      .at(-1) ?? '',
  )
  if (name && /[\s_.-]/.test(name) && Object.hasOwn(SHAPE_WORDS, last))
    return { ...n, word: last, shape: SHAPE_WORDS[last] }
  return { ...n, word, shape, shapes, item, kind, light, name: name?.replace(/[\s_.-]+\d+$/, '') }
}

/** "Desk, desk 2 and desk 3": the first is the one that is called so, without a number. */
export const withoutNumber = (list: Noun[], { names }: Lexicon): Noun[] =>
  list.map((noun) => {
    const name = (noun.name ?? noun.word ?? '').toLowerCase()
    const isNumbered = list.some(
      (other) => other.name?.toLowerCase().replace(/ \d+$/, '') === name && other !== noun && /\d$/.test(other.name),
    )
    const first = names.get(name.split(' ')[0])?.find(({ words }) => words.join(' ') === `${name} 1`)
    return isNumbered && first && !noun.isPlural && !noun.isAll ? { ...noun, name: first.name } : noun
  })

/** "The first and the second tree", "the first tree and the second": trees, both. */
export function withHeads(list: readonly Noun[]): Noun[] {
  const [first, last] = [list[0], list.at(-1)!]
  return list.map((n) => withHeadOf(n, hasHead(last) ? last : first))
}

/** Something that can be stood on or beside; "by 2" and "to blue" are no relations. */
export const isTarget = (n: Noun) =>
  !!(n.pronoun || n.shape || n.kind || n.name || n.word || n.rank || n.isOther || n.item) &&
  !/^(x|y|z|axis|degree|metre|meter|width|height|depth|length|left|right|front|back|side|top|bottom|way|scene|view|row|line|grid|circle|time|turn|distance|percent|each|bit|air|gap|middle|center|color|direction|size|finish)$/.test(
    n.word ?? '',
  ) &&
  n.property === undefined &&
  !(n.isBare && n.word && !n.name && !n.item && !n.shape && rankWord(n.word) !== undefined)

/** "Add a tree", "three lamps", "another one": what is there is spoken of only beside what is new. */
export function isCreating({ tokens: [{ text, value }, next] }: Cursor): boolean {
  const isSet = VERBS[text] === 'place' && /^(?:an?|another)$/.test(next?.text ?? '')
  return VERBS[text] === 'create' || isSet || value !== undefined || /^(a|an|another|some|more)$/.test(text)
}

/** The word that led to a noun which ends at the cursor. */
export function wordBefore(cursor: Cursor, { text }: Noun): string {
  const start = cursor.at - text.split(' ').length
  return cursor.tokens[start - 1]?.text ?? ''
}

/** "The tree crown": the name of a part, straight behind what it is a part of. */
export function isPartAhead(cursor: Cursor, it: Noun, { names }: Lexicon): boolean {
  const word = cursor.word()
  const isName = [word, singular(word)].some((one) => names.has(one) || endsName(names, one))
  const isOther = isStop(word) || Object.hasOwn(VERBS, word) || colorWord(word) || cursor.number() !== undefined
  // "Make the table glass", where something is called Glass; "make the rug round", of a Round Rug.
  const isFinish =
    /^(make|turn|paint|let)$/.test(cursor.tokens[0].text) &&
    (!!finishWord(word) || Object.hasOwn(SHAPE_ADJECTIVES, word)) &&
    /^(|and|,)$/.test(cursor.word(1))
  return isName && !isOther && !isFinish && !!(it.name ?? it.item) && !cursor.peek()?.quoted
}

/** What was read as the whole becomes a part of it. */
export function becomesPart(it: Noun, { isNew: _, isBare: __, text: ___, ...part }: Noun, owner: Noun) {
  Object.assign(it, blankNoun(), { isBare: undefined, name: undefined, word: undefined }, part, {
    owner,
    isAll: part.isPlural,
    isNew: false,
  })
}
