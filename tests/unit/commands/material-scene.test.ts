import { beforeEach, describe, expect, test } from 'vitest'
import { type MeshNode, resolveMaterial, texturesOf } from '../../../src/document/index.ts'
import { png } from '../../fixtures/images.ts'
import { createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
const material = (name: string) => editor.scene.material((editor.named(name) as MeshNode).materials[0])!
const surface = (name: string) => resolveMaterial(material(name), editor.scene.asset)
const picture = (name = 'wood.png') => ({ path: name, blob: new Blob([png()]) })

beforeEach(async () => {
  editor = createTestEditor()
  await editor.run('mesh.add', { shape: 'box', name: 'A', color: 'red' })
  await editor.run('node.duplicate', { nodes: ['A'] })
})

describe('materials', () => {
  test('made unique, a copy gets a name of its own, and the other keeps the old one', async () => {
    const { id, name } = material('A')
    await editor.run('material.makeUnique', { nodes: ['A'] })
    expect(material('A 2').id).toBe(id)
    expect([material('A').id === id, material('A').name]).toEqual([false, `${name} 2`])
  })

  test('a thing of the library takes a colour where its own is, and is seen through as a whole', async () => {
    await editor.run('library.add', { item: 'Car' })
    const colors = () => ['Body', 'Wheel', 'Cabin'].map((part) => surface(part).color)
    const [, wheel, cabin] = colors()
    await editor.run('material.set', { nodes: ['Car'], color: 'blue', opacity: 0.5 })
    expect(colors()).toEqual(['#0000ff', wheel, cabin])
    expect(['Body', 'Wheel', 'Cabin'].map((part) => surface(part).opacity)).toEqual([0.5, 0.5, 0.5])
    await editor.run('material.set', { nodes: ['Wheel'], color: 'yellow' })
    expect(colors()).toEqual(['#0000ff', '#ffff00', cabin])
    await editor.run('node.ungroup', { nodes: ['Car'] })
    await editor.run('node.group', { nodes: ['Body', 'Cabin'], name: 'Sculpture' })
    await editor.run('material.set', { nodes: ['Sculpture'], color: 'white' })
    expect([surface('Body').color, surface('Cabin').color]).toEqual(['#ffffff', '#ffffff'])
  })

  test('assigned, by name or id; what nobody wears any more goes', async () => {
    await editor.run('mesh.add', { shape: 'sphere', name: 'Ball', color: 'blue' })
    const count = [...editor.scene.materials()].length
    await editor.run('material.assign', { nodes: ['Ball'], material: material('A').name })
    expect(material('Ball').id).toBe(material('A').id)
    expect([...editor.scene.materials()]).toHaveLength(count - 1)
    await expect(editor.run('material.assign', { nodes: ['Ball'], material: 'Gold' })).rejects.toThrow(
      'There is no material "Gold"',
    )
  })

  test('textures are laid on, once for each picture, and taken away; each is a step', async () => {
    const before = snapshot(editor.scene)
    await editor.run('material.setTexture', { nodes: ['A'], texture: 'color', image: picture() })
    await editor.run('material.setTexture', { nodes: ['A'], texture: 'normal', image: picture('again.png') })
    expect(texturesOf(material('A'), editor.scene.asset)).toEqual(['color', 'normal'])
    expect([...editor.scene.assets()].map(({ kind, mime }) => [kind, mime])).toEqual([['image', 'image/png']])
    await editor.run('material.setTexture', { nodes: ['A'], texture: 'color', image: null })
    expect(texturesOf(material('A'), editor.scene.asset)).toEqual(['normal'])
    expect(texturesOf(material('A 2'), editor.scene.asset)).toEqual([])
    for (let i = 0; i < 3; i++) editor.scene.history.undo()
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('what is no picture is refused by its bytes, not its name', async () => {
    const before = snapshot(editor.scene)
    const file = { path: 'fake.png', blob: new Blob(['<svg/>']) }
    await expect(editor.run('material.setTexture', { nodes: ['A'], texture: 'color', image: file })).rejects.toThrow(
      '"fake.png" is no picture; expected PNG, JPEG, WebP or AVIF',
    )
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('a shape can come with a turn, a bevel and a surface', async () => {
    await editor.run('mesh.add', {
      ...{ shape: 'box', name: 'Cap', size: [1, 2, 1], bevel: 0.1, rotation: [0, 180, 0] },
      surface: { metalness: 1, sheenColor: 'gold' },
    })
    expect((editor.named('Cap') as MeshNode).geometry).toMatchObject({ bevel: 0.1, height: 2 })
    expect(surface('Cap')).toMatchObject({ metalness: 1, sheenColor: '#ffd700' })
  })
})

describe('the scene', () => {
  test('is set field by field; colours by name', async () => {
    await editor.run('scene.set', { background: 'navy', environment: { rotation: 30 }, ground: { grid: false } })
    const { background, environment, ground } = editor.scene.settings
    expect([background.type, background.color]).toEqual(['color', '#000080'])
    expect(environment).toEqual({ map: 'studio', intensity: 1, rotation: 30 })
    expect(ground).toEqual({ grid: false, shadow: true })
    await editor.run('scene.set', { fog: { near: 2 } })
    expect(editor.scene.settings.fog).toMatchObject({ near: 2, far: 40 })
    await editor.run('scene.set', { fog: null })
    expect(editor.scene.settings.fog).toBeNull()
    await expect(editor.run('scene.set', { environment: { map: 'moon' } })).rejects.toThrow(
      /environment\.map was "moon"/,
    )
  })
})

describe('history', () => {
  test('goes to any step, back and forth', async () => {
    await editor.run('node.rename', { node: 'A', name: 'B' })
    const end = snapshot(editor.scene)
    expect(editor.scene.history.steps()).toHaveLength(3)
    await editor.run('history.goTo', { steps: 0 })
    expect(editor.scene.nodeCount).toBe(0)
    expect(editor.scene.history.ahead().map((step) => step.label)).toEqual(['Add A', 'Duplicate A', 'Rename A to B'])
    await editor.run('history.goTo', { steps: 1 })
    expect([...editor.scene.nodes()].map((node) => node.name)).toEqual(['A'])
    await editor.run('history.goTo', { steps: 3 })
    expect(snapshot(editor.scene)).toEqual(end)
    await expect(editor.run('history.goTo', { steps: 9 })).rejects.toThrow('expected at most 3')
  })
})

describe('copies in the tree', () => {
  test('go into a parent, and stand where the originals do', async () => {
    await editor.run('group.add', { name: 'G' })
    await editor.run('node.transform', { nodes: ['G'], position: [3, 0, 0] })
    await editor.run('node.copyInto', { nodes: ['A'], parent: 'G' })
    const copy = [...editor.scene.nodes()].find((node) => node.parent === editor.named('G').id)!
    expect(copy.name).toBe('A 3')
    expect(copy.position[0]).toBeCloseTo(editor.named('A').position[0] - 3, 6)
    expect(editor.named('A').parent).toBeNull()
  })
})
