import { useCallback, useSyncExternalStore } from 'react'
import type { Command } from '../commands/define.ts'
import { type Texts, useTexts } from '../texts/texts.ts'
import { useEditor } from './EditorContext.tsx'
import { useRevision, useSelection } from './records.ts'

export interface CommandHandle {
  title: string
  about: string
  shortcut: string | undefined
  /** True, or why the command cannot run now. */
  available: true | string
  run(params?: unknown): Promise<unknown>
}

/** A command as a button needs it, in the user's language and with the user's shortcut. */
export function useCommand(id: string): CommandHandle {
  const { registry, run } = useEditor()
  const t = useTexts()
  useRevision()
  useSelection()
  const shortcut = useShortcut(id)
  const { title, about } = commandText(registry.get(id), t)
  const execute = useCallback((params?: unknown) => run(id, params), [run, id])
  const available = registry.available(id)
  return { title, about, shortcut, available: available === true || t.phrase(available), run: execute }
}

/** A command's shortcut, as the user has it. */
export function useShortcut(id: string): string | undefined {
  const { keymap } = useEditor()
  const subscribe = useCallback((f: () => void) => keymap.onChange(f), [keymap])
  return useSyncExternalStore(subscribe, () => keymap.shortcutOf(id))
}

/** What a command is called and what it does, in the user's language. */
export function commandText({ id, title, about }: Command, t: Texts): { title: string; about: string } {
  const own = t.commands[id]
  return { title: own?.[0] ?? title, about: own?.[1] ?? about }
}
