import type { Cursor } from '../language/cursor.ts'
import type { Noun } from './noun.ts'

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
