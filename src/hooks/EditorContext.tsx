import { createContext, useContext } from 'react'
import type { Keymap } from '../commands/keymap.ts'
import type { Registry } from '../commands/registry.ts'
import type { Scene } from '../document/index.ts'
import type { PreferenceStore } from '../session/preferences.ts'
import type { Session } from '../session/session.ts'
import type { ClipPort } from './clips.ts'
import type { PicturePort } from './pictures.ts'

/** What React sees of the core. */
export interface EditorCore {
  scene: Scene
  session: Session
  registry: Registry
  keymap: Keymap
  preferences: PreferenceStore
  pictures: PicturePort
  clips: ClipPort
  /** Runs a command for the user, and tells them where it fails. Equal `coalesce` keys merge within a second. */
  run(id: string, params?: unknown, coalesce?: string): Promise<unknown>
  /** Tells the user that something did not work, and why. */
  fail(what: string, error: Error): void
}

const Context = createContext<EditorCore | null>(null)
export const EditorProvider = Context.Provider

export function useEditor(): EditorCore {
  const editor = useContext(Context)
  if (!editor) throw new Error('useEditor must be used below EditorProvider')
  return editor
}
