import { expect, test } from 'vitest'
import { keepSettings, readSettings } from '../../../src/app/assistant-settings.ts'

const memory = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}
const FORWARDED = { baseURL: 'http://127.0.0.1:4173/api/llm', model: 'qwen3' }

test('at first the built-in engine answers; a server that forwards to a model lets that', () => {
  expect(readSettings(memory(), null)).toMatchObject({
    engine: 'builtin',
    baseURL: 'https://api.openai.com/v1',
    apiKey: '',
  })
  expect(readSettings(memory(), FORWARDED)).toMatchObject({ engine: 'openai', ...FORWARDED })
  expect(readSettings(memory(), { ...FORWARDED, model: '' })).toMatchObject({
    engine: 'builtin',
    baseURL: FORWARDED.baseURL,
  })
})

test('what the user has chosen is kept, and stays before what the server says', () => {
  const storage = memory()
  const settings = {
    ...readSettings(storage, null),
    engine: 'openai' as const,
    baseURL: 'http://a/v1',
    model: 'm',
    askAbove: 9,
  }
  keepSettings(storage, settings)
  expect(readSettings(storage, FORWARDED)).toEqual(settings)
})

test('the key is kept only when the user wants that, and forgotten when not', () => {
  const storage = memory()
  const settings = { ...readSettings(storage, null), apiKey: 'sk-secret' }
  keepSettings(storage, settings)
  expect(JSON.stringify([...storage.kept])).not.toContain('sk-secret')
  expect(readSettings(storage, null).apiKey).toBe('')
  keepSettings(storage, { ...settings, keepKey: true })
  expect(readSettings(storage, null).apiKey).toBe('sk-secret')
  keepSettings(storage, { ...settings, keepKey: false })
  expect(JSON.stringify([...storage.kept])).not.toContain('sk-secret')
})

test('storage that is spoilt, blocked or full leaves everything as at first', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  const first = readSettings(undefined, null)
  for (const storage of [blocked, memory({ 'diorama.assistant': '{"limits":{"steps":-3},"askAbove":"many"' })])
    expect(readSettings(storage, null)).toEqual(first)
  expect(readSettings(memory({ 'diorama.assistant': '{"limits":{"steps":-3},"askAbove":"many"}' }), null)).toEqual(
    first,
  )
  expect(() => keepSettings(blocked, first)).not.toThrow()
})
