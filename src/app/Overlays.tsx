import { Toaster } from 'sonner'
import { LivePanel } from './arrange/LivePanel.tsx'
import { ContextMenu } from './ContextMenu.tsx'
import { DropZone } from './DropZone.tsx'
import { EmptyState } from './EmptyState.tsx'
import type { Editor } from './editor.ts'
import { Palette } from './Palette.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import type { Sheet } from './shortcuts.ts'

/** Pixels from the window's lower edge: above the status bar, and what lies at the foot of the view. */
const OFFSET = 84

interface OverlaysProps {
  editor: Editor
  sheet: Sheet | null
  onCloseSheet(): void
  menuAt: { x: number; y: number } | null
  onCloseMenu(): void
  onAsk(text?: string): void
}

/** What lies over the workspace: the invitation of an empty scene, the drop zone, dialogs and messages. */
export function Overlays({ editor, sheet, onCloseSheet, menuAt, onCloseMenu, onAsk }: OverlaysProps) {
  return (
    <>
      <EmptyState editor={editor} onAsk={onAsk} />
      <DropZone editor={editor} />
      <LivePanel />
      {menuAt && <ContextMenu key={`${menuAt.x} ${menuAt.y}`} at={menuAt} onClose={onCloseMenu} />}
      <ShortcutSheet open={sheet === 'shortcuts'} onClose={onCloseSheet} />
      <Palette open={sheet === 'palette'} onClose={onCloseSheet} onAsk={onAsk} />
      <Toaster
        theme="dark"
        position="bottom-center"
        offset={OFFSET}
        closeButton
        toastOptions={{ className: 'toast' }}
      />
    </>
  )
}
