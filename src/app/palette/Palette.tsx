import * as Dialog from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { MessageSquare } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Command as AnyCommand } from '../../commands/define.ts'
import { useLibrary } from '../../hooks/library.ts'
import { KindIcon } from '../../panels/kind-icon.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Keys } from '../../ui/Keys.tsx'
import type { Editor } from '../editor.ts'
import { type Entry, entriesOf, exampleEntries, libraryEntries } from './entries.ts'
import { ParamForm } from './ParamForm.tsx'

/** Nodes that are listed at most: the rest is found by more letters. */
const MOST_NODES = 30
/** How many of what was chosen last are shown first. */
const MOST_RECENT = 5

interface PaletteProps {
  editor: Editor
  open: boolean
  onClose(): void
}

/** Every command by its name, nodes by theirs; what is neither is put to the assistant. */
export function Palette({ editor, open, onClose }: PaletteProps) {
  const t = useTexts().palette
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<AnyCommand | null>(null)
  const close = () => {
    setText('')
    setAsked(null)
    onClose()
  }
  const choose = (entry: Entry) => {
    if (entry.reason) return
    remember(editor, entry.id)
    if (entry.asks) return setAsked(entry.asks)
    close()
    entry.run()
  }
  const ask = () => {
    const said = text.trim()
    close()
    editor.window.focus('assistant')
    void editor.chat.send(said)
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="ui-dialog-shade" />
        <Dialog.Content
          className="palette"
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            if (!asked) return
            event.preventDefault()
            setAsked(null)
          }}
        >
          <Dialog.Title className="ui-hidden">{t.title}</Dialog.Title>
          {asked ? (
            <ParamForm
              command={asked}
              onBack={() => setAsked(null)}
              onRun={(params) => {
                close()
                void editor.run(asked.id, params)
              }}
            />
          ) : (
            <Command loop label={t.title} filter={match}>
              <Command.Input placeholder={t.placeholder} value={text} onValueChange={setText} />
              <Command.List label={t.title}>
                <Entries editor={editor} text={text} onChoose={choose} onClose={close} />
                {text.trim() ? (
                  <Command.Item forceMount value={`ask ${text}`} onSelect={ask}>
                    <MessageSquare size={14} /> {t.ask(text.trim())}
                  </Command.Item>
                ) : null}
              </Command.List>
            </Command>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function remember({ preferences }: Editor, id: string) {
  const others = preferences.state.recent.filter((one) => one !== id)
  preferences.set({ recent: [id, ...others].slice(0, MOST_RECENT) })
}

/** Marks what cannot be done now: it comes after what can. */
const UNAVAILABLE = '\0'

/** Every word must be in the title, or else all of them in the sentence about it, which counts less. */
function match(title: string, text: string, [first, ...rest]: string[] = []): number {
  if (first === UNAVAILABLE) return match(title, text, rest) * 0.1
  const about = [first ?? '', ...rest]
  const words = text.toLowerCase().split(/\s+/)
  const has = (whole: string) => words.every((word) => whole.toLowerCase().includes(word))
  if (has(title)) return title.toLowerCase().startsWith(words[0]) ? 1 : 0.8
  return has(about.join(' ')) ? 0.2 : 0
}

interface EntriesProps {
  editor: Editor
  text: string
  onChoose(entry: Entry): void
  onClose(): void
}

function Entries({ editor, text, onChoose, onClose }: EntriesProps) {
  const t = useTexts()
  const commands = useMemo(() => entriesOf(editor, t), [editor, t])
  const examples = useMemo(() => exampleEntries(editor, t), [editor, t])
  const items = useLibrary()
  const things = useMemo(() => libraryEntries(editor, items ?? [], t), [editor, items, t])
  const recent = editor.preferences.state.recent
    .map((id) => [...commands, ...examples, ...things].find((entry) => entry.id === id))
    .filter((entry) => entry !== undefined)
  const isBlank = text.trim() === ''
  const group = (heading: string, entries: readonly Entry[], prefix = '') =>
    entries.length > 0 && (
      <Command.Group heading={heading}>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} prefix={prefix} onChoose={onChoose} />
        ))}
      </Command.Group>
    )
  return (
    <>
      {isBlank && group(t.palette.recent, recent, 'recent ')}
      <Nodes editor={editor} text={text} onClose={onClose} />
      {group(t.palette.commands, isBlank ? commands.filter((entry) => !recent.includes(entry)) : commands)}
      {!isBlank && group(t.palette.library, things)}
      {group(t.palette.examples, examples)}
    </>
  )
}

function Row({ entry, prefix, onChoose }: { entry: Entry; prefix: string; onChoose(entry: Entry): void }) {
  const { title, about, shortcut, reason, asks } = entry
  return (
    <Command.Item
      value={`${prefix}${title}`}
      keywords={[...(reason ? [UNAVAILABLE] : []), ...(about ? [about] : [])]}
      // Not cmdk's `disabled`: it leaves such items out of its sorting, and so at the top.
      data-unavailable={reason !== undefined || undefined}
      onSelect={() => onChoose(entry)}
    >
      <span>
        {title}
        {asks && ' …'}
      </span>
      {reason ? <small>{reason}</small> : shortcut && <Keys shortcut={shortcut} />}
    </Command.Item>
  )
}

function Nodes({ editor, text, onClose }: { editor: Editor; text: string; onClose(): void }) {
  const t = useTexts()
  const word = text.trim().toLowerCase()
  const nodes = word ? [...editor.scene.nodes()].filter((node) => node.name.toLowerCase().includes(word)) : []
  if (!nodes.length) return null
  return (
    <Command.Group heading={t.palette.nodes}>
      {nodes.slice(0, MOST_NODES).map((node) => (
        <Command.Item
          key={node.id}
          value={`${node.name} ${node.id}`}
          onSelect={() => {
            onClose()
            void editor.run('select.set', { nodes: [node.id] })
            void editor.run('view.frame', { nodes: [node.id] })
          }}
        >
          <KindIcon node={node} />
          <span>{node.name}</span>
          <small>{t.kinds[node.kind]}</small>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
