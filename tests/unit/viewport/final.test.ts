import fc from 'fast-check'
import { AmbientLight, DataTexture, FloatType, HemisphereLight, RGBAFormat } from 'three'
import { describe, expect, test } from 'vitest'
import { halton, onDisc, onDome } from '../../../src/viewport/final/halton.ts'
import { lightMap } from '../../../src/viewport/final/light-map.ts'

const MANY = 4096
const range = (n: number) => Array.from({ length: n }, (_, i) => i)

describe('samples', () => {
  test('cover their range evenly, each with a number of its own', () => {
    for (const base of [2, 3, 5, 7]) {
      const all = range(MANY).map((i) => halton(i + 1, base))
      expect(new Set(all).size).toBe(MANY)
      const tenths = range(10).map((tenth) => all.filter((n) => Math.floor(n * 10) === tenth).length / MANY)
      for (const share of tenths) expect(share).toBeCloseTo(0.1, 2)
    }
  })

  test('of a disc are as many near its edge as its area says', () => {
    const inner = range(MANY).filter((i) => Math.hypot(...onDisc(halton(i + 1, 5), halton(i + 1, 7))) < 0.5)
    expect(inner.length / MANY).toBeCloseTo(0.25, 2)
  })

  test('of the sky light a surface as its slope says: (1 + n.y) / 4', () => {
    const sky = range(MANY).map((i) => onDome(halton(i + 1, 2), halton(i + 1, 3)))
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
    fc.assert(
      fc.property(angle, angle, (a, b) => {
        const n = [Math.cos(a) * Math.cos(b), Math.sin(a), Math.cos(a) * Math.sin(b)]
        const lit = sky.map((d) => Math.max(0, n[0] * d[0] + n[1] * d[1] + n[2] * d[2]))
        expect(lit.reduce((sum, one) => sum + one, 0) / MANY).toBeCloseTo((1 + n[1]) / 4, 2)
      }),
    )
  })
})

describe('the map of all light from everywhere', () => {
  /** What falls on a surface that faces up, or down, per unit of the map's red. */
  const irradiance = ({ image }: DataTexture, up: 1 | -1) => {
    const { width, height } = image
    const data = image.data as Float32Array
    let sum = 0
    for (let y = 0; y < height; y++) {
      const angle = ((y + 0.5) / height - 0.5) * Math.PI
      const area = (2 * Math.PI * Math.PI * Math.cos(angle)) / (width * height)
      for (let x = 0; x < width; x++) sum += Math.max(0, up * Math.sin(angle)) * area * data[(y * width + x) * 4]
    }
    return sum
  }

  test('lights as the lights do that it stands for', () => {
    expect(irradiance(lightMap(null, 0, [new AmbientLight('white', 1.5)]), 1)).toBeCloseTo(1.5, 2)
    const map = lightMap(null, 0, [new HemisphereLight('white', 'black', 1)])
    expect(irradiance(map, 1)).toBeCloseTo(1, 2)
    expect(irradiance(map, -1)).toBeLessThan(0.1)
  })

  test('keeps a panorama, at its strength', () => {
    const panorama = new DataTexture(new Float32Array([1, 2, 3, 1, 4, 5, 6, 1]), 2, 1, RGBAFormat, FloatType)
    const { image } = lightMap(panorama, 0.5, [])
    expect([...(image.data as Float32Array)]).toEqual([0.5, 1, 1.5, 1, 2, 2.5, 3, 1])
  })
})
