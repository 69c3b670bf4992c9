import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { WebIO } from '@gltf-transform/core'
import validator from 'gltf-validator'
import { BlobStore } from '../src/assets/blobs.ts'
import { sha256 } from '../src/assets/hash.ts'
import type { InputFile } from '../src/commands/context.ts'
import { createScene, type Scene } from '../src/document/index.ts'
import { createGltfIo } from '../src/io/codecs.ts'
import { exportGltf } from '../src/io/export/gltf.ts'
import { exportInput } from '../src/io/export/input.ts'
import { readModels } from '../src/io/import/gltf.ts'
import { createDecodingIo } from '../tests/support/decode.ts'

interface Counts {
  nodes: number
  triangles: number
  materials: number
  clips: number
  textures: number
  /** Hashes of the textures' bytes, sorted. */
  images: string
}

interface Row {
  file: string
  before: Counts
  after: Counts
  errors: [before: number, after: number]
  bytes: [before: number, after: number]
  ms: number
  faults: string[]
}

/** Imports, exports and validates every model below a folder, prints a table, and returns whether all is well. */
export async function corpus(folder: string): Promise<boolean> {
  const io = await createGltfIo()
  const rows: (Row | { file: string; failed: string })[] = []
  for (const path of models(folder)) {
    const file = relative(folder, path)
    try {
      rows.push({ ...(await roundTrip(io, path)), file })
    } catch (error) {
      rows.push({ file, failed: (error as Error).message })
    }
  }
  print(rows)
  const bad = rows.filter((row) => 'failed' in row || row.faults.length)
  console.log(`\n${rows.length} models, ${rows.length - bad.length} kept whole, ${bad.length} not`)
  return bad.length === 0 && rows.length > 0
}

function models(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(glb|gltf)$/i.test(path) && statSync(path).isFile())
    .sort()
}

function inputFiles(path: string): InputFile[] {
  const folder = join(path, '..')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name === basename(path) || !/\.(glb|gltf)$/i.test(name))
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({ path: name, blob: new Blob([readFileSync(join(folder, name))]) }))
}

async function roundTrip(io: WebIO, path: string): Promise<Omit<Row, 'file'>> {
  const scene: Scene = createScene()
  const blobs = new BlobStore()
  const env = { scene, blobs, prepare: async () => {}, target: () => [0, 0, 0] as [number, number, number] }
  const start = performance.now()
  const [model] = await readModels(env, inputFiles(path), new AbortController().signal)
  scene.transact('Import', { source: 'script' }, (tx) => model.write(tx, {}))
  const out = await exportGltf(exportInput(scene, blobs), io, 'glb')
  const ms = performance.now() - start

  const glb = blobs.get([...scene.assets()][0].id)
  const decoding = await createDecodingIo()
  const before = await count(decoding, glb)
  const after = await count(decoding, out.bytes)
  const errors: [number, number] = [await errorCount(glb), await errorCount(out.bytes)]
  const faults = (['nodes', 'triangles', 'materials', 'clips', 'textures', 'images'] as const)
    .filter((key) => before[key] !== after[key])
    .map((key) => (key === 'images' ? 'texture bytes differ' : `${key} ${before[key]} → ${after[key]}`))
  if (errors[1] > errors[0]) faults.push('new errors')
  return {
    before,
    after,
    errors,
    bytes: [glb.byteLength, out.bytes.byteLength],
    ms,
    faults: [...faults, ...out.warnings],
  }
}

/** Counts what a viewer would get: nodes of the default scene, and what these and the clips use. */
async function count(io: WebIO, glb: Uint8Array<ArrayBuffer>): Promise<Counts> {
  const root = (await io.readBinary(glb)).getRoot()
  const scene = root.getDefaultScene() ?? root.listScenes()[0]
  let [nodes, triangles] = [0, 0]
  const materials = new Set<unknown>()
  const textures = new Set<Uint8Array>()
  scene.traverse((node) => {
    nodes++
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const corners = primitive.getIndices() ?? primitive.getAttribute('POSITION')
      triangles += Math.floor((corners?.getCount() ?? 0) / 3)
      if (primitive.getMaterial()) materials.add(primitive.getMaterial())
    }
  })
  const used = root
    .listTextures()
    .filter((texture) => texture.listParents().some((parent) => parent.propertyType !== 'Root'))
  for (const texture of used) if (texture.getImage()) textures.add(texture.getImage()!)
  const images = await Promise.all([...textures].map((bytes) => sha256(bytes as Uint8Array<ArrayBuffer>)))
  const clips = root.listAnimations().length
  return { nodes, triangles, materials: materials.size, clips, textures: textures.size, images: images.sort().join() }
}

async function errorCount(glb: Uint8Array<ArrayBuffer>): Promise<number> {
  const report = await validator.validateBytes(glb, { maxIssues: 0 })
  return report.issues.numErrors
}

function print(rows: (Row | { file: string; failed: string })[]) {
  const arrow = (a: number, b: number) => (a === b ? `${a}` : `${a} → ${b}`)
  console.table(
    rows.map((row) => {
      if ('failed' in row) return { file: row.file, result: row.failed }
      const { before, after, errors, bytes, ms, faults } = row
      return {
        file: row.file,
        nodes: arrow(before.nodes, after.nodes),
        triangles: arrow(before.triangles, after.triangles),
        materials: arrow(before.materials, after.materials),
        clips: arrow(before.clips, after.clips),
        textures: arrow(before.textures, after.textures),
        errors: arrow(errors[0], errors[1]),
        kB: arrow(Math.round(bytes[0] / 1024), Math.round(bytes[1] / 1024)),
        ms: Math.round(ms),
        result: faults.join('; ') || 'whole',
      }
    }),
  )
}
