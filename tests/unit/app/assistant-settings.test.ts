import { expect, test } from 'vitest'
import { keepChosen, readChosen, settingsOf } from '../../../src/app/assistant-settings.ts'

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
  expect(settingsOf({}, null)).toMatchObject({ engine: 'builtin', baseURL: 'https://api.openai.com/v1', apiKey: '' })
  expect(settingsOf({}, FORWARDED)).toMatchObject({ engine: 'openai', ...FORWARDED })
  expect(settingsOf({}, { ...FORWARDED, model: '' })).toMatchObject({
    engine: 'builtin',
    baseURL: FORWARDED.baseURL,
  })
})

test('what the user has chosen is kept, and stays before what the server says', () => {
  const storage = memory()
  const chosen = { engine: 'openai' as const, baseURL: 'http://a/v1', model: 'm', askAbove: 9, limits: { steps: 7 } }
  keepChosen(storage, chosen)
  expect(readChosen(storage)).toEqual(chosen)
  const settings = settingsOf(readChosen(storage), FORWARDED)
  expect(settings).toMatchObject({ ...chosen, limits: { steps: 7, seconds: 300 } })
})

test('what the user has not chosen is as the server says, even where something else was chosen before', () => {
  const storage = memory()
  keepChosen(storage, { engine: 'openai' })
  expect(settingsOf(readChosen(storage), FORWARDED)).toMatchObject({ engine: 'openai', ...FORWARDED })
  keepChosen(storage, { engine: 'builtin' })
  expect(settingsOf(readChosen(storage), FORWARDED)).toMatchObject({ ...FORWARDED, engine: 'builtin' })
})

test('the key is kept only when the user wants that, and forgotten when not', () => {
  const storage = memory()
  const chosen = { apiKey: 'sk-secret' }
  keepChosen(storage, chosen)
  expect(JSON.stringify([...storage.kept])).not.toContain('sk-secret')
  expect(settingsOf(readChosen(storage), null).apiKey).toBe('')
  keepChosen(storage, { ...chosen, keepKey: true })
  expect(settingsOf(readChosen(storage), null).apiKey).toBe('sk-secret')
  keepChosen(storage, { ...chosen, keepKey: false })
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
  const first = settingsOf({}, null)
  const spoilt = ['{"limits":{"steps":-3},"askAbove":"many"', '{"limits":{"steps":-3},"askAbove":"many"}', '[]', '7']
  for (const storage of [undefined, blocked, ...spoilt.map((text) => memory({ 'diorama.assistant': text }))])
    expect(settingsOf(readChosen(storage), null)).toEqual(first)
  expect(() => keepChosen(blocked, {})).not.toThrow()
})
