import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bounds, boundsOf, center, intersects, size } from '../../src/spatial/index.ts'
import { faultsOf } from '../../src/spatial/later/faults.ts'
import { createTestEditor, type TestEditor } from '../support/editor.ts'

const metres = fc.integer({ min: 2, max: 20 }).map((n) => n / 10)
const place = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }))
  .map(([x, z]) => [x / 10, z / 10])
const thing = fc.record({
  shape: fc.constantFrom('box', 'sphere', 'cylinder', 'cone'),
  size: fc.tuple(metres, metres, metres),
  place,
  turn: fc.constantFrom(0, 30, 45, 90),
  isNested: fc.boolean(),
})
type Thing = { shape: string; size: number[]; place: number[]; turn: number; isNested: boolean }

/** Things on the ground; some below a parent that is moved, turned and scaled. */
async function build(editor: TestEditor, things: readonly Thing[]): Promise<string[]> {
  await editor.run('group.add', { name: 'Parent' })
  await editor.run('node.transform', {
    nodes: ['Parent'],
    position: [1, 0.5, -2],
    rotation: [0, 60, 0],
    scale: [1.5, 1, 1.5],
  })
  const ids: string[] = []
  for (const [i, one] of things.entries()) {
    const position = [one.place[0], one.size[1] / 2, one.place[1]]
    const { created } = await editor.run('mesh.add', { shape: one.shape, name: `N${i}`, position, size: one.size })
    const [id] = created as unknown as string[]
    await editor.run('node.rotate', { nodes: [id], degrees: one.turn })
    if (one.isNested) await editor.run('node.move', { nodes: [id], parent: 'Parent' })
    ids.push(id)
  }
  return ids
}

const check = (
  least: number,
  property: (editor: TestEditor, ids: string[], bounds: (id: string) => Bounds) => Promise<void>,
) =>
  fc.assert(
    fc.asyncProperty(fc.array(thing, { minLength: least, maxLength: 6 }), async (things) => {
      const editor = createTestEditor()
      const ids = await build(editor, things)
      await property(editor, ids, (id) => boundsOf(editor.scene, [id])!)
    }),
    { numRuns: 60 },
  )

const apart = (a: Bounds, b: Bounds) => !intersects(a, b, 2e-3)
const across = (a: Bounds, b: Bounds) => [0, 2].every((i) => a.min[i] < b.max[i] && b.min[i] < a.max[i])

describe('relations', () => {
  test('what is placed on something rests on it, and what is placed with it overlaps nothing there', () =>
    check(3, async (editor, [target, a, b], bounds) => {
      await editor.run('arrange.placeOn', { nodes: [a, b], target })
      expect(bounds(a).min[1]).toBeCloseTo(bounds(target).max[1], 6)
      // Where there is no room for both, the second stands on the first.
      const floors = [bounds(target).max[1], bounds(a).max[1]]
      expect(Math.min(...floors.map((floor) => Math.abs(floor - bounds(b).min[1])))).toBeLessThan(1e-6)
      for (const id of [a, b]) expect(across(bounds(id), bounds(target))).toBe(true)
      expect(apart(bounds(a), bounds(b))).toBe(true)
    }))

  test('what is placed next to something stands clear of everything, on the ground or on what is there', () =>
    check(3, async (editor, [target, id, ...others], bounds) => {
      await editor.run('arrange.placeNextTo', { nodes: [id], target })
      for (const other of [target, ...others]) expect(apart(bounds(id), bounds(other))).toBe(true)
      expect(bounds(id).min[1]).toBeGreaterThan(-1e-6)
    }))

  test('sides are those of the view', () =>
    check(2, async (editor, [target, id], bounds) => {
      await editor.run('arrange.placeNextTo', { nodes: [id], target, side: 'left', gap: 0.3 })
      expect(bounds(id).max[0]).toBeLessThan(bounds(target).min[0] - 0.3 + 1e-6)
      await editor.run('arrange.placeNextTo', { nodes: [id], target, side: 'front', gap: 0.3 })
      expect(bounds(id).min[2]).toBeGreaterThan(bounds(target).max[2] + 0.3 - 1e-6)
    }))

  test('what is placed around something is clear of it and of each other, and faces it if asked to', () =>
    check(4, async (editor, [target, ...others], bounds) => {
      const own = others.slice(0, 3)
      for (const id of others.slice(3)) await editor.run('node.delete', { nodes: [id] })
      await editor.run('arrange.placeAround', { nodes: own, target })
      for (const [i, id] of own.entries()) {
        expect(apart(bounds(id), bounds(target))).toBe(true)
        for (const other of own.slice(i + 1)) expect(apart(bounds(id), bounds(other))).toBe(true)
      }
    }))

  test('what is lined up is in line, with the gap that was asked for', () =>
    check(2, async (editor, ids, bounds) => {
      await editor.run('arrange.row', { nodes: ids, axis: 'x', gap: 0.4 })
      const sorted = ids.map(bounds).sort((a, b) => a.min[0] - b.min[0])
      for (const [i, one] of sorted.slice(1).entries()) {
        expect(one.min[0] - sorted[i].max[0]).toBeCloseTo(0.4, 5)
        expect(center(one)[2]).toBeCloseTo(center(sorted[0])[2], 5)
      }
    }))

  test('what is scattered, or pushed apart, does not overlap', () =>
    check(2, async (editor, ids, bounds) => {
      const isApart = () => ids.every((a, i) => ids.slice(i + 1).every((b) => apart(bounds(a), bounds(b))))
      await editor.run('arrange.scatter', { nodes: ids })
      expect(isApart()).toBe(true)
      for (const id of ids)
        await editor.run('node.translate', {
          nodes: [id],
          by: [-center(bounds(id))[0] * 0.9, 0, -center(bounds(id))[2] * 0.9],
        })
      await editor.run('arrange.separate', { nodes: ids })
      expect(isApart()).toBe(true)
    }))

  test('what is to keep a distance keeps it, and what is placed against a wall touches it', () =>
    check(2, async (editor, [target, id], bounds) => {
      await editor.run('arrange.keepDistance', { nodes: [id], target, metres: 1.5 })
      const gaps = [0, 2].map((i) =>
        Math.max(0, bounds(id).min[i] - bounds(target).max[i], bounds(target).min[i] - bounds(id).max[i]),
      )
      expect(Math.hypot(...gaps)).toBeCloseTo(1.5, 5)
      await editor.run('mesh.add', { shape: 'box', name: 'Wall', position: [12, 1.5, 0], size: [0.1, 3, 20] })
      await editor.run('arrange.placeAgainst', { nodes: [id], target: 'Wall' })
      expect(bounds(id).max[0]).toBeCloseTo(11.95, 5)
    }))

  test('what is between two things is between them', () =>
    check(3, async (editor, [id, a, b], bounds) => {
      await editor.run('arrange.placeBetween', { nodes: [id], a, b })
      const [p, from, to] = [id, a, b].map((one) => center(bounds(one)))
      const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
      const along = ((p[0] - from[0]) * dx + (p[2] - from[2]) * dz) / (dx * dx + dz * dz || 1)
      expect(along).toBeGreaterThan(-1e-6)
      expect(along).toBeLessThan(1 + 1e-6)
    }))

  test('what fits in a box is as large as it may be', () =>
    check(1, async (editor, [id], bounds) => {
      await editor.run('node.fit', { nodes: [id], width: 1, height: 1, depth: 1 })
      expect(Math.max(...size(bounds(id)))).toBeCloseTo(1, 4)
    }))

  test('what was moved can be put back', () =>
    check(2, async (editor, [id, target]) => {
      const before = editor.scene.node(id)
      await editor.run('arrange.placeOn', { nodes: [id], target })
      await editor.run('node.putBack', { nodes: [id] })
      const { position, rotation, scale } = editor.scene.node(id)!
      expect({ position, rotation, scale }).toEqual({
        position: before!.position,
        rotation: before!.rotation,
        scale: before!.scale,
      })
    }))

  test('the critic agrees: what was placed clear has no new faults', () =>
    check(2, async (editor, ids) => {
      await editor.run('arrange.grid', { nodes: ids })
      expect(faultsOf(editor.scene).filter(({ kind }) => kind === 'overlap')).toEqual([])
    }))
})
