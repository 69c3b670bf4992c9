import { describe, expect, test, vi } from 'vitest'
import { BlobStore } from '../../../src/assets/blobs.ts'
import { createScene } from '../../../src/document/index.ts'
import { writeScene } from '../../../src/io/export/gltf.ts'
import { exportInput } from '../../../src/io/export/input.ts'
import { FileError } from '../../../src/io/gltf/glb.ts'
import { readItems } from '../../../src/io/import/index.ts'
import { parseFiles } from '../../../src/io/import/parse.ts'
import { everything } from '../../fixtures/everything.ts'
import { OTHER_FORMATS } from '../../fixtures/formats.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { mutate, randomFrom } from '../../support/mutate.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Damaged files, of which none may hang, crash, or fail in other words than a sentence. */
const MUTANTS = 2000
const SEED = Number(process.env.FUZZ_SEED ?? 20260101)
/** Milliseconds; far more than any takes, and less than a user's patience. */
const LONGEST = 10_000

const models: [string, Bytes][] = [['everything.glb', everything()]]
for (const name of ['textured', 'draco', 'meshopt', 'basis', 'skinned', 'lit'] as const) {
  models.push([`${name}.glb`, (await FIXTURES[name]()) as Bytes])
}
const others = Object.values(OTHER_FORMATS).map((files): [string, Bytes] => Object.entries(files)[0])
const sources = [...models, ...models, ...models, ...others]

/** Imports and exports a file; what came of it in one word, or what it threw that is no sentence. */
async function fate(path: string, bytes: Bytes): Promise<string> {
  const scene = createScene()
  const blobs = new BlobStore()
  const env = { scene, blobs, prepare: async () => [], target: (): [number, number, number] => [0, 0, 0] }
  try {
    const parsed = await parseFiles([{ path, blob: new Blob([bytes]) }])
    const { items } = await readItems(env, parsed, new AbortController().signal)
    scene.transact('Import', { source: 'script' }, (tx) => items.forEach((item) => item.write(tx, {})))
  } catch (error) {
    return error instanceof FileError && error.message.includes('"') ? 'refused' : `threw ${(error as Error).stack}`
  }
  try {
    writeScene(exportInput(scene, blobs))
    return 'imported'
  } catch (error) {
    return `export threw ${(error as Error).stack}`
  }
}

describe(`damaged files (seed ${SEED})`, () => {
  test(`${MUTANTS} of them are imported, or refused in a sentence`, { timeout: 600_000 }, async () => {
    // Loaders of three tell the console what they think of a file.
    for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
    const fates = new Map<string, number>()
    for (let i = 0; i < MUTANTS; i++) {
      const [path, bytes] = sources[i % sources.length]
      const mutant = mutate(bytes, path.endsWith('.glb'), randomFrom(SEED + i))
      const start = performance.now()
      const what = await fate(path, mutant)
      const slow = performance.now() - start > LONGEST
      const key = what === 'imported' || what === 'refused' ? what : `mutant ${i} of ${path}: ${what}`
      fates.set(slow ? `mutant ${i} of ${path} took too long` : key, (fates.get(key) ?? 0) + 1)
    }
    vi.restoreAllMocks()
    expect([...fates.keys()].filter((key) => key !== 'imported' && key !== 'refused')).toEqual([])
    expect(fates.get('imported')).toBeGreaterThan(MUTANTS / 20)
    expect(fates.get('refused')).toBeGreaterThan(MUTANTS / 20)
  })
})
