import { normalizeChord } from '../commands/keymap.ts'
import type { Vec3 } from '../document/index.ts'
import type { Editor } from './editor.ts'

/** Commands whose shortcuts work while a field is written in. */
const EVEN_WHILE_TYPING = [
  ...['window.palette', 'window.focus', 'window.next', 'window.previous'],
  // Else the browser would save its page, or open a file in its place.
  ...['project.save', 'project.openFile', 'window.projects'],
]

/** What takes letters: switches and sliders do not. */
const FIELDS = 'input:not([type=checkbox], [type=range], [type=radio]), textarea, select, [contenteditable]'

/** Listens to the keyboard for the shortcuts of all commands. Returns how to stop. */
export function listenToShortcuts(editor: Editor): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || inOverlay(event.target)) return
    const action = actionFor(event, editor)
    if (!action) return
    event.preventDefault()
    action()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}

function actionFor(event: KeyboardEvent, editor: Editor): (() => void) | null {
  const id = editor.keymap.commandFor(chordOf(event))
  if (isTyping(event) && !(id && EVEN_WHILE_TYPING.includes(id))) return null
  if (event.key === 'Enter' && isControl(event.target)) return null
  if (event.key === 'Enter' && editor.session.state.placing) return () => placeNow(editor)
  const nudge = nudgeFor(event, editor)
  if (nudge) return () => void editor.run('node.nudge', { by: nudge })
  if (!id) return null
  const available = id === 'history.undo' && editor.registry.openGesture ? true : editor.registry.available(id)
  return available === true ? () => void editor.run(id) : () => {}
}

/** Places the shape that is to be drawn without a pointer: at its default size, on a free place. */
function placeNow(editor: Editor) {
  const { placing: shape } = editor.session.state
  editor.session.set({ placing: null })
  void editor.run('mesh.add', { shape })
}

/** The chord that is pressed. Signs come as they are, since which keys make them differs from keyboard to keyboard. */
export function chordOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const { key, code } = event
  const main = /^Numpad\d$/.test(code) ? code : key
  const isSign = main.length === 1 && !/[\p{L}\d ]/u.test(main)
  const keys = [
    (event.ctrlKey || event.metaKey) && 'Mod',
    event.shiftKey && !isSign && 'Shift',
    event.altKey && 'Alt',
    main,
  ]
  return normalizeChord(keys.filter((part) => part !== false).join('+'))
}

/** Arrows move along the axis nearest to the view's, Page keys up and down; by the snap step, ten times with Shift. */
function nudgeFor(event: KeyboardEvent, editor: Editor): Vec3 | null {
  if (event.ctrlKey || event.metaKey || event.altKey || !editor.session.state.selection.length) return null
  const step = editor.session.state.snap.move * (event.shiftKey ? 10 : 1)
  if (event.key === 'PageUp') return [0, step, 0]
  if (event.key === 'PageDown') return [0, -step, 0]
  const { right } = editor.view.basis()
  const along: Vec3 =
    Math.abs(right[0]) >= Math.abs(right[2]) ? [Math.sign(right[0]), 0, 0] : [0, 0, Math.sign(right[2])]
  const scaled = (x: number, z: number): Vec3 => [x * step || 0, 0, z * step || 0]
  switch (event.key) {
    case 'ArrowRight':
      return scaled(along[0], along[2])
    case 'ArrowLeft':
      return scaled(-along[0], -along[2])
    case 'ArrowUp':
      return scaled(along[2], -along[0])
    case 'ArrowDown':
      return scaled(-along[2], along[0])
    default:
      return null
  }
}

/** Keys belong to a field that is written in; undo and redo only while it holds something to undo. */
function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  const field = target instanceof HTMLElement ? target.closest(FIELDS) : null
  if (!field) return false
  const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
  return !(isUndo && field instanceof HTMLTextAreaElement && field.value === '')
}

/** Enter belongs to what it would press. */
const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role="button"], [role="treeitem"]') !== null

/** Menus and dialogs have keys of their own. */
const inOverlay = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[role="menu"], [role="dialog"]') !== null
