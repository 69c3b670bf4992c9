import { isBelow, type NodeId, type SceneReader } from '../../document/index.ts'
import type { TreeRows } from '../../hooks/tree-rows.ts'

/** Where dragged nodes would go: into `parent`, before its child `before` (null: last). `row` and `zone` place the line. */
export interface Drop {
  parent: NodeId | null
  before: NodeId | null
  row: number
  zone: 'before' | 'inside' | 'after'
  depth: number
}

/**
 * Where a drop at `y` pixels below the top of the rows would go; null where it may not: a node cannot go into itself.
 */
export function dropAt(
  scene: SceneReader,
  rows: TreeRows,
  y: number,
  rowHeight: number,
  dragged: readonly NodeId[],
  unfolded: ReadonlySet<NodeId>,
): Drop | null {
  const drop = y >= rows.length * rowHeight ? atEnd(rows) : onRow(scene, rows, y / rowHeight, unfolded)
  if (!drop) return null
  const { parent } = drop
  const forbidden = parent !== null && dragged.some((id) => id === parent || isBelow(scene, parent, id))
  return forbidden ? null : drop
}

const atEnd = (rows: TreeRows): Drop => ({
  parent: null,
  before: null,
  row: rows.length - 1,
  zone: 'after',
  depth: 0,
})

function onRow(scene: SceneReader, rows: TreeRows, at: number, unfolded: ReadonlySet<NodeId>): Drop | null {
  const index = Math.max(0, Math.floor(at))
  const row = rows.at(index)
  const node = row && scene.node(row.id)
  if (!node) return null
  const part = at - index
  const { parent } = node
  const siblings = scene.children(parent)
  if (part < 0.28) return { parent, before: row.id, row: index, zone: 'before', depth: row.depth }
  const isOpen = row.hasChildren && unfolded.has(row.id)
  if (part > 0.72 && !isOpen) {
    const next = siblings[siblings.indexOf(row.id) + 1] ?? null
    return { parent, before: next, row: index, zone: 'after', depth: row.depth }
  }
  return { parent: row.id, before: null, row: index, zone: 'inside', depth: row.depth + 1 }
}
