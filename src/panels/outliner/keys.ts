import type { KeyboardEvent, RefObject } from 'react'
import type { NodeId } from '../../document/index.ts'
import type { TreeRow } from '../../hooks/tree.ts'
import type { Session } from '../../session/session.ts'

interface TreeState {
  rows: readonly TreeRow[]
  unfolded: ReadonlySet<NodeId>
  selection: readonly NodeId[]
  session: Session
  anchor: RefObject<NodeId | null>
  fold(id: NodeId, unfold: boolean): void
  rename(id: NodeId): void
  run(id: string, params?: unknown): Promise<unknown>
}

/** The keys of an ARIA tree: arrows, Home and End move; left and right fold; F2 renames; Enter frames. */
export function treeKey(event: KeyboardEvent, tree: TreeState): void {
  const at = tree.rows.findIndex((row) => row.id === tree.selection.at(-1))
  const row = tree.rows[at]
  const action = actionFor(event, tree, at, row)
  if (!action) return
  event.preventDefault()
  event.stopPropagation()
  action()
}

function actionFor(event: KeyboardEvent, tree: TreeState, at: number, row: TreeRow | undefined): (() => void) | null {
  const go = (index: number) => () => {
    const target = tree.rows[Math.min(tree.rows.length - 1, Math.max(0, index))]
    if (!target) return
    if (event.shiftKey) void tree.run('select.set', { nodes: [target.id], mode: 'add' })
    else {
      tree.anchor.current = target.id
      void tree.run('select.set', { nodes: [target.id] })
    }
  }
  const isOpen = !!row && tree.unfolded.has(row.id)
  switch (event.key) {
    case 'ArrowDown':
      return go(at + 1)
    case 'ArrowUp':
      return go(at < 0 ? tree.rows.length - 1 : at - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(tree.rows.length - 1)
    case 'ArrowRight':
      if (!row?.hasChildren) return () => {}
      return isOpen ? go(at + 1) : () => tree.fold(row.id, true)
    case 'ArrowLeft':
      if (row?.hasChildren && isOpen) return () => tree.fold(row.id, false)
      return row && row.depth > 0 ? go(parentIndex(tree.rows, at)) : () => {}
    case 'F2':
      return row ? () => tree.rename(row.id) : null
    case 'Enter':
      return row ? () => void tree.run('view.frame', {}) : null
    default:
      return null
  }
}

function parentIndex(rows: readonly TreeRow[], at: number): number {
  for (let i = at - 1; i >= 0; i--) if (rows[i].depth < rows[at].depth) return i
  return at
}
