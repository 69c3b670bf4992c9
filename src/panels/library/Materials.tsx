import { Eraser, Pipette } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type MaterialPreset, PRESET_CATEGORIES } from '../../commands/material-preset.ts'
import { PRESET_DRAG } from '../../hooks/drag.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision, useSelection, useSession } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { answersTo, Find } from './Find.tsx'
import { SceneMaterial } from './SceneMaterial.tsx'

/** Materials of the scene that are shown at most; the rest is found by its name. */
const MOST = 60

/** What things are made of: the scene's own materials, and ready ones. A click dresses the selection, a drag any mesh. */
export function Materials() {
  const { registry, run, fail } = useEditor()
  const t = useTexts().library
  const selection = useSelection()
  const [text, setText] = useState('')
  const [presets, setPresets] = useState<readonly MaterialPreset[]>([])
  useEffect(() => {
    registry.ports.library.presets().then(setPresets, (error: Error) => fail('Library', error))
  }, [registry, fail])
  const found = presets.filter(({ words, category }) => answersTo([...words, category], text.trim()))
  return (
    <>
      <Find label={t.findMaterial} hint={t.findMaterialHint} text={text} onText={setText} />
      <div className="library-shelves">
        <OfScene text={text} />
        {PRESET_CATEGORIES.map((category) => {
          const shelf = found.filter((one) => one.category === category)
          return shelf.length ? (
            <section key={category} aria-label={t.presetCategories[category]}>
              <h3>{t.presetCategories[category]}</h3>
              <ul>
                {shelf.map(({ id, name }) => (
                  <li key={id} className="library-card">
                    <button
                      type="button"
                      title={selection.length ? t.wear(name) : t.wearFirst(name)}
                      draggable
                      onDragStart={(event) => event.dataTransfer.setData(PRESET_DRAG, id)}
                      onClick={() =>
                        selection.length && void run('material.apply', { nodes: [...selection], preset: id })
                      }
                    >
                      <img
                        src={`/materials/${id}.webp`}
                        alt=""
                        width="160"
                        height="160"
                        loading="lazy"
                        draggable={false}
                      />
                      <span>{name}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ) : null
        })}
      </div>
      <footer className="outliner-footer">
        <span>{t.foundMaterials(found.length)}</span>
        <span>{t.materialHint}</span>
      </footer>
    </>
  )
}

/** The materials that the scene has, with who wears them. */
function OfScene({ text }: { text: string }) {
  const { scene, run } = useEditor()
  const t = useTexts().library
  const selection = useSelection()
  const isPicking = useSession((state) => state.picking)
  useRevision()
  const word = text.trim().toLowerCase()
  const materials = [...scene.materials()]
    .filter(({ name }) => name.toLowerCase().includes(word))
    .sort((a, b) => a.name.localeCompare(b.name))
  if (!materials.length) return null
  return (
    <section aria-label={t.inScene}>
      <h3 className="library-actions">
        <span>{t.inScene}</span>
        <IconButton
          label={t.pick}
          shortcut="I"
          pressed={isPicking}
          reason={selection.length ? undefined : t.pickFirst}
          onClick={() => run('tool.eyedropper')}
        >
          <Pipette size={13} />
        </IconButton>
        <IconButton label={t.removeUnused} onClick={() => run('material.removeUnused')}>
          <Eraser size={13} />
        </IconButton>
      </h3>
      <ul className="scene-materials">
        {materials.slice(0, MOST).map((material) => (
          <SceneMaterial key={material.id} material={material} />
        ))}
      </ul>
      {materials.length > MOST && <p className="library-note">{t.more(materials.length - MOST)}</p>}
    </section>
  )
}
