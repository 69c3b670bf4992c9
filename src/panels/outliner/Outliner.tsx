import { DndContext, DragOverlay, useDroppable } from '@dnd-kit/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ancestors, type NodeId } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision, useSelection, useSession } from '../../hooks/records.ts'
import { parentsOf, useTreeRows } from '../../hooks/tree.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Drop } from './drop.ts'
import { FilterBar } from './FilterBar.tsx'
import { type Found, parseQuery, search } from './filter.ts'
import { TreeKeys } from './keys.ts'
import { indent, ROW_HEIGHT, Row } from './Row.tsx'
import { usePaint } from './use-paint.ts'
import { useTreeDrag } from './use-tree-drag.ts'
import './outliner.css'

interface OutlinerProps {
  /** Opens the menu of what is selected, at a point of the page. */
  onContextMenu(x: number, y: number): void
  /** Whether a key is the shortcut of a command. */
  isShortcut(key: string): boolean
}

/** The tree of the scene. */
export function Outliner({ onContextMenu, isShortcut }: OutlinerProps) {
  const { scene, session, run } = useEditor()
  const t = useTexts().outliner
  const selection = useSelection()
  const [unfolded, setUnfolded] = useState<ReadonlySet<NodeId>>(new Set())
  const renaming = useSession((state) => state.renaming)
  const [text, setText] = useState('')
  const found = useFound(text)
  const rows = useTreeRows(found ? found.shown : unfolded, found?.shown)
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
  useReveal(rows, virtual.scrollToIndex, setUnfolded)

  const range = useRange(rows)
  const byPointer = useRef(false)
  const press = useCallback(
    (id: NodeId, event: MouseEvent) => {
      list.current?.focus({ preventScroll: true })
      byPointer.current = true
      range.press(id, event)
    },
    [range],
  )
  const menu = useCallback(
    (id: NodeId, event: MouseEvent) => {
      event.preventDefault()
      range.include(id)
      onContextMenu(event.clientX, event.clientY)
    },
    [range, onContextMenu],
  )
  const menuAtActive = () => {
    const row = document.getElementById(`row-${selection.at(-1)}`)?.getBoundingClientRect()
    if (row) onContextMenu(row.left + 40, row.bottom)
  }
  const renameNext = useCallback(
    (id: NodeId, by: 1 | -1) => {
      const next = rows.at(rows.indexOf(id) + by)
      if (!next) return
      void run('select.set', { nodes: [next.id] })
      session.set({ renaming: next.id })
    },
    [rows, run, session],
  )
  const rename = useCallback(
    (id: NodeId | null) => {
      session.set({ renaming: id })
      if (id === null) list.current?.focus({ preventScroll: true })
    },
    [session],
  )

  const keys = useRef(new TreeKeys()).current
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') byPointer.current = false
    keys.press(event, {
      ...{ scene, rows, unfolded: found ? found.shown : unfolded, selection, fold, run, rename, menu: menuAtActive },
      isShortcut: (key) => byPointer.current && isShortcut(key),
      go: range.go,
    })
  }

  const paint = usePaint()
  const drag = useTreeDrag({ list, rows, rowHeight: ROW_HEIGHT, unfolded: found ? found.shown : unfolded, fold })
  const selected = useMemo(() => new Set(selection), [selection])
  const active = selection.at(-1)
  const shown = virtual.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows.at(index)
    return row ? [{ row, index, start }] : []
  })
  return (
    <div className="outliner">
      <FilterBar
        text={text}
        onText={setText}
        isAnyUnfolded={!rows.isFlat}
        onFoldAll={(unfold) => setUnfolded(unfold ? parentsOf(scene) : new Set())}
        onLeave={() => list.current?.focus()}
      />
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
          active={shown.some(({ row }) => row.id === active) ? active : undefined}
          onKeyDown={onKeyDown}
          onClear={() => void run('select.set', { nodes: [] })}
        >
          <Rows height={virtual.getTotalSize()}>
            {shown.map(({ row, index, start }) => (
              <Row
                key={row.id}
                row={row}
                top={start}
                isSelected={selected.has(row.id)}
                isUnfolded={found ? row.hasChildren : unfolded.has(row.id)}
                isTarget={drag.drop?.zone === 'inside' && drag.drop.row === index}
                isRenaming={renaming === row.id}
                isMatch={found?.matches.has(row.id) ?? true}
                paint={paint}
                onPress={press}
                onFold={fold}
                onRename={rename}
                onRenameNext={renameNext}
                onMenu={menu}
              />
            ))}
            {drag.drop && drag.drop.zone !== 'inside' && <InsertionLine drop={drag.drop} />}
          </Rows>
        </Scroller>
        {rows.length === 0 && <p className="outliner-none">{text ? t.nothingFound(text) : t.empty}</p>}
        <DragOverlay dropAnimation={null}>
          {drag.dragged.length > 0 && (
            <div className="outliner-ghost">
              {drag.copies && <b>{t.copy}</b>}
              {drag.dragged.length === 1 ? scene.node(drag.dragged[0])?.name : t.dragged(drag.dragged.length)}
              {drag.keepsLocal && <small>{t.keepsLocal}</small>}
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <Footer found={found?.matches.size} />
    </div>
  )
}

/** Milliseconds of looking between which the page does what else it has to do. */
const SLICE_MS = 8

/** What the filter finds, as soon as it is found; null without one. */
function useFound(text: string) {
  const { scene } = useEditor()
  const revision = useRevision()
  const query = useMemo(() => parseQuery(text), [text])
  const [found, setFound] = useState<Found | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` says that other nodes may be found
  useLayoutEffect(() => {
    if (!query) return setFound(null)
    const going = search(scene, query)
    let timer = 0
    const goOn = () => {
      const end = performance.now() + SLICE_MS
      for (let step = going.next(); ; step = going.next()) {
        if (step.done) return setFound(step.value)
        if (performance.now() > end) break
      }
      timer = window.setTimeout(goOn)
    }
    goOn()
    return () => clearTimeout(timer)
  }, [scene, query, query && revision])
  return query && found
}

/** Unfolds what is above a node that was selected elsewhere, and brings its row into view; once for each selection. */
function useReveal(
  rows: ReturnType<typeof useTreeRows>,
  scrollTo: (index: number, options: { align: 'auto' }) => void,
  setUnfolded: (change: (before: ReadonlySet<NodeId>) => ReadonlySet<NodeId>) => void,
) {
  const { scene } = useEditor()
  const selection = useSelection()
  const wanted = useRef<NodeId | null>(null)
  useEffect(() => {
    const active = selection.at(-1) ?? null
    wanted.current = active
    if (active === null) return
    const above = ancestors(scene, active).map((node) => node.id)
    setUnfolded((before) => (above.every((id) => before.has(id)) ? before : new Set([...before, ...above])))
  }, [selection, scene, setUnfolded])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection is a reason to look, too
  useEffect(() => {
    if (wanted.current === null) return
    const index = rows.indexOf(wanted.current)
    if (index < 0) return
    wanted.current = null
    scrollTo(index, { align: 'auto' })
  }, [selection, rows, scrollTo])
}

/** Selecting rows: one, one more, or all from the anchor to one. */
function useRange(rows: ReturnType<typeof useTreeRows>) {
  const { session, run } = useEditor()
  const anchor = useRef<NodeId | null>(null)
  return useMemo(() => {
    const select = (nodes: NodeId[], mode?: string) => void run('select.set', { nodes, ...(mode && { mode }) })
    /** The last of a selection is its active node: here the end that moves. */
    const extend = (id: NodeId) => {
      const [from, to] = [rows.indexOf(anchor.current), rows.indexOf(id)]
      const ids = rows.ids(Math.min(from, to), Math.max(from, to))
      select(to < from ? ids.reverse() : ids)
    }
    const only = (id: NodeId) => {
      anchor.current = id
      select([id])
    }
    return {
      press(id: NodeId, event: MouseEvent) {
        if (event.shiftKey && anchor.current) return extend(id)
        anchor.current = id
        select([id], event.ctrlKey || event.metaKey ? 'toggle' : 'replace')
      },
      go(index: number, extends_: boolean) {
        const row = rows.at(index)
        if (!row) return
        if (extends_) {
          anchor.current ??= session.state.selection.at(-1) ?? row.id
          extend(row.id)
        } else only(row.id)
      },
      /** A menu is for what is selected, if the row is a part of that; else for the row. */
      include(id: NodeId) {
        if (!session.state.selection.includes(id)) only(id)
      },
    }
  }, [rows, run, session])
}

interface ScrollerProps {
  refTo: React.RefObject<HTMLDivElement | null>
  active: NodeId | undefined
  onKeyDown(event: React.KeyboardEvent): void
  onClear(): void
  children: React.ReactNode
}

function Scroller({ refTo, active, onKeyDown, onClear, children }: ScrollerProps) {
  const t = useTexts().outliner
  return (
    <div
      ref={refTo}
      className="outliner-list"
      role="tree"
      aria-label={t.tree}
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

/** What is dragged over: what scrolls must be around it, else it does not scroll at its edges. */
function Rows({ height, children }: { height: number; children: React.ReactNode }) {
  const { setNodeRef } = useDroppable({ id: 'outliner' })
  return (
    <div ref={setNodeRef} role="presentation" style={{ height, position: 'relative' }}>
      {children}
    </div>
  )
}

function InsertionLine({ drop }: { drop: Drop }) {
  const top = (drop.row + (drop.zone === 'after' ? 1 : 0)) * ROW_HEIGHT
  return <div className="outliner-line" style={{ top: top - 1, left: indent(drop.depth) + 18 }} />
}

function Footer({ found }: { found: number | undefined }) {
  const { scene } = useEditor()
  const t = useTexts()
  const selection = useSelection()
  useRevision()
  return (
    <footer className="outliner-footer">
      <span>{found === undefined ? t.common.nodes(scene.nodeCount) : t.outliner.found(found, scene.nodeCount)}</span>
      {selection.length > 0 && <span>{t.outliner.selected(selection.length)}</span>}
    </footer>
  )
}
