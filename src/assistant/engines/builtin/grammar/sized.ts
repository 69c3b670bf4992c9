import type { Cursor } from '../language/cursor.ts'
import { extents, length } from '../language/measures.ts'
import { unitOf } from '../language/units.ts'
import { COMPARATIVES, SIDE_WORDS } from '../words/sizes.ts'
import type { Step } from './afterwards.ts'
import type { Noun } from './noun.ts'

/** Of something new: "of size 2", "with a height of 2 m", "2 m tall"; of what is there: "with a height of …". */
export const sized: Step = (cursor, it) => {
  const list = it.isNew ? cursor.attempt(() => listOfSizes(cursor)) : null
  if (list) {
    it.sizes = list
    return true
  }
  if (/^(gap|space|spacing|distance)$/.test(it.word ?? '')) return false
  const each = cursor.attempt(() => {
    const before = cursor.take(', each | each | of | , each of | measuring | , each measuring')
    const metres = it.isNew ? length(cursor) : null
    if (metres === null || Object.hasOwn(SIDE_WORDS, cursor.word())) return null
    // "Each 20 cm taller than the last" is how they differ.
    if (Object.hasOwn(COMPARATIVES, cursor.word())) return null
    const after = cursor.take('each | in size | big | large | across | in diameter')
    const isAlone = before === 'of' && !/^(apart|away|from|x|by|×|off|thick|long|high)$/.test(cursor.word())
    return (before && before !== 'of') || after || isAlone ? metres : null
  })
  if (each !== null) {
    it.extents.all = each
    if (cursor.tokens[cursor.at - 1].text === 'diameter') it.extents.isAcross = true
    return true
  }
  if (!it.isNew) return false
  if (isStepAhead(cursor)) return false
  cursor.take(', each | each | each of them | all | with | of | having | ,')
  const measured = extents(cursor)
  if (!measured) return false
  Object.assign(it.extents, measured)
  cursor.take('each', 'apiece')
  return true
}

/** "Each 20 cm taller than the last": how they differ, and not how large they are. */
function isStepAhead(cursor: Cursor): boolean {
  const before = cursor.at
  const isEach = !!cursor.take(', each | each | , each one | each one | , each of them') && length(cursor) !== null
  const isStep = isEach && Object.hasOwn(COMPARATIVES, cursor.word())
  cursor.at = before
  return isStep
}

/** "Of 10, 20 and 30 cm", "with heights of 1, 2 and 3 m". */
function listOfSizes(cursor: Cursor): Noun['sizes'] | null {
  cursor.take('with | of | in | ,')
  const word = cursor.take('heights | widths | sizes | diameters')
  cursor.take('of')
  const found: number[] = []
  let unit: number | undefined
  for (;;) {
    const value = cursor.number()
    if (value === undefined) break
    cursor.next()
    unit = unitOf(cursor.word())
    if (unit !== undefined) cursor.next()
    found.push(value * (unit ?? 1))
    if (!cursor.take(', and | and | ,')) break
  }
  if (found.length < 2 || unit === undefined) return null
  // The unit is said once, at the end.
  const metres = found.map((n, i) => (i < found.length - 1 ? n * unit : n))
  return { side: word === 'heights' ? 'height' : word === 'widths' ? 'width' : 'all', metres }
}
