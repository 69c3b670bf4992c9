import { type Bounds, union } from '../../../../spatial/index.ts'
import { headOf } from './describe.ts'

/**
 * Where something stood that was deleted: by its name, in lower case, or else by what it was. Of several that were so,
 * the place of all of them. Of `gone`, what was deleted last comes first.
 */
export function placeOfGone(name: string, ...gone: readonly ReadonlyMap<string, Bounds>[]): Bounds | undefined {
  for (const some of gone) {
    const own = some.get(name)
    if (own) return own
    const alike = [...some].filter(([called]) => headOf(called) === name).map(([, bounds]) => bounds)
    if (alike.length) return union(alike)!
  }
  return undefined
}
