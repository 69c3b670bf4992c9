import { describe, expect, test } from 'vitest'
import { Preview } from '../../../src/commands/preview.ts'
import { createTestEditor, snapshot } from '../../support/editor.ts'

async function three() {
  const editor = createTestEditor()
  for (const x of [0, 2, 5]) await editor.run('mesh.add', { shape: 'box', position: [x, 0.5, 0] })
  return { editor, nodes: [...editor.scene.nodes()].map((node) => node.id) }
}

describe('a command that is tried out', () => {
  test('shows each choice as if it were the first, and keeps the last as one step', async () => {
    const { editor, nodes } = await three()
    const before = snapshot(editor.scene)
    const steps = editor.scene.history.steps().length
    const preview = new Preview(editor.registry, 'Array')
    for (const count of [5, 2, 4]) preview.run('arrange.array', { nodes, count })
    expect(editor.scene.nodeCount).toBe(12)
    preview.commit()
    expect(editor.scene.history.steps()).toHaveLength(steps + 1)
    await editor.run('history.undo')
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('given up, or with a choice that cannot be, leaves the scene as it was', async () => {
    const { editor, nodes } = await three()
    const before = snapshot(editor.scene)
    const preview = new Preview(editor.registry, 'Row')
    preview.run('arrange.row', { nodes, gap: 1 })
    expect(() => preview.run('arrange.row', { nodes, gap: -1 })).toThrow(/gap was -1/)
    expect(snapshot(editor.scene)).toEqual(before)
    expect(preview.isOpen).toBe(false)
    preview.run('arrange.row', { nodes, gap: 1 })
    preview.cancel()
    expect(snapshot(editor.scene)).toEqual(before)
    expect(editor.scene.open).toBeNull()
  })

  test('ends, kept, when the user does something else', async () => {
    const { editor, nodes } = await three()
    const preview = new Preview(editor.registry, 'Row')
    preview.run('arrange.row', { nodes, gap: 1 })
    await editor.registry.execute('select.set', { nodes: [] })
    expect(preview.isOpen).toBe(false)
    expect(editor.scene.history.steps().at(-1)?.label).toBe('Row')
  })
})
