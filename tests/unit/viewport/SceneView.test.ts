import fc from 'fast-check'
import type { Object3D } from 'three'
import { describe, expect, test } from 'vitest'
import { worldMatrix } from '../../../src/spatial/index.ts'
import { ModelLibrary } from '../../../src/viewport/models.ts'
import { SceneView } from '../../../src/viewport/SceneView.ts'
import { createTestEditor } from '../../support/editor.ts'

/** A projection as plain data: for each node's object its parent, matrix, visibility and colour. */
function picture(view: SceneView) {
  const rows: unknown[] = []
  view.root.traverse((object: Object3D) => {
    if (!object.userData.node) return
    const { color } = ((object as { material?: { color?: { getHexString(): string } } }).material ?? {}) as {
      color?: { getHexString(): string }
    }
    rows.push({
      id: object.userData.node,
      parent: object.parent?.userData.node ?? null,
      visible: object.visible,
      matrix: object.matrixWorld.elements.map((n) => Math.round(n * 1e6) / 1e6 + 0),
      color: color?.getHexString(),
      corners: (object as { geometry?: { getAttribute(n: string): { count: number } } }).geometry?.getAttribute(
        'position',
      ).count,
    })
  })
  return rows.sort((a, b) => ((a as { id: string }).id < (b as { id: string }).id ? -1 : 1))
}

const number = fc.integer({ min: -4, max: 4 })
const vec = fc.tuple(number, number, number)
const acts = fc.oneof(
  fc
    .tuple(fc.constantFrom('box', 'sphere', 'cone'), vec)
    .map(([shape, position]) => ({ id: 'mesh.add', params: { shape, position, color: 'red' }, takes: false })),
  vec.map((by) => ({ id: 'node.translate', params: { by }, takes: true })),
  number.map((n) => ({ id: 'node.rotate', params: { degrees: n * 30 }, takes: true })),
  fc.constant({ id: 'node.group', params: {}, takes: true }),
  fc.constant({ id: 'node.ungroup', params: {}, takes: true }),
  fc.constant({ id: 'node.duplicate', params: { offset: [1, 0, 0] }, takes: true }),
  fc.constant({ id: 'node.delete', params: {}, takes: true }),
  fc.constantFrom('blue', 'lime').map((color) => ({ id: 'material.set', params: { color }, takes: true })),
  fc.boolean().map((visible) => ({ id: 'node.setVisible', params: { visible }, takes: true })),
  fc.constant({ id: 'history.undo', params: {}, takes: false }),
  fc.constant({ id: 'history.redo', params: {}, takes: false }),
)

describe('SceneView', () => {
  test('after any diffs shows what it would show made anew; matrices are those of spatial/', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(acts, fc.nat(9)), { maxLength: 25 }), async (all) => {
        const editor = createTestEditor()
        const models = new ModelLibrary(editor.blobs)
        const view = new SceneView(editor.scene, models)
        editor.scene.onDiff((diff, { phase }) => phase !== 'commit' && view.apply(diff))
        for (const [{ id, params, takes }, at] of all) {
          const ids = [...editor.scene.nodes()].map((node) => node.id)
          if (takes && !ids.length) continue
          await editor.registry.execute(id, takes ? { ...params, nodes: [ids[at % ids.length]] } : params, {
            source: 'script',
          })
        }
        const anew = new SceneView(editor.scene, models)
        anew.rebuild()
        expect(picture(view)).toEqual(picture(anew))
        for (const node of editor.scene.nodes()) {
          const expected = worldMatrix(editor.scene, node.id).elements
          view.objectOf(node.id)!.matrixWorld.elements.forEach((n, i) => expect(n).toBeCloseTo(expected[i], 5))
        }
        expect([...editor.scene.nodes()].length).toBe(picture(view).length)
      }),
      { numRuns: 100 },
    )
  })

  test('another shading and back is as made anew; what looks alike shares a material in each', async () => {
    const editor = createTestEditor()
    const view = new SceneView(editor.scene, new ModelLibrary(editor.blobs))
    editor.scene.onDiff((diff, { phase }) => phase !== 'commit' && view.apply(diff))
    for (const color of ['red', 'red', 'blue']) await editor.run('mesh.add', { shape: 'box', color })
    const lit = picture(view)
    const materials = () => {
      const found = new Set<unknown>()
      view.root.traverse((object) => found.add((object as { material?: unknown }).material))
      found.delete(undefined)
      return found.size
    }
    for (const shading of ['clay', 'unlit', 'normals', 'wireframe', 'bounds'] as const) {
      view.shade(shading)
      expect(materials()).toBe(2)
    }
    await editor.run('material.set', { nodes: [...editor.scene.nodes()].map(({ id }) => id), color: 'lime' })
    expect(materials()).toBe(1)
    await editor.run('history.undo')
    view.shade('lit')
    expect(picture(view)).toEqual(lit)
  })
})
