import type { Asset } from './assets.ts'
import { emptyDiff, record, TABLES } from './diff.ts'
import type { SceneNode } from './kinds/index.ts'
import type { Material } from './materials.ts'
import { DEFAULT_SETTINGS, type SceneSettings } from './settings.ts'
import type { Change, SceneDiff, SceneReader } from './types.ts'

/** All records of a scene, as they are kept and sent. */
export interface SceneRecords {
  nodes: SceneNode[]
  materials: Material[]
  assets: Asset[]
  settings: SceneSettings
}

export const emptyRecords = (): SceneRecords => ({ nodes: [], materials: [], assets: [], settings: DEFAULT_SETTINGS })

export const recordsOf = (scene: SceneReader): SceneRecords => ({
  nodes: [...scene.nodes()],
  materials: [...scene.materials()],
  assets: [...scene.assets()],
  settings: scene.settings,
})

/** What turns one state of a scene into another. Records are told apart by what they hold: those that came from a disk are never the same objects. */
export function diffBetween(before: SceneRecords, after: SceneRecords): SceneDiff {
  const diff = emptyDiff()
  for (const table of TABLES) {
    const olds = new Map<string, { id: string }>(before[table].map((one) => [one.id, one]))
    const changes = diff[table] as Map<string, Change<{ id: string }>>
    for (const one of after[table]) {
      const old = olds.get(one.id)
      if (!old || !isSame(old, one)) record(changes, one.id, old, one)
      olds.delete(one.id)
    }
    for (const [id, old] of olds) record(changes, id, old, undefined)
  }
  if (!isSame(before.settings, after.settings)) diff.settings = { before: before.settings, after: after.settings }
  return diff
}

/** Whether two values hold the same plain data; a field that is undefined counts as one that is not there. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return [...new Set([...Object.keys(x), ...Object.keys(y)])].every((key) => isSame(x[key], y[key]))
}
