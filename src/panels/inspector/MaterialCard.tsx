import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { Material, NodeId } from '../../document/index.ts'
import { MATERIAL_DRAG } from '../../hooks/drag.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'
import { MaterialPicker } from './MaterialPicker.tsx'
import { Picture } from './Picture.tsx'

interface MaterialCardProps {
  ids: readonly NodeId[]
  slot: number
  material: Material
  /** How many nodes wear it. */
  wearers: number
  /** Whether others than those selected do. */
  isShared: boolean
  everywhere: boolean
  onEverywhere(yes: boolean): void
}

/** What a material looks like, its name, who wears it, and for whom a change is. Its picture can be dragged onto nodes. */
export function MaterialCard({ ids, slot, material, wearers, isShared, everywhere, ...props }: MaterialCardProps) {
  const { run } = useEditor()
  const t = useTexts().inspector
  const from = material.source ? ` · ${t.fromModel}` : ''
  return (
    <div className="material-card">
      <div className="material-head">
        <span
          className="material-ball"
          role="img"
          aria-label={t.dragMaterial(material.name)}
          title={t.dragMaterial(material.name)}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.setData(MATERIAL_DRAG, material.id)
            event.dataTransfer.effectAllowed = 'copy'
          }}
        >
          <Picture subject={{ of: 'material', id: material.id }} width={40} height={40} version={material} />
        </span>
        <div className="material-name">
          <Name material={material} ids={ids} slot={slot} />
          <small>
            {t.usedBy(wearers)}
            {from}
          </small>
        </div>
        <MaterialPicker ids={ids} slot={slot} current={material.id} />
      </div>
      {isShared && (
        <div className="material-scope">
          <fieldset className="ui-segmented" aria-label={t.changesFor}>
            <button type="button" aria-pressed={!everywhere} onClick={() => props.onEverywhere(false)}>
              {t.onlyHere}
            </button>
            <button type="button" aria-pressed={everywhere} onClick={() => props.onEverywhere(true)}>
              {t.allWearers(wearers)}
            </button>
          </fieldset>
          <button
            type="button"
            className="ui-button small"
            onClick={() => run('material.makeUnique', { nodes: [...ids], slot })}
          >
            <Copy size={12} /> {t.makeUnique}
          </button>
        </div>
      )}
    </div>
  )
}

/** A new name is for the material, whoever wears it. */
function Name({ material, ids, slot }: { material: Material; ids: readonly NodeId[]; slot: number }) {
  const { run } = useEditor()
  const t = useTexts().inspector
  const [text, setText] = useState<string | null>(null)
  const finish = () => {
    const name = text?.trim()
    setText(null)
    if (name && name !== material.name) void run('material.set', { nodes: [...ids], slot, everywhere: true, name })
  }
  return (
    <input
      aria-label={t.materialName}
      value={text ?? material.name}
      onChange={(event) => setText(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          event.stopPropagation()
          setText(null)
        }
      }}
    />
  )
}
