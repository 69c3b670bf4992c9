import { expect, test } from 'vitest'
import { type Load, Pace } from '../../../src/viewport/pace.ts'

const moved = (pace: Pace, ms: number, frames: number, load: Load = 'light') =>
  Array.from({ length: frames }, () => pace.move(ms, load)).at(-1)!

test('a smooth move is drawn in full', () => {
  expect(moved(new Pace(), 16, 100)).toEqual({ scale: 1, isCoarse: false })
})

test('a slow one is drawn less finely, step by step, down to half; at rest all is drawn', () => {
  const pace = new Pace()
  expect(moved(pace, 90, 5).scale).toBe(0.75)
  expect(moved(pace, 90, 50).scale).toBe(0.5)
  expect(pace.rest()).toEqual({ scale: 1, isCoarse: false })
  expect(pace.move(90).scale).toBe(0.5)
})

test('with time to spare it becomes finer again', () => {
  const pace = new Pace()
  moved(pace, 90, 50)
  expect(moved(pace, 8, 50).scale).toBe(1)
})

test('single slow frames and pauses change nothing', () => {
  const pace = new Pace()
  for (let i = 0; i < 20; i++) {
    expect(moved(pace, 16, 4).scale).toBe(1)
    expect(pace.move(400).scale).toBe(1)
    expect(pace.move(5000).scale).toBe(1)
  }
})

test('where there are stand-ins they come first, and stay when the resolution rises again', () => {
  const pace = new Pace()
  expect(moved(pace, 90, 5, 'heavy')).toEqual({ scale: 1, isCoarse: true })
  expect(moved(pace, 90, 5, 'heavy')).toEqual({ scale: 0.75, isCoarse: true })
  expect(moved(pace, 8, 5, 'heavy')).toEqual({ scale: 1, isCoarse: true })
  expect(pace.rest()).toEqual({ scale: 1, isCoarse: false })
})

test('of very many triangles a move begins with stand-ins, and goes on with all of them where there is time', () => {
  const fast = new Pace()
  expect(fast.move(5000, 'huge').isCoarse).toBe(true)
  expect(moved(fast, 8, 5, 'huge').isCoarse).toBe(false)
  expect(moved(fast, 16, 20, 'huge').isCoarse).toBe(false)
  const between = new Pace()
  moved(between, 8, 5, 'huge')
  expect(moved(between, 90, 5, 'huge').isCoarse).toBe(true)
  expect(moved(between, 8, 50, 'huge').isCoarse).toBe(true)
})

test('very slow frames are not waited for as long', () => {
  expect(moved(new Pace(), 400, 3, 'heavy').isCoarse).toBe(true)
})

test('what is changed is drawn in full, but by stand-ins where all triangles are, or may be, too many', () => {
  const pace = new Pace()
  expect(pace.change('heavy')).toEqual({ scale: 1, isCoarse: false })
  expect(pace.change('huge')).toEqual({ scale: 1, isCoarse: true })
  moved(pace, 90, 50, 'heavy')
  expect(pace.change('heavy')).toEqual({ scale: 1, isCoarse: true })
  expect(pace.change('light')).toEqual({ scale: 1, isCoarse: false })
})
