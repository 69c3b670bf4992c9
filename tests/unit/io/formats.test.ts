import { zipSync } from 'fflate'
import validator from 'gltf-validator'
import { beforeEach, describe, expect, test } from 'vitest'
import { parseGlb } from '../../../src/io/gltf/glb.ts'
import { boundsOf, size } from '../../../src/spatial/index.ts'
import { OTHER_FORMATS } from '../../fixtures/formats.ts'
import { hdr, png } from '../../fixtures/images.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
beforeEach(() => {
  editor = createTestEditor()
})

type Bytes = Uint8Array<ArrayBuffer>
const inputs = (files: Record<string, Bytes>) =>
  Object.entries(files).map(([path, bytes]) => ({ path, blob: new Blob([bytes]) }))

async function bring(files: Record<string, Bytes>, options: object = {}) {
  const result = (await editor.importFiles(inputs(files), options)) as unknown as {
    roots: string[]
    warnings: string[]
  }
  const [asset] = [...editor.scene.assets()]
  return { ...result, asset, extent: size(boundsOf(editor.scene, result.roots)!) }
}

describe('each format becomes a valid GLB of the right size', () => {
  test.each(Object.keys(OTHER_FORMATS))('%s', async (format) => {
    const { extent, asset, warnings } = await bring(OTHER_FORMATS[format])
    const expected = format === 'vox' ? [0.1, 0.05, 0.05] : [2, 1, 0]
    for (const i of [0, 1, 2]) expect(extent[i]).toBeCloseTo(expected[i], 4)
    expect(warnings).toEqual([])
    const glb = editor.blobs.get(asset.id)
    const report = await validator.validateBytes(glb)
    expect(report.issues.messages.filter((message) => message.code !== 'UNUSED_OBJECT')).toEqual([])
    expect(asset.meshes!.reduce((sum, mesh) => sum + mesh.triangles, 0)).toBeGreaterThan(1)
  })

  test('pictures stay as they are, and the vertices follow them', async () => {
    const { asset } = await bring(OTHER_FORMATS.obj)
    const { json, bin } = parseGlb(editor.blobs.get(asset.id), 'square')
    const { byteOffset = 0, byteLength } = json.bufferViews![json.images![0].bufferView!]
    expect(bin.slice(byteOffset, byteOffset + byteLength)).toEqual(png())
    expect(asset.materials![0]).toMatchObject({ name: 'Paint', textures: ['color'], surface: { metalness: 0 } })
    expect(asset.materials![0].surface.roughness).toBeCloseTo(Math.sqrt(2 / 100), 5)
    const uv = json.accessors![json.meshes![0].primitives[0].attributes.TEXCOORD_0]
    const view = json.bufferViews![uv.bufferView!]
    const at = bin.byteOffset + (view.byteOffset ?? 0) + (uv.byteOffset ?? 0)
    expect([...new Float32Array(bin.buffer.slice(at, at + 8))]).toEqual([0, 1])
  })

  test('what it names and did not come is listed', async () => {
    const { 'square.obj': obj, 'square.mtl': mtl } = OTHER_FORMATS.obj
    const { warnings } = await bring({ 'square.obj': obj, 'square.mtl': mtl })
    expect(warnings.join()).toContain('paint.png')
  })
})

describe('what a file does not say', () => {
  test('can be said with the import', async () => {
    const { extent, roots } = await bring(OTHER_FORMATS.stl, { unit: 'cm', up: 'Z' })
    expect(extent.map((n) => Math.round(n * 1e6) / 1e6)).toEqual([0.02, 0, 0.01])
    expect(editor.scene.node(roots[0])).toMatchObject({ scale: [0.01, 0.01, 0.01] })
  })

  test('is asked of a user, and of nobody else', async () => {
    const asked: unknown[] = []
    editor.window.askImport = async (name, question) => {
      asked.push([name, question])
      return { unit: 'mm' }
    }
    const { registry } = editor
    await registry.execute('file.import', { files: inputs(OTHER_FORMATS.stl) }, { source: 'user' })
    expect(asked).toEqual([['square.stl', { size: [2, 1, 0], unit: true, up: true }]])
    await registry.execute('file.import', { files: inputs(OTHER_FORMATS.dae) }, { source: 'user' })
    await editor.importFiles(inputs(OTHER_FORMATS.ply))
    expect(asked).toHaveLength(1)
  })

  test('can be answered by not importing it', async () => {
    editor.window.askImport = async () => null
    await editor.registry.execute('file.import', { files: inputs(OTHER_FORMATS.stl) }, { source: 'user' })
    expect([...editor.scene.nodes()]).toEqual([])
    expect(editor.scene.history.steps()).toEqual([])
  })
})

describe('archives, pictures and panoramas', () => {
  test('a zip is what is in it', async () => {
    const packed = new Uint8Array(zipSync({ ...OTHER_FORMATS.obj, '__MACOSX/._square.obj': new Uint8Array(4) }))
    const { warnings, asset } = await bring({ 'square.zip': packed })
    expect(warnings).toEqual([])
    expect(asset.materials![0].textures).toEqual(['color'])
  })

  test('a picture stands upright as a plane that shows it', async () => {
    const { extent, roots } = await bring({ 'poster.png': png() })
    expect(extent.map((n) => Math.round(n * 1e6) / 1e6)).toEqual([1, 1, 0])
    const node = editor.scene.node(roots[0])!
    expect(node).toMatchObject({ kind: 'mesh', name: 'poster', geometry: { shape: 'plane' } })
    const [material] = [...editor.scene.materials()]
    expect(Object.keys(material.textures!)).toEqual(['color'])
  })

  test('a panorama lights the scene, and undo gives back what did', async () => {
    const { roots } = (await editor.importFiles(inputs({ 'sky.hdr': hdr() }))) as unknown as {
      roots: string[]
    }
    expect(roots).toEqual([])
    const { image } = editor.scene.settings.environment
    expect(editor.scene.asset(image!)).toMatchObject({ kind: 'environment', name: 'sky.hdr' })
    editor.scene.history.undo()
    expect(editor.scene.settings.environment.image).toBeUndefined()
  })

  test('a panorama that is damaged is refused', async () => {
    await expect(editor.importFiles(inputs({ 'sky.hdr': hdr().slice(0, 30) }))).rejects.toThrow(
      '"sky.hdr" cannot be decoded',
    )
  })

  test('one that is damaged does not keep the others out', async () => {
    const crate = (await FIXTURES.textured()) as Bytes
    const { roots, warnings } = await bring({ 'crate.glb': crate, 'broken.glb': crate.slice(0, 200) })
    expect(roots).toHaveLength(1)
    expect(warnings[0]).toContain('"broken.glb" is cut short')
  })
})
