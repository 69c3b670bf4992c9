import { beforeEach, expect, test } from 'vitest'
import { createTestChat, createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
let say: ReturnType<typeof createTestChat>

beforeEach(async () => {
  editor = createTestEditor()
  say = createTestChat(editor)
  for (const [name, x] of [
    ['Sofa', -2],
    ['Bench', 0],
    ['Pillar', 2],
  ] as const)
    await editor.run('mesh.add', { shape: 'box', name, position: [x, 0.5, 0] })
  editor.session.select([])
})

const wears = (name: string) => {
  const node = editor.named(name)
  return node.kind === 'mesh' ? editor.scene.material(node.materials[0])!.name : undefined
}

test.each([
  ['make the sofa denim', 'Sofa', 'Denim'],
  ['make the pillar white marble', 'Pillar', 'White marble'],
  ['give the bench oak wood', 'Bench', 'Oak wood'],
  ['make the pillar out of granite', 'Pillar', 'Granite'],
  ['turn the pillar into terrazzo', 'Pillar', 'Terrazzo'],
  ['make the sofa grey felt and the pillar black marble', 'Pillar', 'Black marble'],
])('%s', async (text, name, material) => {
  const before = snapshot(editor.scene)
  const { status } = await say(text)
  expect(status).toBe('done')
  expect(wears(name)).toBe(material)
  await editor.run('history.undo')
  expect(snapshot(editor.scene)).toEqual(before)
})

test('plain finishes and colours stay what they were', async () => {
  await say('make the pillar gold and the sofa red')
  expect([wears('Pillar'), wears('Sofa')]).toEqual(['Pillar', 'Sofa'])
})

/** The materials of all that is below the nodes of this name, each once. */
const allOf = (name: string) => {
  const { id } = editor.named(name)
  const worn = editor.scene.children(id).flatMap((child) => {
    const node = editor.scene.node(child)!
    return node.kind === 'mesh' ? [editor.scene.material(node.materials[0])!.name] : []
  })
  return [...new Set(worn)]
}

test.each([
  ['add a denim couch', 'Couch', 'Denim'],
  ['add two grey felt armchairs', 'Armchair 2', 'Grey felt'],
  ['put an oak wood table next to the pillar', 'Table', 'Oak wood'],
])('what is new wears it where its colour goes, and one undo takes it back: %s', async (text, name, material) => {
  const before = snapshot(editor.scene)
  expect((await say(text)).status).toBe('done')
  expect(allOf(name)).toContain(material)
  expect(allOf(name).length).toBeGreaterThan(1)
  await editor.run('history.undo')
  expect(snapshot(editor.scene)).toEqual(before)
})

test.each([
  ['add a sphere of white marble', 'Sphere', 'White marble'],
  ['add three frosted glass balls in a row', 'Ball 2', 'Frosted glass'],
  ['create a brushed steel cube called Base', 'Base', 'Brushed steel'],
])('a shape wears all of it: %s', async (text, name, material) => {
  expect((await say(text)).status).toBe('done')
  expect(wears(name)).toBe(material)
})
