import { type PointerEvent, useRef } from 'react'
import type { Gesture } from '../../commands/gesture.ts'
import type { NodeId } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'

export type Flag = 'visible' | 'locked'

const COMMANDS = { visible: 'node.setVisible', locked: 'node.setLocked' } as const

export interface Paint {
  /** Flips a row's flag; the rows that the pointer then passes get the same. */
  start(id: NodeId, flag: Flag, event: PointerEvent): void
  enter(id: NodeId): void
}

/** Eyes and locks, painted by dragging down their column: one step of undo. */
export function usePaint(): Paint {
  const { scene, registry, fail } = useEditor()
  const t = useTexts().outliner
  const brush = useRef<{ gesture: Gesture; flag: Flag; value: boolean } | null>(null)

  const paint = (id: NodeId) => {
    if (!brush.current) return
    const { gesture, flag, value } = brush.current
    const node = scene.node(id)
    if (!node || node[flag] === value || !gesture.isOpen) return
    try {
      gesture.run(COMMANDS[flag], { nodes: [id], [flag]: value })
    } catch (error) {
      fail(flag === 'visible' ? t.hide : t.lock, error as Error)
    }
  }
  return {
    start(id, flag, event) {
      if (event.button !== 0) return
      event.stopPropagation()
      // Else only the row that was pressed would hear of the pointer.
      event.currentTarget.releasePointerCapture?.(event.pointerId)
      const value = !scene.node(id)?.[flag]
      const label = { visible: value ? t.show : t.hide, locked: value ? t.lock : t.unlock }[flag]
      brush.current = { gesture: registry.gesture(label), flag, value }
      paint(id)
      const end = () => {
        brush.current?.gesture.commit()
        brush.current = null
      }
      window.addEventListener('pointerup', end, { once: true, capture: true })
    },
    enter: paint,
  }
}
