import { MessageSquare, PanelLeft, Redo2, Search, SlidersHorizontal, Undo2 } from 'lucide-react'
import { PANELS, type Panel } from '../../commands/context.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useCommand } from '../../hooks/useCommand.ts'
import { useTexts } from '../../texts/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Keys } from '../../ui/Keys.tsx'
import type { Editor } from '../editor.ts'
import { useLayout } from '../layout.ts'
import { AddMenu } from './AddMenu.tsx'
import { ArrangeMenu } from './ArrangeMenu.tsx'
import { AxesMenu } from './AxesMenu.tsx'
import { ExportMenu, ImportButton } from './FileButtons.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { SceneMenu } from './SceneMenu.tsx'
import { SnapMenu } from './SnapMenu.tsx'
import { Tools } from './Tools.tsx'

/** The scene's name, history, tools, and what goes in and out. */
export function TopBar({ editor }: { editor: Editor }) {
  return (
    <header className="topbar">
      <SceneMenu editor={editor} />
      <SaveStatus editor={editor} />
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
      <PaletteButton />
      <PanelButtons editor={editor} />
      <ImportButton />
      <ExportMenu />
    </header>
  )
}

const PANEL_ICONS = { left: PanelLeft, inspector: SlidersHorizontal, assistant: MessageSquare }

/** Shows and hides the panels. */
function PanelButtons({ editor }: { editor: Editor }) {
  const t = useTexts()
  const { shown } = useLayout(editor)
  const names: Record<Panel, string> = {
    left: t.layout.scene,
    inspector: t.layout.inspector,
    assistant: t.layout.assistant,
  }
  return (
    <fieldset className="topbar-panels" aria-label={t.topbar.panels}>
      {PANELS.map((panel) => {
        const Icon = PANEL_ICONS[panel]
        return (
          <IconButton
            key={panel}
            label={shown[panel] ? t.topbar.hidePanel(names[panel]) : t.topbar.showPanel(names[panel])}
            pressed={shown[panel]}
            onClick={() => void editor.run('window.panel', { panel })}
          >
            <Icon size={15} />
          </IconButton>
        )
      })}
    </fieldset>
  )
}

function PaletteButton() {
  const { title, shortcut, run } = useCommand('window.palette')
  const t = useTexts().topbar
  return (
    <button type="button" className="ui-chip" aria-label={title} onClick={() => run()}>
      <Search size={15} />
      <b className="widest">{t.commands}</b>
      {shortcut && <Keys shortcut={shortcut} />}
    </button>
  )
}

function HistoryButton({ id, icon, step }: { id: string; icon: React.ReactNode; step: 'undoStep' | 'redoStep' }) {
  const { scene } = useEditor()
  const t = useTexts()
  const { title, shortcut, available, run } = useCommand(id)
  const next = scene.history[step]
  return (
    <IconButton
      label={next ? `${title}: ${t.phrase(next.label)}` : title}
      detail={next?.source === 'assistant' ? t.topbar.byAssistant : undefined}
      shortcut={shortcut}
      reason={available === true ? undefined : available}
      onClick={() => run()}
    >
      {icon}
    </IconButton>
  )
}
