import { useCallback } from 'react'
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

/** A command as a button needs it. */
export function useCommand(id: string): CommandHandle {
  const { registry, run } = useEditor()
  useRevision()
  useSelection()
  const { title, about, shortcut } = registry.get(id)
  const execute = useCallback((params?: unknown) => run(id, params), [run, id])
  return { title, about, shortcut, available: registry.available(id), run: execute }
}
