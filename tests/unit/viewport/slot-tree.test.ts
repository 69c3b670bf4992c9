import fc from 'fast-check'
import { Ray, Sphere, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { SlotTree } from '../../../src/viewport/trees/SlotTree.ts'

const number = fc.double({ min: -50, max: 50, noNaN: true })
const vector = fc.tuple(number, number, number).map((v) => new Vector3(...v))
const ray = fc
  .tuple(vector, vector)
  .filter(([from, to]) => from.distanceTo(to) > 0.01)
  .map(([from, to]) => new Ray(from, to.sub(from).normalize()))
const spheres = fc.array(fc.tuple(number, number, number, fc.double({ min: 0.01, max: 4, noNaN: true })), {
  minLength: 40,
  maxLength: 400,
})

/** Those that a ray meets by more than what rounding leaves. */
const met = (all: Float32Array, by: Ray) =>
  Array.from({ length: all.length / 4 }, (_, i) => i).filter((i) =>
    by.intersectsSphere(new Sphere(new Vector3().fromArray(all, i * 4), all[i * 4 + 3] * 0.999)),
  )

test('no slot that a ray meets is missed, however slots move after the tree is made', () => {
  const moves = fc.array(fc.tuple(fc.nat(39), number), { maxLength: 60 })
  fc.assert(
    fc.property(spheres, moves, fc.array(ray, { minLength: 3, maxLength: 3 }), (made, moved, rays) => {
      const all = Float32Array.from(made.flat())
      const tree = new SlotTree()
      expect(tree.met(rays[0], all, made.length)).toEqual(expect.arrayContaining(met(all, rays[0])))
      for (const [slot, x] of moved) {
        all[slot * 4] = x
        tree.touch(slot)
      }
      for (const by of rays) {
        const found = tree.met(by, all, made.length)
        expect(found).toEqual(expect.arrayContaining(met(all, by)))
        expect(new Set(found).size).toBe(found.length)
      }
    }),
  )
})

test('of thousands few are looked at', () => {
  const all = new Float32Array(10_000 * 4)
  for (let i = 0; i < 10_000; i++) all.set([i % 100, 0, Math.floor(i / 100), 0.4], i * 4)
  const down = new Ray(new Vector3(50, 10, 50), new Vector3(0, -1, 0))
  expect(new SlotTree().met(down, all, 10_000).length).toBeLessThan(40)
})
