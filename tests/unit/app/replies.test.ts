import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { Replies } from '../../../src/app/replies.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
let replies: Replies
beforeEach(() => {
  editor = createTestEditor()
  replies = new Replies(editor.scene, editor.registry)
})

const byReply = (group: string, id: string, params: object) =>
  editor.registry.execute(id, params, { source: 'assistant', group })
const byUser = (id: string, params: object) => editor.registry.execute(id, params)
const names = () => [...editor.scene.nodes()].map(({ name }) => name).sort()

test('a reply between whose calls the user did something is taken back by one click, and the user’s step stays', async () => {
  await byReply('g', 'mesh.add', { shape: 'box', name: 'Its 1' })
  await byUser('mesh.add', { shape: 'box', name: 'Mine' })
  await byReply('g', 'mesh.add', { shape: 'box', name: 'Its 2' })
  expect(replies.undoing('g')).toBe('undo')
  await replies.undo('g')
  expect([names(), replies.undoing('g')]).toEqual([['Mine'], 'redo'])
  await replies.redo('g')
  expect([names(), replies.undoing('g')]).toEqual([['Its 1', 'Its 2', 'Mine'], 'undo'])
})

test('nothing is offered for a reply that changed nothing, or whose steps are forgotten', async () => {
  expect(replies.undoing('g')).toBeNull()
  await replies.undo('g')
  await replies.redo('g')
  await byReply('g', 'mesh.add', { shape: 'box' })
  editor.scene.history.clear()
  expect(replies.undoing('g')).toBeNull()
})

test('says who has changed the same things since, and takes nothing back', async () => {
  await byReply('g', 'mesh.add', { shape: 'box', name: 'A' })
  await byUser('node.rename', { node: 'A', name: 'B' })
  await expect(replies.undo('g')).rejects.toThrow('by you, has since changed the same things')
  expect([names(), replies.undoing('g')]).toEqual([['B'], 'undo'])
  editor.scene.history.undo()
  await replies.undo('g')
  expect(names()).toEqual([])
})

test('however often replies are taken back and done again, in any order, each is there or not as its button says', () => {
  return fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ reply: fc.nat(2), isUndo: fc.boolean() }), { maxLength: 12 }),
      async (clicks) => {
        editor = createTestEditor()
        replies = new Replies(editor.scene, editor.registry)
        for (const i of [0, 1, 2]) await byReply(`g${i}`, 'mesh.add', { shape: 'box', name: `N${i}` })
        for (const { reply, isUndo } of clicks) {
          const group = `g${reply}`
          const offered = replies.undoing(group)
          const had = names().includes(`N${reply}`)
          if (offered !== null) expect(offered).toBe(had ? 'undo' : 'redo')
          await (isUndo ? replies.undo(group) : replies.redo(group))
          if (offered === (isUndo ? 'undo' : 'redo')) expect(names().includes(`N${reply}`)).toBe(!isUndo)
        }
        // Whatever was clicked, history itself leads back to the beginning.
        while (editor.scene.history.undo().length);
        expect(editor.scene.nodeCount).toBe(0)
      },
    ),
    { numRuns: 60 },
  )
})
