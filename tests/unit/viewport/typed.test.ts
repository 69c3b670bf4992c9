import { describe, expect, test } from 'vitest'
import { Typed } from '../../../src/viewport/drags/Typed.ts'

function type(keys: string) {
  const typed = new Typed()
  const taken = [...keys].map((key) => typed.key(key === '<' ? 'Backspace' : key))
  return { value: typed.value, taken }
}

describe('a number typed while dragging', () => {
  test.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['12-', -12],
    ['-3-', 3],
    ['1.2.5', 1.25],
    ['25<', 2],
    ['.5', 0.5],
    ['', null],
    ['-', null],
  ])('%s is %s', (keys, value) => {
    expect(type(keys).value).toBe(value)
  })

  test('leaves other keys alone, and Backspace when there is nothing to take back', () => {
    expect(type('f<').taken).toEqual([false, false])
    expect(type('1f').taken).toEqual([true, false])
  })
})
