import { beforeEach, describe, expect, test } from 'vitest'
import { type MeshNode, resolveMaterial } from '../../../src/document/index.ts'
import { createTestChat, createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
let say: ReturnType<typeof createTestChat>

beforeEach(async () => {
  editor = createTestEditor()
  say = createTestChat(editor)
  await editor.run('mesh.addMany', {
    items: [
      { shape: 'box', name: 'Stove', position: [2, 0.45, 0], size: [0.6, 0.9, 0.6], color: '#222222' },
      { shape: 'cylinder', name: 'Kettle', position: [0, 0.1, 0], size: [0.2, 0.2, 0.2], color: '#cc0000' },
      { shape: 'sphere', name: 'Boulder', position: [-2, 0.5, 0], size: [1, 1, 1], color: '#888888' },
    ],
  })
})

const names = () => [...editor.scene.nodes()].map(({ name }) => name)

describe('what is said before an order', () => {
  test.each([
    'I want to boil water, put the kettle on the stove',
    'Guests are coming for tea: put the kettle on the stove',
    'The kettle is cold, put it on the stove',
  ])('is passed over: %s', async (message) => {
    const { status } = await say(message)
    expect(status).toBe('done')
    expect(editor.named('Kettle').position[1]).toBeCloseTo(1)
  })

  test('is told, where nothing of it was understood', async () => {
    const { exchange } = await say('I want to boil water, put the kettle on the stove')
    expect(exchange.text).toContain('I want to boil water')
  })

  test('is what an order leans on', async () => {
    await say('Every kitchen has a chair, add one next to the stove')
    expect(names()).toContain('Chair')
  })

  test('is not passed over where something is wished of a thing', async () => {
    const before = snapshot(editor.scene)
    const { status } = await say('The stove should sing, put the kettle on the stove')
    expect(status).toBe('refused')
    expect(snapshot(editor.scene)).toEqual(before)
  })
})

describe('slips', () => {
  test.each(['add a bride', 'add an ant', 'paint the chain red'])(
    'none is seen in a word of its own: %s',
    async (message) => {
      const before = snapshot(editor.scene)
      const { status } = await say(message)
      expect(status).toBe('refused')
      expect(snapshot(editor.scene)).toEqual(before)
    },
  )

  test('a word of its own may be a slip of what is there', async () => {
    await say('paint the bolder red')
    const [material] = (editor.named('Boulder') as MeshNode).materials
    expect(resolveMaterial(editor.scene.material(material)!, editor.scene.asset).color).toBe('#ff0000')
  })
})

test('what is put under a thing and looks otherwise is said to, as what is added is', async () => {
  const { exchange } = await say('put the kettle on a round pedestal')
  expect(names()).toContain('Pedestal')
  expect(exchange.text).toContain('“round”')
})
