import { dequal } from 'dequal/lite'
import type { Change, SceneDiff } from './types.ts'

export const TABLES = ['nodes', 'materials', 'assets'] as const
export type TableName = (typeof TABLES)[number]

export const emptyDiff = (): SceneDiff => ({ nodes: new Map(), materials: new Map(), assets: new Map() })

export const isEmpty = (diff: SceneDiff): boolean => !diff.settings && TABLES.every((table) => diff[table].size === 0)

/** How many records a diff touches. */
export const sizeOf = (diff: SceneDiff): number =>
  TABLES.reduce((sum, table) => sum + diff[table].size, diff.settings ? 1 : 0)

/** Adds one change to a table of changes: the first `before` and the last `after` stay. */
export function record<R>(changes: Map<string, Change<R>>, id: string, before: R | undefined, after: R | undefined) {
  const merged = squashChange(changes.get(id), { before, after })
  if (merged) changes.set(id, merged)
  else changes.delete(id)
}

function squashChange<R>(first: Change<R> | undefined, then: Change<R>): Change<R> | undefined {
  const before = first ? first.before : then.before
  return dequal(before, then.after) ? undefined : { before, after: then.after }
}

/** Adds `later` onto `onto`, in place. What was changed and changed back, by value, vanishes. */
export function squashInto(onto: SceneDiff, later: SceneDiff): SceneDiff {
  for (const table of TABLES) {
    const target = onto[table] as Map<string, Change<unknown>>
    for (const [id, change] of later[table]) record<unknown>(target, id, change.before, change.after)
  }
  if (later.settings) onto.settings = squashChange(onto.settings, later.settings)
  return onto
}

/** The diff that takes `diff` back. */
export function invert(diff: SceneDiff): SceneDiff {
  const flip = <R>({ before, after }: Change<R>): Change<R> => ({ before: after, after: before })
  const flipAll = <R>(changes: Map<string, Change<R>>) => new Map([...changes].map(([id, c]) => [id, flip(c)]))
  return {
    nodes: flipAll(diff.nodes),
    materials: flipAll(diff.materials),
    assets: flipAll(diff.assets),
    ...(diff.settings && { settings: flip(diff.settings) }),
  }
}

/** Whether two diffs touch a record in common. */
export function overlaps(a: SceneDiff, b: SceneDiff): boolean {
  if (a.settings && b.settings) return true
  return TABLES.some((table) => {
    for (const id of a[table].keys()) if (b[table].has(id)) return true
    return false
  })
}
