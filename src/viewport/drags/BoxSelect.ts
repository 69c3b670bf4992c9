import { createStore } from 'zustand/vanilla'
import { isPickable, type NodeId } from '../../document/index.ts'
import type { EditorCore } from '../../hooks/EditorContext.tsx'
import { boundsOf, worldPosition } from '../../spatial/index.ts'
import { takenBy } from '../pointer/box.ts'
import type { View } from '../view.ts'
import type { Drag, PointerAt } from './Drag.ts'

type Point = { x: number; y: number }

/** Among more nodes than this, what the box takes is worked out only when it is let go. */
const FEW = 500

/** The box that is being drawn, for the view to show. */
export const selectionBox = createStore<{ box: { from: Point; to: Point } | null }>(() => ({ box: null }))

/**
 * Selects by a box: from left to right what is wholly inside, from right to left what it touches. It adds to what was
 * selected, or takes away from it, and shows meanwhile what it would.
 */
export class BoxSelect implements Drag {
  readonly #nodes: NodeId[]
  readonly #before: readonly NodeId[]
  #to: Point

  constructor(
    private readonly editor: EditorCore,
    private readonly view: View,
    private readonly from: Point,
    private readonly mode: 'add' | 'remove',
  ) {
    const { scene, session } = editor
    this.#nodes = scene.children(session.state.entered).filter((id) => isPickable(scene, id))
    this.#before = session.state.selection
    this.#to = from
    if (this.#nodes.length <= FEW) void this.#plant()
  }

  /** Large meshes are asked by their trees, which are made while the box is drawn. */
  async #plant() {
    const { plant } = await import('../trees/trees.ts')
    for (const id of this.#nodes) for (const { geometry } of this.view.canvas?.surfacesOf(id) ?? []) plant(geometry)
  }

  move({ x, y }: PointerAt): void {
    this.#to = { x, y }
    selectionBox.setState({ box: { from: this.from, to: this.#to } })
    if (this.#nodes.length <= FEW) this.editor.session.select(this.#selected())
  }

  end(): void {
    selectionBox.setState({ box: null })
    void this.editor.run('select.set', { nodes: this.#selected() })
  }

  cancel(): void {
    selectionBox.setState({ box: null })
    this.editor.session.select(this.#before)
  }

  #selected(): NodeId[] {
    const boxedOf = (id: NodeId) => ({
      parts: this.view.canvas?.surfacesOf(id) ?? [],
      bounds: boundsOf(this.editor.scene, [id]),
      origin: worldPosition(this.editor.scene, id),
    })
    const taken = takenBy(this.#nodes, boxedOf, this.from, this.#to, this.view.projector())
    const set = new Set(taken)
    const kept = this.#before.filter((id) => !set.has(id))
    return this.mode === 'add' ? [...kept, ...taken] : kept
  }
}
