import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../../src/commands/index.ts'
import { de } from '../../../src/texts/de/index.ts'
import { phrase } from '../../../src/texts/de/phrases.ts'
import { en } from '../../../src/texts/en/index.ts'

/** Every text of a language by its path; functions are asked with examples. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') {
    if (path === '.phrase' || path === '.params.about') return []
    const said: unknown = (value as (...a: unknown[]) => unknown)(...(path.includes('found') ? [2, 3] : ['X', 'Y']))
    return flatten(said, `${path}()`)
  }
  if (typeof value === 'string') return [[path, value]]
  return Object.entries((value ?? {}) as object).flatMap(([key, inner]) => flatten(inner, `${path}.${key}`))
}

describe('texts', () => {
  test('no text is empty in any language, and German is not left in English', () => {
    const [english, german] = [flatten(en), new Map(flatten(de))]
    expect(english.length).toBeGreaterThan(250)
    for (const [path, text] of [...english, ...german]) expect(text.trim(), path).not.toBe('')
    const same = english.filter(([path, text]) => german.get(path) === text && /[a-z]{4}/.test(text))
    // Words that both languages share, names of things, and examples of what the assistant understands.
    expect(same.length / english.length).toBeLessThan(0.15)
  })

  test('every command that people can run has a German title and sentence', () => {
    const missing = COMMANDS.filter(({ id, assistant }) => assistant !== 'read' && !de.commands[id]).map(({ id }) => id)
    expect(missing).toEqual([])
    for (const id of Object.keys(de.commands))
      expect(
        COMMANDS.some((one) => one.id === id),
        id,
      ).toBe(true)
    for (const [, about] of Object.values(de.commands) as [string, string][]) expect(about).toMatch(/^[A-ZÄÖÜ].*\.$/s)
  })

  test.each([
    ['Nothing is selected', 'Nichts ist ausgewählt'],
    ['Move Chair', 'Chair bewegen'],
    ['Move Chair into Room', 'Chair in Room verschieben'],
    ['Delete 3 nodes', '3 Knoten löschen'],
    ['Move Chair and 2 more', 'Chair bewegen und 2 weitere'],
    ['Something new', 'Something new'],
  ])('%s reads %s', (english, german) => expect(phrase(english)).toBe(german))
})
