import {
  Boxes,
  ChevronDown,
  Eraser,
  FilePlus,
  FolderOpen,
  History,
  Keyboard,
  Languages,
  LayoutGrid,
  PanelsTopLeft,
  Pencil,
  Save,
  Search,
  SunMoon,
} from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { PANELS } from '../../commands/context.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSettings } from '../../hooks/records.ts'
import { LANGUAGES, THEMES } from '../../session/preferences.ts'
import { useTexts } from '../../texts/texts.ts'
import { Menu, MenuItem, MenuLine, SubMenu } from '../../ui/Menu.tsx'
import { CommandItem } from '../CommandItem.tsx'
import type { Editor } from '../editor.ts'
import { EXAMPLE_IDS, openExample } from '../examples/index.ts'
import { useLayout } from '../layout.ts'

/** What the languages call themselves. */
const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' }

/** The scene's name, and what is done with the scene and the window as a whole. */
export function SceneMenu({ editor }: { editor: Editor }) {
  const { name } = useSettings()
  const t = useTexts()
  const [renaming, setRenaming] = useState(false)
  if (renaming) return <NameField name={name} onDone={() => setRenaming(false)} />
  return (
    <>
      <Logo />
      <Menu
        trigger={
          <button type="button" className="ui-chip topbar-name">
            <span>{name}</span> <ChevronDown size={13} />
          </button>
        }
      >
        <CommandItem id="project.new" icon={<FilePlus size={14} />} />
        <CommandItem id="window.projects" icon={<LayoutGrid size={14} />}>
          {t.projects.title} …
        </CommandItem>
        <CommandItem id="project.openFile" icon={<FolderOpen size={14} />}>
          {t.projects.openFileMore}
        </CommandItem>
        <CommandItem id="project.save" icon={<Save size={14} />}>
          {t.projects.saveFile}
        </CommandItem>
        <CommandItem id="project.save" params={{ as: true }} icon={<Save size={14} />}>
          {t.projects.saveFileAs}
        </CommandItem>
        <CommandItem id="window.versions" icon={<History size={14} />}>
          {t.projects.versionsMore}
        </CommandItem>
        <MenuLine />
        <MenuItem icon={<Pencil size={14} />} onSelect={() => setTimeout(() => setRenaming(true))}>
          {t.topbar.rename}
        </MenuItem>
        <CommandItem id="scene.new" icon={<Eraser size={14} />} />
        <SubMenu icon={<Boxes size={14} />} label={t.topbar.examples}>
          {EXAMPLE_IDS.map((id) => (
            <MenuItem key={id} onSelect={() => void openExample(editor, id)}>
              {t.empty.examples[id]}
            </MenuItem>
          ))}
        </SubMenu>
        <MenuLine />
        <PanelsMenu editor={editor} />
        <Choices editor={editor} />
        <MenuLine />
        <CommandItem id="window.palette" icon={<Search size={14} />} />
        <CommandItem id="window.shortcuts" icon={<Keyboard size={14} />} />
      </Menu>
    </>
  )
}

function PanelsMenu({ editor }: { editor: Editor }) {
  const t = useTexts()
  const { shown, mode } = useLayout(editor)
  const { rightShared } = useStore(editor.preferences.store)
  const names = { left: t.layout.scene, inspector: t.layout.inspector, assistant: t.layout.assistant }
  return (
    <SubMenu icon={<PanelsTopLeft size={14} />} label={t.topbar.panels}>
      {PANELS.map((panel) => (
        <MenuItem key={panel} checked={shown[panel]} onSelect={() => void editor.run('window.panel', { panel })}>
          {names[panel]}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem
        checked={mode !== 'wide'}
        disabled={mode !== 'wide' && !rightShared}
        onSelect={() => void editor.run('window.share', { shared: !rightShared })}
      >
        {t.topbar.oneColumn}
      </MenuItem>
      <CommandItem id="window.focus" checked={false} />
    </SubMenu>
  )
}

/** How the window looks and what it speaks. */
function Choices({ editor }: { editor: Editor }) {
  const t = useTexts().topbar
  const { theme, language } = useStore(editor.preferences.store)
  return (
    <>
      <SubMenu icon={<SunMoon size={14} />} label={t.theme}>
        {THEMES.map((one) => (
          <MenuItem key={one} checked={one === theme} onSelect={() => void editor.run('window.theme', { theme: one })}>
            {t.themes[one]}
          </MenuItem>
        ))}
      </SubMenu>
      <SubMenu icon={<Languages size={14} />} label={t.language}>
        {LANGUAGES.map((one) => (
          <MenuItem
            key={one}
            checked={one === language}
            onSelect={() => void editor.run('window.language', { language: one })}
          >
            {LANGUAGE_NAMES[one]}
          </MenuItem>
        ))}
      </SubMenu>
    </>
  )
}

function NameField({ name, onDone }: { name: string; onDone(): void }) {
  const { run } = useEditor()
  const t = useTexts().topbar
  const finish = (text: string) => {
    if (text.trim() && text.trim() !== name) void run('scene.set', { name: text.trim() })
    onDone()
  }
  return (
    <>
      <Logo />
      <input
        className="ui-input topbar-name-field"
        aria-label={t.sceneName}
        defaultValue={name}
        ref={(input) => input?.select()}
        onBlur={(event) => finish(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(event.currentTarget.value)
          if (event.key === 'Escape') onDone()
        }}
      />
    </>
  )
}

const Logo = () => <img className="topbar-logo" src="/icon.svg" alt="Diorama" width="22" height="22" />
