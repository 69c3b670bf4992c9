import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ExpressionError, parseChange } from '../../../src/panels/inspector/expression.ts'
import { exactNumber, formatNumber, type Quantity } from '../../../src/panels/inspector/units.ts'

const value = (text: string, quantity: Quantity = 'length', old = 10, index = 0) =>
  parseChange(text, quantity)(old, index)

describe('what is typed into a number field', () => {
  test.each<[string, number]>([
    ['2*1.5', 3],
    ['2 + 3 * 4', 14],
    ['(2+3)*4', 20],
    ['-2.5', -2.5],
    ['2^3^2', 512],
    ['-2^2', -4],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['1e-3', 0.001],
    ['max(1, 2; 3)', 3],
    ['sqrt(16)/2', 2],
    ['pi', Math.PI],
    ['30cm', 0.3],
    ['30 cm * 2', 0.6],
    ['2*30cm', 0.6],
    ['1 m + 20 cm', 1.2],
    ['5\'11"', 1.8034],
    ['1 km', 1000],
    ['+0.25', 10.25],
    ['+=0.5', 10.5],
    ['-=0.5', 9.5],
    ['*2', 20],
    ['/ 4', 2.5],
    ['*=1/2', 5],
    ['=3', 3],
  ])('%s is %d', (text, expected) => expect(value(text)).toBeCloseTo(expected, 9))

  test.each<[string, number]>([
    ['1/2 turn', 180],
    ['45', 45],
    ['pi rad', 180],
    ['90°', 90],
    ['sin(30)*2', 1],
  ])('as an angle, %s is %d', (text, expected) => expect(value(text, 'angle')).toBeCloseTo(expected, 9))

  test('a share may be per cent', () => expect(value('35%', 'share')).toBeCloseTo(0.35))

  test('i is the index among the nodes selected', () => {
    const change = parseChange('=i*0.5', 'length')
    expect([0, 1, 2].map((i) => change(9, i))).toEqual([0, 0.5, 1])
  })

  test.each([
    ['', 'Expected a number'],
    ['12 deg', 'measures an angle; this field is a length'],
    ['2 +', 'missing at the end'],
    ['(1', 'Expected ")"'],
    ['abc', 'is no number'],
    ['3 foo', 'is no unit'],
    ['1/0', 'no finite number'],
    ['2 3', 'not expected'],
    ['alert(1)', 'is no number'],
    ['constructor(1)', 'is no number'],
  ])('%j says what is wrong', (text, message) => {
    expect(() => value(text)).toThrow(ExpressionError)
    expect(() => value(text)).toThrow(message)
  })

  test('any text either is a finite number or an error for the user', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.constantFrom('length', 'angle', 'share', 'plain'), (text, kind) => {
        try {
          expect(Number.isFinite(value(text, kind as Quantity))).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError)
        }
      }),
    )
  })

  test('a length that rounding has left is shown as none, and no other number', () => {
    expect(formatNumber(0.0000043, 'length')).toBe('0')
    expect(formatNumber(-0.00006, 'length')).toBe('-0.00006')
    expect(formatNumber(0.0000043, 'plain')).toBe('0.000004')
  })

  test('a number that is shown and typed again is the same within what is shown', () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (n) => {
        const shown = formatNumber(n)
        const back = value(shown.startsWith('-') ? shown : `=${shown}`)
        expect(Math.abs(back - n)).toBeLessThanOrEqual(Math.abs(n) * 0.06 + 1e-6)
        expect(value(`=${exactNumber(n)}`)).toBeCloseTo(n, 5)
      }),
    )
  })
})
