import { useDraggable } from '@dnd-kit/core'
import { ChevronRight, Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react'
import { isShown, type NodeId } from '../../document/index.ts'
import { MATERIAL_DRAG } from '../../hooks/drag.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useNode } from '../../hooks/records.ts'
import type { TreeRow } from '../../hooks/tree-rows.ts'
import { useTexts } from '../../texts/texts.ts'
import { KindIcon } from '../kind-icon.tsx'
import type { Flag, Paint } from './use-paint.ts'

export const ROW_HEIGHT = 26

/** Levels that are set in by a full step; deeper ones by less, so that names are not pushed out of the panel. */
const FULL_LEVELS = 6
/** Pixels that a row of some depth is set in. */
export const indent = (depth: number) => 8 + Math.min(depth, FULL_LEVELS) * 14 + Math.max(0, depth - FULL_LEVELS) * 5

interface RowProps {
  row: TreeRow
  top: number
  isSelected: boolean
  isUnfolded: boolean
  isTarget: boolean
  isRenaming: boolean
  /** Found by the filter, or shown only because something below it is. */
  isMatch: boolean
  paint: Paint
  onPress(id: NodeId, event: MouseEvent): void
  onFold(id: NodeId, unfold: boolean): void
  onRename(id: NodeId | null): void
  onRenameNext(id: NodeId, by: 1 | -1): void
  onMenu(id: NodeId, event: MouseEvent): void
}

/** One node in the outliner. */
export const Row = memo(function Row({ row, top, isSelected, isUnfolded, isTarget, isRenaming, ...on }: RowProps) {
  const { scene, run } = useEditor()
  const t = useTexts().outliner
  const node = useNode(row.id)
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: row.id, disabled: isRenaming })
  const [isWearer, setIsWearer] = useState(false)
  if (!node) return null
  const state = [
    isSelected && 'selected',
    (isTarget || isWearer) && 'target',
    isDragging && 'dragging',
    (!isShown(scene, row.id) || !on.isMatch) && 'dim',
  ]
  return (
    <div
      ref={setNodeRef}
      id={`row-${row.id}`}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      aria-expanded={row.hasChildren ? isUnfolded : undefined}
      aria-label={node.name}
      className={`outliner-row ${state.filter(Boolean).join(' ')}`}
      style={{ transform: `translateY(${top}px)`, paddingLeft: indent(row.depth) }}
      onPointerEnter={() => on.paint.enter(row.id)}
      onClick={(event) => on.onPress(row.id, event)}
      onDoubleClick={() => on.onRename(row.id)}
      onContextMenu={(event) => on.onMenu(row.id, event)}
      onKeyDown={() => {}}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(MATERIAL_DRAG)) return
        event.preventDefault()
        setIsWearer(true)
      }}
      onDragLeave={() => setIsWearer(false)}
      onDrop={(event) => {
        const material = event.dataTransfer.getData(MATERIAL_DRAG)
        setIsWearer(false)
        if (material) void run('material.assign', { nodes: [row.id], material })
      }}
      {...listeners}
    >
      <button
        type="button"
        tabIndex={-1}
        className="outliner-twist"
        aria-label={isUnfolded ? t.fold : t.unfold}
        style={{ visibility: row.hasChildren ? 'visible' : 'hidden' }}
        onPointerDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation()
          on.onFold(row.id, !isUnfolded)
        }}
      >
        <ChevronRight size={12} style={{ rotate: isUnfolded ? '90deg' : '0deg' }} />
      </button>
      <KindIcon node={node} />
      {isRenaming ? (
        <NameField
          id={row.id}
          name={node.name}
          onDone={() => on.onRename(null)}
          onNext={(by) => on.onRenameNext(row.id, by)}
        />
      ) : (
        <span title={node.name.length > 16 || row.depth > FULL_LEVELS ? node.name : undefined}>{node.name}</span>
      )}
      <Toggle id={row.id} flag="visible" label={node.visible ? t.hide : t.show} isOn={!node.visible} paint={on.paint}>
        {node.visible ? <Eye size={13} /> : <EyeOff size={13} />}
      </Toggle>
      <Toggle id={row.id} flag="locked" label={node.locked ? t.unlock : t.lock} isOn={node.locked} paint={on.paint}>
        {node.locked ? <Lock size={13} /> : <LockOpen size={13} />}
      </Toggle>
    </div>
  )
})

interface ToggleProps {
  id: NodeId
  flag: Flag
  label: string
  isOn: boolean
  paint: Paint
  children: React.ReactNode
}

function Toggle({ id, flag, label, isOn, paint, children }: ToggleProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`outliner-toggle ${isOn ? 'on' : ''}`}
      aria-label={label}
      title={label}
      onPointerDown={(event) => paint.start(id, flag, event)}
      onDoubleClick={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </button>
  )
}

interface NameFieldProps {
  id: NodeId
  name: string
  onDone(): void
  /** Goes on with the row after this one, or the one before it. */
  onNext(by: 1 | -1): void
}

function NameField({ id, name, onDone, onNext }: NameFieldProps) {
  const { run } = useEditor()
  const t = useTexts().outliner
  const text = useRef(name)
  const isOver = useRef(false)
  const finish = (keep: boolean) => {
    if (isOver.current) return
    isOver.current = true
    const wanted = text.current.trim()
    if (keep && wanted && wanted !== name) void run('node.rename', { node: id, name: wanted })
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') finish(true)
    if (event.key === 'Escape') finish(false)
    if (event.key === 'Tab') {
      event.preventDefault()
      finish(true)
      onNext(event.shiftKey ? -1 : 1)
    }
  }
  return (
    <input
      className="outliner-name"
      aria-label={t.name}
      ref={(input) => input?.select()}
      defaultValue={name}
      onChange={(event) => {
        text.current = event.target.value
      }}
      onBlur={() => finish(true)}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    />
  )
}
