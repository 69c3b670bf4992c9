import { TABLES } from './diff.ts'
import { diffBetween, recordsOf, type SceneRecords } from './records.ts'
import type { Scene } from './scene.ts'
import type { HistoryEntry, Origin, TableWriter } from './types.ts'

/** Makes a scene what `records` say, as one entry of its history; null where it is so already. */
export function become(scene: Scene, records: SceneRecords, label: string, origin: Origin): HistoryEntry | null {
  const diff = diffBetween(recordsOf(scene), records)
  const tx = scene.begin(label, origin)
  for (const table of TABLES) {
    const writer = tx[table] as TableWriter<{ id: string }>
    for (const [id, { after }] of diff[table]) {
      if (after) writer.put(after)
      // Removing a node has removed what is below it.
      else if (scene[ONE[table]](id)) writer.remove(id)
    }
  }
  const { settings } = diff
  if (settings) tx.settings(() => settings.after)
  return tx.commit()
}

const ONE = { nodes: 'node', materials: 'material', assets: 'asset' } as const
