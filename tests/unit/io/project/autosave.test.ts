import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordsOf } from '../../../../src/document/index.ts'
import { diffOfWrites } from '../../../../src/io/project/autosave.ts'
import { collect } from '../../../../src/io/project/collect.ts'
import { type ProjectStore, Replaced } from '../../../../src/io/project/store.ts'
import { keepVersion, removeVersion } from '../../../../src/io/project/versions.ts'
import { FIXTURES } from '../../../fixtures/models.ts'
import { createTestEditor, type TestEditor } from '../../../support/editor.ts'
import { createTestAutosave, createTestStore, sorted } from '../../../support/projects.ts'

let editor: TestEditor
let store: ProjectStore
let model: Blob

beforeEach(async () => {
  editor = createTestEditor()
  store = await createTestStore()
  model ??= new Blob([(await FIXTURES.textured()) as Uint8Array<ArrayBuffer>])
})
afterEach(() => vi.restoreAllMocks())

/** What is on the disk is what is in the scene. */
async function expectKept(project: string) {
  const { records } = await store.read(project)
  const now = recordsOf(editor.scene)
  expect(sorted(records.nodes)).toEqual(sorted(now.nodes))
  expect(sorted(records.materials)).toEqual(sorted(now.materials))
  expect(sorted(records.assets)).toEqual(sorted(now.assets))
  expect(records.settings).toEqual(now.settings)
}

describe('autosave', () => {
  test('writes what was committed, undone and done again', async () => {
    const { autosave, project } = await createTestAutosave(store, editor)
    await editor.run('mesh.add', { shape: 'box', name: 'A' })
    await editor.run('mesh.add', { shape: 'sphere', name: 'B' })
    await autosave.flush()
    await expectKept(project)
    await editor.run('history.undo')
    await autosave.flush()
    await expectKept(project)
    await editor.run('history.redo')
    await editor.run('scene.set', { name: 'Mine', exposure: 2 })
    await autosave.flush()
    await expectKept(project)
    expect((await store.facts(project))!.name).toBe('Mine')
  })

  test('writes by itself, and says when it is done', async () => {
    const { autosave, project, saved } = await createTestAutosave(store, editor)
    expect(autosave.state.getState().is).toBe('saved')
    await editor.run('mesh.add', { shape: 'box' })
    expect(autosave.state.getState().is).toBe('saving')
    expect(autosave.hasPending).toBe(true)
    await vi.waitFor(() => expect(saved).toEqual([1]), { timeout: 20_000 })
    expect(autosave.state.getState().is).toBe('saved')
    expect(autosave.hasPending).toBe(false)
    await expectKept(project)
  })

  test('writes only the records that a commit changed', async () => {
    const { autosave } = await createTestAutosave(store, editor)
    await editor.run('mesh.addMany', { items: Array.from({ length: 50 }, () => ({ shape: 'box' })) })
    await autosave.flush()
    const write = vi.spyOn(store, 'write')
    await editor.run('node.rename', { node: editor.named('Box 7').id, name: 'Seven' })
    await autosave.flush()
    expect(write).toHaveBeenCalledTimes(1)
    expect(write.mock.calls[0][2].map(({ table, id }) => [table, id])).toEqual([['nodes', editor.named('Seven').id]])
  })

  test('a gesture that is open, or was cancelled, is not written', async () => {
    await editor.run('mesh.add', { shape: 'box', name: 'A' })
    const { autosave, project } = await createTestAutosave(store, editor)
    const gesture = editor.registry.gesture('Move')
    gesture.run('node.transform', { nodes: ['A'], position: [1, 2, 3] })
    expect(autosave.hasPending).toBe(false)
    gesture.cancel()
    await autosave.flush()
    expect(await store.facts(project)).toBeUndefined()
  })

  test('numbers its writes one after the other', async () => {
    const { autosave, saved } = await createTestAutosave(store, editor)
    for (let i = 0; i < 5; i++) {
      await editor.run('mesh.add', { shape: 'box' })
      await autosave.flush()
    }
    expect(saved).toEqual([1, 2, 3, 4, 5])
  })

  test('what cannot be written stays pending, is told, and is written when it can be', async () => {
    const { autosave, project } = await createTestAutosave(store, editor)
    const full = new DOMException('full', 'QuotaExceededError')
    const write = vi.spyOn(store, 'write').mockRejectedValue(full)
    await editor.run('mesh.add', { shape: 'box', name: 'A' })
    await autosave.flush()
    expect(autosave.state.getState()).toEqual({ is: 'failed', error: full })
    expect(autosave.hasPending).toBe(true)
    await editor.run('node.rename', { node: 'A', name: 'B' })
    expect(autosave.state.getState().is).toBe('failed')
    write.mockRestore()
    await autosave.flush()
    expect(autosave.state.getState().is).toBe('saved')
    await expectKept(project)
  })

  test('what failed is tried again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { autosave } = await createTestAutosave(store, editor)
    const write = vi.spyOn(store, 'write').mockRejectedValue(new Error('no'))
    await editor.run('mesh.add', { shape: 'box' })
    await autosave.flush()
    write.mockResolvedValue(1)
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await autosave.flush()
    expect(autosave.state.getState().is).toBe('saved')
  })

  test('a transaction is on the disk whole, or not at all', async () => {
    const { autosave, project } = await createTestAutosave(store, editor)
    await editor.run('mesh.add', { shape: 'box', name: 'A' })
    await autosave.flush()
    // A value that cannot be cloned fails in the midst of a write.
    autosave.add([
      { table: 'nodes', id: 'x', value: { id: 'x' } },
      { table: 'nodes', id: 'y', value: () => {} },
    ])
    await autosave.flush()
    expect(autosave.state.getState().is).toBe('failed')
    const { records } = await store.read(project)
    expect(records.nodes.map(({ name }) => name)).toEqual(['A'])
    autosave.end()
  })

  test('a tab that was replaced writes no more', async () => {
    const replaced = vi.fn()
    const { autosave, project } = await createTestAutosave(store, editor, { onReplaced: replaced })
    await editor.run('mesh.add', { shape: 'box' })
    await autosave.flush()
    await store.claim(project, 'another tab')
    await editor.run('mesh.add', { shape: 'sphere' })
    await autosave.flush()
    expect(replaced).toHaveBeenCalled()
    expect((await store.read(project)).records.nodes).toHaveLength(1)
    await expect(store.write(project, 'tab', [], {})).rejects.toThrow(Replaced)
  })

  test('the bytes of an asset are kept once, before the record that names them', async () => {
    const { autosave, project } = await createTestAutosave(store, editor)
    const [put, write] = [vi.spyOn(store.bytes, 'put'), vi.spyOn(store, 'write')]
    await editor.importFiles([{ path: 'a.glb', blob: model }])
    await autosave.flush()
    await editor.importFiles([{ path: 'b.glb', blob: model }])
    await autosave.flush()
    expect(put).toHaveBeenCalledTimes(1)
    expect(put.mock.invocationCallOrder[0]).toBeLessThan(write.mock.invocationCallOrder[0])
    const [asset] = (await store.read(project)).records.assets
    expect((await store.bytes.get(asset.id)).byteLength).toBe(asset.size)
  })

  test('bytes that nothing names are cleared away; those of a version stay', async () => {
    const { autosave, project } = await createTestAutosave(store, editor)
    await editor.importFiles([{ path: 'a.glb', blob: model }])
    await autosave.flush()
    expect(await collect(store)).toBe(0)
    await editor.run('scene.new')
    await autosave.flush()
    await editor.run('history.undo')
    await autosave.flush()
    const version = await keepVersion(store, project, 'with the model')
    await editor.run('history.redo')
    await autosave.flush()
    expect(await collect(store)).toBe(0)
    await removeVersion(store, version!.id)
    expect(await collect(store)).toBe(1)
    // What is undone brings its bytes along again.
    await editor.run('history.undo')
    await autosave.flush()
    expect(await store.bytes.ids()).toHaveLength(1)
  })

  test('bytes that are damaged are not taken for the asset', async () => {
    await store.bytes.put('f'.repeat(64), new Uint8Array([1, 2, 3]))
    await expect(store.bytes.get('f'.repeat(64))).rejects.toThrow('damaged')
    await expect(store.bytes.get('e'.repeat(64))).rejects.toThrow('missing')
  })

  test('another tab follows by what was written', async () => {
    const other = createTestEditor()
    const { autosave } = await createTestAutosave(store, editor, {
      onSaved: (writes) => other.scene.receive(diffOfWrites(other.scene, writes)),
    })
    await editor.run('mesh.add', { shape: 'box', name: 'A' })
    await autosave.flush()
    await editor.run('mesh.add', { shape: 'box', name: 'B' })
    await editor.run('node.delete', { nodes: ['A'] })
    await editor.run('scene.set', { exposure: 3 })
    await autosave.flush()
    expect(sorted(recordsOf(other.scene).nodes)).toEqual(sorted(recordsOf(editor.scene).nodes))
    expect(other.scene.settings).toEqual(editor.scene.settings)
    expect(other.scene.history.steps()).toEqual([])
  })
})
