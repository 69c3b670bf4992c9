import type { Cursor } from '../language/cursor.ts'
import { colorWord, cssPair, SHADES, shade } from '../words/colors.ts'

/** Takes a colour as it is said, "red", "dark red" or "navy blue", and gives it as #rrggbb; undefined, and nothing taken, for other words. */
export function takeColor(cursor: Cursor): string | undefined {
  const [word, next] = [cursor.word(), cursor.word(1)]
  const base = colorWord(next)
  const pair = base && (cssPair(word, next) ?? (Object.hasOwn(SHADES, word) ? shade(base, SHADES[word]) : undefined))
  const hex = pair ?? colorWord(word)
  if (hex) cursor.at += pair ? 2 : 1
  return hex
}
