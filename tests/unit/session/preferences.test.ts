import { describe, expect, test } from 'vitest'
import { Keymap, normalizeChord } from '../../../src/commands/keymap.ts'
import { createPreferences } from '../../../src/session/preferences.ts'
import { createTestEditor } from '../../support/editor.ts'

function memory(initial?: string) {
  let kept = initial ?? null
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
    read: () => kept,
  }
}

describe('preferences', () => {
  test('are kept, and come back', () => {
    const storage = memory()
    createPreferences(storage).set({ theme: 'light', leftWidth: 300 })
    expect(createPreferences(storage).state).toMatchObject({ theme: 'light', leftWidth: 300, language: 'en' })
  })

  test('what is spoilt is as at first, field by field; the rest stays', () => {
    const spoilt = JSON.stringify({ theme: 'pink', leftWidth: 9000, language: 'de', shortcuts: { a: 1 } })
    expect(createPreferences(memory(spoilt)).state).toMatchObject({
      theme: 'dark',
      leftWidth: 248,
      language: 'de',
      shortcuts: {},
    })
    for (const text of ['', 'null', '[1', '7']) expect(createPreferences(memory(text)).state.theme).toBe('dark')
  })

  test('blocked storage lasts as long as the page', () => {
    const blocked = {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
    }
    const preferences = createPreferences(blocked)
    preferences.set({ theme: 'light' })
    expect(preferences.state.theme).toBe('light')
  })
})

describe('shortcuts', () => {
  const keymap = () => {
    const { registry, preferences } = createTestEditor()
    return { keymap: new Keymap(registry, preferences), preferences }
  }

  test('are those of the commands until the user sets others', () => {
    const { keymap: keys } = keymap()
    expect(keys.commandFor('Mod+D')).toBe('node.duplicate')
    keys.set('node.duplicate', 'Shift+D')
    expect([keys.commandFor('Mod+D'), keys.commandFor('Shift+D')]).toEqual([undefined, 'node.duplicate'])
    keys.reset('node.duplicate')
    expect(keys.commandFor('Mod+D')).toBe('node.duplicate')
  })

  test('a chord is taken from whichever has it, and only that chord', () => {
    const { keymap: keys } = keymap()
    keys.set('node.group', 'Mod+Y')
    expect(keys.commandFor('Mod+Y')).toBe('node.group')
    expect(keys.shortcutOf('history.redo')).toBe('Mod+Shift+Z')
    keys.set('node.group', '')
    expect(keys.shortcutOf('node.group')).toBeUndefined()
    keys.reset()
    expect(keys.shortcutOf('history.redo')).toBe('Mod+Shift+Z Mod+Y')
  })

  test('those of the browser are refused', () => {
    const { keymap: keys } = keymap()
    expect([keys.fault('Mod+T'), keys.fault('Shift+T')]).toEqual(['reserved', null])
  })

  test.each([
    ['Shift+Mod+K', 'Mod+Shift+k'],
    ['?', '?'],
    ['Mod++', 'Mod++'],
    ['Numpad1', 'numpad1'],
  ])('%s is spelled %s', (chord, spelled) => expect(normalizeChord(chord)).toBe(spelled))
})
