import type { GLTF } from '@gltf-transform/core'
import validator from 'gltf-validator'
import { beforeEach, describe, expect, test } from 'vitest'
import { AS_IS } from '../../../src/commands/export-options.ts'
import { parseGlb } from '../../../src/io/gltf/glb.ts'
import { everything } from '../../fixtures/everything.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { differences } from '../../support/compare.ts'
import { createDecodingIo } from '../../support/decode.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

type Bytes = Uint8Array<ArrayBuffer>
const io = await createDecodingIo()
const SOURCES: Record<string, () => Bytes | Promise<Bytes>> = { ...(FIXTURES as object), everything }
let editor: TestEditor

beforeEach(() => {
  editor = createTestEditor()
})

async function bring(name: string, bytes: Bytes): Promise<string> {
  const { roots } = await editor.importFiles([{ path: `${name}.glb`, blob: new Blob([bytes]) }])
  return roots[0]
}

async function exported(options: object = {}) {
  const { blob, warnings } = await editor.io.export({ ...AS_IS, ...options }, new AbortController().signal)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { bytes, warnings, json: parseGlb(bytes, 'export').json }
}

const named = (json: GLTF.IGLTF, name: string) => json.nodes!.find((node) => node.name === name)!

describe('a model that nobody changed', () => {
  test.each(['textured', 'draco', 'meshopt', 'basis', 'skinned', 'lit', 'everything'])(
    'leaves as it came: %s',
    async (name) => {
      const source = await SOURCES[name]()
      await bring(name, source)
      const { bytes, warnings } = await exported()
      expect(await differences(io, source, bytes)).toEqual([])
      expect(warnings).toEqual([])
      const errors = async (glb: Bytes) => (await validator.validateBytes(glb)).issues.numErrors
      expect(await errors(bytes)).toBeLessThanOrEqual(await errors(source))
    },
  )

  test('has the very numbers that it had, and the bytes of its buffer', async () => {
    const source = parseGlb(everything(), 'source')
    await bring('everything', everything())
    const after = parseGlb((await exported()).bytes, 'export')
    expect(after.json).toEqual({ ...source.json, asset: { ...source.json.asset, generator: 'Diorama' } })
    expect(after.bin).toEqual(source.bin)
  })

  test('keeps its geometry as compressed as it came', async () => {
    for (const name of ['draco', 'meshopt']) {
      const source = await SOURCES[name]()
      const fresh = createTestEditor()
      await fresh.importFiles([{ path: `${name}.glb`, blob: new Blob([source]) }])
      const { blob } = await fresh.io.export(AS_IS, new AbortController().signal)
      expect(Math.abs(blob.size - source.byteLength)).toBeLessThan(64)
    }
  })
})

describe('a model that was changed', () => {
  test('keeps what was not: other scenes, variants, pointers, instances, metadata', async () => {
    await bring('everything', everything())
    await editor.run('node.transform', { nodes: ['Morph'], position: [0, 5, 0] })
    const { json, warnings } = await exported()
    const source = parseGlb(everything(), 'source').json
    expect(named(json, 'Morph').translation).toEqual([0, 5, 0])
    named(json, 'Morph').translation = [0, 1, 0]
    expect(json).toEqual({ ...source, asset: { ...source.asset, generator: 'Diorama' } })
    expect(warnings).toEqual([])
  })

  test('leaves out what only deleted nodes used, and what names it follows', async () => {
    await bring('everything', everything())
    await editor.run('node.delete', { nodes: ['Root'] })
    const { json, bytes, warnings } = await exported()
    expect(json.nodes!.map((node) => node.name)).toEqual(['Copies', 'Elsewhere', 'Hidden', 'Nobody'])
    expect(json.meshes!.map((mesh) => mesh.name)).toEqual(['Sticks', 'Sparse', 'Spare'])
    expect(json.cameras).toBeUndefined()
    expect(json.extensions!.KHR_lights_punctual).toBeUndefined()
    expect(json.extensionsUsed).not.toContain('KHR_lights_punctual')
    expect(json.animations).toHaveLength(1)
    expect(json.animations![0].channels).toHaveLength(1)
    expect(json.animations![0].samplers).toHaveLength(1)
    const [channel] = json.animations![0].channels
    const { pointer } = channel.target.extensions!.KHR_animation_pointer as { pointer: string }
    expect(json.materials![Number(pointer.split('/')[2])].name).toBe('Blue')
    expect(warnings[0]).toContain('ACME_brick')
    expect((await validator.validateBytes(bytes)).issues.numErrors).toBe(0)
  })

  test('shows a changed material in the variants that name it', async () => {
    await bring('everything', everything())
    await editor.run('material.set', { nodes: ['Morph'], color: '#00ff00' })
    const { json } = await exported()
    const [leaf] = json.meshes!
    const { mappings } = leaf.primitives[0].extensions!.KHR_materials_variants as { mappings: { material: number }[] }
    expect(json.materials![mappings[0].material].pbrMetallicRoughness!.baseColorFactor).toEqual([0, 1, 0, 0.75])
    expect(json.materials).toHaveLength(4)
    const { baseColorTexture } = json.materials![0].pbrMetallicRoughness!
    expect(baseColorTexture!.extensions).toEqual({ KHR_texture_transform: { offset: [0.5, 0], scale: [2, 3] } })
  })

  test('shares vertices among copies, and gives each its clips and skin', async () => {
    const root = await bring('skinned', (await FIXTURES.skinned()) as Bytes)
    await editor.run('node.duplicate', { nodes: [root], offset: [2, 0, 0] })
    await editor.run('material.set', { nodes: [editor.named('Body').id], color: '#00ff00' })
    const { json, bytes } = await exported()
    expect(json.skins).toHaveLength(2)
    expect(json.animations!.map(({ name }) => name)).toEqual(['Bend', 'Bend (skinned 2)'])
    const meshes = json.nodes!.flatMap((node) => (node.mesh === undefined ? [] : [json.meshes![node.mesh]]))
    expect(meshes[0].primitives[0].attributes).toEqual(meshes[1].primitives[0].attributes)
    expect((await validator.validateBytes(bytes)).issues.numErrors).toBe(0)
  })

  test('shares the vertices of shapes of one size, whatever they wear', async () => {
    for (const color of ['red', 'green']) await editor.run('mesh.add', { shape: 'box', color })
    const { json } = await exported()
    expect(json.meshes).toHaveLength(2)
    expect(json.accessors).toHaveLength(4)
    expect(json.materials).toHaveLength(2)
  })

  test('is what is written of a selection, where it stands', async () => {
    await bring('textured', (await FIXTURES.textured()) as Bytes)
    await editor.run('mesh.add', { shape: 'box', name: 'Other' })
    editor.session.select([editor.named('Lid').id])
    const { json, bytes } = await exported({ selection: true })
    expect(json.nodes!.map((node) => node.name)).toEqual(['Lid', 'Left knob', 'Right knob'])
    expect(named(json, 'Lid').translation![1]).toBeCloseTo(0.6 + editor.named('textured').position[1], 6)
    expect((await validator.validateBytes(bytes)).issues.numErrors).toBe(0)
  })

  test('goes without what is hidden, where the user wants it so', async () => {
    await bring('textured', (await FIXTURES.textured()) as Bytes)
    await editor.run('node.setVisible', { nodes: ['Lid'], visible: false })
    expect((await exported({ hidden: 'omit' })).json.nodes!.map((node) => node.name)).toEqual(['Crate'])
    expect(named((await exported()).json, 'Lid').extensions).toEqual({ KHR_node_visibility: { visible: false } })
  })
})

describe('models together', () => {
  test('keep each one’s scenes, variants, lights, clips and skins', async () => {
    for (const name of ['skinned', 'everything', 'lit', 'meshopt', 'draco']) await bring(name, await SOURCES[name]())
    const { json, bytes, warnings } = await exported()
    expect((await validator.validateBytes(bytes)).issues.numErrors).toBe(0)
    expect(json.scenes!.map((scene) => scene.name)).toEqual(expect.arrayContaining(['Untitled', 'Other', 'Bare']))
    expect(json.animations!.map(({ name }) => name)).toEqual(['Bend', 'All'])
    const lights = json.extensions!.KHR_lights_punctual as { lights: { name: string }[] }
    expect(lights.lights.map(({ name }) => name)).toEqual(['Sun', 'Spot'])
    expect(warnings[0]).toContain('ACME_brick')
    const again = createTestEditor()
    await again.importFiles([{ path: 'again.glb', blob: new Blob([bytes]) }])
    expect(again.named('Morph')).toMatchObject({ weights: [0.25], position: [0, 1, 0] })
  })
})
