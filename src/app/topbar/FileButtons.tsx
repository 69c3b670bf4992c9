import { Download, FileBox, Image, Upload } from 'lucide-react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useCommand } from '../../hooks/useCommand.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx'

export function ImportButton() {
  const { title, run } = useCommand('file.import')
  return (
    <Button onClick={() => run({})} aria-label={title}>
      <Download size={15} /> <span className="wide">Import</span>
    </Button>
  )
}

export function ExportMenu() {
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
