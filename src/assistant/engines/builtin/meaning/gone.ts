import type { Bounds } from '../../../../spatial/index.ts'
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
    if (alike.length) return alike.reduce(joined)
  }
  return undefined
}

const joined = (a: Bounds, b: Bounds): Bounds => ({
  min: a.min.map((n, i) => Math.min(n, b.min[i])) as Bounds['min'],
  max: a.max.map((n, i) => Math.max(n, b.max[i])) as Bounds['max'],
})
