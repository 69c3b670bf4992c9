import { useEditor } from '../hooks/EditorContext.tsx'
import { useSelection } from '../hooks/records.ts'
import { useTexts } from '../texts/texts.ts'
import { MenuItem, MenuLine, PointMenu, SubMenu } from '../ui/Menu.tsx'
import { ArrangeItems } from './arrange/ArrangeItems.tsx'
import { CommandItem } from './CommandItem.tsx'
import { AddItems } from './topbar/AddMenu.tsx'

/** What can be done with what is selected; or, over nothing, with the view and the scene. */
export function ContextMenu({ at, onClose }: { at: { x: number; y: number }; onClose(): void }) {
  const selection = useSelection()
  return (
    <PointMenu at={at} onClose={onClose}>
      {selection.length ? <NodeItems /> : <SceneItems />}
    </PointMenu>
  )
}

function NodeItems() {
  const { scene, run } = useEditor()
  const t = useTexts()
  const selection = useSelection()
  const allLocked = selection.every((id) => scene.node(id)?.locked)
  const [first] = selection
  return (
    <>
      <CommandItem id="view.frame">{t.menu.frame}</CommandItem>
      <CommandItem id="node.startRename" />
      <CommandItem id="node.duplicate" />
      <SubMenu label={t.arrange.label}>
        <ArrangeItems />
      </SubMenu>
      <SubMenu label={t.menu.select}>
        <CommandItem id="select.parent" />
        <CommandItem id="select.children" />
        <CommandItem id="select.sameMaterial" />
        <CommandItem id="select.sameGeometry" />
        <MenuLine />
        <CommandItem id="select.all" />
        <CommandItem id="select.invert" />
      </SubMenu>
      <MenuLine />
      <CommandItem id="node.group" />
      <CommandItem id="node.ungroup" />
      <CommandItem id="library.keep" />
      <MenuLine />
      <CommandItem id="node.hide" />
      <MenuItem onSelect={() => run('node.setLocked', { nodes: selection, locked: !allLocked })}>
        {allLocked ? t.menu.unlock : t.menu.lock}
      </MenuItem>
      {scene.node(first)?.kind === 'camera' && (
        <CommandItem id="view.through" params={{ camera: first }}>
          {t.menu.lookThrough}
        </CommandItem>
      )}
      <MenuLine />
      <CommandItem id="node.delete" />
    </>
  )
}

function SceneItems() {
  return (
    <>
      <SubMenu label={useTexts().add.label}>
        <AddItems />
      </SubMenu>
      <CommandItem id="file.import" />
      <MenuLine />
      <CommandItem id="select.all" />
      <CommandItem id="node.showAll" />
      <CommandItem id="view.frameAll" />
    </>
  )
}
