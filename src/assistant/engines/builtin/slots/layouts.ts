import { length } from '../measures.ts'
import type { Layout, Matcher } from './slots.ts'

/** "In a row", "3 x 3 grid", "side by side". */
export const layout: Matcher = (cursor, slots) => {
  cursor.take('up', 'them', 'into', 'as', 'in', 'on', 'to form', 'forming')
  cursor.take('a', 'an', 'one', 'straight', 'single')
  cursor.take('straight', 'neat', 'even', 'nice')
  const table = cursor.attempt(() => {
    const [rows, by, columns] = [cursor.peek()?.value, cursor.word(1), cursor.peek(2)?.value]
    if (rows === undefined || columns === undefined || !/^(x|by|×)$/.test(by) || cursor.word(3) !== 'grid') return null
    cursor.at += 4
    return { kind: 'grid' as const, rows, columns }
  })
  if (table) {
    slots.layout = table
    cursor.take('of')
    return true
  }
  const word = cursor.take(
    'row',
    'line',
    'grid',
    'circle',
    'ring',
    'column',
    'stack',
    'pile',
    'tower',
    'square',
    'side by side',
    'lined up',
    'stacked',
  )
  if (!word) return false
  const kinds: Record<string, Layout['kind']> = {
    line: 'row',
    ring: 'circle',
    pile: 'stack',
    tower: 'stack',
    square: 'grid',
    'side by side': 'row',
    'lined up': 'row',
    stacked: 'stack',
  }
  slots.layout = { kind: kinds[word] ?? (word as Layout['kind']) }
  cursor.take('of')
  const columns = cursor.attempt(() => {
    cursor.take('of', 'with')
    const value = cursor.peek()?.value
    if (value === undefined || !/^columns?$/.test(cursor.word(1))) return null
    cursor.at += 2
    return value
  })
  if (columns) slots.layout.columns = columns
  return true
}

export const spacing: Matcher = (cursor, slots) => {
  cursor.take('and', ',')
  cursor.take('with', 'leaving', 'spaced', 'leave')
  cursor.take('a gap of', 'gaps of', 'a spacing of', 'spacing of', 'spacing', 'gap', 'a distance of')
  const metres = length(cursor, true)
  if (metres === null) return false
  if (
    !cursor.take(
      'apart',
      'between them',
      'in between',
      'between each',
      'between',
      'gap',
      'gaps',
      'of space',
      'spacing',
      'of distance',
      'from each other',
      'distance',
    )
  ) {
    const led =
      /^(of|spacing|gap|spaced|leaving|leave)$/.test(cursor.tokens[cursor.at - 3]?.text ?? '') ||
      /^(spacing|gap|spaced)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '')
    if (!led) return false
  }
  slots.gap = metres
  return true
}

export const radius: Matcher = (cursor, slots) => {
  cursor.take('with', 'of', 'and')
  cursor.take('a', 'an')
  if (!cursor.take('radius of', 'radius')) {
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

export const newGroup: Matcher = (cursor, slots) => {
  if (
    !cursor.take('in a group', 'into a group', 'in a new group', 'into a new group', 'into one group', 'in one group')
  )
    return false
  slots.newGroup = true
  return true
}

export const evenly: Matcher = (cursor, slots) => {
  if (!cursor.take('evenly', 'equally', 'out evenly', 'evenly spaced', 'equally spaced')) return false
  slots.evenly = true
  return true
}

export const edges: Matcher = (cursor, slots) => {
  cursor.take('by', 'at', 'to', 'along', 'on')
  cursor.take('their', 'the')
  const edge = cursor.take(
    'left edges',
    'left sides',
    'right edges',
    'right sides',
    'tops',
    'bottoms',
    'centers',
    'centres',
    'top edges',
    'bottom edges',
    'fronts',
    'backs',
  )
  if (!edge) return false
  slots.axis = /left|right/.test(edge)
    ? 'x'
    : /top|bottom/.test(edge)
      ? 'y'
      : /front|back/.test(edge)
        ? 'z'
        : slots.axis
  slots.edge = /left|bottom|back/.test(edge) ? 'min' : /right|top|front/.test(edge) ? 'max' : 'center'
  return true
}
