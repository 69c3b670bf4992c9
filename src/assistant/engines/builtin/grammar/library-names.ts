import type { Cursor } from '../language/cursor.ts'
import { singular } from '../language/plural.ts'
import { isGenericShape } from '../words/shapes.ts'
import type { Lexicon, Noun } from './noun.ts'

/** A thing of the library, as some words of a phrase call it. */
export interface Called {
  item: string
  word: string
  isPlural: boolean
}

/** What some words call: "chairs" are several, "chests of drawers", too; a chest of drawers is one, and so are "a stairs". */
export function calledBy(words: readonly string[], { items }: Lexicon, isOne: boolean): Called | null {
  const [first, last] = [words[0], words.at(-1)!]
  const said = words.join(' ')
  const ofOne = [...words.slice(0, -1), singular(last)].join(' ')
  const ofMany = [singular(first), ...words.slice(1)].join(' ')
  // "Steps" are several, though no step is known alone.
  const isWhole = items.has(said) && (isOne || (words.length > 1 && !items.has(ofOne)))
  if (isWhole) return { item: items.get(said)!, word: said, isPlural: false }
  const item = items.get(ofOne) ?? items.get(said)
  if (item) return { item, word: ofOne, isPlural: last !== singular(last) }
  if (words.length > 2 && words[1] === 'of' && first !== singular(first) && items.has(ofMany))
    return { item: items.get(ofMany)!, word: ofMany, isPlural: true }
  return null
}

/** Whether the words at the cursor are a thing of the library, and another one than the last of them alone: "pine tree". */
export function itemAhead(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  if (!it.isNew) return false
  return [3, 2].some((count) => {
    const words = Array.from({ length: count }, (_, i) => cursor.word(i))
    // A wooden box is a box.
    if (words.includes('') || isGenericShape(singular(words.at(-1)!))) return false
    const called = calledBy(words, lexicon, false)
    return !!called && called.item !== lexicon.items.get(singular(words.at(-1)!))
  })
}
