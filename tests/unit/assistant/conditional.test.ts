import { beforeEach, describe, expect, test } from 'vitest'
import { supposedIn } from '../../../src/assistant/engines/builtin/language/conditional.ts'
import { type MeshNode, resolveMaterial } from '../../../src/document/index.ts'
import { createTestChat, createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

describe('what a message makes depend on how things are', () => {
  test.each([
    ['if the vase is red, hide it', 'is the vase red?', true],
    ['hide the vase if it is red', 'is the vase red?', true],
    ['unless the vase is red, hide it', 'is the vase red?', false],
    ["if the vase isn't red, hide it", 'is the vase red?', false],
    ['should there be more than two cups, delete one', 'are there more than two cups?', true],
    ['if nothing is on the tray, delete it', 'is anything on the tray?', false],
    ['if the tray is empty put a cup on it', 'is there anything on the tray?', false],
    ['if the cup touches the tray, move it up', 'does the cup touch the tray?', true],
  ])('is asked of the scene: %s', (message, question, isYes) => {
    expect(supposedIn(message)?.at(0)?.given).toEqual({ question, isYes })
  })

  test('has another case', () => {
    expect(supposedIn('If the vase is red, hide it. Otherwise paint it red.')).toEqual([
      { text: 'hide it', given: { question: 'is the vase red?', isYes: true } },
      { text: 'paint it red', given: { question: 'is the vase red?', isYes: false } },
    ])
  })

  test.each([
    'if you can, hide the vase',
    'hide the vase if possible',
    'if it is too dark, make it brighter',
    'make the fence as long as the lawn is deep',
    'tilt the vase as if it is falling',
    'hide the vase',
  ])('is nothing where no condition is said: %s', (message) => {
    expect(supposedIn(message)).toBeNull()
  })
})

describe('an order with a condition', () => {
  let editor: TestEditor
  let say: ReturnType<typeof createTestChat>
  const colorOf = (name: string) =>
    resolveMaterial(editor.scene.material((editor.named(name) as MeshNode).materials[0])!, editor.scene.asset).color

  beforeEach(async () => {
    editor = createTestEditor()
    say = createTestChat(editor)
    await editor.run('mesh.addMany', {
      items: [
        { shape: 'box', name: 'Tray', position: [2, 0.05, 0], size: [0.6, 0.1, 0.6], color: '#222222' },
        { shape: 'cylinder', name: 'Vase', position: [0, 0.1, 0], size: [0.2, 0.2, 0.2], color: '#ff0000' },
      ],
    })
  })

  test('is carried out where the condition holds', async () => {
    await say('if the vase is red, paint it blue and put it on the tray')
    expect(colorOf('Vase')).toBe('#0000ff')
    expect(editor.named('Vase').position[0]).toBeCloseTo(2)
  })

  test('changes nothing where it does not, and says why', async () => {
    const before = snapshot(editor.scene)
    const { status, exchange } = await say('if the vase is green, delete it')
    expect(status).toBe('done')
    expect(snapshot(editor.scene)).toEqual(before)
    expect(exchange.text).toContain('red')
  })

  test('is refused where the condition cannot be told', async () => {
    const before = snapshot(editor.scene)
    const { status } = await say('if the vase is expensive, delete it')
    expect(status).toBe('refused')
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('goes on from a question that was answered', async () => {
    await say('is the vase on the tray?')
    await say('if not, put it there')
    expect(editor.named('Vase').position[0]).toBeCloseTo(2)
  })
})
