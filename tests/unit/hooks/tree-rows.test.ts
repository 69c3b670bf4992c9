import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NodeId, SceneReader } from '../../../src/document/index.ts'
import { type TreeRow, TreeRows } from '../../../src/hooks/tree-rows.ts'
import { createTestEditor } from '../../support/editor.ts'

/** The rows one after the other, as one would write them down. */
function written(scene: SceneReader, unfolded: ReadonlySet<NodeId>, only?: ReadonlySet<NodeId>): TreeRow[] {
  const rows: TreeRow[] = []
  const visit = (parent: NodeId | null, depth: number) => {
    const children = scene.children(parent).filter((id) => !only || only.has(id))
    for (const [i, id] of children.entries()) {
      const hasChildren = scene.children(id).some((child) => !only || only.has(child))
      rows.push({ id, depth, hasChildren, position: i + 1, siblings: children.length })
      if (hasChildren && unfolded.has(id)) visit(id, depth + 1)
    }
  }
  visit(null, 0)
  return rows
}

const tree = fc.array(fc.record({ parent: fc.nat(30), unfolded: fc.boolean(), shown: fc.boolean() }), { maxLength: 30 })

test('whatever is unfolded and left out, each row is what is written down, and each node is found at its row', async () => {
  await fc.assert(
    fc.asyncProperty(tree, fc.boolean(), async (nodes, isFiltered) => {
      const editor = createTestEditor()
      const ids: NodeId[] = []
      for (const [i, { parent }] of nodes.entries()) {
        await editor.run('group.add', { name: `${i}` })
        ids.push(editor.named(`${i}`).id)
        // Some stay at the top.
        if (parent < i && parent % 3) await editor.run('node.move', { nodes: [`${i}`], parent: ids[parent] })
      }
      const unfolded = new Set(ids.filter((_, i) => nodes[i].unfolded))
      const only = isFiltered ? new Set(ids.filter((_, i) => nodes[i].shown)) : undefined
      const rows = new TreeRows(editor.scene, unfolded, only)
      const expected = written(editor.scene, unfolded, only)
      expect(rows.length).toBe(expected.length)
      expect(expected.map((_, i) => rows.at(i))).toEqual(expected)
      expect(rows.at(expected.length)).toBeUndefined()
      expect(rows.at(-1)).toBeUndefined()
      expect(rows.ids(1, 4)).toEqual(expected.slice(1, 5).map(({ id }) => id))
      for (const id of ids) expect(rows.indexOf(id)).toBe(expected.findIndex((row) => row.id === id))
      expect(rows.isFlat).toBe(expected.every(({ depth }) => depth === 0))
    }),
    { numRuns: 60 },
  )
})

test('of what has been deleted since nothing is found, and nothing breaks', async () => {
  const editor = createTestEditor()
  for (const name of ['A', 'B', 'C']) await editor.run('group.add', { name })
  const [a, b, c] = ['A', 'B', 'C'].map((name) => editor.named(name).id)
  const rows = new TreeRows(editor.scene, new Set([a, 'gone']))
  await editor.run('node.delete', { nodes: [b] })
  expect(rows.indexOf(b)).toBe(-1)
  expect(rows.indexOf(null)).toBe(-1)
  expect(() => rows.indexOf(c)).not.toThrow()
})
