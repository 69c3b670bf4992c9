import { z } from 'zod'
import { createStore, type StoreApi } from 'zustand/vanilla'

export const THEMES = ['dark', 'light', 'auto'] as const
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const width = (initial: number) => z.number().min(180).max(640).catch(initial)

/** How the user likes the window. Kept on this device; no part of a scene, and never undone. Sizes in CSS pixels. */
const Preferences = z.object({
  theme: z.enum(THEMES).catch('dark'),
  language: z.enum(LANGUAGES).catch('en'),
  leftWidth: width(248),
  inspectorWidth: width(288),
  assistantWidth: width(320),
  leftShown: z.boolean().catch(true),
  inspectorShown: z.boolean().catch(true),
  assistantShown: z.boolean().catch(true),
  timelineShown: z.boolean().catch(true),
  /** Whether inspector and assistant share a column, by tabs. */
  rightShared: z.boolean().catch(false),
  leftTab: z.enum(['scene', 'library', 'history']).catch('scene'),
  /** Sections of the inspector that are folded, or not, other than they would be. */
  folded: z.record(z.string(), z.boolean()).catch({}),
  /** Things of the library that are kept at hand, by id. */
  favourites: z.array(z.string()).catch([]),
  scaleLinked: z.boolean().catch(false),
  /** Shortcuts that differ from the commands' own, by command; empty for none. */
  shortcuts: z.record(z.string(), z.string()).catch({}),
  /** What was chosen last in the palette, the latest first. */
  recent: z.array(z.string()).catch([]),
})
export type Preferences = z.infer<typeof Preferences>

const KEY = 'diorama.preferences'

/** Where preferences are kept: the browser's storage, or nowhere. */
export type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem'>

export interface PreferenceStore {
  readonly store: StoreApi<Preferences>
  readonly state: Preferences
  set(patch: Partial<Preferences>): void
}

/** Preferences as they were left, field by field: one that is no longer valid is as at first. */
export function createPreferences(storage?: PreferenceStorage): PreferenceStore {
  const store = createStore<Preferences>(() => Preferences.parse(read(storage)))
  return {
    store,
    get state() {
      return store.getState()
    },
    set(patch) {
      store.setState(patch)
      write(storage, store.getState())
    },
  }
}

function read(storage: PreferenceStorage | undefined): object {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {} // storage that is blocked or spoilt leaves everything as at first
  }
}

function write(storage: PreferenceStorage | undefined, preferences: Preferences) {
  try {
    storage?.setItem(KEY, JSON.stringify(preferences))
  } catch {
    // A private window or a full disk keeps nothing: the preferences last as long as the page.
  }
}
