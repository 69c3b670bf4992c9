import { Armchair, ChevronDown, Folder, Plus, Video } from 'lucide-react'
import { LIGHT_TYPES, SHAPES } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { LIGHT_ICONS, SHAPE_ICONS } from '../../panels/kind-icon.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../../ui/Menu.tsx'

/** Shapes are placed or drawn in the view next; the rest lands before it at once. */
export function AddMenu() {
  const { session } = useEditor()
  const t = useTexts().add
  return (
    <Menu
      returnsFocus={() => session.state.placing === null}
      trigger={
        <button type="button" className="ui-chip" aria-label={t.label}>
          <Plus size={16} />
          <b className="wider">{t.label}</b>
          <ChevronDown size={13} />
        </button>
      }
    >
      <AddItems />
    </Menu>
  )
}

export function AddItems() {
  const { run } = useEditor()
  const t = useTexts()
  return (
    <>
      <MenuLabel>{t.add.shapes}</MenuLabel>
      {SHAPES.map((shape) => {
        const Icon = SHAPE_ICONS[shape]
        return (
          <MenuItem key={shape} icon={<Icon size={14} />} onSelect={() => run('tool.place', { shape })}>
            {t.shapes[shape]}
          </MenuItem>
        )
      })}
      <MenuLine />
      <MenuLabel>{t.add.lights}</MenuLabel>
      {LIGHT_TYPES.map((type) => {
        const Icon = LIGHT_ICONS[type]
        return (
          <MenuItem key={type} icon={<Icon size={14} />} onSelect={() => run('light.add', { type })}>
            {t.inspector.lightTypes[type]}
          </MenuItem>
        )
      })}
      <MenuLine />
      <MenuItem icon={<Armchair size={14} />} onSelect={() => run('window.library')}>
        {t.add.library}
      </MenuItem>
      <MenuItem icon={<Video size={14} />} onSelect={() => run('camera.add', {})}>
        {t.add.camera}
      </MenuItem>
      <MenuItem icon={<Folder size={14} />} onSelect={() => run('group.add', {})}>
        {t.add.group}
      </MenuItem>
    </>
  )
}
