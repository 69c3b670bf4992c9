import type { Document } from '@gltf-transform/core'
import type { Transform } from '@gltf-transform/extensions'
import validator from 'gltf-validator'
import { beforeEach, describe, expect, test } from 'vitest'
import { AS_IS } from '../../../src/commands/export-options.ts'
import { boundsOf } from '../../../src/spatial/index.ts'
import { png } from '../../fixtures/images.ts'
import { FIXTURES, type Files } from '../../fixtures/models.ts'
import { createDecodingIo } from '../../support/decode.ts'
import { createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

type Bytes = Uint8Array<ArrayBuffer>
const decoder = await createDecodingIo()
let editor: TestEditor

beforeEach(() => {
  editor = createTestEditor()
})

const file = (path: string, bytes: Bytes) => ({ path, blob: new Blob([bytes]) })
async function importGlb(name: keyof typeof FIXTURES, as = `${name}.glb`): Promise<string> {
  const { roots } = (await editor.importFiles([file(as, (await FIXTURES[name]()) as Bytes)])) as unknown as {
    roots: string[]
  }
  return roots[0]
}
async function exported(format: 'glb' | 'gltf' = 'glb'): Promise<{ doc: Document; bytes: Bytes; warnings: string[] }> {
  const { blob, warnings } = await editor.io.export({ ...AS_IS, format }, new AbortController().signal)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { bytes, warnings, doc: await decoder.readBinary(bytes) }
}
const tree = (doc: Document) => {
  const names: string[] = []
  const root = doc.getRoot()
  ;(root.getDefaultScene() ?? root.listScenes()[0]).traverse((node) => names.push(node.getName()))
  return names
}
const node = (doc: Document, name: string) =>
  doc
    .getRoot()
    .listNodes()
    .find((n) => n.getName() === name)!

describe('import', () => {
  test('makes a node of each node, with names, tree and transforms, on the ground, selected', async () => {
    const root = await importGlb('textured')
    const { scene, session, named } = editor
    expect(scene.node(root)).toMatchObject({ name: 'textured', kind: 'group' })
    expect(session.state.selection).toEqual([root])
    expect(scene.children(root).map((id) => scene.node(id)!.name)).toEqual(['Crate'])
    expect(scene.children(named('Crate').id).map((id) => scene.node(id)!.name)).toEqual(['Lid'])
    expect(named('Lid')).toMatchObject({ position: [0, 0.6, 0], scale: [1, 0.2, 1] })
    expect(scene.node(root)!.position[1]).toBeCloseTo(0.5, 6)
  })

  test('is one step of undo', async () => {
    const before = snapshot(editor.scene)
    await importGlb('textured')
    editor.scene.history.undo()
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('lands where it is dropped', async () => {
    await editor.importFiles([file('a.glb', await FIXTURES.textured())], { at: [3, 0, -2] })
    expect(editor.named('a').position).toEqual([expect.closeTo(3, 5), expect.closeTo(0.5, 5), expect.closeTo(-2, 5)])
  })

  test('a second model does not stand in the first', async () => {
    await importGlb('textured')
    await importGlb('textured')
    const [a, b] = [editor.named('textured').position, editor.named('textured 2').position]
    expect(Math.hypot(a[0] - b[0], a[2] - b[2])).toBeGreaterThan(1)
    expect([...editor.scene.assets()]).toHaveLength(1)
  })

  test('knows lights, cameras and glass', async () => {
    await importGlb('lit')
    expect(editor.named('Lamp')).toMatchObject({
      kind: 'light',
      type: 'spot',
      intensity: 40,
      angle: expect.closeTo(28.65, 1),
      penumbra: 0.5,
    })
    expect(editor.named('Eye')).toMatchObject({
      kind: 'camera',
      projection: 'perspective',
      fov: expect.closeTo(40.1, 1),
    })
    expect([...editor.scene.assets()][0].materials![0].surface).toMatchObject({ transmission: 1 })
  })

  test('knows joints and clips', async () => {
    await importGlb('skinned')
    expect(editor.named('Elbow').kind).toBe('joint')
    expect(editor.named('Body')).toMatchObject({ kind: 'mesh', skin: 0 })
    const { min, max } = boundsOf(editor.scene, [editor.named('Body').id])!
    expect([min[1], max[1]]).toEqual([expect.closeTo(0, 5), expect.closeTo(2, 5)])
    expect([...editor.scene.assets()][0].clips).toEqual([{ name: 'Bend', seconds: 1 }])
  })

  test('takes a glTF with its files, also from a folder', async () => {
    const files = (await FIXTURES.several()) as Files
    await editor.importFiles(Object.entries(files).map(([path, bytes]) => file(`models/${path}`, bytes)))
    expect(editor.named('Crate').kind).toBe('mesh')
    const { doc } = await exported()
    expect(doc.getRoot().listTextures()[0].getImage()).toEqual(files['textures/chequer board.png'])
  })
})

describe('a file that cannot be read', () => {
  const cases: [string, () => Promise<{ path: string; blob: Blob }[]>, string][] = [
    ['is cut short', async () => [file('a.glb', ((await FIXTURES.textured()) as Bytes).slice(0, 400))], 'cut short'],
    [
      'is no glTF',
      async () => [file('a.glb', new TextEncoder().encode('hello there, I am text'))],
      'does not begin as a GLB',
    ],
    ['is another format', async () => [file('a.psd', new Uint8Array(8))], 'expected a .glb, or a .gltf'],
    [
      'is JSON of something else',
      async () => [file('a.gltf', new TextEncoder().encode('{"a":1}'))],
      'no asset.version',
    ],
    [
      'misses its buffer',
      async () => [file('crate.gltf', ((await FIXTURES.several()) as Files)['crate.gltf'])],
      'crate.bin',
    ],
    [
      'has a cycle',
      async () => [file('a.gltf', json({ nodes: [{ children: [1] }, { children: [0] }] }))],
      'below itself',
    ],
    [
      'names what is not there',
      async () => [file('a.gltf', json({ nodes: [{ mesh: 7 }], scenes: [{ nodes: [0] }] }))],
      'names meshes[7], but there are 0',
    ],
    [
      'wants files of other hosts',
      async () => [
        file('a.gltf', json({ buffers: [{ uri: 'https://example.com/a.bin', byteLength: 4 }], nodes: [{}] })),
      ],
      'not fetched',
    ],
  ]
  const limits: typeof cases = [
    ['has a million nodes', async () => [file('a.gltf', json({ nodes: Array(1e6).fill({}) }))], 'at most 50,000'],
    ['is nested too deep', async () => [file('a.gltf', json({ nodes: chain(600) }))], 'more than 500 deep'],
    ['has a picture of 30,000 pixels', async () => [file('a.gltf', json(pictured(30_000)))], '30000 × 8 pixels'],
    [
      'asks for vertices without end',
      async () => [file('a.gltf', json({ ...accessor({ count: 1e9 }), nodes: [{}] }))],
      'MB of vertices',
    ],
    [
      'reaches past its bytes',
      async () => [file('a.gltf', json({ ...accessor({ count: 4, bufferView: 0 }), ...bytes(12), nodes: [{}] }))],
      'reaches to byte 48 of a view of 12',
    ],
    [
      'names vertices that are not there',
      async () => [file('a.gltf', json(triangle([0, 1, 9])))],
      'names vertex 9, but there are 3',
    ],
    ['has vertices that are no numbers', async () => [file('a.gltf', json(triangle([0, 1, 2], NaN)))], 'no number'],
    [
      'has words for numbers',
      async () => [file('a.gltf', json({ nodes: [{ translation: 'far' }] }))],
      'nodes[0].translation',
    ],
    [
      'has spoilt base64',
      async () => [file('a.gltf', json({ buffers: [{ uri: 'data:;base64,#', byteLength: 4 }], nodes: [{}] }))],
      'data URI',
    ],
    [
      'is an archive that is cut short',
      async () => [file('a.zip', new Uint8Array([80, 75, 3, 4, 0]))],
      'cannot be unpacked',
    ],
  ]
  const chain = (n: number) => Array.from({ length: n }, (_, i) => (i < n - 1 ? { children: [i + 1] } : {}))
  const accessor = (fields: object) => ({ accessors: [{ componentType: 5126, type: 'VEC3', ...fields }] })
  const uri = (data: Uint8Array) => `data:application/octet-stream;base64,${Buffer.from(data).toString('base64')}`
  const bytes = (length: number) => ({
    bufferViews: [{ buffer: 0, byteLength: length }],
    buffers: [{ byteLength: length, uri: uri(new Uint8Array(length)) }],
  })
  const pictured = (width: number) => {
    const data = png(8)
    new DataView(data.buffer).setUint32(16, width)
    return { images: [{ uri: uri(data) }], nodes: [{}] }
  }
  const triangle = (indices: number[], last = 0) => ({
    buffers: [
      {
        byteLength: 48,
        uri: uri(
          new Uint8Array([
            ...new Uint8Array(Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, last]).buffer),
            ...indices,
            ...Array(9).fill(0),
          ]),
        ),
      },
    ],
    bufferViews: [
      { buffer: 0, byteLength: 36 },
      { buffer: 0, byteOffset: 36, byteLength: 3 },
    ],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
      { bufferView: 1, componentType: 5121, count: 3, type: 'SCALAR' },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    nodes: [{ mesh: 0 }],
  })
  const json = (fields: object) => new TextEncoder().encode(JSON.stringify({ asset: { version: '2.0' }, ...fields }))

  test.each([...cases, ...limits])('because it %s: says why, and leaves the scene', async (_why, make, message) => {
    await editor.run('mesh.add', { shape: 'box' })
    const before = snapshot(editor.scene)
    await expect(editor.importFiles(await make())).rejects.toThrow(message)
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('because there is nothing to see: comes in as it is, with a warning', async () => {
    const { warnings } = await editor.importFiles([file('a.gltf', json({ materials: [{ name: 'Kept' }] }))])
    expect(warnings[0]).toContain('nothing to see')
    expect((await exported()).doc.getRoot().listMaterials()[0].getName()).toBe('Kept')
  })

  test('because just a texture is missing: comes in, with a warning', async () => {
    const { 'crate.gltf': gltf, 'crate.bin': bin } = (await FIXTURES.several()) as Files
    const { warnings } = (await editor.importFiles([file('crate.gltf', gltf), file('crate.bin', bin)])) as unknown as {
      warnings: string[]
    }
    expect(warnings[0]).toContain('chequer%20board.png')
  })
})

describe('export', () => {
  test.each(['textured', 'draco', 'meshopt', 'basis', 'skinned', 'lit'] as const)(
    'of %s unchanged keeps everything',
    async (name) => {
      const source = (await FIXTURES[name]()) as Bytes
      await importGlb(name)
      const { doc, bytes } = await exported()
      const before = await decoder.readBinary(source)
      expect(tree(doc)).toEqual(tree(before))
      const textures = (d: Document) =>
        d
          .getRoot()
          .listTextures()
          .map((texture) => [texture.getMimeType(), texture.getImage()])
      expect(textures(doc)).toEqual(textures(before))
      const vertices = (d: Document) =>
        d
          .getRoot()
          .listMeshes()
          .map((mesh) =>
            mesh.listPrimitives().map((p) => [p.getAttribute('POSITION')!.getArray(), p.getIndices()!.getArray()]),
          )
      expect(vertices(doc)).toEqual(vertices(before))
      const clips = (d: Document) =>
        d
          .getRoot()
          .listAnimations()
          .map((clip) => [
            clip.getName(),
            clip.listChannels().map((c) => [c.getTargetNode()!.getName(), c.getTargetPath()]),
          ])
      expect(clips(doc)).toEqual(clips(before))
      const errors = async (b: Bytes) => (await validator.validateBytes(b)).issues.numErrors
      expect(await errors(bytes)).toBeLessThanOrEqual(await errors(source))
    },
  )

  test('has what was changed', async () => {
    const root = await importGlb('textured')
    const { run, named } = editor
    await run('node.rename', { node: 'Crate', name: 'Chest' })
    await run('node.transform', { nodes: ['Lid'], position: [0, 2, 0] })
    await run('node.move', { nodes: ['Left knob'], parent: root, keepLocal: true })
    await run('node.delete', { nodes: ['Right knob'] })
    await run('node.setVisible', { nodes: ['Left knob'], visible: false })
    await run('material.set', { nodes: [named('Chest').id], color: '#ff0000', roughness: 0.25 })
    await run('mesh.add', { shape: 'cone', name: 'Roof', color: 'teal', position: [0, 3, 0] })
    const { doc } = await exported()
    expect(tree(doc)).toEqual(['textured', 'Chest', 'Lid', 'Left knob', 'Roof'])
    expect(node(doc, 'Lid').getTranslation()).toEqual([0, 2, 0])
    expect(node(doc, 'Left knob').getExtension('KHR_node_visibility')).not.toBeNull()
    const painted = node(doc, 'Chest').getMesh()!.listPrimitives()[0].getMaterial()!
    expect([painted.getBaseColorFactor(), painted.getRoughnessFactor()]).toEqual([[1, 0, 0, 1], 0.25])
    expect(painted.getBaseColorTexture()!.getImage()).toBeTruthy()
    expect(node(doc, 'Chest').getExtras()).toEqual({ sku: 42 })
  })

  test('leaves out what nothing uses', async () => {
    await importGlb('textured')
    await editor.run('mesh.add', { shape: 'box' })
    await editor.run('node.delete', { nodes: ['textured'] })
    const { doc } = await exported()
    expect(doc.getRoot().listTextures()).toEqual([])
    expect(doc.getRoot().listMeshes()).toHaveLength(1)
  })

  test('lets each copy of a skinned model move by itself', async () => {
    const root = await importGlb('skinned')
    await editor.run('node.duplicate', { nodes: [root], offset: [2, 0, 0] })
    const { doc, bytes } = await exported()
    const skins = doc
      .getRoot()
      .listNodes()
      .flatMap((n) => (n.getSkin() ? [n.getSkin()!.listJoints()] : []))
    expect(skins).toHaveLength(2)
    expect(skins[0].some((joint) => skins[1].includes(joint))).toBe(false)
    const targets = doc
      .getRoot()
      .listAnimations()
      .map((clip) => clip.listChannels()[0].getTargetNode())
    expect(new Set(targets).size).toBe(2)
    expect(doc.getRoot().listMeshes()).toHaveLength(1)
    expect((await validator.validateBytes(bytes)).issues.numErrors).toBe(0)
  })

  test('says what glTF cannot hold', async () => {
    await editor.run('light.add', { type: 'hemisphere', name: 'Dome' })
    const { warnings, bytes } = await exported()
    expect(warnings[0]).toContain('"Dome"')
    const again = createTestEditor()
    await again.importFiles([file('again.glb', bytes)])
    expect(again.named('Dome')).toMatchObject({ kind: 'light', type: 'hemisphere' })
  })

  test('of models together keeps each', async () => {
    for (const name of ['textured', 'draco', 'skinned', 'lit'] as const) await importGlb(name)
    const { doc, bytes } = await exported()
    expect(tree(doc)).toEqual(expect.arrayContaining(['Crate', 'Ball', 'Elbow', 'Lamp', 'Eye', 'Globe']))
    expect((await validator.validateBytes(bytes)).issues.numErrors).toBe(0)
  })

  test('as glTF is a zip of a scene and its files', async () => {
    await importGlb('textured')
    const { blob } = await editor.io.export({ ...AS_IS, format: 'gltf' }, new AbortController().signal)
    const { unzipSync } = await import('fflate')
    const entries = Object.keys(unzipSync(new Uint8Array(await blob.arrayBuffer()))).sort()
    expect(entries).toEqual([expect.stringMatching(/\.png$/), 'scene.bin', 'scene.gltf'])
  })
})

describe('surfaces and pictures of the editor', () => {
  const own = async () => {
    const { doc } = await exported()
    return doc.getRoot().listMaterials()[0]
  }

  test('are written with their extensions, and read back the same', async () => {
    const fields = {
      ...{ clearcoat: 0.8, clearcoatRoughness: 0.3, sheenColor: '#804020', sheenRoughness: 0.4, iridescence: 0.5 },
      ...{ iridescenceIor: 1.6, anisotropy: 0.7, anisotropyRotation: 30, transmission: 0.9, thickness: 0.2, ior: 1.3 },
    }
    await editor.run('mesh.add', { shape: 'box', name: 'Gem', bevel: 0.1, surface: fields })
    const { bytes } = await exported()
    const report = await validator.validateBytes(bytes)
    expect(report.issues.numErrors).toBe(0)
    const again = createTestEditor()
    await again.importFiles([file('gem.glb', bytes)])
    const facts = [...again.scene.assets()][0].materials![0].surface
    for (const [key, value] of Object.entries(fields)) {
      if (typeof value === 'number') expect(facts[key as 'ior'], key).toBeCloseTo(value, 5)
      else expect(facts[key as 'sheenColor'], key).toBe(value)
    }
    const size = again.scene.asset([...again.scene.assets()][0].id)!.meshes![0]
    expect([size.min, size.max].flat().map((n) => Math.round(n * 1000) / 1000)).toEqual([
      -0.5, -0.5, -0.5, 0.5, 0.5, 0.5,
    ])
  })

  test('pictures are written byte for byte, once, with how often they repeat', async () => {
    await editor.run('mesh.add', { shape: 'box', name: 'Floor' })
    const picture = { path: 'wood.png', blob: new Blob([png(16)]) }
    await editor.run('material.setTexture', { nodes: ['Floor'], texture: 'color', image: picture })
    await editor.run('material.setTexture', { nodes: ['Floor'], texture: 'normal', image: picture })
    await editor.run('material.set', { nodes: ['Floor'], repeat: 4, normalScale: 0.5 })
    const material = await own()
    expect([...material.getBaseColorTexture()!.getImage()!]).toEqual([...png(16)])
    expect(material.getNormalTexture()).toBe(material.getBaseColorTexture())
    expect(material.getNormalScale()).toBe(0.5)
    const transform = material.getBaseColorTextureInfo()!.getExtension<Transform>('KHR_texture_transform')
    expect(transform?.getScale()).toEqual([4, 4])
  })

  test('a texture of a model can be taken away, and comes back with undo', async () => {
    await importGlb('textured')
    await editor.run('material.setTexture', { nodes: ['Crate'], texture: 'color', image: null })
    expect((await own()).getBaseColorTexture()).toBeNull()
    editor.scene.history.undo()
    expect((await own()).getBaseColorTexture()).not.toBeNull()
  })
})
