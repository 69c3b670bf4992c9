import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOrOrigin, intersects, looksAt } from '../../../src/spatial/index.ts'
import { straightAhead } from '../../../src/spatial/later/at-sides.ts'
import { createTestEditor } from '../../support/editor.ts'

async function seated(width: number, depth: number, count: number, turn = 0) {
  const editor = createTestEditor()
  await editor.run('mesh.add', { shape: 'box', name: 'Table', size: [width, 0.75, depth], position: [1, 0.375, -2] })
  if (turn) await editor.run('node.rotate', { nodes: ['Table'], axis: 'y', degrees: turn })
  const names = Array.from({ length: count }, (_, i) => `Chair ${i + 1}`)
  const items = names.map((name, i) => ({ shape: 'box', name, size: [0.45, 0.9, 0.5], position: [5 + i, 0.45, 4] }))
  await editor.run('mesh.addMany', { items })
  await editor.run('arrange.placeAround', { nodes: names, target: 'Table', straight: true })
  const bounds = (name: string) => boundsOrOrigin(editor.scene, [editor.named(name).id])
  return { editor, names, bounds }
}

test('chairs have a side each first, then the long sides take more of them', async () => {
  const { names, bounds } = await seated(1.6, 0.9, 6)
  const table = bounds('Table')
  const side = (name: string) => {
    const { min, max } = bounds(name)
    if (min[2] > table.max[2]) return 'front'
    if (max[2] < table.min[2]) return 'back'
    return min[0] > table.max[0] ? 'right' : 'left'
  }
  expect(names.map(side)).toEqual(['front', 'right', 'back', 'back', 'left', 'front'])
})

test('on whatever table with corners, they stand apart, beside it, and look straight at it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0.7, max: 4, noNaN: true }),
      fc.double({ min: 0.7, max: 2, noNaN: true }),
      fc.integer({ min: 1, max: 4 }),
      async (width, depth, count) => {
        const { editor, names, bounds } = await seated(width, depth, count)
        const table = editor.named('Table').id
        for (const [i, name] of names.entries()) {
          const { id } = editor.named(name)
          expect(names.slice(i + 1).some((other) => intersects(bounds(name), bounds(other), 1e-3))).toBe(false)
          expect(intersects(bounds(name), bounds('Table'), 1e-3)).toBe(false)
          const [x, , z] = straightAhead(editor.scene, id, table)
          const { min, max } = bounds(name)
          const isStraight = (x > min[0] && x < max[0]) !== (z > min[2] && z < max[2])
          expect(isStraight).toBe(true)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('about what is askew, or where its sides have no room, they stand in a ring and look at its middle', async () => {
  for (const { editor, names } of [await seated(1.6, 0.9, 6, 30), await seated(0.8, 0.8, 9)]) {
    const table = editor.named('Table').id
    expect(names.every((name) => looksAt(editor.scene, editor.named(name).id, table))).toBe(true)
  }
})
