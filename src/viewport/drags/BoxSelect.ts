import { createStore } from 'zustand/vanilla'
import { isLocked, isShown } from '../../document/index.ts'
import type { EditorCore } from '../../hooks/EditorContext.tsx'
import { takenBy } from '../pointer/box.ts'
import type { View } from '../view.ts'
import type { Drag, PointerAt } from './Drag.ts'

type Point = { x: number; y: number }

/** The box that is being drawn, for the view to show. */
export const selectionBox = createStore<{ box: { from: Point; to: Point } | null }>(() => ({ box: null }))

/** Selects by a box: from left to right what is wholly inside, from right to left what it touches. Alt takes away. */
export class BoxSelect implements Drag {
  #to: Point

  constructor(
    private readonly editor: EditorCore,
    private readonly view: View,
    private readonly from: Point,
    private readonly mode: 'add' | 'remove',
  ) {
    this.#to = from
  }

  move({ x, y }: PointerAt): void {
    this.#to = { x, y }
    selectionBox.setState({ box: { from: this.from, to: this.#to } })
  }

  end(): void {
    const { scene, session } = this.editor
    const nodes = scene.children(session.state.entered).filter((id) => isShown(scene, id) && !isLocked(scene, id))
    const objectOf = (id: string) => this.view.canvas?.objectOf(id) ?? null
    const taken = takenBy(nodes, objectOf, this.from, this.#to, (point) => this.view.project(point))
    void this.editor.run('select.set', { nodes: taken, mode: this.mode })
    this.cancel()
  }

  cancel(): void {
    selectionBox.setState({ box: null })
  }
}
