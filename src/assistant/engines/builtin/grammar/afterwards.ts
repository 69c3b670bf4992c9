import type { Cursor } from '../language/cursor.ts'
import { unitOf } from '../language/units.ts'
import { colorWord, PALETTE } from '../words/colors.ts'
import { rankWord } from '../words/ranks.ts'
import { finishWord } from '../words/surfaces.ts'
import { OF_WHAT_IS, VERBS } from '../words/verbs.ts'
import { bothSides, otherSide } from './both-sides.ts'
import { isNameAhead } from './name-ahead.ts'
import type { Lexicon, Noun, Rank } from './noun.ts'
import { inRow } from './rows.ts'
import { takeColor } from './spoken-color.ts'

/** Whether what follows a noun as a place belongs to it ("delete the cup on the table") or is where it is to go. */
export type Attach = 'places' | 'nothing'

/** Reads one thing that may follow a noun. */
export type Step = (cursor: Cursor, it: Noun, lexicon: Lexicon, attach: Attach) => boolean

export const PROPERTY_WORDS =
  /^(color|size|height|width|depth|length|scale|opacity|transparency|roughness|metalness|intensity|brightness|name|radius|diameter|rotation|position|thickness|strength)$/

/** "The ball's colour", "the box height to 2". */
export const property: Step = (cursor, it) => {
  const owns = !!cursor.take("'s")
  if (it.property !== undefined || it.isNew || !PROPERTY_WORDS.test(cursor.word())) return false
  if (!owns && !/^(to|by|of|is|=|)$/.test(cursor.word(1))) return false
  it.property = cursor.next().text
  return true
}

/** "Of different sizes". */
export const varied: Step = (cursor, it) => {
  if (
    !it.isNew ||
    !cursor.take(
      'of different sizes | in different sizes | of various sizes | in various sizes',
      'of varying size | of varying sizes | of random size | of random sizes',
    )
  )
    return false
  it.isVaried = true
  return true
}

export const called: Step = (cursor, it) => {
  if (it.pronoun) return false
  if (
    !cursor.take(
      'called | named | and call it | and name it | labelled | labeled | with the name | by the name of',
      'that is called | that is named | which is called',
    )
  )
    return false
  const name = nameText(cursor)
  // "What is the red thing called?"
  if (!name) return false
  const names = [name]
  while (it.isNew && names.length < (it.count ?? 1) && cursor.take(', and | , | and')) names.push(nameText(cursor))
  if (names.length > 1) it.names = names
  else if (it.isNew) it.called = name
  else it.name = name
  return true
}

const SIDES: Record<string, Rank> = {
  left: 'leftmost',
  right: 'rightmost',
  front: 'nearest',
  back: 'farthest',
  rear: 'farthest',
  top: 'highest',
  bottom: 'lowest',
  middle: 'middle',
  center: 'middle',
}

/** "The one on the left", "at the back". */
export const onSide: Step = (cursor, it, lexicon, attach) => {
  if (it.rank === 'first' && it.nth && cursor.take('from the | counting from the')) {
    // "The second box from the left".
    const side = Object.hasOwn(SIDES, cursor.word()) ? SIDES[cursor.word()] : undefined
    if (!side) return false
    cursor.next()
    it.rank = side
    return true
  }
  const isAttached = attach !== 'nothing' || it.word === 'one'
  if (it.rank && !it.rankAcross && !it.isNew && isAttached) {
    const other = cursor.attempt(() => otherSide(cursor, it))
    if (other) Object.assign(it, other)
    return !!other
  }
  if (it.isNew || it.rank) return false
  if (inRow(cursor, it)) return true
  // "Turn the container on top": the highest.
  if (!it.isPlural && OF_WHAT_IS.test(VERBS[cursor.tokens[0].text] ?? '') && cursor.take('on top', 'at the top')) {
    it.rank = 'highest'
    return cursor.word() !== 'of'
  }
  const isWhich = !isAttached && tellsWhich(cursor) && isOneOfSeveral(it, lexicon, true)
  if (!isAttached && !isWhich) return false
  // "Tilt the pillar in front 10 degrees", "paint the pillar in front red".
  if ((isWhich || colorWord(cursor.word(2))) && cursor.take('in front')) {
    it.rank = 'nearest'
    return true
  }
  // "Turn the chair to the left": that is the way it turns.
  const verb = VERBS[cursor.tokens[0].text]
  if (verb === 'rotate' && cursor.word() === 'to') return false
  // "Move the red one to the right": that is where it goes.
  if (verb === 'move' && attach === 'nothing' && cursor.word() === 'to' && /^(|and|,|by|a|\d.*)$/.test(cursor.word(3)))
    return false
  if (
    !cursor.take(
      'on the | to the | at the | in the | on your | on my | all the way to the | furthest to the',
      'that is on the | that is in the | that is at the',
    )
  )
    return false
  const both = bothSides(cursor)
  if (both) {
    Object.assign(it, both)
    return !/^(of|corner)$/.test(cursor.word())
  }
  const word = cursor.word()
  if (!Object.hasOwn(SIDES, word) || isNameAhead(cursor, lexicon)) return false
  cursor.next()
  cursor.take('side', 'hand side', 'row')
  // "Everything on the left pallet" is on that, and not on the left.
  // "The pillar at the back red": that is how to paint it, though something is called Red box.
  const isName = colorWord(cursor.word()) ? isNameAhead(cursor, lexicon) : lexicon.names.has(cursor.word())
  if (cursor.word() === 'of' || /wall|corner/.test(cursor.word()) || isName) return false
  it.rank = SIDES[word]
  return true
}

/** "Lay the pillar at the back on its side", "raise the box on the left by 1 m": of several that one, and no place to go to. */
function tellsWhich(cursor: Cursor): boolean {
  const isFront = cursor.word() === 'in' && cursor.word(1) === 'front'
  const isSide = /^(at|in|on)$/.test(cursor.word()) && cursor.word(1) === 'the' && Object.hasOwn(SIDES, cursor.word(2))
  const from = isFront ? 2 : 3
  const [next, last] = [cursor.word(from), cursor.word(from + 1)]
  if (!(isSide || isFront) || /^(of|side|wall|corner|row|end|edge)$/.test(next)) return false
  const verb = VERBS[cursor.tokens[0].text] ?? ''
  if (/^(tilt|raise|lower|duplicate)$/.test(verb)) return true
  return /^(by|down|flat|upside|upright|\d.*)$/.test(next) || (next === 'on' && /^(its|their)$/.test(last))
}

/** Reads a noun phrase. */
export type ReadNoun = (cursor: Cursor, lexicon: Lexicon, attach?: Attach) => Noun | null

/** "The nightstand", where there are several: what follows may tell which. "The box" is one of a Red box and a Blue box, too, by its head. */
export function isOneOfSeveral({ word, name, isPlural, isAll }: Noun, { names }: Lexicon, isByHead = false): boolean {
  const head = (name ?? word ?? '').toLowerCase()
  if (!head || isPlural || isAll) return false
  if (head === 'one') return true
  if (isByHead) {
    const heads = [...names.values()].flat().map(({ words }) => words.findLast((one) => !/^\d+$/.test(one)))
    return heads.filter((one) => one === head).length > 1
  }
  const isSo = (words: readonly string[]) => words.filter((one) => !/^(?:\d+|\p{L})$/u.test(one)).join(' ') === head
  return (names.get(head.split(' ')[0]) ?? []).filter(({ words }) => isSo(words)).length > 1
}

/** "That has no cup", "without one", "that has a lamp on it", "with the vase on top": what stands on it tells which. */
export const holding =
  (read: ReadNoun): Step =>
  (cursor, it, lexicon) => {
    if (it.isNew) return false
    const lacks = cursor.take(
      'that does not have | that do not have | that does not yet have | that do not yet have | that has no',
      'that have no | which does not have | which do not have | which has no | which have no | without | with no',
    )
    if (lacks) {
      const isOnes = /^(one|any)$/.test(cursor.word()) && /^(|yet|and|,|on)$/.test(cursor.word(1))
      const tellsWhich = /^(an?|any)$/.test(cursor.word()) || isOneOfSeveral(it, lexicon)
      // "Every pedestal without the vase": what is none of them can only stand on them.
      const isOfAll = it.isAll && it.kind !== 'any' && it.word !== undefined
      if (lacks === 'without' && !isOnes && !tellsWhich && !isOfAll) return false
      if (isOnes) cursor.next()
      const noun = isOnes ? null : read(cursor, lexicon)
      if (!isOnes && !noun) return false
      const isOneOfThem = !noun?.word || /^(?:one|ones|rest|others?)$/.test(noun.word) || noun.word === it.word
      if (lacks === 'without' && !isOnes && !tellsWhich && (isOneOfThem || !!noun?.rank)) return false
      cursor.take('yet')
      cursor.take('on it', 'on them', 'on top', 'on top of it')
      it.where.push({ by: 'holding', ...(noun && { noun }), not: true })
      return true
    }
    if (cursor.take('that has none | that have none | which has none | which have none | with nothing on it')) {
      cursor.take('yet')
      it.where.push({ by: 'holding', not: true })
      return true
    }
    const has = cursor.take('that has | that have | which has | which have | with')
    // "Move the desk with the lamp on it": both.
    if (
      !has ||
      (has === 'with' &&
        // "Move the nightstand with the lamp", of two: what is on it goes along.
        !(
          /^(?:move|put|bring|place)$/.test(cursor.tokens[0].text) &&
          cursor.word() === 'the' &&
          isOneOfSeveral(it, lexicon)
        ) &&
        /^(duplicate|copy|clone|move|group|delete|remove|hide|align|line|swap|exchange|switch|replace|combine|merge|match|center|level)$/.test(
          cursor.tokens[0].text,
        ))
    )
      return false
    const isDefinite = cursor.word() === 'the'
    const isIndefinite = /^an?$/.test(cursor.word())
    const noun = read(cursor, lexicon)
    // "With the largest on top" is how they are stacked.
    if (!noun || noun.rank || noun.word === 'one') return false
    const isOnIt = cursor.take('on it | on them | on top of it | on top of them | on top')
    // "The nightstand with the lamp", of two.
    const isThere = !!noun.name || lexicon.sceneWords.has(noun.word ?? '')
    const tellsWhich =
      (isDefinite && (has !== 'with' || (isThere && isOneOfSeveral(it, lexicon)))) ||
      // "Select the nightstand with a lamp".
      (isIndefinite && !it.isNew && isThere && isOneOfSeveral(it, lexicon) && VERBS[cursor.tokens[0].text] !== 'create')
    if (!isOnIt && !tellsWhich) return false
    it.where.push({ by: 'holding', noun })
    return true
  }

/** "Nearest to the TV", "closest to me". */
export const rankedBy =
  (read: ReadNoun): Step =>
  (cursor, it, lexicon) => {
    const word = cursor.word()
    // "The lion that is closer to the gate".
    const isOfTwo =
      /^(is|are|stands|one)$/.test(cursor.tokens[cursor.at - 1]?.text ?? '') && /^(to|from)$/.test(cursor.word(1))
    const rank: Rank | null =
      /^(nearest|closest)$/.test(word) || (isOfTwo && /^(nearer|closer)$/.test(word))
        ? 'nearest'
        : /^(farthest|furthest)$/.test(word) || (isOfTwo && /^(farther|further)$/.test(word))
          ? 'farthest'
          : null
    if (rank) cursor.next()
    else if (!(it.rank === 'nearest' || it.rank === 'farthest') || it.rankTo) return false
    cursor.take('away')
    const isDirect = !!rank && /^(the|my|it|this|that)$/.test(cursor.word())
    if (!isDirect && !cursor.take('to', 'from', 'by')) {
      if (!rank || it.isNew) return false
      it.rank = rank
      return true
    }
    if (rank) it.rank = rank
    if (cursor.take('me | us | the camera | the viewer')) return true
    const to = read(cursor, lexicon)
    if (!to) return false
    it.rankTo = { ...to, isNew: false }
    return true
  }

/** "In red", "in different colours". */
export const colored: Step = (cursor, it) => {
  if (
    it.isNew &&
    cursor.take(
      'in different colors | in various colors | in random colors | of different colors',
      'with different colors | each in a different color | each a different color | in rainbow colors',
      'in all colors',
    )
  ) {
    it.colors = [...PALETTE]
    return true
  }
  // "A red cube, a green one and a blue one": three cubes.
  if (!it.isNew || (it.color && !it.isPlural)) return false
  const list = listOfColors(cursor)
  if (!list) return false
  it.colors = list
  return true
}

/** "One red and one green", ": red, green and blue", "alternating red and white". */
function listOfColors(cursor: Cursor): string[] | null {
  const led = cursor.take(
    ', | : | ( | alternating | in alternating | alternately | , alternately | , alternating | in | - | , one | ( one',
    ': one | that are | colored',
  )
  if (!led) return null
  const found: string[] = []
  for (;;) {
    cursor.take('one | the first one | the first | the second | the third | the other one | the other | another')
    const many = cursor.number()
    if (many !== undefined) cursor.next()
    cursor.take('of them', 'in', 'is', 'are', 'a')
    const hex = takeColor(cursor)
    if (!hex) break
    const times = Math.min(Math.max(1, Math.round(many ?? 1)), 100)
    found.push(...Array<string>(times).fill(hex))
    cursor.take('one', 'ones')
    if (!cursor.take(', and | and | , | /')) break
  }
  cursor.take(')', 'colors')
  return found.length > 1 ? found : null
}

/** "That is the largest". */
export function superlative(cursor: Cursor, it: Noun): boolean {
  const rank = rankWord(cursor.word())
  if (!rank || /^(left|right|top|bottom|front|back|center)$/.test(cursor.word()) || /er$/.test(cursor.word()))
    return false
  cursor.next()
  cursor.take('one')
  it.rank = rank
  return true
}

/** "Each ball on the box of the same colour": as what goes there. */
export const sameAs: Step = (cursor, it) => {
  if (it.isNew) {
    const side = cursor.take('of the same | with the same')
    if (!side || !/^(height|width|depth|size)$/.test(cursor.word()) || cursor.word(1) === 'as') return false
    it.sameSide = cursor.next().text as Noun['sameSide']
    cursor.take('and color')
    return true
  }
  const told = cursor.take(
    'of the same color | with the same color | in the same color | of its color | of their color | of its own color',
    'of the same size | with the same size | of its size | that has the same color | that has the same size',
  )
  // "The ball of the same colour as the box".
  if (!told || cursor.word() === 'as') return false
  it.same = told.endsWith('size') ? 'size' : 'color'
  return true
}

/** "Made of gold", "of glass", "out of wood". */
export const made: Step = (cursor, it) => {
  if (!cursor.take('made of | made from | made out of | of | out of | in | with | with a | in a')) return false
  const [led] = cursor.tokens.slice(cursor.at - 2)
  const finish = finishWord(cursor.word())
  if (finish && !it.isNew && led?.text === 'made') {
    it.where.push({ by: 'finish', finish, word: cursor.next().text })
    return true
  }
  if (!finish || !it.isNew) return false
  cursor.next()
  cursor.take('finish | material | surface | look')
  const { color, ...rest } = finish
  Object.assign(it.finish, rest)
  if (color && !it.color) it.color = { word: 'finish', hex: color, isFinish: true }
  return true
}

/** "The box you just added", "the one I selected". */
export const justNow: Step = (cursor, it) => {
  if (it.isNew) return false
  if (
    !cursor.take(
      'you just added | you just made | you added | you made | you created | you just moved | i just added',
      'we just added | from before | just added | that you added | that you made | that i added',
      'you just created',
    )
  )
    return false
  it.word = 'one'
  return true
}

/** A name: what is quoted, else the words up to the next mark or joint. */
export function nameText(cursor: Cursor): string {
  if (cursor.peek()?.quoted) return cursor.next().raw
  const from = cursor.at
  const isMeasure = () => cursor.at > from && cursor.number() !== undefined && unitOf(cursor.word(1)) !== undefined
  while (
    !cursor.done &&
    !isMeasure() &&
    !/^(and|,|\.|;|then|at|with|in|on|next|to|that|behind|under|between|but|above|below|beside|which|from)$/.test(
      cursor.word(),
    )
  )
    cursor.next()
  return cursor.text(from)
}
