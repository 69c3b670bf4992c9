import { ChevronDown, FileBox, FilePlus, Keyboard, Search } from 'lucide-react'
import { useState } from 'react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSettings } from '../../hooks/records.ts'
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx'
import type { Sheet } from '../shortcuts.ts'

/** The scene's name, and what is done with the scene as a whole. */
export function SceneMenu({ onShow }: { onShow(sheet: Sheet): void }) {
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
        <MenuItem icon={<Search size={14} />} shortcut="Mod+K" onSelect={() => onShow('palette')}>
          Commands
        </MenuItem>
        <MenuItem icon={<Keyboard size={14} />} shortcut="?" onSelect={() => onShow('shortcuts')}>
          Shortcuts
        </MenuItem>
      </Menu>
    </>
  )
}

const Logo = () => <img className="topbar-logo" src="/icon.svg" alt="Diorama" width="22" height="22" />
