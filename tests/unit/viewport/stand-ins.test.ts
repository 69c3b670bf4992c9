import { type BufferGeometry, TorusKnotGeometry } from 'three'
import { expect, test } from 'vitest'
import { gather } from '../../../src/viewport/stand-ins/gather.ts'
import { simplify } from '../../../src/viewport/stand-ins/simplify.ts'
import { countTriangles, trianglesOf } from '../../../src/viewport/triangles.ts'

const knot = () => new TorusKnotGeometry(1, 0.3, 200, 50)
const standInOf = async (geometry: BufferGeometry, share: number) =>
  gather(geometry, await simplify(trianglesOf(geometry), share))

/** The largest distance between the sides of two bounding boxes. */
function growth(a: BufferGeometry, b: BufferGeometry): number {
  for (const geometry of [a, b]) geometry.boundingBox = null
  for (const geometry of [a, b]) geometry.computeBoundingBox()
  return Math.max(a.boundingBox!.min.distanceTo(b.boundingBox!.min), a.boundingBox!.max.distanceTo(b.boundingBox!.max))
}

for (const [name, make] of [
  ['vertices that are shared', knot],
  ['vertices of their own for each triangle', () => knot().toNonIndexed()],
] as const) {
  test(`a stand-in has a share of the triangles, and is as large: ${name}`, async () => {
    const geometry = make()
    const standIn = await standInOf(geometry, 0.05)
    expect(countTriangles(standIn)).toBeGreaterThan(500)
    expect(countTriangles(standIn)).toBeLessThanOrEqual(countTriangles(geometry) * 0.051)
    expect(growth(geometry, standIn)).toBeLessThan(0.05)
  })

  test(`a stand-in has the layout of what it stands for: ${name}`, async () => {
    const geometry = make()
    const standIn = await standInOf(geometry, 0.05)
    expect(!!standIn.index).toBe(!!geometry.index)
    for (const [key, { itemSize, array }] of Object.entries(geometry.attributes)) {
      expect(standIn.attributes[key].itemSize).toBe(itemSize)
      expect(standIn.attributes[key].array.constructor).toBe(array.constructor)
      expect(standIn.attributes[key].count).toBe(standIn.attributes.position.count)
    }
  })
}

test('thousands of loose pieces are few as well', async () => {
  // Each triangle apart from the next: none can be merged with another.
  const geometry = new TorusKnotGeometry(1, 0.3, 200, 50).toNonIndexed()
  const { position } = geometry.attributes
  for (let i = 0; i < position.count; i += 3) {
    for (let k = 0; k < 3; k++) position.setX(i + k, position.getX(i + k) + Math.floor(i / 3) * 0.001)
  }
  expect(countTriangles(await standInOf(geometry, 0.05))).toBeLessThanOrEqual(countTriangles(geometry) * 0.11)
})
