import { rankWord, SIZE_RANKS } from '../../words/ranks.ts'
import type { Matcher } from './slots.ts'

const LARGE = /^(largest|tallest|widest)$/
const SMALL = /^(smallest|shortest|narrowest)$/

/** "By height", "from the smallest to the largest", "the biggest at the bottom", "smallest first". */
export const sorting: Matcher = (cursor, slots) => {
  const by = cursor.take(
    'by weight | by length | by width | sorted by weight | by size | by height | in order of size | in order of height | sorted by size | sorted by height',
  )
  if (by) {
    slots.isByHeight = by.endsWith('height')
    // A row goes up, and a stack begins with what is large.
    slots.sort ??= slots.layout?.kind === 'stack' || cursor.tokens[0].text === 'stack' ? 'down' : 'up'
    return true
  }
  if (
    cursor.take(
      'by name | by their names | alphabetically | in alphabetical order | sorted by name | sorted alphabetically | in order of name',
    )
  ) {
    slots.isByName = true
    slots.sort = 'up'
    return true
  }
  const plain = cursor.take(
    'from large to small | from big to small | from tall to short | large to small',
    'from small to large | from small to big | from short to tall | small to large',
  )
  if (plain) {
    slots.sort = /^(from )?(large|big|tall)/.test(plain) ? 'down' : 'up'
    slots.isByHeight = /tall/.test(plain)
    return true
  }
  const led = cursor.take('from | with')
  cursor.take('the')
  const rank = rankWord(cursor.word()) ?? (/^ones?$/.test(cursor.word(1)) ? SIZE_RANKS[cursor.word()] : undefined) ?? ''
  if (!LARGE.test(rank) && !SMALL.test(rank)) return false
  cursor.next()
  cursor.take('one', 'ones')
  const isLarge = LARGE.test(rank)
  if (led === 'from' && cursor.take('to')) {
    cursor.take('the')
    cursor.next()
  } else if (cursor.take('at the top | on top | last | on the right')) {
    slots.sort = isLarge ? 'up' : 'down'
    slots.isByHeight = /tall|short/.test(rank)
    return true
  } else if (!cursor.take('at the bottom | first | on the bottom | on the left')) return false
  slots.sort = isLarge ? 'down' : 'up'
  slots.isByHeight = /tall|short/.test(rank)
  return true
}
