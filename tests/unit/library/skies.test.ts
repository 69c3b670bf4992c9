import { expect, test } from 'vitest'
import type { PaintedMap } from '../../../src/assets/environments.ts'
import { skyOf } from '../../../src/assets/skies/skies.ts'
import { paintSky } from '../../../src/assets/skies/sky.ts'
import { DEFAULT_SETTINGS, PAINTED_MAPS } from '../../../src/document/index.ts'

const { background } = DEFAULT_SETTINGS
const paint = (map: PaintedMap, behind = background) => {
  const { width, height, data } = paintSky(skyOf(map, behind)).image as {
    width: number
    height: number
    data: Float32Array
  }
  /** Red, green and blue in a direction: degrees from the front to the right, and up. */
  const toward = (azimuth: number, elevation: number) => {
    const angle = ((90 - azimuth) * Math.PI) / 180
    const x = Math.floor(((((angle / (2 * Math.PI) + 0.5) % 1) + 1) % 1) * width)
    const y = Math.min(height - 1, Math.floor((elevation / 180 + 0.5) * height))
    return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)]
  }
  return { data, toward }
}

/** Those that are more than a glow. */
const lampsOf = (map: PaintedMap) => skyOf(map, background).lamps.filter(({ strength }) => strength >= 10)

test.each(PAINTED_MAPS)('the painted sky %s is light that a renderer can take, the same each time', (map) => {
  const { data } = paint(map)
  expect(data.every((value) => value >= 0 && value < 200)).toBe(true)
  expect(data.some((value) => value > 0)).toBe(true)
  expect(Buffer.from(paint(map).data.buffer).equals(Buffer.from(data.buffer))).toBe(true)
})

const LAMPLIT = PAINTED_MAPS.filter((map) => lampsOf(map).length)

test.each(LAMPLIT)('the painted sky %s has its lamps where they are said to be', (map) => {
  const { toward } = paint(map)
  for (const { shape, azimuth, elevation, width, strength } of lampsOf(map)) {
    const aside = shape === 'ring' ? (width / 2) * 0.85 : 0
    const [red, green, blue] = toward(azimuth + aside / Math.cos((elevation * Math.PI) / 180), elevation)
    expect(Math.max(red, green, blue)).toBeGreaterThan(strength * 0.5)
  }
})

test('the sky of the background has its colours, from above to below', () => {
  const { toward } = paint('gradient', { ...background, type: 'gradient', top: '#ff0000', bottom: '#0000ff' })
  const [above, level, below] = [toward(0, 89), toward(0, 0.4), toward(0, -89)]
  expect(above[0]).toBeGreaterThan(10 * above[2])
  expect(below[2]).toBeGreaterThan(10 * below[0])
  expect(Math.abs(level[0] - level[2])).toBeLessThan(0.3 * above[0])
  const plain = paint('gradient', { ...background, type: 'color', color: '#00ff00' })
  expect(plain.toward(0, 40)[1]).toBeGreaterThan(plain.toward(0, 40)[0])
})
