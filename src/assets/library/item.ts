import { partBounds } from '../../commands/item-parts.ts'
import type {
  ItemParam,
  ItemValues,
  LibraryCategory,
  LibraryItem,
  LibraryLight,
  LibraryPart,
} from '../../commands/library-item.ts'
import type { Vec3 } from '../../document/index.ts'

type Params = Readonly<Record<string, ItemParam>>

interface About<P extends Params> {
  category: LibraryCategory
  /** Other names, with commas between. */
  words?: string
  params?: P
  light?: LibraryLight
}

/** Metres: the usual, the least and the most. */
export const metres = (usual: number, min: number, max: number): ItemParam => ({ unit: 'metres', usual, min, max })
/** So many: the usual, the fewest and the most. */
export const count = (usual: number, min: number, max: number): ItemParam => ({ unit: 'count', usual, min, max })

/** A thing of the library, whose parts are made from the values of its parameters. */
export function item<const P extends Params = Record<never, ItemParam>>(
  name: string,
  { category, words = '', params = {} as P, light }: About<P>,
  build: (values: { [K in keyof P]: number }) => readonly LibraryPart[],
): LibraryItem {
  const make = (values: ItemValues = {}) => {
    const all = Object.entries(params).map(([key, param]) => [key, within(values[key] ?? param.usual, param)])
    return standing(build(Object.fromEntries(all)), light)
  }
  let usual: ReturnType<typeof make> | undefined
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    category,
    words: [name.toLowerCase(), ...words.split(',').map((word) => word.trim())].filter(Boolean),
    params,
    make: (values) => {
      if (values && Object.keys(values).length) return make(values)
      usual ??= make()
      return usual
    },
  }
}

/** Moves parts so that the middle of the item's bottom is its origin. */
function standing(parts: readonly LibraryPart[], light?: LibraryLight) {
  const { min, max } = partBounds(parts)
  const foot: Vec3 = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]
  const stand = <T extends { position: Vec3 }>(it: T): T => ({
    ...it,
    position: it.position.map((n, i) => Math.round((n - foot[i]) * 1e5) / 1e5) as Vec3,
  })
  return { parts: parts.map(stand), ...(light && { light: stand(light) }) }
}

const within = (value: number, { unit, min, max }: ItemParam) =>
  Math.min(max, Math.max(min, unit === 'count' ? Math.round(value) : value))
