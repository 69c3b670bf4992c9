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
  ['Up and down, or along one axis', 'hold Y, X or Z while dragging'],
  ['Set the distance', 'type digits while dragging, Enter'],
  ['Snap the other way', 'hold Ctrl while dragging'],
  ['Select by a box', 'Shift + drag'],
  ['Take out by a box', 'Alt + Shift + drag'],
  ['Select what lies behind', 'click the same spot again'],
  ['Enter a group or model', 'double click'],
  ['Select the deepest part', 'Ctrl + double click'],
  ['Nudge', 'arrows, Page Up / Down'],
  ['Front, right, top', 'numpad 1, 3, 7'],
  ['Orthographic', 'numpad 5'],
  ['Through the camera, and back', 'numpad 0'],
  ['All commands', 'Ctrl + K'],
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
