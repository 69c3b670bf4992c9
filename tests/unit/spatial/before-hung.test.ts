import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOrOrigin, intersects } from '../../../src/spatial/index.ts'
import { createTestEditor } from '../../support/editor.ts'

const [NARROW, WIDE] = [0.12, 1]

/** A window on a wall, a nightstand before it, and on that something so wide; what is put before the window. */
async function before(window: string, width: number, thing: { size: number[] }, left = 0) {
  const editor = createTestEditor()
  const items = [
    { shape: 'box', name: 'Floor', size: [8, 0.1, 8], position: [0, -0.05, 0] },
    { shape: 'box', name: 'Wall', size: [8, 2.5, 0.1], position: [0, 1.25, -4] },
    { shape: 'box', name: 'Window', size: [1.4, 1, 0.06], position: [0, 1.4, -3.92] },
    { shape: 'box', name: 'Nightstand', size: [0.5, 0.5, 0.5], position: [left, 0.25, -3.6] },
    { shape: 'box', name: 'Lamp', size: [width, 0.4, Math.min(width, 0.5)], position: [left, 0.7, -3.6] },
    { shape: 'box', name: 'Plant', size: thing.size, position: [3, thing.size[1] / 2, 3] },
  ]
  await editor.run('mesh.addMany', { items })
  await editor.run('arrange.placeNextTo', { nodes: ['Plant'], target: window, side: 'front' })
  const bounds = (name: string) => boundsOrOrigin(editor.scene, [editor.named(name).id])
  return { bounds, others: items.map(({ name }) => name).filter((name) => name !== 'Plant') }
}

test('before a window, nothing is set down on a lamp that is too narrow to carry it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0.3, max: 0.8, noNaN: true }),
      fc.double({ min: 0.3, max: 2, noNaN: true }),
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      async (width, height, left) => {
        const { bounds, others } = await before('Window', NARROW, { size: [width, height, width] }, left)
        const plant = bounds('Plant')
        expect(plant.min[1]).toBeLessThan(0.51)
        expect(others.filter((name) => intersects(plant, bounds(name), 2e-3))).toEqual([])
      },
    ),
    { numRuns: 30 },
  )
})

test('before a window, it is set down on what carries all of it', async () => {
  const { bounds } = await before('Window', WIDE, { size: [0.2, 0.3, 0.2] })
  expect(bounds('Plant').min[1]).toBeCloseTo(0.9, 2)
})
