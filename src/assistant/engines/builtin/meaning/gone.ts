import type { Bounds } from '../../../../spatial/index.ts'
import { headOf } from './describe.ts'

/** Where something stood that was deleted: by its name, in lower case, or else by what it was. */
export function placeOfGone(name: string, ...gone: readonly ReadonlyMap<string, Bounds>[]): Bounds | undefined {
  const all = gone.flatMap((some) => [...some])
  return (all.find(([called]) => called === name) ?? all.find(([called]) => headOf(called) === name))?.[1]
}
