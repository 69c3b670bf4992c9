import { unzipSync } from 'fflate'
import validator from 'gltf-validator'
import { Box3, type Mesh, type Object3D, Vector3 } from 'three'
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js'
import { PLYLoader } from 'three/addons/loaders/PLYLoader.js'
import { STLLoader } from 'three/addons/loaders/STLLoader.js'
import { USDLoader } from 'three/addons/loaders/USDLoader.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { AS_IS, EXPORT_PRESETS, type ExportOptions } from '../../../src/commands/export-options.ts'
import { parseGlb } from '../../../src/io/gltf/glb.ts'
import { boundsOf, sceneBounds } from '../../../src/spatial/index.ts'
import { everything } from '../../fixtures/everything.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { differences } from '../../support/compare.ts'
import { createDecodingIo } from '../../support/decode.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

type Bytes = Uint8Array<ArrayBuffer>
const io = await createDecodingIo()
let editor: TestEditor

beforeEach(async () => {
  editor = createTestEditor()
})

async function bring(name: keyof typeof FIXTURES | 'everything'): Promise<string> {
  const bytes = name === 'everything' ? everything() : ((await FIXTURES[name]()) as Bytes)
  const { roots } = await editor.importFiles([{ path: `${name}.glb`, blob: new Blob([bytes]) }])
  return roots[0]
}

async function write(options: Partial<ExportOptions>) {
  const { blob, warnings, fileName } = await editor.io.export({ ...AS_IS, ...options }, new AbortController().signal)
  return { bytes: new Uint8Array(await blob.arrayBuffer()), warnings, fileName }
}

const triangles = (doc: Awaited<ReturnType<typeof io.readBinary>>) =>
  doc
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .reduce((sum, p) => sum + (p.getIndices() ?? p.getAttribute('POSITION')!).getCount() / 3, 0)

/** A cylinder that bends, a mirrored box below a turned group, and a hidden ball. */
async function scene() {
  await bring('skinned')
  await editor.run('mesh.add', {
    shape: 'box',
    name: 'Plinth',
    size: [2, 0.5, 1],
    position: [4, 0.25, 0],
    color: 'red',
  })
  await editor.run('node.transform', { nodes: ['Plinth'], rotation: [0, 30, 0], scale: [-1, 1, 1] })
  await editor.run('mesh.add', { shape: 'sphere', name: 'Ghost', position: [0, 9, 0] })
  await editor.run('node.setVisible', { nodes: ['Ghost'], visible: false })
}

const boxOf = (object: Object3D) => {
  object.updateMatrixWorld(true)
  return new Box3().setFromObject(object, true)
}

function expectBounds(box: Box3, names: string[]) {
  const { min, max } = boundsOf(
    editor.scene,
    names.map((name) => editor.named(name).id),
  )!
  for (const [k, axis] of (['x', 'y', 'z'] as const).entries()) {
    expect(box.min[axis]).toBeCloseTo(min[k], 2)
    expect(box.max[axis]).toBeCloseTo(max[k], 2)
  }
}

describe('geometry is packed as wished', () => {
  test.each(['plain', 'quantized', 'meshopt', 'draco'] as const)('%s', async (geometry) => {
    await bring('draco')
    const before = await io.readBinary((await write({ geometry: 'plain' })).bytes)
    const { bytes } = await write({ geometry })
    const doc = await io.readBinary(bytes)
    expect(triangles(doc)).toBe(triangles(before))
    const used = doc
      .getRoot()
      .listExtensionsUsed()
      .map(({ extensionName }) => extensionName)
    const expected = {
      plain: [],
      quantized: ['KHR_mesh_quantization'],
      meshopt: ['EXT_meshopt_compression', 'KHR_mesh_quantization'],
      draco: ['KHR_draco_mesh_compression'],
    }
    expect(used.sort()).toEqual(expected[geometry])
    expect((await validator.validateBytes(bytes)).issues.numErrors).toBe(0)
  })

  test('simplified to a share of its triangles', async () => {
    await bring('draco')
    const all = triangles(await io.readBinary((await write({ geometry: 'plain' })).bytes))
    const half = triangles(await io.readBinary((await write({ simplify: 0.5 })).bytes))
    expect(half).toBeLessThan(all * 0.65)
    expect(half).toBeGreaterThan(all * 0.35)
  })

  test('an archive touches nothing, the web preset makes it small', async () => {
    await bring('textured')
    const source = (await FIXTURES.textured()) as Bytes
    const archive = await write(EXPORT_PRESETS.archive)
    expect(await differences(io, source, archive.bytes)).toEqual([])
    await editor.run('mesh.add', { shape: 'sphere' })
    const [all, web] = [await write(EXPORT_PRESETS.archive), await write(EXPORT_PRESETS.web)]
    expect(web.bytes.byteLength).toBeLessThan(all.bytes.byteLength * 0.7)
    expect((await validator.validateBytes(web.bytes)).issues.numErrors).toBe(0)
  })

  test('what repacking cannot keep is said', async () => {
    await bring('everything')
    expect((await write({ geometry: 'meshopt' })).warnings.join()).toMatch(
      /KHR_animation_pointer.*ACME_brick|ACME_brick.*KHR_animation_pointer/,
    )
  })
})

describe('glTF with its files', () => {
  test('is the same glTF', async () => {
    await bring('everything')
    const files = unzipSync((await write({ format: 'gltf' })).bytes)
    expect(Object.keys(files).sort()).toEqual(['picture.png', 'scene.bin', 'scene.gltf'])
    const again = createTestEditor()
    await again.importFiles(Object.entries(files).map(([path, bytes]) => ({ path, blob: new Blob([bytes as Bytes]) })))
    const { blob } = await again.io.export(AS_IS, new AbortController().signal)
    const after = new Uint8Array(await blob.arrayBuffer())
    const faults = await differences(io, everything(), after)
    expect(faults).toEqual([])
  })
})

describe('other formats are read back by loaders of their own', () => {
  test('STL: in millimetres, Z up, hidden ones left out', async () => {
    await scene()
    const geometry = new STLLoader().parse((await write({ format: 'stl' })).bytes.buffer)
    geometry.rotateX(-Math.PI / 2).scale(0.001, 0.001, 0.001)
    geometry.computeBoundingBox()
    expectBounds(geometry.boundingBox!, ['skinned', 'Plinth'])
  })

  test('STL: mirrored triangles still show their fronts', async () => {
    await editor.run('mesh.add', { shape: 'box', name: 'Box' })
    await editor.run('node.transform', { nodes: ['Box'], scale: [-1, 1, 1] })
    const geometry = new STLLoader().parse((await write({ format: 'stl' })).bytes.buffer)
    const at = geometry.getAttribute('position')
    const corner = (i: number) => new Vector3().fromBufferAttribute(at, i)
    const middle = new Box3().setFromBufferAttribute(at as never).getCenter(new Vector3())
    for (let i = 0; i < at.count; i += 3) {
      const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)]
      const normal = b.clone().sub(a).cross(c.clone().sub(a))
      expect(normal.dot(a.clone().sub(middle))).toBeGreaterThan(0)
    }
  })

  test('PLY', async () => {
    await scene()
    const geometry = new PLYLoader().parse((await write({ format: 'ply' })).bytes.buffer)
    geometry.computeBoundingBox()
    expectBounds(geometry.boundingBox!, ['skinned', 'Plinth'])
  })

  test('OBJ with MTL and pictures', async () => {
    await scene()
    await bring('textured')
    const files = unzipSync((await write({ format: 'obj' })).bytes)
    expect(Object.keys(files).sort()).toEqual(['chequer.png', 'scene.mtl', 'scene.obj'])
    const text = new TextDecoder()
    const object = new OBJLoader().parse(text.decode(files['scene.obj']))
    expectBounds(boxOf(object), ['skinned', 'Plinth', 'textured'])
    const mtl = text.decode(files['scene.mtl'])
    expect(mtl).toContain('newmtl Wood')
    expect(mtl).toContain('map_Kd chequer.png')
    expect(mtl).toMatch(/newmtl \S+\nKd 1\.0000 0\.0000 0\.0000/)
    const again = createTestEditor()
    await again.importFiles(Object.entries(files).map(([path, bytes]) => ({ path, blob: new Blob([bytes as Bytes]) })))
    const ours = sceneBounds(again.scene)!
    expect(ours.max[1] - ours.min[1]).toBeCloseTo(2, 1)
  })

  test('USDZ', async () => {
    await editor.run('mesh.add', {
      shape: 'box',
      name: 'Plinth',
      size: [2, 0.5, 1],
      position: [4, 0.25, 0],
      color: 'red',
    })
    const group = new USDLoader().parse((await write({ format: 'usdz' })).bytes.buffer)
    expectBounds(boxOf(group), ['Plinth'])
    const meshes: Mesh[] = []
    group.traverse((part) => (part as Mesh).isMesh && meshes.push(part as Mesh))
    expect(meshes).toHaveLength(1)
  })
})

describe('a React component', () => {
  const component = async (options: Partial<ExportOptions> = {}) => {
    const files = unzipSync((await write({ format: 'react', ...options })).bytes)
    return { tsx: new TextDecoder().decode(files['Scene.tsx']), glb: files['scene.glb'] as Bytes }
  }

  test('has the tree, with names as props, beside the GLB', async () => {
    await bring('textured')
    const { tsx, glb } = await component()
    expect(parseGlb(glb, 'scene').json.nodes).toHaveLength(4)
    expect(tsx).toContain('geometry={nodes.Crate.geometry}')
    expect(tsx).toContain('material={materials.Wood}')
    expect(tsx).toContain("leftKnob?: ThreeElements['mesh']")
    expect(tsx).toContain('{...leftKnob}')
    expect(tsx).toMatch(/rotation=\{\[0, 1\.570796\d*, 0\]\}/)
  })

  test('plays clips by name, and gives skins their bones', async () => {
    await bring('skinned')
    const { tsx } = await component()
    expect(tsx).toContain("export type ClipName = 'Bend'")
    expect(tsx).toContain('skeleton={nodes.Body.skeleton}')
    expect(tsx).toContain('<primitive object={nodes.Shoulder} />')
  })

  test('names materials only where a name is enough', async () => {
    for (const [name, color] of [
      ['A', 'red'],
      ['B', 'blue'],
    ]) {
      await editor.run('mesh.add', { shape: 'box', name, color })
      await editor.run('material.set', { nodes: [name], name: 'Paint' })
    }
    const { tsx } = await component()
    expect(tsx).toContain('material={nodes.A.material}')
    expect(tsx).toContain('material={nodes.B.material}')
  })

  test('gives odd names a prop each', async () => {
    for (const name of ['position', '2nd "box"', 'a/b', 'a b', 'class'])
      await editor.run('mesh.add', { shape: 'box', name })
    const { tsx } = await component()
    expect(tsx).toContain("positionPart?: ThreeElements['mesh']")
    expect(tsx).toContain("part2ndBox?: ThreeElements['mesh']")
    expect(tsx).toContain("aB2?: ThreeElements['mesh']")
    expect(tsx).toContain("classPart?: ThreeElements['mesh']")
  })
})
