import { beforeEach, describe, expect, test } from 'vitest'
import { leaveFor } from '../../../src/assistant/leave.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
beforeEach(async () => {
  editor = createTestEditor()
  await editor.run('library.add', { item: 'chair', count: 6 })
})

/** What is asked before a call, with up to `most` nodes unasked. */
function asked(id: string, params: object, most = 3): string | null {
  const removed = editor.registry.removedBy(id, params, { source: 'assistant' })
  return leaveFor(editor.registry.get(id), removed, editor.scene, most)?.question ?? null
}

describe('what a model’s call asks leave for', () => {
  test('to delete many; a thing of many parts is one', () => {
    expect(asked('node.delete', { nodes: ['Chair'] })).toBeNull()
    expect(asked('node.delete', { nodes: ['Chair', 'Chair 2', 'Chair 3'] })).toBeNull()
    expect(asked('node.delete', { nodes: ['Chair', 'Chair 2', 'Chair 3', 'Chair 4'] })).toBe('Delete 4 nodes?')
    expect(asked('node.delete', { nodes: ['Chair', 'Chair 2'] }, 1)).toBe('Delete 2 nodes?')
  })

  test('to delete most of the scene, though it is one group', async () => {
    await editor.run('node.group', { nodes: ['Chair', 'Chair 2', 'Chair 3', 'Chair 4'], name: 'All' })
    expect(asked('node.delete', { nodes: ['All'] })).toBe('Delete 1 node?')
    await editor.run('node.group', { nodes: ['All', 'Chair 5', 'Chair 6'], name: 'Whole' })
    expect(asked('node.delete', { nodes: ['Whole'] })).toBe('Delete everything?')
  })

  test('to replace many', () => {
    expect(asked('node.replace', { nodes: ['Chair', 'Chair 2', 'Chair 3', 'Chair 4'], shape: 'box' })).toBe(
      'Replace 4 nodes?',
    )
  })

  test('to empty the scene, always', async () => {
    expect(asked('scene.new', {})).toContain('Empties the scene')
    await editor.run('scene.new')
    expect(asked('scene.new', {})).toContain('Empties the scene')
  })

  test('nothing for a call that changes, or cannot run', () => {
    expect(asked('node.translate', { nodes: ['Chair', 'Chair 2', 'Chair 3', 'Chair 4'], by: [1, 0, 0] })).toBeNull()
    expect(asked('node.delete', { nodes: ['Nobody'] })).toBeNull()
    expect(asked('node.delete', { nodes: 7 })).toBeNull()
  })
})
