import { Camera, ChevronDown, Frame, Grid3x3, Ruler, Trash2 } from 'lucide-react'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useRevision, useSession, useSettings } from '../hooks/records.ts'
import { useCommand } from '../hooks/useCommand.ts'
import type { Shading } from '../session/session.ts'
import { IconButton } from '../ui/Button.tsx'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/Menu.tsx'
import { CommandItem } from './CommandItem.tsx'

const SHADINGS: Record<Shading, string> = {
  lit: 'Lit',
  clay: 'Clay',
  unlit: 'Unlit',
  normals: 'Normals',
  wireframe: 'Wireframe',
  bounds: 'Bounding boxes',
}

const SIDES = [
  ['front', 'Front', '1'],
  ['right', 'Right', '3'],
  ['top', 'Top', '7'],
  ['back', 'Back', ''],
  ['left', 'Left', ''],
  ['bottom', 'Bottom', ''],
  ['perspective', 'Corner', ''],
] as const

/** What the view shows and from where, at its lower right. */
export function ViewTools() {
  return (
    <div className="view-tools glass" role="toolbar" aria-label="View">
      <CommandButton id="view.frame" icon={<Frame size={15} />} />
      <CommandButton id="tool.measure" icon={<Ruler size={15} />} pressedBy="measure" />
      <GridButton />
      <ShadingMenu />
      <ViewsMenu />
    </div>
  )
}

function CommandButton({ id, icon, pressedBy }: { id: string; icon: React.ReactNode; pressedBy?: string }) {
  const { title, shortcut, run } = useCommand(id)
  const tool = useSession((state) => state.tool)
  const { run: execute } = useEditor()
  const isPressed = pressedBy === undefined ? undefined : tool === pressedBy
  return (
    <IconButton
      label={title}
      shortcut={shortcut}
      pressed={isPressed}
      onClick={() => (isPressed ? execute('tool.select') : run())}
    >
      {icon}
    </IconButton>
  )
}

function GridButton() {
  const { run } = useEditor()
  const { ground } = useSettings()
  return (
    <IconButton
      label="Grid"
      pressed={ground.grid}
      onClick={() => run('scene.set', { ground: { ...ground, grid: !ground.grid } })}
    >
      <Grid3x3 size={15} />
    </IconButton>
  )
}

function ShadingMenu() {
  const shading = useSession((state) => state.shading)
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="ui-chip" aria-label={`Shading: ${SHADINGS[shading]}`}>
          {SHADINGS[shading]} <ChevronDown size={12} />
        </button>
      }
    >
      <ShadingItems />
    </Menu>
  )
}

function ShadingItems() {
  const { run } = useEditor()
  const { shading, helpersShown, axesShown, statsShown } = useSession((state) => state)
  return (
    <>
      <MenuLabel>Shading</MenuLabel>
      {(Object.keys(SHADINGS) as Shading[]).map((mode) => (
        <MenuItem key={mode} checked={mode === shading} onSelect={() => run('view.shading', { mode })}>
          {SHADINGS[mode]}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuLabel>Show</MenuLabel>
      <CommandItem id="view.helpers" checked={helpersShown} />
      <CommandItem id="view.axes" checked={axesShown} />
      <CommandItem id="view.stats" checked={statsShown} />
    </>
  )
}

function ViewsMenu() {
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="ui-chip" aria-label="Views">
          <Camera size={15} /> <ChevronDown size={12} />
        </button>
      }
    >
      <ViewsItems />
    </Menu>
  )
}

function ViewsItems() {
  const { run, scene } = useEditor()
  const projection = useSession((state) => state.projection)
  const through = useSession((state) => state.through)
  const views = useSession((state) => state.views)
  useRevision()
  const cameras = [...scene.nodes()].filter((node) => node.kind === 'camera')
  return (
    <>
      <MenuItem checked={projection === 'orthographic'} hint="Num 5" onSelect={() => run('view.projection')}>
        Orthographic
      </MenuItem>
      <MenuLine />
      {SIDES.map(([from, label, key]) => (
        <MenuItem key={from} hint={key && `Num ${key}`} onSelect={() => run('view.look', { from })}>
          {label}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuLabel>Cameras</MenuLabel>
      {cameras.slice(0, 12).map((camera) => (
        <MenuItem
          key={camera.id}
          checked={through === camera.id}
          onSelect={() => run('view.through', { camera: through === camera.id ? null : camera.id })}
        >
          {camera.name}
        </MenuItem>
      ))}
      {cameras.length > 0 ? (
        <CommandItem id="camera.fromView" />
      ) : (
        <MenuItem onSelect={() => run('camera.add', { view: true })}>New camera from this view</MenuItem>
      )}
      <MenuLine />
      <MenuLabel>Saved views</MenuLabel>
      {views.map(({ name }) => (
        <div key={name} className="ui-menu-pair">
          <MenuItem onSelect={() => run('view.open', { name })}>{name}</MenuItem>
          <MenuItem title={`Forget ${name}`} onSelect={() => run('view.forget', { name })}>
            <Trash2 size={13} />
          </MenuItem>
        </div>
      ))}
      <SaveView />
    </>
  )
}

/** Keys that move about in a menu; all others belong to the field. */
const MENU_KEYS = ['Escape', 'Tab', 'ArrowUp', 'ArrowDown']

function SaveView() {
  const { run } = useEditor()
  return (
    <input
      className="ui-input ui-menu-field"
      placeholder="Save this view as …"
      aria-label="Save this view as"
      onKeyDown={(event) => {
        if (!MENU_KEYS.includes(event.key)) event.stopPropagation()
        if (event.key !== 'Enter') return
        const name = event.currentTarget.value.trim()
        void run('view.save', name ? { name } : {})
        event.currentTarget.value = ''
      }}
    />
  )
}
