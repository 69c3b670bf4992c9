import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Vec3 } from '../../src/document/index.ts'
import {
  anchors,
  type Bounds,
  boundsOf,
  boundsOrOrigin,
  center,
  guideLines,
  guideSnap,
  intersects,
  moved,
  moveToSurface,
  snapMove,
  snapToAnchors,
} from '../../src/spatial/index.ts'
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
/** Parents that are turned and scaled unevenly: they shear what is turned below them. */
const parent = fc.record({ place, turn, factors: fc.tuple(factor, factor, factor) })

async function build(
  editor: TestEditor,
  items: { shape: string; place: number[]; turn: number[]; factor: number }[],
  above: { place: number[]; turn: number[]; factors: number[] },
) {
  await editor.run('group.add', { name: 'Parent' })
  await editor.run('node.transform', {
    nodes: ['Parent'],
    position: above.place,
    rotation: above.turn,
    scale: above.factors,
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
      // Where there is no room for all, they stand on each other.
      const tops = [target, ...ids].map((id) => boundsOf(editor.scene, [id])!.max[1])
      for (const id of ids) {
        const foot = boundsOf(editor.scene, [id])!.min[1]
        expect(Math.min(...tops.map((top) => Math.abs(top - foot)))).toBeLessThan(1e-4)
      }
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

  test('what is distributed by centres has its centres evenly apart; the outermost stay', () =>
    check(3, async (editor, ids) => {
      const along = () => ids.map((id) => center(boundsOf(editor.scene, [id])!)[2]).sort((a, b) => a - b)
      const before = along()
      await editor.run('arrange.distribute', { nodes: ids, axis: 'z', equal: 'centers' })
      const after = along()
      expect([after[0], after.at(-1)]).toEqual([expect.closeTo(before[0], 4), expect.closeTo(before.at(-1)!, 4)])
      const step = (after.at(-1)! - after[0]) / (after.length - 1)
      after.slice(1).forEach((z, i) => expect(z - after[i]).toBeCloseTo(step, 4))
    }))

  test('what rests on what is below stands on the highest top under it, or on the ground', () =>
    check(2, async (editor, ids) => {
      await editor.run('arrange.restBelow', { nodes: ids.slice(1) })
      const all = ids.map((id) => boundsOf(editor.scene, [id])!)
      const tops = [0, ...all.map((b) => b.max[1])]
      for (const b of all.slice(1)) {
        expect(Math.min(...tops.map((top) => Math.abs(top - b.min[1])))).toBeLessThan(1e-4)
        expect(b.min[1]).toBeGreaterThan(-1e-4)
      }
    }))

  test('what is scattered overlaps nothing, keeps its gap and its height; the same seed gives the same places', () =>
    check(2, async (editor, ids) => {
      const heights = ids.map((id) => boundsOf(editor.scene, [id])!.min[1])
      await editor.run('arrange.scatter', { nodes: ids, width: 3, depth: 3, gap: 0.2, seed: 7 })
      const all = ids.map((id) => boundsOf(editor.scene, [id])!)
      all.forEach((a, i) => {
        expect(a.min[1]).toBeCloseTo(heights[i], 4)
        for (const b of all.slice(i + 1)) {
          const apart = [0, 2].map((k) => Math.max(a.min[k] - b.max[k], b.min[k] - a.max[k]))
          expect(Math.max(...apart)).toBeGreaterThan(0.2 - 1e-4)
        }
      })
      await editor.run('history.undo')
      await editor.run('arrange.scatter', { nodes: ids, width: 3, depth: 3, gap: 0.2, seed: 7 })
      expect(ids.map((id) => boundsOf(editor.scene, [id])!.min[0])).toEqual(all.map((b) => expect.closeTo(b.min[0], 4)))
    }))

  test('what is swapped stands where the other stood', () =>
    check(2, async (editor, [a, b]) => {
      const feet = (id: string) => {
        const bounds = boundsOf(editor.scene, [id])!
        return [center(bounds)[0], bounds.min[1], center(bounds)[2]].map((n) => expect.closeTo(n, 4))
      }
      const [p, q] = [feet(a), feet(b)]
      await editor.run('arrange.swap', { nodes: [a, b] })
      const now = (id: string) => {
        const bounds = boundsOf(editor.scene, [id])!
        return [center(bounds)[0], bounds.min[1], center(bounds)[2]]
      }
      expect([now(a), now(b)]).toEqual([q, p])
    }))

  test('what is mirrored twice is as it was, and once its bounds are the mirrored ones', () =>
    check(1, async (editor, ids) => {
      const before = ids.slice(0, 1).map((id) => boundsOf(editor.scene, [id])!)
      await editor.run('arrange.mirror', { nodes: ids.slice(0, 1), axis: 'x', at: 1 })
      const [once] = ids.map((id) => boundsOf(editor.scene, [id])!)
      expect(once.min[0]).toBeCloseTo(2 - before[0].max[0], 4)
      expect(once.max[0]).toBeCloseTo(2 - before[0].min[0], 4)
      await editor.run('arrange.mirror', { nodes: ids.slice(0, 1), axis: 'x', at: 1 })
      expect(boundsOf(editor.scene, [ids[0]])!.min).toEqual(before[0].min.map((n) => expect.closeTo(n, 4)))
    }))
})

const box = fc
  .tuple(
    place,
    fc.tuple(
      ...([1, 2, 3].map(() => fc.double({ min: 0.1, max: 3, noNaN: true })) as [
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
      ]),
    ),
  )
  .map(([min, size]): Bounds => ({ min, max: [min[0] + size[0], min[1] + size[1], min[2] + size[2]] }))
const unit = turn.map((degrees): Vec3 => {
  const [x, y] = degrees.map((d) => (d * Math.PI) / 180)
  return [Math.sin(x) * Math.cos(y), Math.cos(x) * Math.cos(y), Math.sin(y)]
})

describe('snapping', () => {
  test('on the grid: the place, not the offset, is a multiple of the step', () =>
    fc.assert(
      fc.property(place, place, fc.constantFrom(0.1, 0.25, 0.5), (from, wish, step) => {
        const by = wish.map((n) => (Math.abs(n) < 1e-6 ? 1e-6 : n)) as Vec3
        const snapped = snapMove(from, by, step)
        snapped.forEach((d, i) => {
          const cells = (from[i] + d) / step
          expect(cells).toBeCloseTo(Math.round(cells), 4)
          expect(Math.abs(d - by[i])).toBeLessThan(step / 2 + 1e-6)
        })
      }),
    ))

  test('guides: no axis moves further than the reach, and where one moves something lines up or gaps are equal', () =>
    fc.assert(
      fc.property(box, fc.array(box, { minLength: 1, maxLength: 6 }), (moving, others) => {
        const by = guideSnap(moving, others, [0, 2], 0.2)
        expect(by[1]).toBe(0)
        for (const i of [0, 2] as const) {
          expect(Math.abs(by[i])).toBeLessThanOrEqual(0.2)
          if (by[i] === 0) continue
          const only: Vec3 = [0, 0, 0]
          only[i] = by[i]
          const lines = guideLines(moved(moving, only), others, [i], 100)
          expect(lines.some((line) => line.kind === 'align' || line.equal)).toBe(true)
        }
      }),
    ))

  test('points: a corner, middle or centre meets one of a neighbour, and fixed axes stay', () =>
    fc.assert(
      fc.property(box, fc.array(box, { minLength: 1, maxLength: 4 }), (moving, others) => {
        const met = snapToAnchors(moving, others, [true, false, true], 0.5)
        const by = met?.by ?? [0, 0, 0]
        expect(by[1]).toBe(0)
        const at = met?.at ?? anchors(moving)[0]
        const there = anchors(moved(moving, by))
        expect(there.some((p) => Math.hypot(p[0] - at[0], p[2] - at[2]) < 1e-6)).toBe(true)
      }),
    ))

  test('surfaces: no corner is left behind a surface of any slope, and one is on it', () =>
    fc.assert(
      fc.property(box, place, unit, (bounds, point, normal) => {
        const grip: Vec3 = [center(bounds)[0], bounds.min[1], center(bounds)[2]]
        const there = moved(bounds, moveToSurface(bounds, grip, { point, normal }))
        const over = anchors(there).map((p) => p.reduce((sum, n, i) => sum + (n - point[i]) * normal[i], 0))
        expect(Math.min(...over)).toBeCloseTo(0, 5)
      }),
    ))
})
