import type { KeyboardEvent } from 'react'
import type { NodeId, SceneReader } from '../../document/index.ts'
import type { TreeRows } from '../../hooks/tree-rows.ts'

/** Milliseconds without a letter after which typing begins a new word. */
const PAUSE = 800

export interface TreeState {
  scene: SceneReader
  rows: TreeRows
  unfolded: ReadonlySet<NodeId>
  selection: readonly NodeId[]
  /** Whether a single letter means a command, because the tree was reached by the pointer. */
  isShortcut(key: string): boolean
  fold(id: NodeId, unfold: boolean): void
  /** Makes a row the active one; `extend` selects all rows from the anchor to it. */
  go(index: number, extend: boolean): void
  rename(id: NodeId): void
  menu(): void
  run(id: string, params?: unknown): Promise<unknown>
}

/** The keys of an ARIA tree: arrows, Home and End move; left and right fold; F2 renames; Enter frames; letters find. With Alt, arrows move the nodes. */
export class TreeKeys {
  #typed = ''
  #timer = 0

  /** Does what a key means in the tree; keys that mean nothing there go on to the window. */
  press(event: KeyboardEvent, tree: TreeState): void {
    const action = this.#actionFor(event, tree)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  #actionFor(event: KeyboardEvent, tree: TreeState): (() => void) | null {
    const at = tree.rows.indexOf(tree.selection.at(-1) ?? null)
    const row = tree.rows.at(at)
    if (event.ctrlKey || event.metaKey) return null
    if (event.altKey && event.key.startsWith('Arrow')) return row ? () => moveRow(tree, row.id, event.key) : () => {}
    const go = (index: number) => () => tree.go(Math.min(tree.rows.length - 1, Math.max(0, index)), event.shiftKey)
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
        return row && row.depth > 0 ? go(tree.rows.indexOf(tree.scene.node(row.id)!.parent)) : () => {}
      case 'F2':
        return row ? () => tree.rename(row.id) : null
      case 'Enter':
        return row ? () => void tree.run('view.frame', {}) : null
      case 'ContextMenu':
        return tree.menu
      case 'F10':
        return event.shiftKey ? tree.menu : null
      default:
        return this.#find(event, tree, at)
    }
  }

  /** A letter goes on with the word that is being typed, or begins one. */
  #find(event: KeyboardEvent, tree: TreeState, at: number): (() => void) | null {
    const isLetter =
      event.key.length === 1 && event.key !== ' ' && !event.altKey && event.key !== '/' && event.key !== '?'
    if (!isLetter || (this.#typed === '' && tree.isShortcut(event.key))) return null
    return () => {
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => {
        this.#typed = ''
      }, PAUSE)
      const isSame = this.#typed === event.key
      this.#typed = isSame ? this.#typed : this.#typed + event.key
      // The same letter again goes on to the next that begins with it; a longer word may stay where it is.
      const found = findRow(tree, this.#typed.toLowerCase(), this.#typed.length === 1 ? at + 1 : Math.max(0, at))
      if (found >= 0) tree.go(found, false)
    }
  }
}

/**
 * What a drag does, by keys: Alt with up and down changes places among siblings, with right goes into the sibling
 * before, with left out of the parent, behind it.
 */
function moveRow({ scene, selection, run, fold }: TreeState, active: NodeId, key: string): void {
  const { parent } = scene.node(active)!
  const siblings = scene.children(parent)
  const at = siblings.indexOf(active)
  const move = (to: NodeId | null, before: NodeId | null) =>
    void run('node.move', { nodes: [...selection], parent: to, before })
  if (key === 'ArrowUp' && at > 0) move(parent, siblings[at - 1])
  if (key === 'ArrowDown' && at < siblings.length - 1) move(parent, siblings[at + 2] ?? null)
  if (key === 'ArrowRight' && at > 0) {
    move(siblings[at - 1], null)
    fold(siblings[at - 1], true)
  }
  if (key === 'ArrowLeft' && parent !== null) {
    const above = scene.node(parent)!.parent
    const uncles = scene.children(above)
    move(above, uncles[uncles.indexOf(parent) + 1] ?? null)
  }
}

function findRow({ scene, rows }: TreeState, start: string, from: number): number {
  for (let i = 0; i < rows.length; i++) {
    const index = (from + i) % rows.length
    if (scene.node(rows.at(index)!.id)?.name.toLowerCase().startsWith(start)) return index
  }
  return -1
}
