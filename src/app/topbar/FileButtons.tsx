import { Aperture, Download, FileBox, Image, SlidersHorizontal, Upload } from 'lucide-react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useCommand, useShortcut } from '../../hooks/useCommand.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx'

export function ImportButton() {
  const { title, run } = useCommand('file.import')
  const t = useTexts().topbar
  return (
    <Button onClick={() => run({})} aria-label={title}>
      <Download size={15} /> <span className="wide">{t.import}</span>
    </Button>
  )
}

export function ExportMenu() {
  const { run } = useEditor()
  const { available, shortcut } = useCommand('file.export')
  const { topbar: t, files } = useTexts()
  const more = useShortcut('window.export')
  return (
    <Menu
      align="end"
      trigger={
        <Button kind="primary" aria-label={t.export} disabled={available !== true}>
          <Upload size={15} /> <span className="wide">{t.export}</span>
        </Button>
      }
    >
      <MenuItem
        icon={<FileBox size={14} />}
        hint={t.oneFile}
        shortcut={shortcut}
        onSelect={() => run('file.export', { format: 'glb' })}
      >
        GLB
      </MenuItem>
      <MenuItem icon={<FileBox size={14} />} hint={t.zip} onSelect={() => run('file.export', { format: 'gltf' })}>
        {t.gltfFiles}
      </MenuItem>
      <MenuItem icon={<Image size={14} />} hint="PNG" onSelect={() => run('file.screenshot')}>
        {t.picture}
      </MenuItem>
      <MenuItem icon={<Aperture size={14} />} onSelect={() => run('file.finalPicture', {})}>
        {files.final.title} …
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<SlidersHorizontal size={14} />} shortcut={more} onSelect={() => run('window.export')}>
        {files.more}
      </MenuItem>
    </Menu>
  )
}
