import { expect, test } from 'vitest'
import { RunningMark } from '../../../src/app/projects/running.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a mark stays until it is cleared, for each project by itself', () => {
  const marks = new RunningMark(memory())
  expect(marks.read('a')).toBeNull()
  marks.set('a', 1)
  expect(marks.read('a')).toMatchObject({ crashes: 1 })
  expect(marks.read('b')).toBeNull()
  marks.clear('a')
  expect(marks.read('a')).toBeNull()
})

test('without storage, or with a spoilt mark, nothing is known of the last session', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
    removeItem: () => {},
  }
  for (const storage of [
    undefined,
    blocked,
    { ...memory(), getItem: () => '{"at":"x"' },
    { ...memory(), getItem: () => '7' },
  ]) {
    const marks = new RunningMark(storage)
    marks.set('a', 1)
    expect(marks.read('a')).toBeNull()
  }
})
