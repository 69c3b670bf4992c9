import { expect, test } from 'vitest'
import { colorOfTemperature, temperatureOfColor } from '../../../src/panels/inspector/temperature.ts'

test.each([2000, 2700, 3500, 5000, 6500, 9000, 12000])('%d K comes back within 4 %%', (kelvin) => {
  expect(Math.abs(temperatureOfColor(colorOfTemperature(kelvin)) / kelvin - 1)).toBeLessThan(0.04)
})

test('candle light is orange, daylight nearly white, the blue sky blue', () => {
  const [candle, day, sky] = [1900, 6500, 15000].map((kelvin) => parseInt(colorOfTemperature(kelvin).slice(1), 16))
  const blue = (rgb: number) => rgb & 255
  const red = (rgb: number) => rgb >> 16
  expect([red(candle), blue(candle) < 60]).toEqual([255, true])
  expect(Math.abs(red(day) - blue(day))).toBeLessThan(14)
  expect([blue(sky), red(sky) < 200]).toEqual([255, true])
})

test('white is daylight', () => expect(temperatureOfColor('#ffffff')).toBe(6500))
