import type { Direction } from '../../../../../spatial/index.ts'
import type { Cursor } from '../../language/cursor.ts'
import { extents, length } from '../../language/measures.ts'
import { unitOf } from '../../language/units.ts'
import { colorWord } from '../../words/colors.ts'
import { rankWord } from '../../words/ranks.ts'
import { COMPARATIVES } from '../../words/sizes.ts'
import { finishWord } from '../../words/surfaces.ts'
import { blankNoun, type Noun, type Rank } from '../noun.ts'
import { noun } from '../nouns.ts'
import type { Layout, Matcher, Pinned, Slots } from './slots.ts'

const KINDS: Record<string, Layout['kind']> = {
  row: 'row',
  rows: 'row',
  line: 'row',
  'side by side': 'row',
  'next to each other': 'row',
  'beside each other': 'row',
  'lined up': 'row',
  'next to one another': 'row',
  'in line': 'row',
  column: 'column',
  'behind each other': 'column',
  'one behind the other': 'column',
  'one after another': 'column',
  'one after the other': 'column',
  queue: 'column',
  'single file': 'column',
  grid: 'grid',
  square: 'grid',
  matrix: 'grid',
  checkerboard: 'grid',
  semicircle: 'arc',
  circle: 'circle',
  ring: 'circle',
  triangle: 'circle',
  stack: 'stack',
  pile: 'stack',
  tower: 'stack',
  stacked: 'stack',
  'on top of each other': 'stack',
  'on top of one another': 'stack',
  'one on top of the other': 'stack',
  'one on top of another': 'stack',
  'on each other': 'stack',
  pyramid: 'pyramid',
  'l-formation': 'letter',
  'u-formation': 'letter',
  'v-formation': 'letter',
  spiral: 'spiral',
}

/** "In a row", "3 x 3 grid", "side by side", "on top of each other". */
export const layout: Matcher = (cursor, slots, lexicon) => {
  const phrase = cursor.attempt(() => {
    const found = cursor.take(...Object.keys(KINDS).filter((key) => /^(on|one|next|side|beside|behind|in) /.test(key)))
    return found
  })
  if (phrase) {
    slots.layout = { kind: KINDS[phrase] }
    return true
  }
  const touching = cursor.attempt(() => wall(cursor)) ?? cursor.attempt(() => block(cursor))
  if (touching) {
    slots.layout = touching
    return true
  }
  const led = cursor.take('into | as | in | to form | forming | on | up in | up into | to make | like | up')
  // "In the ring", where something is called so: into that.
  if (cursor.word() === 'the' && lexicon.sceneWords.has(cursor.word(1))) return false
  // "On tower C": on the one that is called so.
  const isCalled = lexicon.names
    .get(cursor.word())
    ?.some(({ words }) => words.length > 1 && words.every((one, i) => cursor.word(i) === one))
  if (isCalled) return false
  // "On the stack of mats": on those that are there.
  if (led === 'on' && cursor.word() === 'the' && cursor.word(2) === 'of') return false
  cursor.take('a | an | one | the')
  cursor.take(
    'straight | neat | even | nice | single | tidy | big | small | perfect | vertical | horizontal',
    'regular | tall',
  )
  const table = cursor.attempt(() => {
    const [rows, by, columns] = [cursor.number(), cursor.word(1), cursor.number(2)]
    if (
      rows === undefined ||
      columns === undefined ||
      !/^(x|by|×)$/.test(by) ||
      !/^(grid|matrix|square|checkerboard)$/.test(cursor.word(3))
    )
      return null
    const isBoard = cursor.word(3) === 'checkerboard'
    cursor.at += 4
    return { kind: 'grid' as const, rows, columns, ...(isBoard && { isBoard }) }
  })
  if (table) {
    slots.layout = table
    cursor.take('of')
    return true
  }
  const rows = cursor.attempt(() => {
    const value = cursor.number()
    if (value === undefined || !led || !/^rows$/.test(cursor.word(1))) return null
    cursor.at += 2
    return value
  })
  if (rows !== null) {
    slots.layout = { kind: 'grid', rows }
    return true
  }
  const word = cursor.take(...Object.keys(KINDS))
  if (!word) return false
  if (
    /^(square|ring|column|pile|stack|rows|line|row|circle|semicircle|pyramid|spiral)$/.test(word) &&
    !led &&
    cursor.word() !== 'of' &&
    cursor.at > 1
  )
    return false
  // "On a square wooden plinth".
  if (word === 'square' && (finishWord(cursor.word()) || colorWord(cursor.word()))) return false
  // "A pyramid of gold" is one thing.
  if (word === 'pyramid' && cursor.word() === 'of' && finishWord(cursor.word(1))) return false
  slots.layout = {
    kind: KINDS[word],
    ...(word === 'triangle' && { isTriangle: true }),
    ...(KINDS[word] === 'letter' && { letter: word[0] as Layout['letter'] }),
  }
  cursor.take('formation', 'pattern', 'shape')
  const columns = cursor.attempt(() => {
    cursor.take('of', 'with')
    const value = cursor.number()
    const what = cursor.word(1)
    // "A row of five columns" is of pillars.
    if (value === undefined || !/^(columns?|rows?)$/.test(what) || slots.layout?.kind === 'row') return null
    cursor.at += 2
    return { value, what }
  })
  if (columns) slots.layout[columns.what.startsWith('c') ? 'columns' : 'rows'] = columns.value
  else {
    const table2 = cursor.attempt(() => {
      cursor.take('of')
      const [rows, by, count] = [cursor.number(), cursor.word(1), cursor.number(2)]
      if (rows === undefined || count === undefined || !/^(x|by|×)$/.test(by)) return null
      cursor.at += 3
      return { rows, columns: count }
    })
    if (table2) Object.assign(slots.layout, table2)
    if (!/^from (the )?(small|large|big|short|tall)/.test(cursor.text(cursor.at, cursor.at + 3).toLowerCase()))
      cursor.take('of | out of | made of | made from | from | made out of | consisting of')
  }
  return true
}

/** "A wall of 5 by 3 bricks": so many along, so many up. */
function wall(cursor: Cursor): Layout | null {
  cursor.take('a')
  if (!cursor.take('wall of | wall made of | wall out of | wall from | wall made from | wall made out of')) return null
  const [columns, layers] = countsBy(cursor) ?? []
  return columns && layers ? { kind: 'block', columns, rows: 1, layers } : null
}

const BLOCKS = 'grid | block | cube | box | lattice | arrangement | matrix | stack | array | formation'

/** "A 3x3x2 block of cubes", "a block of 3 x 3 x 2 cubes": so many along, deep and up. */
function block(cursor: Cursor): Layout | null {
  cursor.take('in | into | as')
  cursor.take('a', 'an')
  const isNamedFirst = cursor.take(BLOCKS) !== null
  const isMade = () => cursor.take('of | from | made of | out of | made from | made out of') !== null
  if (isNamedFirst && !isMade()) return null
  const [columns, rows, layers] = countsBy(cursor) ?? []
  if (!layers || (!isNamedFirst && !(cursor.take(BLOCKS) && isMade()))) return null
  return { kind: 'block', columns, rows, layers }
}

/** "5 by 3", "3 x 3 x 2". */
function countsBy(cursor: Cursor): number[] | null {
  const counts: number[] = []
  do {
    const count = cursor.number()
    if (count === undefined) return null
    counts.push(count)
    cursor.next()
  } while (counts.length < 3 && cursor.take('x', 'by', '×'))
  return counts.length > 1 ? counts : null
}

/** "A tree every 5 m". */
export const every: Matcher = (cursor, slots) => {
  cursor.take('one', ',')
  if (!cursor.take('every')) return false
  const unit = unitOf(cursor.word())
  const metres = unit ?? length(cursor)
  if (metres === null || metres <= 0) return false
  if (unit !== undefined) cursor.next()
  slots.every = metres
  return true
}

/** "1 m apart", "with gaps of 20 cm", "leave 20 cm between them". */
export const spacing: Matcher = (cursor, slots) => {
  cursor.take('and', ',')
  cursor.take(
    'with | leaving | spaced | leave | keeping | keep | at | put | set | spaced by | spaced at | have',
    'with about',
  )
  // "A metre between them".
  const early = cursor.attempt(() => length(cursor))
  if (early === null) cursor.take('a', 'an')
  const named = cursor.take(
    'gap of | gaps of | spacing of | spacing | gap | distance of | space of | interval of | intervals of',
  )
  const metres = early ?? length(cursor, true)
  if (metres === null) return false
  const told = cursor.take(
    'apart | between them | in between | between each | between each other | between | gap | gaps',
    'of space | spacing | of distance | from each other | distance | space | apart from each other',
    'of space between them | gap between them | space between them | gaps between them',
    'between each of them | between one another | between the | of space between each | intervals',
    'distance between them',
  )
  if (!told && !named) return false
  if (told && /^(between|in between)$/.test(told) && /^(the|it|a)$/.test(cursor.word())) return false
  if (told === 'between the') {
    while (!cursor.done && !/^(and|,|\.)$/.test(cursor.word())) cursor.next()
  }
  cursor.take('between them | between each | in between | between')
  slots.gap = metres
  return true
}

const AREA = 'area | region | square | space | patch | field | zone | stretch'

/** "Over an area of 8 by 8 m", "across a 20 x 20 m field", "within a radius of 5 m". */
export const area: Matcher = (cursor, slots) => {
  const isOver = cursor.take('over | across | within')
  if (!isOver && !cursor.take('in | inside | on')) return false
  cursor.take('a | an | the')
  if (cursor.take('radius of')) return isOver !== null && setArea(slots, 2 * (length(cursor) ?? 0))
  const isOf = cursor.take(AREA) !== null
  if (isOf && !cursor.take('of | measuring')) return false
  const sides = extents(cursor)
  const metres = sides ? null : length(cursor)
  const isRadius = metres !== null && cursor.take('radius') !== null
  const isNamed = isOf || isRadius || cursor.take(AREA) !== null
  if (metres !== null) return isNamed && setArea(slots, isRadius ? metres * 2 : metres)
  if (!sides?.width || !sides.depth || sides.height || !(isNamed || isOver)) return false
  return setArea(slots, sides.width, sides.depth)
}

function setArea(slots: Slots, width: number, depth = width): boolean {
  slots.area = { width, depth }
  return width > 0 && depth > 0
}

export const radius: Matcher = (cursor, slots) => {
  cursor.take('with', 'of', 'and')
  cursor.take('a', 'an')
  if (!cursor.take('radius of', 'radius')) {
    const doubled = cursor.take('diameter of', 'diameter')
    if (doubled && slots.layout?.kind === 'circle') {
      const across = length(cursor, true)
      if (across === null) return false
      slots.radius = across / 2
      return true
    }
    if (doubled) return false
    const metres = length(cursor)
    if (metres === null || !cursor.take('radius')) return false
    slots.radius = metres
    return true
  }
  const metres = length(cursor, true)
  if (metres === null) return false
  slots.radius = metres
  return true
}

const SIDE_RANKS: Partial<Record<Rank, Pinned['at']>> = {
  middle: 'middle',
  lowest: 'first',
  leftmost: 'first',
  highest: 'last',
  rightmost: 'last',
}

/** "With the blue one in the middle", "the largest at the bottom": one that has its place in a row or a stack. */
export const pinned: Matcher = (cursor, slots, lexicon) => {
  // "To the left of the table, the white one to the right" are places.
  if (
    slots.relations.length &&
    !slots.layout &&
    !/^(arrange|line|sort|stack|pile|align|distribute|order)$/.test(cursor.tokens[0].text)
  )
    return false
  if (!cursor.take('with | , | and')) return false
  if (cursor.word() !== 'the' && !rankWord(cursor.word())) return false
  const one = ranked(cursor) ?? noun(cursor, lexicon)
  if (!one || (one.isNew && !one.rank) || one.pronoun) return false
  const side = one.rank && !one.nth ? SIDE_RANKS[one.rank] : undefined
  const told = cursor.take(
    'in the middle | in the center | at the bottom | on the bottom | at the top | on top | on the top | on the left',
    'on the right | first | last | at the end | as the first | as the last',
  )
  // "The pencil on top of it" goes there.
  if ((!told && !side) || (told && cursor.word() === 'of')) return false
  // "And the middle one black": how it is to be, and not where.
  if (!told && (colorWord(cursor.word()) || finishWord(cursor.word()) || Object.hasOwn(COMPARATIVES, cursor.word())))
    return false
  const at = told ? (/middle|center/.test(told) ? 'middle' : /bottom|left|first/.test(told) ? 'first' : 'last') : side!
  const pin = { noun: { ...one, isNew: false, ...(!told && { rank: undefined }) }, at }
  slots.pinned = [...(slots.pinned ?? []), pin]
  return true
}

/** "The largest", "tallest": a rank alone. */
const ranked = (cursor: Cursor): Noun | null =>
  cursor.attempt(() => {
    cursor.take('the')
    const rank = rankWord(cursor.word())
    if (!rank || !/est$/.test(cursor.word())) return null
    const text = cursor.next().text
    cursor.take('one')
    return { ...blankNoun(), text, rank }
  })

export const newGroup: Matcher = (cursor, slots) => {
  if (
    !cursor.take(
      'in a group | into a group | in a new group | into a new group | into one group | in one group',
      'as a group | into one',
    )
  )
    return false
  slots.newGroup = true
  return true
}

export const evenly: Matcher = (cursor, slots) => {
  if (
    !cursor.take(
      'evenly | equally | out evenly | evenly spaced | equally spaced | out equally | uniformly | regularly',
      'at equal distances | with equal gaps | with equal spacing | from left to right',
      'from the left to the right | from front to back',
    )
  )
    return false
  slots.evenly = true
  if (cursor.tokens[cursor.at - 1].text === 'back') slots.axis = 'z'
  // "Evenly over 6 m": from end to end.
  const span = cursor.attempt(() => {
    if (!cursor.take('over | across | along | within')) return null
    cursor.take('a length of | a distance of | a width of | a total of | a span of')
    return length(cursor)
  })
  if (span !== null) slots.span = span
  return true
}

const EDGES: Record<string, Direction> = {
  left: 'left',
  right: 'right',
  top: 'up',
  bottom: 'down',
  front: 'front',
  back: 'behind',
}

/** "By their tops", "the left edges". */
export const edges: Matcher = (cursor, slots) => {
  cursor.take('by | at | to | along | on | with')
  cursor.take('their', 'the')
  const edge = cursor.take(
    'left edges | left sides | left | right edges | right sides | tops | bottoms | centers | middles',
    'top edges | bottom edges | fronts | backs | front edges | back edges | front sides | back sides',
    'left edge | right edge | top edge | bottom edge',
  )
  if (!edge || edge === 'left') return false
  // "On the left edge of the table" is a place.
  if (edge.endsWith('edge') && cursor.word() === 'of') return false
  const side = Object.keys(EDGES).find((word) => edge.startsWith(word))
  if (side) slots.moves.push({ direction: EDGES[side] })
  else slots.isCentered = true
  return true
}
