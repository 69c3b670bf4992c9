import type { Registry } from '../commands/registry.ts'
import type { Vec3 } from '../document/index.ts'
import type { Editor } from './editor.ts'

/** Keys whose commands need parameters that a shortcut in the registry cannot give. */
const VIEW_KEYS: Record<string, [id: string, params?: unknown]> = {
  Numpad1: ['view.look', { from: 'front' }],
  Numpad3: ['view.look', { from: 'right' }],
  Numpad7: ['view.look', { from: 'top' }],
  Numpad5: ['view.projection'],
  Numpad0: ['view.through'],
}

/** What lies over the window when it is asked for. */
export type Sheet = 'shortcuts' | 'palette'

export interface ShortcutActions {
  focusAssistant(): void
  show(sheet: Sheet): void
}

/** Listens to the keyboard for the shortcuts of all commands, and a few that are the window's own. */
export function listenToShortcuts(editor: Editor, actions: ShortcutActions): () => void {
  const table = shortcutTable(editor.registry)
  const onKeyDown = (event: KeyboardEvent) => {
    if (chordOf(event) === 'Mod+k') {
      event.preventDefault()
      return actions.show('palette')
    }
    if (event.defaultPrevented || event.isComposing || isTyping(event)) return
    const action = actionFor(event, editor, table, actions)
    if (!action) return
    event.preventDefault()
    action()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}

function actionFor(event: KeyboardEvent, editor: Editor, table: Map<string, string>, actions: ShortcutActions) {
  if (inOverlay(event.target)) return null
  if (event.key === '/') return actions.focusAssistant
  if (event.key === '?') return () => actions.show('shortcuts')
  const view = VIEW_KEYS[event.code]
  if (view) return () => void editor.run(...view)
  if (event.key === 'Enter' && isControl(event.target)) return null
  if (event.key === 'Enter' && editor.session.state.placing) return () => placeNow(editor)
  const nudge = nudgeFor(event, editor)
  if (nudge) return () => void editor.run('node.nudge', { by: nudge })
  const id = table.get(chordOf(event))
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

/** Chord to command id, from the registry. Two commands with one chord are a mistake in the code. */
export function shortcutTable(registry: Registry): Map<string, string> {
  const table = new Map<string, string>()
  for (const { id, shortcut } of registry.list()) {
    for (const chord of shortcut?.split(' ') ?? []) {
      const key = normalize(chord.split('+'))
      const other = table.get(key)
      if (other) throw new Error(`${chord} is the shortcut of both ${other} and ${id}`)
      table.set(key, id)
    }
  }
  return table
}

const normalize = (keys: string[]) => {
  const main = keys.at(-1)!.toLowerCase()
  return [...['Mod', 'Shift', 'Alt'].filter((modifier) => keys.includes(modifier)), main].join('+')
}

function chordOf(event: KeyboardEvent): string {
  const keys = [(event.ctrlKey || event.metaKey) && 'Mod', event.shiftKey && 'Shift', event.altKey && 'Alt', event.key]
  return normalize(keys.filter((key) => key !== false))
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
  const field = target instanceof HTMLElement ? target.closest('input, textarea, select, [contenteditable]') : null
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
