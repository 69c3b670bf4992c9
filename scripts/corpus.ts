import { openAsBlob, readdirSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { WebIO } from '@gltf-transform/core'
import validator from 'gltf-validator'
import { BlobStore } from '../src/assets/blobs.ts'
import type { InputFile } from '../src/commands/context.ts'
import { createScene, type Scene } from '../src/document/index.ts'
import { writeScene } from '../src/io/export/gltf.ts'
import { exportInput } from '../src/io/export/input.ts'
import { FileError } from '../src/io/gltf/glb.ts'
import { extensionOf } from '../src/io/import/files.ts'
import { FORMATS } from '../src/io/import/formats.ts'
import { readItems } from '../src/io/import/index.ts'
import { parseFiles } from '../src/io/import/parse.ts'
import { differences } from '../tests/support/compare.ts'
import { createDecodingIo } from '../tests/support/decode.ts'
import '../tests/support/file-reader.ts'

interface Row {
  file: string
  /** How many errors gltf-validator finds in the source, and in the export. */
  errors: [before: number, after: number]
  bytes: [before: number, after: number]
  ms: number
  /** What the export has not as the source had it. */
  faults: string[]
  /** Why a file was not imported, in the words that the user reads. */
  refused?: string
}

/**
 * Imports, exports, validates and compares every model below a folder, prints a table, and returns whether all is well:
 * no loss, no new error, and no glTF refused that the validator finds nothing wrong with. Models of other formats are
 * compared with the GLB that their import makes of them.
 */
export async function corpus(folder: string): Promise<boolean> {
  const io = await createDecodingIo()
  const rows: Row[] = []
  for (const path of models(folder)) rows.push({ ...(await roundTrip(io, path)), file: relative(folder, path) })
  print(rows)
  const refused = rows.filter((row) => row.refused && !row.faults.length)
  const bad = rows.filter((row) => row.faults.length)
  const whole = rows.length - refused.length - bad.length
  console.log(
    `\n${rows.length} models: ${whole} kept whole, ${refused.length} damaged and refused, ${bad.length} not well`,
  )
  return bad.length === 0 && rows.length > 0
}

function models(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => extensionOf(path) in FORMATS && statSync(path).isFile())
    .sort()
}

/** A model with the files below its folder, which are read when it names them. */
async function inputFiles(path: string): Promise<InputFile[]> {
  const folder = join(path, '..')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name === basename(path) || !(extensionOf(name) in FORMATS || name.endsWith('.json')))
    .filter((name) => statSync(join(folder, name)).isFile())
  return Promise.all(names.map(async (name) => ({ path: name, blob: await openAsBlob(join(folder, name)) })))
}

async function roundTrip(io: WebIO, path: string): Promise<Omit<Row, 'file'>> {
  const scene: Scene = createScene()
  const blobs = new BlobStore()
  const env = { scene, blobs, prepare: async () => [], target: () => [0, 0, 0] as [number, number, number] }
  const start = performance.now()
  try {
    const { items } = await readItems(env, await parseFiles(await inputFiles(path)), new AbortController().signal)
    scene.transact('Import', { source: 'script' }, (tx) => items[0].write(tx, {}))
    const { bytes, warnings } = writeScene(exportInput(scene, blobs))
    const ms = performance.now() - start
    const glb = blobs.get([...scene.assets()][0].id)
    const errors: Row['errors'] = [await errorCount(glb), await errorCount(bytes)]
    const faults = [...(await lost(io, glb, bytes)), ...warnings]
    if (errors[1] > errors[0]) faults.push('new errors')
    return { errors, bytes: [glb.byteLength, bytes.byteLength], ms, faults }
  } catch (error) {
    const { message, stack } = error as Error
    const ms = performance.now() - start
    const found = await sourceErrors(path)
    const faults =
      error instanceof FileError ? (found ? [] : ['refused, though nothing is wrong with it']) : [stack ?? message]
    return { errors: [found, found], bytes: [statSync(path).size, 0], ms, faults, refused: message }
  }
}

/** What the comparison finds; a damaged source that glTF-Transform cannot read is not compared. */
async function lost(io: WebIO, before: Uint8Array<ArrayBuffer>, after: Uint8Array<ArrayBuffer>): Promise<string[]> {
  try {
    await io.readBinary(before)
  } catch {
    return []
  }
  return differences(io, before, after)
}

async function errorCount(glb: Uint8Array<ArrayBuffer>): Promise<number> {
  const report = await validator.validateBytes(glb, { maxIssues: 0 })
  return report.issues.numErrors
}

/** Errors of a file as it lies on the disk, with those that it names; one where it cannot be told. */
async function sourceErrors(path: string): Promise<number> {
  if (!['glb', 'gltf'].includes(extensionOf(path))) return 1
  const read = async (file: string) => new Uint8Array(await (await openAsBlob(file)).arrayBuffer())
  try {
    const report = await validator.validateBytes(await read(path), {
      maxIssues: 0,
      externalResourceFunction: (uri: string) => read(join(path, '..', decodeURIComponent(uri))),
    })
    return report.issues.numErrors
  } catch {
    return 1
  }
}

function print(rows: Row[]) {
  const arrow = (a: number, b: number) => (a === b ? `${a}` : `${a} → ${b}`)
  console.table(
    rows.map(({ file, errors, bytes, ms, faults, refused }) => ({
      file,
      errors: refused ? `${errors[0]}` : arrow(errors[0], errors[1]),
      kB: refused ? '' : arrow(Math.round(bytes[0] / 1024), Math.round(bytes[1] / 1024)),
      ms: Math.round(ms),
      result: faults.join('; ') || (refused ? `refused: ${refused}` : 'whole'),
    })),
  )
}
