import type { GLTF } from '@gltf-transform/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { AS_IS } from '../../../src/commands/export-options.ts'
import { variantOf } from '../../../src/commands/later/variant.ts'
import { parseGlb, writeGlb } from '../../../src/io/gltf/glb.ts'
import { everything } from '../../fixtures/everything.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

type Bytes = Uint8Array<ArrayBuffer>
let editor: TestEditor

beforeEach(() => {
  editor = createTestEditor()
})

const file = (path: string, bytes: Bytes) => ({ path, blob: new Blob([bytes]) })

/** The crate, after its maker has worked on it: the lid sits higher, a knob is gone, a label has come, the iron is blue. */
async function nextCrate(): Promise<Bytes> {
  const { json, bin } = parseGlb((await FIXTURES.textured()) as Bytes, 'crate')
  const at = (name: string) => json.nodes!.findIndex((node) => node.name === name)
  json.nodes![at('Lid')].translation = [0, 0.7, 0]
  json.nodes![at('Left knob')].translation = [0.4, 1, 0]
  json.nodes![at('Right knob')].name = 'Label'
  json.materials!.reverse()
  for (const { primitives } of json.meshes!)
    for (const primitive of primitives) primitive.material = 1 - primitive.material!
  json.materials!.find(({ name }) => name === 'Iron')!.pbrMetallicRoughness!.baseColorFactor = [0, 0, 1, 1]
  return writeGlb(json as GLTF.IGLTF, bin)
}

describe('a model that is imported again', () => {
  beforeEach(async () => {
    await editor.importFiles([file('model.glb', (await FIXTURES.textured()) as Bytes)])
  })
  const again = async () =>
    editor.run('asset.replace', { model: 'model', files: [file('model.glb', await nextCrate())] })

  test('takes what is new, and keeps what was changed in the scene', async () => {
    await editor.run('node.rename', { node: 'Crate', name: 'Chest' })
    await editor.run('node.transform', { nodes: ['Left knob'], position: [9, 9, 9] })
    await editor.run('node.transform', { nodes: ['model'], position: [3, 0.5, 0] })
    await editor.run('material.set', { nodes: ['Left knob'], color: '#ff0000' })
    const id = editor.named('Lid').id
    await again()
    expect(editor.named('model').position).toEqual([3, 0.5, 0])
    expect(editor.named('Chest').kind).toBe('mesh')
    expect(editor.named('Lid')).toMatchObject({ id, position: [0, 0.7, 0] })
    expect(editor.named('Left knob').position).toEqual([9, 9, 9])
    expect([...editor.scene.nodes()].map((node) => node.name).sort()).toEqual([
      'Chest',
      'Label',
      'Left knob',
      'Lid',
      'model',
    ])
    const [asset, ...others] = [...editor.scene.assets()]
    expect(others).toEqual([])
    for (const node of editor.scene.nodes()) expect(node.source!.asset).toBe(asset.id)
    expect(editor.scene.children(editor.named('Lid').id)).toContain(editor.named('Label').id)
  })

  test('gives materials by their names, with what was changed of them', async () => {
    await editor.run('material.set', { nodes: ['Left knob'], roughness: 0.11 })
    await again()
    const { json } = parseGlb(
      new Uint8Array(await (await editor.io.export(AS_IS, new AbortController().signal)).blob.arrayBuffer()),
      'x',
    )
    const knob = json.nodes!.find((node) => node.name === 'Left knob')!
    const worn = json.materials![json.meshes![knob.mesh!].primitives[0].material!]
    expect(worn.pbrMetallicRoughness).toMatchObject({ baseColorFactor: [0, 0, 1, 1], roughnessFactor: 0.11 })
  })

  test('leaves deleted parts away, and keeps what the user put below those that are gone', async () => {
    await editor.run('node.delete', { nodes: ['Lid'] })
    await again()
    expect([...editor.scene.nodes()].map((node) => node.name).sort()).toEqual(['Crate', 'model'])
    editor.scene.history.undo()
    editor.scene.history.undo()
    await editor.run('mesh.add', { shape: 'box', name: 'Sticker', parent: editor.named('Right knob').id })
    await editor.run('node.move', { nodes: ['Left knob'], parent: editor.named('Right knob').id, keepLocal: true })
    await again()
    expect(editor.named('Sticker').parent).toBe(editor.named('model').id)
    expect(editor.named('Left knob').parent).toBe(editor.named('model').id)
  })

  test('is one step of undo, in every placing', async () => {
    await editor.run('node.duplicate', { nodes: [editor.named('model').id], offset: [3, 0, 0] })
    const before = snapshot(editor.scene)
    await editor.run('asset.replace', {
      model: editor.scene.children(null)[0],
      files: [file('model.glb', await nextCrate())],
    })
    const lids = [...editor.scene.nodes()].filter((node) => node.name.startsWith('Lid'))
    expect(lids.map((lid) => lid.position)).toEqual([
      [0, 0.7, 0],
      [0, 0.7, 0],
    ])
    expect([...editor.scene.nodes()].filter((node) => node.name === 'Label')).toHaveLength(2)
    editor.scene.history.undo()
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('from the very same file changes nothing', async () => {
    const before = snapshot(editor.scene)
    const files = [file('model.glb', (await FIXTURES.textured()) as Bytes)]
    await editor.run('asset.replace', { model: 'model', files })
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('must be a model, and of something that was imported', async () => {
    await editor.run('mesh.add', { shape: 'box', name: 'Own' })
    await expect(
      editor.run('asset.replace', { model: 'Own', files: [file('model.glb', await nextCrate())] }),
    ).rejects.toThrow('came from no file')
  })
})

describe('variants of materials', () => {
  const now = () => {
    const { source } = editor.named('everything')
    return variantOf(editor.scene, source!.instance, editor.scene.asset(source!.asset)!)
  }
  const wears = () => {
    const node = editor.named('Morph')
    return node.kind === 'mesh' ? editor.scene.material(node.materials[0])!.name : null
  }

  beforeEach(async () => {
    await editor.importFiles([file('everything.glb', everything())])
  })

  test('are worn by name, undone, and written', async () => {
    expect([now(), wears()]).toEqual([-1, 'Red'])
    await editor.run('model.variant', { model: 'everything', variant: 'blue' })
    expect([now(), wears()]).toEqual([1, 'Blue'])
    const { json } = parseGlb(
      new Uint8Array(await (await editor.io.export(AS_IS, new AbortController().signal)).blob.arrayBuffer()),
      'x',
    )
    expect(json.meshes![0].primitives[0].material).toBe(1)
    expect(json.meshes![0].primitives[0].extensions).toEqual(
      parseGlb(everything(), 'y').json.meshes![0].primitives[0].extensions,
    )
    editor.scene.history.undo()
    expect([now(), wears()]).toEqual([-1, 'Red'])
  })

  test('keep what was changed of a material', async () => {
    await editor.run('material.set', { nodes: ['Morph'], roughness: 0.2 })
    await editor.run('model.variant', { model: 'everything', variant: 'Blue' })
    await editor.run('material.set', { nodes: ['Morph'], roughness: 0.3 })
    expect(now()).toBe(1)
    await editor.run('model.variant', { model: 'everything', variant: null })
    expect(wears()).toBe('Red')
  })

  test('that are not there are named', async () => {
    await expect(editor.run('model.variant', { model: 'everything', variant: 'Green' })).rejects.toThrow(
      'there are "Red", "Blue"',
    )
  })
})
