import { type DragMoveEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { NodeId } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import type { TreeRows } from '../../hooks/tree-rows.ts'
import { type Drop, dropAt } from './drop.ts'

/** Milliseconds that a drag rests over a folded node before it unfolds. */
const UNFOLD_AFTER = 600

interface TreeDragOptions {
  list: RefObject<HTMLDivElement | null>
  rows: TreeRows
  rowHeight: number
  unfolded: ReadonlySet<NodeId>
  fold(id: NodeId, unfold: boolean): void
}

/** Dragging rows: what is dragged, where it would go, and the command at the end. Alt copies, Shift keeps local values. */
export function useTreeDrag({ list, rows, rowHeight, unfolded, fold }: TreeDragOptions) {
  const { scene, session, run } = useEditor()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const [dragged, setDragged] = useState<readonly NodeId[]>([])
  const [drop, setDrop] = useState<Drop | null>(null)
  const [keys, setKeys] = useState({ alt: false, shift: false })
  const over = useRef<{ id: NodeId; timer: number } | null>(null)
  const isDragging = dragged.length > 0

  useEffect(() => {
    if (!isDragging) return
    const follow = ({ altKey, shiftKey }: KeyboardEvent | PointerEvent) =>
      setKeys((now) => (now.alt === altKey && now.shift === shiftKey ? now : { alt: altKey, shift: shiftKey }))
    const names = ['keydown', 'keyup', 'pointermove'] as const
    for (const name of names) window.addEventListener(name, follow, true)
    return () => {
      for (const name of names) window.removeEventListener(name, follow, true)
    }
  }, [isDragging])

  const rest = (id: NodeId | null) => {
    if (over.current?.id === id) return
    if (over.current) window.clearTimeout(over.current.timer)
    over.current = id === null ? null : { id, timer: window.setTimeout(() => fold(id, true), UNFOLD_AFTER) }
  }
  const stop = () => {
    rest(null)
    setDragged([])
    setDrop(null)
  }
  return {
    sensors,
    dragged,
    drop,
    copies: keys.alt,
    keepsLocal: keys.shift,
    start(id: NodeId) {
      const { selection } = session.state
      setDragged(selection.includes(id) ? selection : [id])
      setKeys({ alt: false, shift: false })
    },
    move({ activatorEvent, delta }: DragMoveEvent) {
      const { top } = list.current!.firstElementChild!.getBoundingClientRect()
      const y = (activatorEvent as PointerEvent).clientY + delta.y - top
      const next = dropAt(scene, rows, y, rowHeight, dragged, unfolded)
      setDrop(next)
      rest(next?.zone === 'inside' ? next.parent : null)
    },
    end() {
      if (drop) {
        const { parent, before } = drop
        const command = keys.alt ? 'node.copyInto' : 'node.move'
        void run(command, { nodes: [...dragged], parent, before, keepLocal: keys.shift })
        if (parent !== null) fold(parent, true)
      }
      stop()
    },
    cancel: stop,
  }
}
