import { expect, test } from 'vitest'
import { Pace } from '../../../src/viewport/pace.ts'

const moved = (pace: Pace, ms: number, frames: number) => Array.from({ length: frames }, () => pace.move(ms)).at(-1)

test('a smooth move is drawn in full', () => {
  expect(moved(new Pace(), 16, 100)).toBe(1)
})

test('a slow one is drawn less finely, step by step, down to half; at rest all is drawn', () => {
  const pace = new Pace()
  expect(moved(pace, 90, 5)).toBe(0.75)
  expect(moved(pace, 90, 50)).toBe(0.5)
  expect(pace.rest()).toBe(1)
  expect(pace.move(90)).toBe(0.5)
})

test('with time to spare it becomes finer again', () => {
  const pace = new Pace()
  moved(pace, 90, 50)
  expect(moved(pace, 8, 50)).toBe(1)
})

test('single slow frames and pauses change nothing', () => {
  const pace = new Pace()
  for (let i = 0; i < 20; i++) {
    expect(moved(pace, 16, 4)).toBe(1)
    expect(pace.move(400)).toBe(1)
    expect(pace.move(5000)).toBe(1)
  }
})
