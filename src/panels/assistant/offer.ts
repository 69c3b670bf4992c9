import type { Registry } from '../../commands/registry.ts'
import type { SceneReader } from '../../document/index.ts'
import { commandText } from '../../hooks/useCommand.ts'
import type { Texts } from '../../texts/texts.ts'

/** Something that the list above the prompt offers. */
export interface Offer {
  id: string
  title: string
  about: string
  /** A command to run; else a name to put into the message. */
  kind: 'command' | 'node'
  /** Why it cannot run now. */
  reason?: string
}

/** What is typed that asks for a list: "/" and a command at the beginning, "@" and a name anywhere. */
export interface Asked {
  kind: Offer['kind']
  word: string
  /** Where it begins in the text. */
  from: number
}

const MOST = 40

/** Whether the text before the caret asks for a list. */
export function askedIn(text: string, caret: number): Asked | null {
  const before = text.slice(0, caret)
  if (/^\/[^\n]*$/.test(before)) return { kind: 'command', word: before.slice(1), from: 0 }
  const at = /(?:^|\s)@([^@\n]{0,40})$/.exec(before)
  return at && { kind: 'node', word: at[1], from: before.length - at[1].length - 1 }
}

/** What fits what is typed: what begins with it first. */
export function offersFor({ kind, word }: Asked, registry: Registry, scene: SceneReader, t: Texts): Offer[] {
  const wanted = word.trim().toLowerCase()
  const all = kind === 'command' ? commands(registry, t) : nodes(scene, t)
  const found = all.filter(({ title }) => title.toLowerCase().includes(wanted))
  const starts = ({ title }: Offer) => (title.toLowerCase().startsWith(wanted) ? 0 : 1)
  return found.sort((a, b) => starts(a) - starts(b)).slice(0, MOST)
}

/** The commands that need not be told more; programs have others. */
function commands(registry: Registry, t: Texts): Offer[] {
  return registry
    .list()
    .filter(({ id, assistant, params }) => assistant !== 'read' && id !== 'select.set' && params.safeParse({}).success)
    .map((command) => {
      const available = registry.available(command.id)
      const reason = available === true ? undefined : t.phrase(available)
      return { id: command.id, kind: 'command', ...commandText(command, t), ...(reason && { reason }) }
    })
}

function nodes(scene: SceneReader, t: Texts): Offer[] {
  const found: Offer[] = []
  for (const { id, name, kind } of scene.nodes()) found.push({ id, kind: 'node', title: name, about: t.kinds[kind] })
  return found
}
