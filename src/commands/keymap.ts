import type { PreferenceStore } from '../session/preferences.ts'
import type { Registry } from './registry.ts'

/** What browsers keep for themselves, whatever a page does. */
const RESERVED = ['Mod+N', 'Mod+T', 'Mod+W', 'Mod+Shift+N', 'Mod+Shift+T', 'Mod+Shift+W', 'Mod+Q']

const MODIFIERS = ['Mod', 'Shift', 'Alt']

/** Which keys run which command: the commands' own, and those that the user has set instead. */
export class Keymap {
  constructor(
    private readonly registry: Registry,
    private readonly preferences: PreferenceStore,
  ) {}

  /** A command's chords, parted by a space; none where it has no shortcut. */
  shortcutOf(id: string): string | undefined {
    return (this.preferences.state.shortcuts[id] ?? this.registry.get(id).shortcut) || undefined
  }

  isChanged(id: string): boolean {
    return this.preferences.state.shortcuts[id] !== undefined
  }

  /** The command that a chord runs. */
  commandFor(chord: string): string | undefined {
    const wanted = normalizeChord(chord)
    return this.registry.list().find(({ id }) => chordsOf(this.shortcutOf(id)).includes(wanted))?.id
  }

  /** Why a chord cannot be a shortcut; null where it can. */
  fault(chord: string): 'reserved' | null {
    return RESERVED.map(normalizeChord).includes(normalizeChord(chord)) ? 'reserved' : null
  }

  /** Gives a command a chord, which is taken from whichever has it; an empty one takes the command's away. */
  set(id: string, chord: string): void {
    const other = chord ? this.commandFor(chord) : undefined
    const shortcuts = { ...this.preferences.state.shortcuts, [id]: chord }
    if (other && other !== id) {
      const left = (this.shortcutOf(other) ?? '')
        .split(' ')
        .filter((one) => normalizeChord(one) !== normalizeChord(chord))
      shortcuts[other] = left.join(' ')
    }
    this.preferences.set({ shortcuts })
  }

  /** Gives a command its own shortcut back, or all of them theirs. */
  reset(id?: string): void {
    const shortcuts = { ...this.preferences.state.shortcuts }
    if (id) delete shortcuts[id]
    this.preferences.set({ shortcuts: id ? shortcuts : {} })
  }

  /** Calls back when a shortcut is set. */
  onChange(listener: () => void): () => void {
    return this.preferences.store.subscribe((now, before) => now.shortcuts !== before.shortcuts && listener())
  }
}

const chordsOf = (shortcut: string | undefined): string[] => (shortcut ? shortcut.split(' ').map(normalizeChord) : [])

/** One spelling for each chord: modifiers in order, the key in lower case. */
export function normalizeChord(chord: string): string {
  const keys = chord.split('+')
  const main = (keys.at(-1) || '+').toLowerCase()
  return [...MODIFIERS.filter((modifier) => keys.includes(modifier)), main].join('+')
}
