import { useState } from 'react'
import { type MeshNode, type NodeId, texturesOf } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Fields } from './LevaFields.tsx'
import { MaterialCard } from './MaterialCard.tsx'
import { Section } from './Section.tsx'
import { materialFields, materialIn } from './sections/material.ts'
import { TextureSlots } from './TextureSlots.tsx'

/** Material slots that are shown; models with more are rare, and a panel of forty sections helps nobody. */
const MOST_SLOTS = 6

/** The materials of meshes: those of the active one, slot by slot. */
export function MaterialSections({ ids, revision }: { ids: readonly NodeId[]; revision: number }) {
  const { scene } = useEditor()
  const active = scene.node(ids.at(-1)!) as MeshNode
  const slots = active.materials.slice(0, MOST_SLOTS).map((_, slot) => slot)
  return slots.map((slot) => (
    <MaterialSection
      key={slot}
      ids={ids.filter((node) => materialIn(scene, node, slot))}
      slot={slot}
      of={active.materials.length}
      revision={revision}
    />
  ))
}

interface MaterialSectionProps {
  ids: readonly NodeId[]
  slot: number
  of: number
  revision: number
}

function MaterialSection({ ids, slot, of, revision }: MaterialSectionProps) {
  const { scene } = useEditor()
  const t = useTexts().inspector
  const [wantsAll, setWantsAll] = useState(false)
  const material = materialIn(scene, ids.at(-1)!, slot)
  if (!material) return null
  const wearers = scene.wearers(material.id).size
  const isShared = wearers > ids.length
  const everywhere = wantsAll && isShared
  const { basic, laying, more } = materialFields(scene, ids, slot, everywhere, t)
  const title = of > 1 ? t.materialNumber(slot + 1) : t.sections.material
  const isTextured = texturesOf(material, scene.asset).length > 0
  return (
    <>
      <Section id="material" title={title}>
        <MaterialCard
          ids={ids}
          slot={slot}
          material={material}
          wearers={wearers}
          isShared={isShared}
          everywhere={everywhere}
          onEverywhere={setWantsAll}
        />
        <Fields fields={basic} revision={revision} />
      </Section>
      <Section id="textures" title={t.sections.textures} folded={!isTextured}>
        <TextureSlots ids={ids} slot={slot} material={material} everywhere={everywhere} />
        {isTextured && <Fields fields={laying} revision={revision} />}
      </Section>
      <Section id="physical" title={t.sections.physical} folded>
        <Fields fields={more} revision={revision} />
      </Section>
    </>
  )
}
