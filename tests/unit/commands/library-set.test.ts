import { expect, test } from 'vitest'
import type { GroupNode, MeshNode } from '../../../src/document/index.ts'
import { boundsOf } from '../../../src/spatial/index.ts'
import { createTestEditor } from '../../support/editor.ts'

const sizeOf = (editor: ReturnType<typeof createTestEditor>, name: string) => {
  const { min, max } = boundsOf(editor.scene, [editor.named(name).id])!
  return max.map((n, i) => Math.round((n - min[i]) * 1000) / 1000)
}
const boards = (editor: ReturnType<typeof createTestEditor>) =>
  editor.scene
    .children(editor.named('Bookshelf').id)
    .map((id) => editor.scene.node(id) as MeshNode)
    .filter(({ part }) => part?.startsWith('Board'))
const snapshot = ({ scene }: ReturnType<typeof createTestEditor>) =>
  JSON.stringify([[...scene.nodes()], [...scene.materials()]])

test('a table becomes wider and not its legs thicker; one undo takes it back', async () => {
  const editor = createTestEditor()
  await editor.run('library.add', { item: 'table' })
  const before = snapshot(editor)
  const leg = (editor.named('Leg') as MeshNode).geometry
  await editor.run('library.set', { nodes: ['Table'], values: { width: 2.4, height: 0.9 } })
  expect(sizeOf(editor, 'Table')).toEqual([2.4, 0.9, 0.9])
  expect((editor.named('Leg') as MeshNode).geometry).toMatchObject({ profile: expect.anything() })
  expect((editor.named('Leg') as MeshNode).geometry).not.toEqual(leg)
  expect((editor.named('Table') as GroupNode).item).toEqual({ id: 'table', values: { width: 2.4, height: 0.9 } })
  await editor.run('history.undo')
  expect(snapshot(editor)).toBe(before)
})

test('what comes new wears what its like wear, what was deleted stays away, and what the user put there stays', async () => {
  const editor = createTestEditor()
  await editor.run('library.add', { item: 'bookshelf' })
  await editor.run('mesh.add', { shape: 'sphere', name: 'Globe', parent: 'Bookshelf' })
  await editor.run('material.set', { nodes: boards(editor).map(({ id }) => id), color: '#ff0000' })
  await editor.run('node.delete', { nodes: [boards(editor)[1].id] })
  await editor.run('library.set', { nodes: ['Bookshelf'], values: { boards: 8 } })
  expect(boards(editor)).toHaveLength(7)
  for (const { materials } of boards(editor)) expect(editor.scene.material(materials[0])!.color).toBe('#ff0000')
  expect(editor.named('Globe').parent).toBe(editor.named('Bookshelf').id)
  await editor.run('library.set', { nodes: ['Bookshelf'], values: { boards: 2 } })
  expect(boards(editor)).toHaveLength(1)
  expect(editor.named('Globe')).toBeDefined()
})

test('a wall gets its doors and windows, and a copy of it has values of its own', async () => {
  const editor = createTestEditor()
  await editor.run('library.add', { item: 'wall', values: { length: 6, doors: 1, windows: 2 } })
  const panes = () => [...editor.scene.nodes()].filter(({ part }) => part?.startsWith('Pane'))
  expect(panes()).toHaveLength(2)
  await editor.run('node.duplicate', { nodes: ['Wall'] })
  await editor.run('library.set', { nodes: ['Wall 2'], values: { windows: 0 } })
  expect(panes()).toHaveLength(2)
  expect(sizeOf(editor, 'Wall 2')).toEqual([6, 2.5, 0.1])
})

test('within a gesture many values are one step of undo', async () => {
  const editor = createTestEditor()
  await editor.run('library.add', { item: 'stairs' })
  const before = snapshot(editor)
  const gesture = editor.registry.gesture('Steps')
  for (const steps of [9, 12, 4]) gesture.run('library.set', { nodes: ['Stairs'], values: { steps } })
  gesture.commit()
  expect(sizeOf(editor, 'Stairs')[1]).toBeCloseTo(0.72)
  await editor.run('history.undo')
  expect(snapshot(editor)).toBe(before)
})

test('a wrong value says what was expected, and changes nothing', async () => {
  const editor = createTestEditor()
  await editor.run('library.add', { item: 'table' })
  await editor.run('library.add', { item: 'vase' })
  await editor.run('mesh.add', { shape: 'box' })
  const before = snapshot(editor)
  const set = (node: string, values: object) => editor.run('library.set', { nodes: [node], values })
  await expect(set('Table', { width: 40 })).rejects.toThrow('width was 40; a Table takes 0.3 to 4')
  await expect(set('Table', { boards: 4 })).rejects.toThrow('A Table has no "boards"; it has width, depth, height')
  await expect(set('Vase', { width: 4 })).rejects.toThrow('A Vase has no parameters')
  await expect(set('Box', { width: 4 })).rejects.toThrow('"Box" is no thing of the library')
  expect(snapshot(editor)).toBe(before)
})

test('parts that were made before parts said so learn whether the colour is theirs', async () => {
  const editor = createTestEditor()
  await editor.run('library.add', { item: 'bookshelf' })
  editor.scene.transact('Forget', { source: 'script' }, (tx) => {
    for (const board of boards(editor)) tx.nodes.put({ ...board, takesColor: undefined })
  })
  await editor.run('library.set', { nodes: ['Bookshelf'], values: { boards: 6 } })
  await editor.run('material.set', { nodes: ['Bookshelf'], color: '#ff0000' })
  for (const { materials } of boards(editor)) expect(editor.scene.material(materials[0])!.color).toBe('#ff0000')
})
