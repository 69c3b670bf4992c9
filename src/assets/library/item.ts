import type { LibraryItem, LibraryPart } from '../../commands/context.ts'

type Triple = [number, number, number]

export const OAK = '#b88a5f'
export const WALNUT = '#6e4d36'
export const CLOTH = '#5c8580'
export const STEEL = '#b9bfc7'
export const CREAM = '#efe9dc'
export const LEAF = '#4c7d55'
export const BARK = '#6b4a33'
export const STONE = '#8f8b84'

/** A part whose middle is at [x, y, z] metres from the middle of the item's bottom, with a whole size in metres. */
export const part = (
  shape: LibraryPart['shape'],
  name: string,
  position: Triple,
  size: Triple,
  color: string,
  more: Partial<LibraryPart> = {},
): LibraryPart => ({ shape, name, position, size, color, ...more })

/** Four equal parts at the corners of a rectangle about the middle. */
export const legs = (width: number, depth: number, height: number, thick: number, color: string): LibraryPart[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      part(
        'box',
        'Leg',
        [(x * (width - thick)) / 2, height / 2, (z * (depth - thick)) / 2],
        [thick, height, thick],
        color,
        { bevel: thick / 8 },
      ),
    ),
  )

export const item = (name: string, words: string, parts: LibraryPart[], light?: LibraryItem['light']): LibraryItem => ({
  name,
  words: [
    name.toLowerCase(),
    ...words
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ],
  parts,
  ...(light && { light }),
})

/** A part that wears the colour that is asked for: "a red chair". */
export const MAIN = { main: true }
/** Soft edges, metres. */
export const soft = (bevel: number) => ({ main: true, bevel, surface: { roughness: 0.95 } })
