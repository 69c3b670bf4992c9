import { Redo2, Search, Undo2 } from 'lucide-react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useCommand } from '../../hooks/useCommand.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Keys } from '../../ui/Keys.tsx'
import type { Sheet } from '../shortcuts.ts'
import { AddMenu } from './AddMenu.tsx'
import { ArrangeMenu } from './ArrangeMenu.tsx'
import { AxesMenu } from './AxesMenu.tsx'
import { ExportMenu, ImportButton } from './FileButtons.tsx'
import { SceneMenu } from './SceneMenu.tsx'
import { SnapMenu } from './SnapMenu.tsx'
import { Tools } from './Tools.tsx'

/** The scene's name, history, tools, and what goes in and out. */
export function TopBar({ onShow }: { onShow(sheet: Sheet): void }) {
  return (
    <header className="topbar">
      <SceneMenu onShow={onShow} />
      <i className="topbar-line" />
      <HistoryButton id="history.undo" icon={<Undo2 size={16} />} step="undoStep" />
      <HistoryButton id="history.redo" icon={<Redo2 size={16} />} step="redoStep" />
      <i className="topbar-line" />
      <Tools />
      <i className="topbar-line" />
      <SnapMenu />
      <AxesMenu />
      <ArrangeMenu />
      <AddMenu />
      <span className="topbar-grow" />
      <PaletteButton onOpen={() => onShow('palette')} />
      <ImportButton />
      <ExportMenu />
    </header>
  )
}

function PaletteButton({ onOpen }: { onOpen(): void }) {
  return (
    <button type="button" className="ui-chip" aria-label="Commands" onClick={onOpen}>
      <Search size={15} />
      <b className="widest">Commands</b>
      <Keys shortcut="Mod+K" />
    </button>
  )
}

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
