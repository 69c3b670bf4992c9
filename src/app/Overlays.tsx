import { Toaster } from 'sonner'
import { DropZone } from './DropZone.tsx'
import { EmptyState } from './EmptyState.tsx'
import type { Editor } from './editor.ts'
import { Motion } from './Motion.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'

interface OverlaysProps {
  editor: Editor
  shortcuts: boolean
  onCloseShortcuts(): void
  onAsk(): void
}

/** What lies over the workspace: the invitation of an empty scene, the drop zone, dialogs and messages. */
export function Overlays({ editor, shortcuts, onCloseShortcuts, onAsk }: OverlaysProps) {
  return (
    <Motion>
      <EmptyState editor={editor} onAsk={onAsk} />
      <DropZone editor={editor} />
      <ShortcutSheet open={shortcuts} onClose={onCloseShortcuts} />
      <Toaster theme="dark" position="bottom-center" offset={40} closeButton toastOptions={{ className: 'toast' }} />
    </Motion>
  )
}
