import { PanelsTopLeft } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Toaster } from 'sonner'
import { useStore } from 'zustand'
import { speak, useTexts } from '../texts/texts.ts'
import { IconButton } from '../ui/Button.tsx'
import { LivePanel } from './arrange/LivePanel.tsx'
import { ContextMenu } from './ContextMenu.tsx'
import { DropZone } from './DropZone.tsx'
import { EmptyState } from './EmptyState.tsx'
import type { Editor } from './editor.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { Notices } from './Notices.tsx'
import { Palette } from './palette/Palette.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { applyTheme } from './theme.ts'

const ProjectsPage = lazy(async () => ({ default: (await import('./projects/ProjectsPage.tsx')).ProjectsPage }))
const VersionsDialog = lazy(async () => ({ default: (await import('./projects/VersionsDialog.tsx')).VersionsDialog }))
const ExportDialog = lazy(async () => ({ default: (await import('./export/ExportDialog.tsx')).ExportDialog }))
const FinalDialog = lazy(async () => ({ default: (await import('./final/FinalDialog.tsx')).FinalDialog }))

/** Pixels from the view's lower edge: above what lies at its foot. */
const OFFSET = 58

/** What lies over the workspace: the invitation of an empty scene, the drop zone, dialogs and messages. */
export function Overlays({ editor }: { editor: Editor }) {
  const { window } = editor
  const { sheet, menuAt, focusMode, asked, exportOptions, finalOptions } = useStore(window.store)
  const { theme, language } = useStore(editor.preferences.store)
  const t = useTexts().layout
  useEffect(() => applyTheme(theme), [theme])
  useEffect(() => void speak(language), [language])
  return (
    <>
      <EmptyState editor={editor} />
      <Notices editor={editor} />
      <DropZone editor={editor} />
      <LivePanel />
      {focusMode && (
        <IconButton
          className="leave-focus glass"
          label={t.leaveFocus}
          shortcut={editor.keymap.shortcutOf('window.focus')}
          onClick={() => window.focusMode(false)}
        >
          <PanelsTopLeft size={15} />
        </IconButton>
      )}
      {menuAt && <ContextMenu key={`${menuAt.x} ${menuAt.y}`} at={menuAt} onClose={() => window.closeMenu()} />}
      <ShortcutSheet open={sheet === 'shortcuts'} onClose={() => window.close()} />
      <Suspense>
        {sheet === 'projects' && <ProjectsPage editor={editor} onClose={() => window.close()} />}
        {sheet === 'versions' && <VersionsDialog editor={editor} onClose={() => window.close()} />}
        {sheet === 'export' && <ExportDialog editor={editor} initial={exportOptions} onClose={() => window.close()} />}
        {sheet === 'final' && <FinalDialog editor={editor} initial={finalOptions} onClose={() => window.close()} />}
      </Suspense>
      {asked && <ImportDialog key={asked.name} asked={asked} />}
      <Palette editor={editor} open={sheet === 'palette'} onClose={() => window.close()} />
      <Toaster
        theme={theme === 'auto' ? 'system' : theme}
        position="bottom-center"
        offset={OFFSET}
        closeButton
        toastOptions={{ className: 'toast' }}
      />
    </>
  )
}
