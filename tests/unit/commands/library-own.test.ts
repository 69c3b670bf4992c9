import { beforeEach, expect, test } from 'vitest'
import type { GroupNode, MeshNode } from '../../../src/document/index.ts'
import { boundsOf } from '../../../src/spatial/index.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor

beforeEach(() => {
  editor = createTestEditor()
})

const box = (name: string) => {
  const { min, max } = boundsOf(editor.scene, [editor.named(name).id])!
  return [...min, ...max].map((n) => Math.round(n * 1000) / 1000 || 0)
}
const colorOf = (name: string) => editor.scene.material((editor.named(name) as MeshNode).materials[0])!.color

test('a part of a turned and scaled group is kept as it stands in the world, and set down where it is told', async () => {
  await editor.run('mesh.add', { shape: 'box', name: 'A', position: [3, 0.5, 0], color: 'teal' })
  await editor.run('node.group', { nodes: ['A'], name: 'Outer' })
  await editor.run('node.transform', { nodes: ['Outer'], scale: [2, 2, 2], rotation: [0, 90, 0], position: [0, 1, 0] })
  expect(await editor.run('library.keep', { nodes: ['A'], name: 'Block' })).toMatchObject({ kept: 'Block' })
  await editor.run('scene.new')
  await editor.run('library.add', { item: 'block', at: [[5, 0, -1]], turn: 45 })
  const half = Math.round(Math.SQRT2 * 1000) / 1000
  const sides = [5 - half, 0, -1 - half, 5 + half, 2, -1 + half]
  expect(box('Block').map((n, i) => Math.abs(n - sides[i]) < 0.002)).not.toContain(false)
  expect(colorOf('Block')).toBe('#008080')
})

test('several become a group; a thing of the library stays editable, and each copy is one step of undo', async () => {
  await editor.run('library.add', { item: 'bookshelf', at: [[0, 0, 0]], values: { boards: 6 } })
  await editor.run('mesh.add', { shape: 'sphere', name: 'Ball', position: [1.5, 0.5, 0] })
  await editor.run('library.keep', { nodes: ['Bookshelf', 'Ball'], name: 'Corner' })
  const before = snapshot(editor.scene)
  await editor.run('library.add', {
    item: 'Corner',
    count: 2,
    at: [
      [0, 0, 5],
      [0, 0, -5],
    ],
  })
  expect(box('Corner')[5] - box('Corner')[2]).toBeCloseTo(1, 3)
  const [shelf, ball] = editor.scene.children(editor.named('Corner 2').id).map((id) => editor.scene.node(id)!)
  expect((shelf as GroupNode).item).toEqual({ id: 'bookshelf', values: { boards: 6 } })
  // What both wear is one material.
  expect((editor.named('Ball') as MeshNode).materials).toEqual((ball as MeshNode).materials)
  await editor.run('library.set', { nodes: [shelf.id], values: { boards: 3 } })
  await editor.run('history.undo')
  await editor.run('history.undo')
  expect(snapshot(editor.scene)).toEqual(before)
})

test('an imported model comes along with its file, and copies are placings of their own', async () => {
  const bytes = (await FIXTURES.skinned()) as Uint8Array<ArrayBuffer>
  const { roots } = await editor.importFiles([{ path: 'arm.glb', blob: new Blob([bytes]) }])
  await editor.run('library.keep', { nodes: roots, name: 'Arm' })
  await editor.run('scene.new')
  await editor.run('library.add', { item: 'Arm', count: 2 })
  const instances = new Set([...editor.scene.nodes()].flatMap(({ source }) => (source ? [source.instance] : [])))
  expect(instances.size).toBe(2)
  expect([...editor.scene.assets()].map(({ name }) => name)).toEqual(['arm.glb'])
})

test('it is listed, found, and taken out again; what came with the editor cannot be', async () => {
  await editor.run('mesh.add', { shape: 'cone', name: 'Hat' })
  await editor.run('library.keep', { nodes: ['Hat'] })
  const { item: id } = await editor.run('library.keep', { nodes: ['Hat'] })
  const names = async () =>
    ((await editor.run('library.list', { word: 'hat' })) as unknown as { items: { name: string }[] }).items
      .map(({ name }) => name)
      .filter((name) => /^Hat/.test(name))
  expect(await names()).toEqual(['Hat', 'Hat 2'])
  await editor.run('library.forget', { item: 'Hat 2' })
  expect(await names()).toEqual(['Hat'])
  await editor.run('library.restore', { item: id })
  expect(await names()).toEqual(['Hat', 'Hat 2'])
  await expect(editor.run('library.restore', { item: 'own-none' })).rejects.toThrow('keep it anew')
  await expect(editor.run('library.forget', { item: 'sofa' })).rejects.toThrow('Sofa came with the editor')
  await expect(editor.run('library.keep', { nodes: [] })).rejects.toThrow()
})
