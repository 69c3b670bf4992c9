import { MoreHorizontal } from 'lucide-react'
import type { Material } from '../../document/index.ts'
import { MATERIAL_DRAG } from '../../hooks/drag.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../../ui/Menu.tsx'
import { Picture } from '../inspector/Picture.tsx'

/** Materials that a menu offers at most. */
const MOST = 30

/** A material of the scene, and how many wear it. */
export function SceneMaterial({ material }: { material: Material }) {
  const { scene, session, run } = useEditor()
  const t = useTexts().library
  const wearers = [...scene.wearers(material.id)]
  const wear = () => {
    const nodes = [...session.state.selection]
    if (nodes.length) void run('material.assign', { nodes, material: material.id })
    else session.select(wearers)
  }
  return (
    <li className="scene-material">
      <button
        type="button"
        draggable
        title={t.sceneMaterial(material.name)}
        onDragStart={(event) => event.dataTransfer.setData(MATERIAL_DRAG, material.id)}
        onClick={wear}
      >
        <Picture subject={{ of: 'material', id: material.id }} width={28} height={28} version={material} />
        <span>{material.name}</span>
        <small>{t.wearers(wearers.length)}</small>
      </button>
      <Menu
        trigger={
          <button type="button" className="ui-icon-button" aria-label={t.actions(material.name)}>
            <MoreHorizontal size={13} />
          </button>
        }
      >
        <MenuItem onSelect={() => session.select(wearers)}>{t.selectWearers(wearers.length)}</MenuItem>
        <MenuLine />
        <MenuLabel>{t.replaceBy}</MenuLabel>
        {[...scene.materials()]
          .filter(({ id }) => id !== material.id)
          .slice(0, MOST)
          .map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => run('material.replace', { from: material.id, to: id })}>
              {name}
            </MenuItem>
          ))}
      </Menu>
    </li>
  )
}
