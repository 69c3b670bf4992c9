import { VIEW_SIDES } from '../../commands/context.ts'
import type { Command } from '../../commands/define.ts'
import type { LibraryItem } from '../../commands/library-item.ts'
import { commandText } from '../../hooks/useCommand.ts'
import { SHADINGS } from '../../session/session.ts'
import type { Texts } from '../../texts/texts.ts'
import { LIVE, live } from '../arrange/live.ts'
import type { Editor } from '../editor.ts'
import { EXAMPLE_IDS, openExample } from '../examples/index.ts'
import { canAsk, paramsOf } from './params.ts'

/** Something that the palette offers. */
export interface Entry {
  /** Names it among what was chosen last. */
  id: string
  title: string
  about?: string
  shortcut?: string
  /** Why it cannot be done now. */
  reason?: string
  run(): void
  /** The command that asks for its parameters first. */
  asks?: Command
}

const AXES = ['x', 'y', 'z'] as const
const EDGES = ['min', 'center', 'max'] as const

/** Commands of programs: what they need cannot be said in words. */
const FOR_PROGRAMS = new Set([
  ...['select.set', 'node.place', 'node.transformEach', 'node.nudge', 'history.revert', 'window.panel'],
  ...['project.open', 'project.rename', 'project.delete', 'project.putBack'],
  ...['version.compare', 'version.restore', 'version.open', 'version.delete'],
])

/** Every command, and the usual choices of some. */
export function entriesOf(editor: Editor, t: Texts): Entry[] {
  const live_ = new Set(LIVE.map(({ command }) => command))
  const sides = new Set<string>(VIEW_SIDES.map((side) => `view.${side}`))
  const commands = editor.registry
    .list()
    .filter((one) => !live_.has(one.id) && !FOR_PROGRAMS.has(one.id) && one.assistant !== 'read' && canAsk(one))
    .map((command) => ofCommand(editor, command, t))
  return [
    ...commands.filter(({ id }) => !sides.has(id)),
    ...commands.filter(({ id }) => sides.has(id)),
    ...LIVE.map((one) => ({
      id: one.command,
      title: t.palette.live(t.arrange.live[one.title]),
      run: () => live.setState({ open: one }),
    })),
    ...AXES.flatMap((axis) =>
      EDGES.map((edge) => ({
        id: `align.${axis}.${edge}`,
        title: t.palette.align(axis.toUpperCase(), t.palette.edges[edge]),
        run: () => void editor.run('arrange.align', { axis, edge }),
      })),
    ),
    ...AXES.map((axis) => ({
      id: `distribute.${axis}`,
      title: t.palette.distribute(axis.toUpperCase()),
      run: () => void editor.run('arrange.distribute', { axis }),
    })),
    ...SHADINGS.map((mode) => ({
      id: `shading.${mode}`,
      title: t.palette.shading(t.view.shadings[mode]),
      run: () => void editor.run('view.shading', { mode }),
    })),
  ]
}

/** What can be added from the library, found by all its names. */
export function libraryEntries(editor: Editor, items: readonly LibraryItem[], t: Texts): Entry[] {
  return items.map(({ id, name, words }) => ({
    id: `library.${id}`,
    title: t.palette.add(name),
    about: words.slice(1).join(', '),
    run: () => void editor.run('library.add', { item: id }),
  }))
}

/** The examples. */
export function exampleEntries(editor: Editor, t: Texts): Entry[] {
  return EXAMPLE_IDS.map((id) => ({
    id: `example.${id}`,
    title: t.palette.example(t.empty.examples[id]),
    run: () => void openExample(editor, id),
  }))
}

function ofCommand({ registry, keymap, run }: Editor, command: Command, t: Texts): Entry {
  const { title, about } = commandText(command, t)
  const available = registry.available(command.id)
  return {
    id: command.id,
    title,
    about,
    shortcut: keymap.shortcutOf(command.id),
    ...(available !== true && { reason: t.phrase(available) }),
    run: () => void run(command.id),
    ...(!runsAlone(command) && { asks: command }),
  }
}

/** Whether a command does something of use without being told more: it works on the selection, or flips something. */
function runsAlone(command: Command): boolean {
  if (!command.params.safeParse({}).success) return false
  if (command.shortcut !== undefined) return true
  return paramsOf(command).every(
    ({ name, kind, initial, isRequired }) =>
      !isRequired && (kind.type === 'nodes' || name === 'camera' || initial !== '' || isFlag(kind)),
  )
}

const isFlag = (kind: ReturnType<typeof paramsOf>[number]['kind']) =>
  kind.type === 'choice' && kind.options[0] === 'true'
