import { itemSize } from '../../../../commands/item-parts.ts'
import type { LibraryItem } from '../../../../commands/library-item.ts'
import type { Vec3 } from '../../../../document/index.ts'
import type { Extents } from '../language/measures.ts'

const SIDES = ['width', 'height', 'depth'] as const

/** Gives sides that were said to what the thing is made by: a wider table has no thicker legs. The rest is left to scaling. */
export function fitParams(item: LibraryItem, sides: Extents) {
  const said = { ...sides }
  const values: Record<string, number> = {}
  const usual = itemSize(item)
  for (const [key, param] of Object.entries(item.params)) {
    if (param.unit !== 'metres') continue
    const wider = itemSize(item, { [key]: (param.usual + param.max) / 2 })
    const axis = SIDES.findIndex((side, i) => said[side] !== undefined && Math.abs(wider[i] - usual[i]) > 0.01)
    const wanted = said[SIDES[axis]]
    if (wanted === undefined || wanted < param.min || wanted > param.max) continue
    values[key] = wanted
    delete said[SIDES[axis]]
  }
  return { values, said, usual: itemSize(item, values) }
}

/** What becomes broader and no higher when it is big: one sits at it, or lies on it. */
const BROAD = /\b(table|desk|bed|rug|counter|bench|sandbox|pond)\b/i

export const isEvenly = (size: Vec3): boolean => size.every((n) => n === size[0])

/** What a word of size ("low", "big": factors along each side) makes of a thing some of whose sides are told in metres. */
export function sizeBeside(item: LibraryItem, by: Vec3, { all, width, height, depth }: Extents): Vec3 {
  if (isEvenly(by)) return BROAD.test(item.name) ? [by[0], 1, by[2]] : by
  // "A low table, 40 cm high" is so high, and not half of it.
  return by.map((n, i) => ((all ?? [width, height, depth][i]) === undefined ? n : 1)) as Vec3
}
