import { useEditor } from '../hooks/EditorContext.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { shortcutText } from '../ui/Keys.tsx'

/** Gestures and keys that are no commands of the registry. */
const OTHERS: [string, string][] = [
  ['Orbit', 'drag empty space'],
  ['Pan', 'right drag, Space + drag'],
  ['Zoom', 'wheel'],
  ['Move an object', 'drag it'],
  ['Drag a copy', 'Alt + drag'],
  ['Snap the other way', 'hold Ctrl while dragging'],
  ['Enter a group or model', 'double click'],
  ['Nudge', 'arrows, Page Up / Down'],
  ['Front, right, top', 'numpad 1, 3, 7'],
  ['To the assistant', '/'],
]

/** All shortcuts, from the registry. */
export function ShortcutSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const { registry } = useEditor()
  const commands = registry.list().filter((command) => command.shortcut)
  const rows = [...OTHERS, ...commands.map(({ title, shortcut }): [string, string] => [title, allKeys(shortcut!)])]
  return (
    <Dialog open={open} onClose={onClose} title="Shortcuts" about="Press ? to see these again.">
      <dl className="shortcut-sheet">
        {rows.map(([title, keys]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{keys}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

const allKeys = (shortcut: string) => shortcut.split(' ').map(shortcutText).join(' or ')
