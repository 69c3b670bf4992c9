import { ChevronDown, FileBox, Lightbulb, Plus, Video } from 'lucide-react'
import { LIGHT_TYPES, SHAPES } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { SHAPE_ICONS } from '../../panels/kind-icon.tsx'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../../ui/Menu.tsx'

const LIGHT_NAMES = { directional: 'Sun', point: 'Point', spot: 'Spot', hemisphere: 'Sky', ambient: 'Ambient' }

/** Shapes are placed or drawn in the view next; the rest lands before it at once. */
export function AddMenu() {
  const { session } = useEditor()
  return (
    <Menu
      returnsFocus={() => session.state.placing === null}
      trigger={
        <button type="button" className="ui-chip">
          <Plus size={16} />
          <b>Add</b>
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
  return (
    <>
      <MenuLabel>Shapes</MenuLabel>
      {SHAPES.map((shape) => {
        const Icon = SHAPE_ICONS[shape]
        return (
          <MenuItem key={shape} icon={<Icon size={14} />} onSelect={() => run('tool.place', { shape })}>
            {shape[0].toUpperCase() + shape.slice(1)}
          </MenuItem>
        )
      })}
      <MenuLine />
      <MenuLabel>Lights</MenuLabel>
      {LIGHT_TYPES.map((type) => (
        <MenuItem key={type} icon={<Lightbulb size={14} />} onSelect={() => run('light.add', { type })}>
          {LIGHT_NAMES[type]}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem icon={<Video size={14} />} onSelect={() => run('camera.add', {})}>
        Camera
      </MenuItem>
      <MenuItem icon={<FileBox size={14} />} onSelect={() => run('group.add', {})}>
        Empty group
      </MenuItem>
    </>
  )
}
