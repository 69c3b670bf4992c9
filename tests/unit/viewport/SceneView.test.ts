import fc from 'fast-check'
import { Color, type Material, Matrix4, Mesh, type Object3D, type SkinnedMesh, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { describe, expect, test } from 'vitest'
import { isShown } from '../../../src/document/index.ts'
import { worldMatrix } from '../../../src/spatial/index.ts'
import { Batch } from '../../../src/viewport/batches/Batch.ts'
import { ModelLibrary } from '../../../src/viewport/models.ts'
import { SceneView } from '../../../src/viewport/SceneView.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { createTestEditor } from '../../support/editor.ts'

interface Drawn {
  id: string
  matrix: number[]
  color: string
  corners: number
}

const rounded = (matrix: Matrix4) => matrix.elements.map((n) => Math.round(n * 1e4) / 1e4 + 0)

/** What is to be seen of a projection: of each mesh that it shows its matrix, colour and number of corners. */
function picture(view: SceneView): Drawn[] {
  const rows: Drawn[] = []
  view.root.traverseVisible((object: Object3D) => {
    if (object instanceof Batch) rows.push(...slotsOf(object))
    else if (object instanceof Mesh) {
      rows.push({
        id: view.nodeAt({ object })!.node,
        matrix: rounded(object.matrixWorld),
        color: object.material.color.getHexString(),
        corners: object.geometry.attributes.position.count,
      })
    }
  })
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}

function* slotsOf(batch: Batch): Generator<Drawn> {
  for (let slot = 0; slot < batch.instanceCount; slot++) {
    const owner = batch.ownerOf(slot)
    if (!owner || !batch.shows(slot)) continue
    yield {
      id: owner.node,
      matrix: rounded(batch.getMatrixAt(slot, new Matrix4())),
      color: (batch.getColorAt(slot, new Color()) as Color).getHexString(),
      corners: batch.getGeometryRangeAt(batch.getGeometryIdAt(slot))!.vertexCount,
    }
  }
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
      fc.asyncProperty(
        fc.array(fc.tuple(acts, fc.nat(9)), { maxLength: 25 }),
        fc.constantFrom(1, 3, 32),
        async (all, from) => {
          const editor = createTestEditor()
          const models = new ModelLibrary(editor.blobs)
          const view = new SceneView(editor.scene, models, from)
          editor.scene.onDiff((diff, { phase }) => phase !== 'commit' && view.apply(diff))
          for (const [{ id, params, takes }, at] of all) {
            const ids = [...editor.scene.nodes()].map((node) => node.id)
            if (takes && !ids.length) continue
            await editor.registry.execute(id, takes ? { ...params, nodes: [ids[at % ids.length]] } : params, {
              source: 'script',
            })
          }
          const { scene } = editor
          const shown = picture(view)
          for (const { id, matrix } of shown) expect(matrix).toEqual(rounded(worldMatrix(scene, id)))
          const meshes = [...scene.nodes()].filter(({ id, kind }) => kind === 'mesh' && isShown(scene, id))
          expect(shown.map(({ id }) => id)).toEqual(meshes.map(({ id }) => id).sort())
          const anew = new SceneView(scene, models, from)
          anew.rebuild()
          expect(picture(anew)).toEqual(shown)
          view.batch(false)
          expect(view.batches.count).toBe(0)
          expect(picture(view)).toEqual(shown)
          view.batch(true)
          expect(picture(view)).toEqual(shown)
          view.hold([...scene.nodes()].map(({ id }) => id))
          expect(view.batches.count).toBe(0)
          expect(picture(view)).toEqual(shown)
          view.restore([...scene.nodes()].map(({ id }) => id))
          expect(picture(view)).toEqual(shown)
        },
      ),
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

  test('a skinned mesh goes where its model goes, and no further', async () => {
    const editor = createTestEditor()
    const bytes = (await FIXTURES.skinned()) as Uint8Array<ArrayBuffer>
    const { roots } = await editor.importFiles([{ path: 'arm.glb', blob: new Blob([bytes]) }])
    const gltf = await new GLTFLoader().parseAsync(bytes.buffer.slice(0), '')
    const drawn = gltf.scene.getObjectByProperty('isSkinnedMesh', true) as SkinnedMesh
    const models = new ModelLibrary(editor.blobs)
    models.get = () => ({
      meshes: [[{ geometry: drawn.geometry, template: drawn, material: drawn.material as Material, source: 0 }]],
      materials: [drawn.material as Material],
      copies: new Map(),
      skins: [drawn.skeleton.boneInverses],
      clips: [],
    })
    const view = new SceneView(editor.scene, models)
    view.rebuild()
    editor.scene.onDiff((diff, { phase }) => phase !== 'commit' && view.apply(diff))
    const arm = view.root.getObjectByProperty('isSkinnedMesh', true) as SkinnedMesh
    const corner = () => arm.getVertexPosition(0, new Vector3()).applyMatrix4(arm.matrixWorld)
    const before = corner()
    await editor.run('node.translate', { nodes: roots, by: [3, 0.5, 0] })
    expect(corner().sub(before).toArray()).toEqual([3, 0.5, 0].map((n) => expect.closeTo(n, 5)))
    await editor.run('node.group', { nodes: roots, name: 'Above' })
    await editor.run('node.translate', { nodes: ['Above'], by: [0, 0, -2] })
    expect(corner().sub(before).toArray()).toEqual([3, 0.5, -2].map((n) => expect.closeTo(n, 5)))
    await editor.run('history.undo')
    expect(corner().sub(before).toArray()).toEqual([3, 0.5, 0].map((n) => expect.closeTo(n, 5)))
  })

  test('shapes that change again and again leave nothing behind in a batch', async () => {
    const editor = createTestEditor()
    const view = new SceneView(editor.scene, new ModelLibrary(editor.blobs), 1)
    editor.scene.onDiff((diff, { phase }) => phase !== 'commit' && view.apply(diff))
    for (const x of [0, 2]) await editor.run('mesh.add', { shape: 'sphere', position: [x, 1, 0], color: 'red' })
    const before = picture(view)
    const [{ id }] = editor.scene.nodes()
    const size = (radius: number) =>
      editor.run('mesh.setPrimitive', { node: id, primitive: { shape: 'sphere', radius } })
    for (let i = 0; i < 200; i++) await size(1 + i / 100)
    const [batch, ...others] = view.batches.all()
    expect(others).toEqual([])
    expect(view.root.children).toEqual([batch])
    expect(batch.geometry.attributes.position.count).toBeLessThan(200_000)
    await size(0.5)
    expect(picture(view)).toEqual(before)
  })
})
