import {
  ChevronDown,
  Download,
  FileBox,
  FilePlus,
  Globe,
  Image,
  Keyboard,
  Lightbulb,
  Magnet,
  MousePointer2,
  Move3d,
  Plus,
  Redo2,
  Rotate3d,
  Scale3d,
  Undo2,
  Upload,
  Video,
} from 'lucide-react'
import { useState } from 'react'
import { LIGHT_TYPES, SHAPES } from '../document/index.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useSession, useSettings } from '../hooks/records.ts'
import { useCommand } from '../hooks/useCommand.ts'
import { SHAPE_ICONS } from '../panels/outliner/kind-icon.tsx'
import { TOOLS, type Tool } from '../session/session.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/Menu.tsx'
import { Tooltips } from '../ui/Tooltip.tsx'

const TOOL_ICONS: Record<Tool, typeof Move3d> = {
  select: MousePointer2,
  translate: Move3d,
  rotate: Rotate3d,
  scale: Scale3d,
}
const LIGHT_NAMES = { directional: 'Sun', point: 'Point', spot: 'Spot', hemisphere: 'Sky', ambient: 'Ambient' }

/** The scene's name, history, tools, and what goes in and out. */
export function TopBar({ onShortcuts }: { onShortcuts(): void }) {
  return (
    <Tooltips>
      <header className="topbar">
        <SceneMenu onShortcuts={onShortcuts} />
        <i className="topbar-line" />
        <HistoryButton id="history.undo" icon={<Undo2 size={16} />} step="undoStep" />
        <HistoryButton id="history.redo" icon={<Redo2 size={16} />} step="redoStep" />
        <i className="topbar-line" />
        <Tools />
        <i className="topbar-line" />
        <SnapMenu />
        <SpaceButton />
        <AddMenu />
        <span className="topbar-grow" />
        <ImportButton />
        <ExportMenu />
      </header>
    </Tooltips>
  )
}

function SceneMenu({ onShortcuts }: { onShortcuts(): void }) {
  const { run } = useEditor()
  const { name } = useSettings()
  const [renaming, setRenaming] = useState(false)
  if (renaming) {
    const finish = (text: string) => {
      if (text.trim() && text.trim() !== name) void run('scene.set', { name: text.trim() })
      setRenaming(false)
    }
    return (
      <>
        <Logo />
        <input
          className="ui-input topbar-name-field"
          aria-label="Name of the scene"
          defaultValue={name}
          ref={(input) => input?.select()}
          onBlur={(event) => finish(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish(event.currentTarget.value)
            if (event.key === 'Escape') setRenaming(false)
          }}
        />
      </>
    )
  }
  return (
    <>
      <Logo />
      <Menu
        trigger={
          <button type="button" className="ui-chip topbar-name">
            {name} <ChevronDown size={13} />
          </button>
        }
      >
        <MenuItem icon={<FilePlus size={14} />} onSelect={() => run('scene.new')}>
          New scene
        </MenuItem>
        <MenuItem icon={<FileBox size={14} />} onSelect={() => setTimeout(() => setRenaming(true))}>
          Rename scene
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Keyboard size={14} />} shortcut="?" onSelect={onShortcuts}>
          Shortcuts
        </MenuItem>
      </Menu>
    </>
  )
}

const Logo = () => <img className="topbar-logo" src="/icon.svg" alt="Diorama" width="22" height="22" />

function HistoryButton({ id, icon, step }: { id: string; icon: React.ReactNode; step: 'undoStep' | 'redoStep' }) {
  const { scene } = useEditor()
  const { title, shortcut, available, run } = useCommand(id)
  const next = scene.history[step]
  return (
    <IconButton
      label={next ? `${title}: ${next.label}` : title}
      detail={next?.source === 'assistant' ? 'by the assistant' : undefined}
      shortcut={shortcut}
      reason={available === true ? undefined : available}
      onClick={() => run()}
    >
      {icon}
    </IconButton>
  )
}

function Tools() {
  const active = useSession((state) => state.tool)
  return (
    <fieldset className="ui-segmented" aria-label="Tool">
      {TOOLS.map((tool) => (
        <ToolButton key={tool} tool={tool} isActive={tool === active} />
      ))}
    </fieldset>
  )
}

function ToolButton({ tool, isActive }: { tool: Tool; isActive: boolean }) {
  const { title, shortcut, run } = useCommand(`tool.${tool}`)
  const Icon = TOOL_ICONS[tool]
  return (
    <IconButton label={title} shortcut={shortcut} pressed={isActive} onClick={() => run()}>
      <Icon size={16} />
    </IconButton>
  )
}

const STEPS = { move: [0.01, 0.05, 0.1, 0.25, 0.5, 1], rotate: [1, 5, 15, 45, 90] }

function SnapMenu() {
  const { run } = useEditor()
  const snap = useSession((state) => state.snap)
  return (
    <Menu
      trigger={
        <button type="button" className="ui-chip" aria-label={`Snapping: ${snap.on ? `grid ${snap.move} m` : 'off'}`}>
          <Magnet size={16} style={{ color: snap.on ? 'var(--accent)' : undefined }} />
          <b className="wide">{snap.on ? `Grid ${snap.move} m` : 'Snap off'}</b>
          <ChevronDown size={13} />
        </button>
      }
    >
      <MenuItem checked={snap.on} onSelect={() => run('tool.snap', {})}>
        Snap while dragging
      </MenuItem>
      <MenuLine />
      <MenuLabel>Moves by</MenuLabel>
      {STEPS.move.map((move) => (
        <MenuItem key={move} checked={snap.move === move} onSelect={() => run('tool.snap', { move, on: true })}>
          {move} m
        </MenuItem>
      ))}
      <MenuLabel>Turns by</MenuLabel>
      {STEPS.rotate.map((rotate) => (
        <MenuItem key={rotate} checked={snap.rotate === rotate} onSelect={() => run('tool.snap', { rotate, on: true })}>
          {rotate}°
        </MenuItem>
      ))}
    </Menu>
  )
}

function SpaceButton() {
  const space = useSession((state) => state.space)
  const { title, shortcut, run } = useCommand('tool.space')
  return (
    <Menu
      trigger={
        <button type="button" className="ui-chip" aria-label={`${title}: ${space}`}>
          <Globe size={16} />
          <b className="wide">{space === 'world' ? 'World' : 'Local'}</b>
          <ChevronDown size={13} />
        </button>
      }
    >
      <MenuItem checked={space === 'world'} shortcut={shortcut} onSelect={() => run({ space: 'world' })}>
        World axes
      </MenuItem>
      <MenuItem checked={space === 'local'} onSelect={() => run({ space: 'local' })}>
        Local axes
      </MenuItem>
    </Menu>
  )
}

function AddMenu() {
  return (
    <Menu
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

/** What can be added by a click: it lands on a free place in front of the view. */
export function AddItems() {
  const { run } = useEditor()
  return (
    <>
      <MenuLabel>Shapes</MenuLabel>
      {SHAPES.map((shape) => {
        const Icon = SHAPE_ICONS[shape]
        return (
          <MenuItem key={shape} icon={<Icon size={14} />} onSelect={() => run('mesh.add', { shape })}>
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

function ImportButton() {
  const { title, run } = useCommand('file.import')
  return (
    <Button onClick={() => run({})} aria-label={title}>
      <Download size={15} /> <span className="wide">Import</span>
    </Button>
  )
}

function ExportMenu() {
  const { run } = useEditor()
  const { available } = useCommand('file.export')
  return (
    <Menu
      align="end"
      trigger={
        <Button kind="primary" aria-label="Export" disabled={available !== true}>
          <Upload size={15} /> <span className="wide">Export</span>
        </Button>
      }
    >
      <MenuItem
        icon={<FileBox size={14} />}
        hint="one file"
        shortcut="Mod+E"
        onSelect={() => run('file.export', { format: 'glb' })}
      >
        GLB
      </MenuItem>
      <MenuItem icon={<FileBox size={14} />} hint="zip" onSelect={() => run('file.export', { format: 'gltf' })}>
        glTF with files
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Image size={14} />} hint="PNG" onSelect={() => run('file.screenshot')}>
        Picture of the view
      </MenuItem>
    </Menu>
  )
}
