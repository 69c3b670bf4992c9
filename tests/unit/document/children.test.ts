import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChildIndex } from '../../../src/document/children.ts'
import { createNode, type SceneNode } from '../../../src/document/index.ts'
import { compareOrder } from '../../../src/document/order.ts'

const ids = Array.from({ length: 40 }, (_, i) => `n${i}`)
const parents = [null, 'p', 'q']
const acts = fc.array(
  fc.record({
    id: fc.constantFrom(...ids),
    to: fc.constantFrom<'gone' | number>('gone', 0, 0, 0, 1, 2),
    order: fc.constantFrom('a0', 'a1', 'a1V', 'a2', 'a3', 'b00'),
    reads: fc.boolean(),
  }),
  { maxLength: 200 },
)

test('after any changes, read at any moment, lists hold who is there, in order', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const nodes = new Map<string, SceneNode>()
      const index = new ChildIndex((id) => nodes.get(id))
      for (const { id, to, order, reads } of all) {
        const before = nodes.get(id)
        const after = to === 'gone' ? undefined : createNode('group', { id, name: id, parent: parents[to], order })
        if (!before && !after) continue
        if (after) nodes.set(id, after)
        else nodes.delete(id)
        index.change(before, after)
        if (!reads) continue
        for (const parent of parents) {
          const expected = [...nodes.values()].filter((node) => node.parent === parent).sort(compareOrder)
          expect(index.children(parent)).toEqual(expected.map((node) => node.id))
        }
      }
    }),
    { numRuns: 200 },
  )
})

test('a list that nobody touched stays the same one', () => {
  const nodes = new Map<string, SceneNode>()
  const index = new ChildIndex((id) => nodes.get(id))
  for (const [i, parent] of [null, 'n0', null].entries()) {
    const node = createNode('group', { id: `n${i}`, name: '', parent, order: `a${i}` })
    nodes.set(node.id, node)
    index.change(undefined, node)
  }
  const [roots, below] = [index.children(null), index.children('n0')]
  index.change(nodes.get('n1'), { ...nodes.get('n1')!, name: 'other' })
  expect(index.children('n0')).toBe(below)
  expect(index.children(null)).toBe(roots)
})
