import type { Cursor } from '../language/cursor.ts'
import { singular } from '../language/plural.ts'
import { unitOf } from '../language/units.ts'
import { isMark, wordsOf } from '../meaning/lexicon.ts'
import { colorWord } from '../words/colors.ts'
import { rankWord } from '../words/ranks.ts'
import { ANY_WORDS, SHAPE_WORDS } from '../words/shapes.ts'
import { DOUBTFUL, VERBS } from '../words/verbs.ts'
import { PROPERTY_WORDS } from './afterwards.ts'
import { blankNoun, type Lexicon, type Noun, type Where } from './noun.ts'

/** "A ring, a cube and a ball, each half a metre across": all of them. */
export function eachSized(list: Noun[]): Noun[] {
  const last = list.at(-1)!
  if (list.length > 1 && last.isNew && /\beach\b/.test(last.text))
    for (const one of list) one.extents = { ...last.extents, ...one.extents }
  return list
}

/** "Another mug, a blue one": the same mug. */
export const isAppositive = (cursor: Cursor, list: readonly Noun[], next: Noun): boolean =>
  list.length === 1 &&
  list[0].isNew &&
  !list[0].isPlural &&
  !list[0].color &&
  next.isNew &&
  next.word === 'one' &&
  !next.isMore &&
  cursor.tokens[cursor.at - next.text.split(' ').length - 1]?.text === ',' &&
  !/^(and|,) (a|an|another|one|the|\d+)$/.test(`${cursor.word()} ${cursor.word(1)}`)

/** What is said of a thing by "one" is said of the thing. */
export function described(it: Noun, { color, colors, size, sizeWords, finish, extents }: Noun) {
  Object.assign(it, { color, colors, size, sizeWords, extents, finish: { ...it.finish, ...finish } })
}

/** A comma or "and" that does not begin another order. */
export function joint(cursor: Cursor, lexicon: Lexicon): boolean {
  if (
    /^with$/.test(cursor.word()) &&
    /^(its|their|all|both|the|everything|anything)$/.test(cursor.word(1)) &&
    !PROPERTY_WORDS.test(cursor.word(2)) &&
    /^(duplicate|copy|move|group|delete|remove|hide|select|clone|rotate|turn|scale|lift|raise|lower|slide|push|drag|shift)$/.test(
      cursor.tokens[0].text,
    ) &&
    !/^(back|front|face|side|top|lights?)$/.test(cursor.word(2))
  ) {
    cursor.next()
    return true
  }
  if (!cursor.take('together with | along with', ', and | and | , | & | and also | as well as | plus | +')) return false
  const word = cursor.word()
  // "The blocks, the biggest at the bottom": how they are sorted.
  if (rankWord(word) && isEndOfOrder(cursor, cursor.word(1) === 'one' ? 2 : 1)) return false
  if (word === 'the' && rankWord(cursor.word(1)) && isEndOfOrder(cursor, cursor.word(2) === 'one' ? 3 : 2)) return false
  if (/^(facing|looking|pointing|touching|standing)$/.test(word)) return false
  // "Five cubes, each a different colour".
  if (
    /^(each|all|both)$/.test(word) &&
    (/^(a|an|in|with|one|of|different|various|half|facing|pointing|looking|made|turned)$/.test(cursor.word(1)) ||
      cursor.number(1) !== undefined) &&
    (cursor.word(2) !== 'the' || /^(facing|pointing|looking|turned)$/.test(cursor.word(1)))
  )
    return false
  return !Object.hasOwn(VERBS, word) || lexicon.words.has(word) || lexicon.items.has(word) || DOUBTFUL.has(word)
}

/** "At the bottom", "first": a place in a row or a stack. */
const isEndOfOrder = (cursor: Cursor, from: number): boolean =>
  /^(?:(?:at|on) the (?:bottom|top)|on top|first|last)$/.test(cursor.text(cursor.at + from, cursor.at + from + 3)) ||
  /^(first|last)$/.test(cursor.word(from))

/** "Chair A, B and C": after a name that ends in a letter or a number, another of its kind. */
export function sibling(cursor: Cursor, { name }: Noun, lexicon: Lexicon): Noun | null {
  if (!isMark(cursor.word()) || isCount(cursor, lexicon)) return null
  const found = ofSameKind(name, cursor.word(), lexicon)
  if (!found) return null
  const { raw } = cursor.next()
  return { ...blankNoun(), text: raw, ...found }
}

/** "Chairs 2 to 5": those behind the first, up to the last. */
export function upTo(cursor: Cursor, { name, property }: Noun, lexicon: Lexicon): Noun[] | null {
  // "The width of box 2 to 3 m": that is how wide.
  if (property) return null
  // "Seats B1 to B3": of the same row.
  const [, row, number] = /^(\p{L}?)(\d+)$/u.exec(wordsOf(name ?? '').at(-1) ?? '') ?? []
  const first = Number(number)
  if (!(first >= 0) || !cursor.take('to', 'through', 'until', '-')) return null
  const isSameRow = row !== '' && cursor.word().startsWith(row)
  const last = isSameRow ? Number(cursor.word().slice(1)) : cursor.number()
  if (last === undefined || Number.isNaN(last) || last <= first || last - first > 999 || isCount(cursor, lexicon))
    return null
  cursor.next()
  if (!ofSameKind(name, `${row}${last}`, lexicon)) return null
  const found = Array.from({ length: last - first }, (_, i) => ofSameKind(name, `${row}${first + 1 + i}`, lexicon))
  return found.flatMap((one) => (one ? [{ ...blankNoun(), text: one.name, ...one }] : []))
}

/** What is called as a name is but for its last word: "Chair 3" beside "Chair 1". */
function ofSameKind(name: string | undefined, last: string, { names }: Lexicon) {
  const words = wordsOf(name ?? '')
  if (words.length < 2 || !isMark(words.at(-1)!)) return null
  const word = [...words.slice(0, -1), last].join(' ')
  const found = names.get(words[0])?.find((one) => one.words.join(' ') === word)
  return found ? { name: found.name, word } : null
}

/** "And 2 boxes", "and 2 m", "and a cup": a number or an article, and no end of a name. */
function isCount(cursor: Cursor, { items, words }: Lexicon): boolean {
  const next = cursor.word(1)
  if (unitOf(next) !== undefined || /^(times|x|%|percent|degrees?|more|copies|other|of)$/.test(next)) return true
  if (/^an?$/.test(cursor.word())) return !/^(?:|,|and|&|to|with|by|are|is|on|in|into|next|behind|from|at)$/.test(next)
  const thing = colorWord(next) ? cursor.word(2) : next
  const one = singular(thing)
  return one !== thing && (Object.hasOwn(SHAPE_WORDS, one) || items.has(one) || words.has(one) || ANY_WORDS.has(one))
}

/** "That is not red or blue": neither; "that are red or blue": one of the two. */
export function orColors(cursor: Cursor, it: Noun, where: Where): void {
  if (where.by !== 'color') return
  const others: { word: string; hex: string }[] = []
  while (/^(or|nor)$/.test(cursor.word()) && colorWord(cursor.word(1))) {
    cursor.next()
    const hex = colorWord(cursor.word())!
    others.push({ word: cursor.next().text, hex })
  }
  if (!others.length) return
  if (where.not) it.where.push(...others.map((one): Where => ({ by: 'color', ...one, not: true })))
  else {
    it.where.pop()
    it.colors = [where.hex, ...others.map(({ hex }) => hex)]
  }
}

/** "Six chairs altogether". */
export const total = (cursor: Cursor, it: Noun): boolean => {
  if (!it.isNew || it.count === undefined || !cursor.take('altogether', 'overall')) return false
  it.isTotal = true
  it.isExact = !!cursor.take('and no more')
  return true
}
