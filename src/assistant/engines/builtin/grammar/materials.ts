import type { Cursor } from '../language/cursor.ts'
import { colorWord } from '../words/colors.ts'
import { finishWord } from '../words/surfaces.ts'
import type { Lexicon } from './noun.ts'

/** A word that is a plain finish or colour, or names a thing: "lamp" is a material's name, too. */
const meansElse = (word: string, { items, sceneWords }: Lexicon) =>
  !!finishWord(word) || !!colorWord(word) || items.has(word) || sceneWords.has(word)

/** "White marble", "denim": a ready material, where the words are no plain colour or finish. */
export function readyMaterial(cursor: Cursor, lexicon: Lexicon): { name: string; length: number } | null {
  for (const length of [2, 1]) {
    const said = Array.from({ length }, (_, i) => cursor.word(i))
    if (said.includes('') || (length === 1 && meansElse(said[0], lexicon))) continue
    const name = lexicon.materials.get(said.join(' '))
    if (name) return { name, length }
  }
  return null
}
