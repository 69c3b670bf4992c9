import { beforeEach, expect, test } from 'vitest'
import { createTestChat, createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
let say: ReturnType<typeof createTestChat>

beforeEach(async () => {
  editor = createTestEditor()
  say = createTestChat(editor)
  await editor.run('library.add', { item: 'sofa', at: [[0, 0, 0]] })
  await editor.run('mesh.add', { shape: 'box', name: 'Lamp', position: [3, 0.5, 0] })
  editor.session.select([])
})

test.each([
  ['use softboxes', 'softboxes'],
  ['change the lighting to a ring light', 'ring'],
  ['light it with window light', 'window'],
  ['clear sky', 'clear'],
])('an environment by its name: %s', async (text, map) => {
  expect((await say(text)).status).toBe('done')
  expect(editor.scene.settings.environment.map).toBe(map)
  expect(editor.scene.nodeCount).toBeGreaterThan(1)
  await editor.run('history.undo')
  expect(editor.scene.settings.environment.map).toBe('studio')
})

test('a floor without end, and darker corners, and away with them', async () => {
  const { cards } = await say('give it an endless white floor')
  expect(cards.at(-1)).toMatchObject({ text: 'Changed the scene', detail: 'floor #ffffff' })
  expect(editor.scene.settings.ground.floor).toBe('#ffffff')
  await say('remove the endless floor')
  expect(editor.scene.settings.ground.floor).toBeNull()
  await say('turn on ambient occlusion')
  expect(editor.scene.settings.occlusion).toBe(0.7)
  await say('switch off the ambient occlusion')
  expect(editor.scene.settings.occlusion).toBe(0)
})

test.each([
  ['keep the sofa in my library', 'Sofa'],
  ['save the lamp to the library', 'Lamp'],
  ['add the lamp to my library', 'Lamp'],
])('what is kept by its name can be added by it: %s', async (text, name) => {
  expect((await say(text)).status).toBe('done')
  const items = await editor.registry.ports.library.items()
  expect(items.filter(({ category }) => category === 'own').map((item) => item.name)).toEqual([name])
})

test('a final picture is made of what is there', async () => {
  const { status } = await say('render a final picture of the scene')
  expect(status).toBe('done')
  expect((await say('clear the scene')).status).not.toBe('failed')
  await editor.run('scene.new')
  expect((await say('make a high quality render')).status).toBe('refused')
})
