import { Camera, ChevronDown, Frame, Grid3x3, Ruler, Trash2 } from 'lucide-react'
import { VIEW_SIDES } from '../commands/context.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useRevision, useSession, useSettings } from '../hooks/records.ts'
import { useCommand } from '../hooks/useCommand.ts'
import { SHADINGS } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { IconButton } from '../ui/Button.tsx'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/Menu.tsx'
import { CommandItem } from './CommandItem.tsx'

/** What the view shows and from where, at its lower right. */
export function ViewTools() {
  return (
    <div className="view-tools glass" role="toolbar" aria-label={useTexts().view.label}>
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
  const t = useTexts().view
  const { run } = useEditor()
  const { ground } = useSettings()
  return (
    <IconButton
      label={t.grid}
      pressed={ground.grid}
      onClick={() => run('scene.set', { ground: { grid: !ground.grid } })}
    >
      <Grid3x3 size={15} />
    </IconButton>
  )
}

function ShadingMenu() {
  const t = useTexts().view
  const shading = useSession((state) => state.shading)
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="ui-chip" aria-label={`${t.shading}: ${t.shadings[shading]}`}>
          {t.shadings[shading]} <ChevronDown size={12} />
        </button>
      }
    >
      <ShadingItems />
    </Menu>
  )
}

function ShadingItems() {
  const t = useTexts().view
  const { run } = useEditor()
  const { shading, helpersShown, axesShown, statsShown, batching } = useSession((state) => state)
  return (
    <>
      <MenuLabel>{t.shading}</MenuLabel>
      {SHADINGS.map((mode) => (
        <MenuItem key={mode} checked={mode === shading} onSelect={() => run('view.shading', { mode })}>
          {t.shadings[mode]}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuLabel>{t.show}</MenuLabel>
      <CommandItem id="view.helpers" checked={helpersShown} />
      <CommandItem id="view.axes" checked={axesShown} />
      <CommandItem id="view.stats" checked={statsShown} />
      <CommandItem id="view.batching" checked={batching} />
    </>
  )
}

function ViewsMenu() {
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="ui-chip" aria-label={useTexts().view.views}>
          <Camera size={15} /> <ChevronDown size={12} />
        </button>
      }
    >
      <ViewsItems />
    </Menu>
  )
}

function ViewsItems() {
  const t = useTexts().view
  const { run, scene } = useEditor()
  const projection = useSession((state) => state.projection)
  const through = useSession((state) => state.through)
  const views = useSession((state) => state.views)
  useRevision()
  const cameras = [...scene.nodes()].filter((node) => node.kind === 'camera')
  return (
    <>
      <CommandItem id="view.projection" checked={projection === 'orthographic'}>
        {t.orthographic}
      </CommandItem>
      <MenuLine />
      {VIEW_SIDES.map((side) => (
        <CommandItem key={side} id={`view.${side}`}>
          {t.sides[side]}
        </CommandItem>
      ))}
      <MenuLine />
      <MenuLabel>{t.cameras}</MenuLabel>
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
        <MenuItem onSelect={() => run('camera.add', { view: true })}>{t.newCamera}</MenuItem>
      )}
      <MenuLine />
      <MenuLabel>{t.saved}</MenuLabel>
      {views.map(({ name }) => (
        <div key={name} className="ui-menu-pair">
          <MenuItem onSelect={() => run('view.open', { name })}>{name}</MenuItem>
          <MenuItem title={t.forget(name)} onSelect={() => run('view.forget', { name })}>
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
  const t = useTexts().view
  const { run } = useEditor()
  return (
    <input
      className="ui-input ui-menu-field"
      placeholder={`${t.saveAs} …`}
      aria-label={t.saveAs}
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
