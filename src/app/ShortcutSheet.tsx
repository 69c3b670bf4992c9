import { RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useReducer, useState } from 'react'
import type { Command } from '../commands/define.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { commandText } from '../hooks/useCommand.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { shortcutText } from '../ui/Keys.tsx'
import { chordOf } from './shortcuts.ts'

const allKeys = (shortcut: string | undefined) => shortcut?.split(' ').map(shortcutText).join(' / ') ?? ''

/** All shortcuts, from the registry; each can be changed. */
export function ShortcutSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTexts().shortcuts
  return (
    <Dialog open={open} onClose={onClose} title={t.title} about={t.about} wide>
      <Sheet />
    </Dialog>
  )
}

function Sheet() {
  const { registry, keymap } = useEditor()
  const texts = useTexts()
  const t = texts.shortcuts
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [, refresh] = useReducer((n: number) => n + 1, 0)
  useEffect(() => keymap.onChange(refresh), [keymap])

  const word = text.trim().toLowerCase()
  const finds = (...parts: string[]) => parts.some((part) => part.toLowerCase().includes(word))
  const commands = registry
    .list()
    .filter((one) => word || one.shortcut || keymap.isChanged(one.id))
    .filter((one) => one.assistant !== 'read' && one.params.safeParse({}).success)
    .filter((one) => finds(commandText(one, texts).title, allKeys(keymap.shortcutOf(one.id))))
  const gestures = t.all.filter(([what, how]) => finds(what, how))
  const groups = Object.keys(t.groups) as (keyof typeof t.groups)[]
  const of = (group: string) => commands.filter((one) => groupOf(one) === group)

  const set = (command: Command, chord: string) => {
    if (chord && keymap.fault(chord)) return setNote(t.reserved(shortcutText(chord)))
    const other = chord ? keymap.commandFor(chord) : undefined
    keymap.set(command.id, chord)
    const taken = other && other !== command.id ? registry.get(other) : undefined
    setNote(taken ? t.taken(shortcutText(chord), commandText(taken, texts).title) : '')
  }
  return (
    <>
      <div className="sheet-bar">
        <input
          className="ui-input"
          placeholder={t.find}
          aria-label={t.find}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button onClick={() => keymap.reset()}>{t.resetAll}</Button>
      </div>
      <output className="sheet-note" aria-live="polite">
        {note}
      </output>
      <div className="sheet-groups">
        {groups
          .filter((group) => of(group).length)
          .map((group) => (
            <section key={group}>
              <h3>{t.groups[group]}</h3>
              <ul>
                {of(group).map((command) => (
                  <Row key={command.id} command={command} onSet={(chord) => set(command, chord)} />
                ))}
              </ul>
            </section>
          ))}
        {gestures.length > 0 && (
          <section>
            <h3>{t.gestures}</h3>
            <dl>
              {gestures.map(([what, how]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{how}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      {!commands.length && !gestures.length && <p>{t.nothing(text.trim())}</p>}
    </>
  )
}

const GROUPS: Record<string, string> = {
  material: 'node',
  mesh: 'node',
  light: 'node',
  camera: 'view',
  group: 'node',
  scene: 'file',
}
const KNOWN = ['tool', 'node', 'select', 'view', 'arrange', 'file', 'history', 'window']

/** A command's group is the subject that its id begins with, or the nearest of those that are shown. */
function groupOf({ id }: Command): string {
  const subject = id.split('.')[0]
  return KNOWN.includes(subject) ? subject : (GROUPS[subject] ?? 'other')
}

function Row({ command, onSet }: { command: Command; onSet(chord: string): void }) {
  const { keymap } = useEditor()
  const texts = useTexts()
  const t = texts.shortcuts
  const [isListening, setIsListening] = useState(false)
  const { title } = commandText(command, texts)
  const keys = allKeys(keymap.shortcutOf(command.id))

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListening || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return
    setIsListening(false)
    if (event.key === 'Escape') return
    onSet(event.key === 'Backspace' && !event.ctrlKey ? '' : asChord(chordOf(event.nativeEvent)))
  }
  return (
    <li>
      <span>{title}</span>
      {keymap.isChanged(command.id) && (
        <button
          type="button"
          className="field-reset always"
          aria-label={t.reset(title)}
          title={t.reset(title)}
          onClick={() => keymap.reset(command.id)}
        >
          <RotateCcw size={11} />
        </button>
      )}
      <button
        type="button"
        className="sheet-keys"
        data-listening={isListening || undefined}
        aria-label={`${t.set(title)}: ${keys || t.none}`}
        title={isListening ? t.remove : undefined}
        onClick={() => setIsListening(true)}
        onBlur={() => setIsListening(false)}
        onKeyDown={onKeyDown}
      >
        {isListening ? t.press : keys || t.none}
      </button>
    </li>
  )
}

/** A chord as commands write theirs: "mod+k" is Mod+K. */
const asChord = (chord: string) =>
  chord
    .split('+')
    .map((key, i, all) => (i === all.length - 1 && key ? key[0].toUpperCase() + key.slice(1) : key))
    .join('+')
