import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, boundsOrOrigin, center, intersects } from '../../src/spatial/index.ts'
import { createTestEditor, type TestEditor } from '../support/editor.ts'

const place = fc.tuple(
  ...([0, 1, 2].map(() => fc.double({ min: -8, max: 8, noNaN: true })) as [
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
  ]),
)
const turn = fc.tuple(
  ...([0, 1, 2].map(() => fc.integer({ min: -180, max: 180 })) as [
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
  ]),
)
const factor = fc.constantFrom(0.5, 1, 2)
const shape = fc.constantFrom('box', 'sphere', 'cylinder', 'cone', 'torus', 'capsule')
const item = fc.record({ shape, place, turn, factor })
/** Parents that are turned and scaled evenly: uneven ones shear what turns below them, which no position can undo. */
const parent = fc.record({ place, turn, factor })

async function build(
  editor: TestEditor,
  items: { shape: string; place: number[]; turn: number[]; factor: number }[],
  above: { place: number[]; turn: number[]; factor: number },
) {
  await editor.run('group.add', { name: 'Parent' })
  await editor.run('node.transform', {
    nodes: ['Parent'],
    position: above.place,
    rotation: above.turn,
    scale: [above.factor, above.factor, above.factor],
  })
  const ids: string[] = []
  for (const [i, one] of items.entries()) {
    const { created } = await editor.run('mesh.add', {
      shape: one.shape,
      name: `N${i}`,
      position: one.place,
      parent: i % 2 ? 'Parent' : null,
    })
    const [id] = created as unknown as string[]
    await editor.run('node.transform', { nodes: [id], rotation: one.turn, scale: [one.factor, one.factor, one.factor] })
    ids.push(id)
  }
  return ids
}

const check = (least: number, property: (editor: TestEditor, ids: string[]) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: least, maxLength: 5 }), parent, async (items, above) => {
      const editor = createTestEditor()
      await property(editor, await build(editor, items, above))
    }),
    { numRuns: 60 },
  )

describe('whatever the parents are', () => {
  test('what rests on the ground has its lowest point there', () =>
    check(1, async (editor, ids) => {
      await editor.run('arrange.rest', { nodes: ids })
      for (const id of ids) expect(boundsOf(editor.scene, [id])!.min[1]).toBeCloseTo(0, 4)
    }))

  test('what is placed on something stands on it, over it', () =>
    check(2, async (editor, [target, ...ids]) => {
      await editor.run('arrange.placeOn', { nodes: ids, target })
      const base = boundsOf(editor.scene, [target])!
      for (const id of ids) expect(boundsOf(editor.scene, [id])!.min[1]).toBeCloseTo(base.max[1], 4)
    }))

  test('what is aligned is in line, and moved along no other axis', () =>
    check(2, async (editor, ids) => {
      const before = ids.map((id) => center(boundsOf(editor.scene, [id])!))
      await editor.run('arrange.align', { nodes: ids, axis: 'x', edge: 'min' })
      const after = ids.map((id) => boundsOf(editor.scene, [id])!)
      after.forEach((b, i) => {
        expect(b.min[0]).toBeCloseTo(after[0].min[0], 4)
        expect(center(b)[1]).toBeCloseTo(before[i][1], 4)
        expect(center(b)[2]).toBeCloseTo(before[i][2], 4)
      })
    }))

  test('what is lined up in a row stands apart by the gap', () =>
    check(2, async (editor, ids) => {
      await editor.run('arrange.row', { nodes: ids, gap: 0.3 })
      const all = ids.map((id) => boundsOf(editor.scene, [id])!)
      all.slice(1).forEach((b, i) => expect(b.min[0] - all[i].max[0]).toBeCloseTo(0.3, 4))
    }))

  test('what is set in a circle is as far from its middle, and overlaps nothing', () =>
    check(3, async (editor, ids) => {
      await editor.run('arrange.rest', { nodes: ids })
      await editor.run('arrange.circle', { nodes: ids, at: [0, 0, 0] })
      const all = ids.map((id) => boundsOrOrigin(editor.scene, [id]))
      const radius = Math.hypot(center(all[0])[0], center(all[0])[2])
      all.forEach((a, i) => {
        expect(Math.hypot(center(a)[0], center(a)[2])).toBeCloseTo(radius, 4)
        for (const b of all.slice(i + 1)) expect(intersects(a, b)).toBe(false)
      })
    }))

  test('a move by metres moves by just those, in the world', () =>
    check(1, async (editor, ids) => {
      const before = ids.map((id) => center(boundsOf(editor.scene, [id])!))
      await editor.run('node.translate', { nodes: ids, by: [1, -2, 3] })
      ids.forEach((id, i) => {
        const [x, y, z] = center(boundsOf(editor.scene, [id])!)
        expect([x - before[i][0], y - before[i][1], z - before[i][2]]).toEqual([
          expect.closeTo(1, 4),
          expect.closeTo(-2, 4),
          expect.closeTo(3, 4),
        ])
      })
    }))
})
