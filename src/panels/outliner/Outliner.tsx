import {
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ancestors, type NodeId } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision, useSelection } from '../../hooks/records.ts'
import { useTreeRows } from '../../hooks/tree.ts'
import { type Drop, dropAt } from './drop.ts'
import { treeKey } from './keys.ts'
import { ROW_HEIGHT, Row } from './Row.tsx'
import './outliner.css'

/** Milliseconds that a drag rests over a folded node before it unfolds. */
const UNFOLD_AFTER = 600

/** The tree of the scene. */
export function Outliner() {
  const { scene, session, run } = useEditor()
  const selection = useSelection()
  const [unfolded, setUnfolded] = useState<ReadonlySet<NodeId>>(new Set())
  const [renaming, setRenaming] = useState<NodeId | null>(null)
  const anchor = useRef<NodeId | null>(null)
  const rows = useTreeRows(unfolded)
  const list = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })

  const fold = useCallback((id: NodeId, unfold: boolean) => {
    setUnfolded((before) => {
      const after = new Set(before)
      if (unfold) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])

  useEffect(() => {
    const active = selection.at(-1)
    if (!active) return
    const above = ancestors(scene, active).map((node) => node.id)
    setUnfolded((before) => (above.every((id) => before.has(id)) ? before : new Set([...before, ...above])))
  }, [selection, scene])

  useEffect(() => {
    const index = rows.findIndex((row) => row.id === selection.at(-1))
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
  }, [selection, rows, virtual])

  const press = useCallback(
    (id: NodeId, event: MouseEvent) => {
      list.current?.focus({ preventScroll: true })
      if (event.shiftKey && anchor.current) {
        const [a, b] = [anchor.current, id].map((end) => rows.findIndex((row) => row.id === end))
        void run('select.set', { nodes: rows.slice(Math.min(a, b), Math.max(a, b) + 1).map((row) => row.id) })
        return
      }
      anchor.current = id
      void run('select.set', { nodes: [id], mode: event.ctrlKey || event.metaKey ? 'toggle' : 'replace' })
    },
    [rows, run],
  )

  const drag = useTreeDrag(list, rows, unfolded, fold)
  const selected = new Set(selection)
  return (
    <div className="outliner">
      <DndContext
        sensors={drag.sensors}
        onDragStart={({ active }) => drag.start(String(active.id))}
        onDragMove={drag.move}
        onDragEnd={drag.end}
        onDragCancel={drag.cancel}
        autoScroll={{ layoutShiftCompensation: false }}
      >
        <Scroller
          refTo={list}
          active={selection.at(-1)}
          onKeyDown={(event) =>
            treeKey(event, { rows, unfolded, fold, selection, session, run, rename: setRenaming, anchor })
          }
          onClear={() => session.select([])}
        >
          <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
            {virtual.getVirtualItems().map(({ index, start }) => (
              <Row
                key={rows[index].id}
                row={rows[index]}
                top={start}
                isSelected={selected.has(rows[index].id)}
                isUnfolded={unfolded.has(rows[index].id)}
                isTarget={drag.drop?.zone === 'inside' && drag.drop.row === index}
                isRenaming={renaming === rows[index].id}
                onPress={press}
                onFold={fold}
                onRename={setRenaming}
              />
            ))}
            {drag.drop && drag.drop.zone !== 'inside' && <InsertionLine drop={drag.drop} />}
          </div>
        </Scroller>
        <DragOverlay dropAnimation={null}>
          {drag.dragged.length > 0 && (
            <div className="outliner-ghost">
              {drag.dragged.length === 1 ? scene.node(drag.dragged[0])?.name : `${drag.dragged.length} nodes`}
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <Footer />
    </div>
  )
}

interface ScrollerProps {
  refTo: React.RefObject<HTMLDivElement | null>
  active: NodeId | undefined
  onKeyDown(event: React.KeyboardEvent): void
  onClear(): void
  children: React.ReactNode
}

function Scroller({ refTo, active, onKeyDown, onClear, children }: ScrollerProps) {
  const { setNodeRef } = useDroppable({ id: 'outliner' })
  return (
    <div
      ref={(element) => {
        refTo.current = element
        setNodeRef(element)
      }}
      className="outliner-list"
      role="tree"
      aria-label="Scene"
      aria-multiselectable="true"
      aria-activedescendant={active && `row-${active}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && onClear()}
    >
      {children}
    </div>
  )
}

function InsertionLine({ drop }: { drop: Drop }) {
  const top = (drop.row + (drop.zone === 'after' ? 1 : 0)) * ROW_HEIGHT
  return <div className="outliner-line" style={{ top: top - 1, left: 26 + drop.depth * 14 }} />
}

function Footer() {
  const { scene } = useEditor()
  const selection = useSelection()
  useRevision()
  const count = scene.nodeCount
  return (
    <footer className="outliner-footer">
      <span>
        {count.toLocaleString('en')} {count === 1 ? 'node' : 'nodes'}
      </span>
      {selection.length > 0 && <span>{selection.length.toLocaleString('en')} selected</span>}
    </footer>
  )
}

/** Dragging rows: what is dragged, where it would go, and the command at the end. */
function useTreeDrag(
  list: React.RefObject<HTMLDivElement | null>,
  rows: ReturnType<typeof useTreeRows>,
  unfolded: ReadonlySet<NodeId>,
  fold: (id: NodeId, unfold: boolean) => void,
) {
  const { scene, session, run } = useEditor()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const [dragged, setDragged] = useState<readonly NodeId[]>([])
  const [drop, setDrop] = useState<Drop | null>(null)
  const over = useRef<{ id: NodeId; timer: number } | null>(null)

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
    start(id: NodeId) {
      const { selection } = session.state
      setDragged(selection.includes(id) ? selection : [id])
    },
    move({ activatorEvent, delta }: DragMoveEvent) {
      const { top } = list.current!.firstElementChild!.getBoundingClientRect()
      const y = (activatorEvent as PointerEvent).clientY + delta.y - top
      const next = dropAt(scene, rows, y, ROW_HEIGHT, dragged, unfolded)
      setDrop(next)
      rest(next?.zone === 'inside' ? next.parent : null)
    },
    end() {
      if (drop) {
        const keepLocal = false
        void run('node.move', { nodes: [...dragged], parent: drop.parent, before: drop.before, keepLocal })
        if (drop.parent !== null) fold(drop.parent, true)
      }
      stop()
    },
    cancel: stop,
  }
}
