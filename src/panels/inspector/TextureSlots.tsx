import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { type Material, type NodeId, TEXTURE_SLOTS, type TextureSlot, texturesOf } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Picture } from './Picture.tsx'

interface TextureSlotsProps {
  ids: readonly NodeId[]
  slot: number
  material: Material
  everywhere: boolean
}

/** The textures of a material: a click chooses a picture for one, a drop lays one there, a cross takes it away. */
export function TextureSlots({ ids, slot, material, everywhere }: TextureSlotsProps) {
  const { scene, run } = useEditor()
  const filled = texturesOf(material, scene.asset)
  const set = (texture: TextureSlot) => (image?: unknown) =>
    void run('material.setTexture', {
      nodes: [...ids],
      slot,
      everywhere,
      texture,
      ...(image !== undefined && { image }),
    })
  return (
    <div className="texture-slots">
      {TEXTURE_SLOTS.map((texture) => (
        <Slot
          key={texture}
          texture={texture}
          material={material}
          isFilled={filled.includes(texture)}
          onSet={set(texture)}
        />
      ))}
    </div>
  )
}

interface SlotProps {
  texture: TextureSlot
  material: Material
  isFilled: boolean
  /** Sets a picture; asks for one where none is given. Null takes it away. */
  onSet(image?: { path: string; blob: Blob } | null): void
}

function Slot({ texture, material, isFilled, onSet }: SlotProps) {
  const t = useTexts().inspector
  const [isOver, setIsOver] = useState(false)
  const name = t.textures[texture]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop is a second way to what its button does
    <div
      className="texture-slot"
      data-over={isOver || undefined}
      data-filled={isFilled || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        event.stopPropagation()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file) onSet({ path: file.name, blob: file })
      }}
    >
      <button type="button" aria-label={isFilled ? t.replaceTexture(name) : t.addTexture(name)} onClick={() => onSet()}>
        {isFilled ? (
          <Picture
            subject={{ of: 'texture', id: material.id, slot: texture }}
            width={56}
            height={56}
            version={material}
          />
        ) : (
          <ImagePlus size={14} />
        )}
        <span>{name}</span>
      </button>
      {isFilled && (
        <button
          type="button"
          className="texture-remove"
          aria-label={t.removeTexture(name)}
          title={t.removeTexture(name)}
          onClick={() => onSet(null)}
        >
          <X size={11} />
        </button>
      )}
    </div>
  )
}
