import type { LibraryItem } from '../../../commands/library-item.ts'
import type { GroupNode, NodeId, SceneReader } from '../../../document/index.ts'
import type { Texts } from '../../../texts/texts.ts'
import { type Field, tidy } from '../field.ts'

/** The numbers that groups of one library item are made by. */
export function itemFields(
  scene: SceneReader,
  ids: readonly NodeId[],
  item: LibraryItem,
  t: Texts['library'],
): Field[] {
  const given = (i: number, key: string) => (scene.node(ids[i]) as GroupNode).item?.values[key]
  return Object.entries(item.params).map(([key, { unit, usual, min, max }]) => ({
    kind: 'number',
    key: `item-${key}`,
    label: t.param(key),
    count: ids.length,
    ...(unit === 'metres' ? { quantity: 'length', step: 0.05 } : { quantity: 'plain', step: 1 }),
    min,
    max,
    initial: usual,
    read: (i) => tidy(given(i, key) ?? usual),
    write: (values) =>
      ids.map((id, i) => ({
        id: 'library.set',
        params: { nodes: [id], values: { [key]: unit === 'count' ? Math.round(values[i]) : values[i] } },
      })),
  }))
}
