import { beforeAll, beforeEach, expect, test } from 'vitest'
import { assetsInUse } from '../../../src/assets/in-use.ts'
import { assetsOfMaterial, assetsOfNode } from '../../../src/document/index.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
let model: Blob

beforeAll(async () => {
  model = new Blob([(await FIXTURES.textured()) as Uint8Array<ArrayBuffer>])
})
beforeEach(() => {
  editor = createTestEditor()
})

const bring = () => editor.importFiles([{ path: 'crate.glb', blob: model }])
const assets = () => [...editor.scene.assets()].length

/** The counts are what counting anew gives. */
function expectCountsToAgree() {
  const named = [
    ...[...editor.scene.nodes()].flatMap(assetsOfNode),
    ...[...editor.scene.materials()].flatMap(assetsOfMaterial),
  ]
  for (const { id } of editor.scene.assets()) {
    expect(editor.scene.users(id)).toBe(named.filter((one) => one === id).length)
  }
}

test('an asset goes with the last of what uses it, and comes back by undo', async () => {
  await bring()
  const first = editor.session.state.selection
  await bring()
  expect(assets()).toBe(1)
  await editor.run('node.delete', { nodes: [...first] })
  expect(assets()).toBe(1)
  expectCountsToAgree()
  await editor.run('node.delete', { nodes: [...editor.scene.children(null)] })
  expect(assets()).toBe(0)
  await editor.run('history.undo')
  expect(assets()).toBe(1)
  expectCountsToAgree()
  await editor.run('history.undo')
  expectCountsToAgree()
})

test('an asset stays while undo or redo could bring it back', async () => {
  await bring()
  const [{ id }] = editor.scene.assets()
  await editor.run('node.delete', { nodes: [...editor.scene.children(null)] })
  expect(assetsInUse(editor.scene).has(id)).toBe(true)
  editor.scene.history.clear()
  expect(assetsInUse(editor.scene).has(id)).toBe(false)
  editor.blobs.keepOnly(assetsInUse(editor.scene))
  expect(editor.blobs.has(id)).toBe(false)
})

test('importing and deleting a hundred times keeps one copy of the bytes', async () => {
  for (let i = 0; i < 100; i++) {
    await bring()
    await editor.run('node.delete', { nodes: [...editor.scene.children(null)] })
  }
  expect([assets(), [...editor.scene.materials()].length, editor.scene.nodeCount]).toEqual([0, 0, 0])
  expect(assetsInUse(editor.scene).size).toBe(1)
})
