import * as Popover from '@radix-ui/react-popover'
import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import type { NodeId } from '../../document/index.ts'
import { MATERIAL_DRAG } from '../../hooks/drag.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Picture } from './Picture.tsx'

/** Materials that are shown at most; the rest is found by its name. */
const MOST = 48

interface MaterialPickerProps {
  ids: readonly NodeId[]
  slot: number
  current: string
}

/** Lets nodes wear another material of the scene. */
export function MaterialPicker({ ids, slot, current }: MaterialPickerProps) {
  const t = useTexts().inspector
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button type="button" className="ui-icon-button" aria-label={t.chooseMaterial} title={t.chooseMaterial}>
          <ChevronDown size={14} />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="ui-popover material-picker"
          side="left"
          align="start"
          sideOffset={8}
          collisionPadding={8}
        >
          <List ids={ids} slot={slot} current={current} onDone={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function List({ ids, slot, current, onDone }: MaterialPickerProps & { onDone(): void }) {
  const { scene, run } = useEditor()
  const t = useTexts().inspector
  const [text, setText] = useState('')
  const word = text.trim().toLowerCase()
  const materials = [...scene.materials()]
    .filter(({ name, id }) => name.toLowerCase().includes(word) && scene.wearers(id).size > 0)
    .sort((a, b) => a.name.localeCompare(b.name))
  return (
    <>
      <label className="ui-search">
        <Search size={13} />
        <input
          placeholder={t.findMaterial}
          aria-label={t.findMaterial}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="material-list">
        {materials.slice(0, MOST).map(({ id, name }) => (
          <button
            type="button"
            key={id}
            aria-pressed={id === current}
            title={name}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(MATERIAL_DRAG, id)}
            onClick={() => {
              void run('material.assign', { nodes: [...ids], slot, material: id })
              onDone()
            }}
          >
            <Picture subject={{ of: 'material', id }} width={48} height={48} version={id} />
            <span>{name}</span>
          </button>
        ))}
      </div>
      {materials.length === 0 && <p className="material-none">{t.noMaterial(text.trim())}</p>}
    </>
  )
}
