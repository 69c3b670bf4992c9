import { useDraggable } from '@dnd-kit/core'
import { ChevronRight, Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react'
import { isShown, type NodeId } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useNode } from '../../hooks/records.ts'
import type { TreeRow } from '../../hooks/tree.ts'
import { KindIcon } from '../kind-icon.tsx'

export const ROW_HEIGHT = 26

interface RowProps {
  row: TreeRow
  top: number
  isSelected: boolean
  isUnfolded: boolean
  isTarget: boolean
  isRenaming: boolean
  onPress(id: NodeId, event: MouseEvent): void
  onFold(id: NodeId, unfold: boolean): void
  onRename(id: NodeId | null): void
}

/** One node in the outliner. */
export const Row = memo(function Row({ row, top, isSelected, isUnfolded, isTarget, isRenaming, ...on }: RowProps) {
  const { scene, run } = useEditor()
  const node = useNode(row.id)
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: row.id, disabled: isRenaming })
  if (!node) return null
  const state = [
    isSelected && 'selected',
    isTarget && 'target',
    isDragging && 'dragging',
    !isShown(scene, row.id) && 'dim',
  ]
  return (
    <div
      ref={setNodeRef}
      id={`row-${row.id}`}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.depth + 1}
      aria-selected={isSelected}
      aria-expanded={row.hasChildren ? isUnfolded : undefined}
      aria-label={node.name}
      className={`outliner-row ${state.filter(Boolean).join(' ')}`}
      style={{ transform: `translateY(${top}px)`, paddingLeft: 8 + row.depth * 14 }}
      onClick={(event) => on.onPress(row.id, event)}
      onDoubleClick={() => on.onRename(row.id)}
      onKeyDown={() => {}}
      {...listeners}
    >
      <button
        type="button"
        tabIndex={-1}
        className="outliner-twist"
        aria-label={isUnfolded ? 'Fold' : 'Unfold'}
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
        <NameField id={row.id} name={node.name} onDone={() => on.onRename(null)} />
      ) : (
        <span>{node.name}</span>
      )}
      <Toggle
        label={node.visible ? 'Hide' : 'Show'}
        isOn={!node.visible}
        onToggle={() => run('node.setVisible', { nodes: [row.id], visible: !node.visible })}
      >
        {node.visible ? <Eye size={13} /> : <EyeOff size={13} />}
      </Toggle>
      <Toggle
        label={node.locked ? 'Unlock' : 'Lock'}
        isOn={node.locked}
        onToggle={() => run('node.setLocked', { nodes: [row.id], locked: !node.locked })}
      >
        {node.locked ? <Lock size={13} /> : <LockOpen size={13} />}
      </Toggle>
    </div>
  )
})

interface ToggleProps {
  label: string
  isOn: boolean
  onToggle(): void
  children: React.ReactNode
}

function Toggle({ label, isOn, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`outliner-toggle ${isOn ? 'on' : ''}`}
      aria-label={label}
      title={label}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      {children}
    </button>
  )
}

function NameField({ id, name, onDone }: { id: NodeId; name: string; onDone(): void }) {
  const { run } = useEditor()
  const [text, setText] = useState(name)
  const finish = (keep: boolean) => {
    const wanted = text.trim()
    if (keep && wanted && wanted !== name) void run('node.rename', { node: id, name: wanted })
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish(true)
    if (event.key === 'Escape') finish(false)
  }
  return (
    <input
      className="outliner-name"
      aria-label="Name"
      ref={(input) => input?.select()}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(true)}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    />
  )
}
