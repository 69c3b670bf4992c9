import { itemSize } from '../../../../commands/item-parts.ts'
import type { LibraryItem } from '../../../../commands/library-item.ts'
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
