import * as Dialog from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { MessageSquare } from 'lucide-react'
import { useMemo, useState } from 'react'
import { VIEW_SIDES } from '../commands/context.ts'
import type { Command as AnyCommand } from '../commands/define.ts'
import { paramsSchema } from '../commands/registry.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import { SHADINGS } from '../session/session.ts'
import { Keys } from '../ui/Keys.tsx'
import { LIVE, live } from './arrange/live.ts'

interface PaletteProps {
  open: boolean
  onClose(): void
  onAsk(text: string): void
}

/** Nodes that are listed at most: the rest is found by more letters. */
const MOST_NODES = 30

interface Entry {
  title: string
  about?: string
  shortcut?: string
  run(): void
}

const AXES = ['x', 'y', 'z'] as const

/** Every command by its name, nodes by theirs; what is neither is put to the assistant. */
export function Palette({ open, onClose, onAsk }: PaletteProps) {
  const [text, setText] = useState('')
  const close = () => {
    setText('')
    onClose()
  }
  const choose = (run: () => void) => {
    close()
    run()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="ui-dialog-shade" />
        <Dialog.Content className="palette" aria-describedby={undefined}>
          <Dialog.Title className="ui-hidden">Commands</Dialog.Title>
          <Command loop label="Commands" filter={match}>
            <Command.Input
              placeholder="Type a command, a node’s name, or a wish …"
              value={text}
              onValueChange={setText}
            />
            <Command.List>
              <Entries text={text} choose={choose} />
              {text.trim() && (
                <Command.Item forceMount value={`ask ${text}`} onSelect={() => choose(() => onAsk(text.trim()))}>
                  <MessageSquare size={14} /> Ask the assistant: “{text.trim()}”
                </Command.Item>
              )}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Every word must be in the title, or else all of them in the sentence about it, which counts less. */
function match(title: string, text: string, about: string[] = []): number {
  const words = text.toLowerCase().split(/\s+/)
  const has = (whole: string) => words.every((word) => whole.toLowerCase().includes(word))
  if (has(title)) return title.toLowerCase().startsWith(words[0]) ? 1 : 0.8
  return has(about.join(' ')) ? 0.2 : 0
}

function Entries({ text, choose }: { text: string; choose(run: () => void): void }) {
  const { registry, scene, run } = useEditor()
  const commands = useMemo(() => entriesOf({ registry, run }), [registry, run])
  const word = text.trim().toLowerCase()
  const nodes = word ? [...scene.nodes()].filter((node) => node.name.toLowerCase().includes(word)) : []
  return (
    <>
      <Command.Group heading="Commands">
        {commands.map(({ title, about, shortcut, run: start }) => (
          <Command.Item key={title} value={title} keywords={about ? [about] : []} onSelect={() => choose(start)}>
            {title}
            {shortcut && <Keys shortcut={shortcut} />}
          </Command.Item>
        ))}
      </Command.Group>
      {nodes.length > 0 && (
        <Command.Group heading="Nodes">
          {nodes.slice(0, MOST_NODES).map((node) => (
            <Command.Item
              key={node.id}
              value={`${node.name} ${node.id}`}
              onSelect={() =>
                choose(() => {
                  void run('select.set', { nodes: [node.id] })
                  void run('view.frame', { nodes: [node.id] })
                })
              }
            >
              {node.name}
              <small>{node.kind}</small>
            </Command.Item>
          ))}
        </Command.Group>
      )}
    </>
  )
}

/**
 * Whether a command does something of use as it is: its parameters say what to work on, have a value of their own, or
 * flip what they leave out.
 */
function runsAlone(command: AnyCommand): boolean {
  if (command.assistant === 'read' || !command.params.safeParse({}).success) return false
  const { properties = {} } = paramsSchema(command) as {
    properties?: Record<string, { default?: unknown; type?: string }>
  }
  const says = (name: string) => name === 'nodes' || properties[name].default !== undefined
  return (
    command.shortcut !== undefined ||
    Object.keys(properties).every((name) => says(name) || properties[name].type === 'boolean')
  )
}

/** The commands that run alone, those that set themselves up, and the usual choices of some others. */
function entriesOf({ registry, run }: Pick<ReturnType<typeof useEditor>, 'registry' | 'run'>): Entry[] {
  const set = new Set(LIVE.map(({ command }) => command))
  const plain = registry
    .list()
    .filter((command) => !set.has(command.id) && runsAlone(command))
    .map(({ id, title, about, shortcut }) => ({
      title,
      about,
      shortcut: shortcut?.split(' ')[0],
      run: () => void run(id),
    }))
  return [
    ...plain,
    ...LIVE.map((one) => ({ title: `Arrange: ${one.title} …`, run: () => live.setState({ open: one }) })),
    ...AXES.flatMap((axis) =>
      (['min', 'center', 'max'] as const).map((edge) => ({
        title: `Align ${axis.toUpperCase()}: ${edge}`,
        run: () => void run('arrange.align', { axis, edge }),
      })),
    ),
    ...AXES.map((axis) => ({
      title: `Distribute ${axis.toUpperCase()}`,
      run: () => void run('arrange.distribute', { axis }),
    })),
    { title: 'Perspective or orthographic', run: () => void run('view.projection') },
    { title: 'Look through a camera, and back', run: () => void run('view.through') },
    ...VIEW_SIDES.map((from) => ({
      title: from === 'perspective' ? 'Look from a corner' : `Look from the ${from}`,
      run: () => void run('view.look', { from }),
    })),
    ...SHADINGS.map((mode) => ({
      title: `Shading: ${mode}`,
      run: () => void run('view.shading', { mode }),
    })),
  ]
}
