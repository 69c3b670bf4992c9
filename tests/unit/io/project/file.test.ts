import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordsOf, type SceneNode } from '../../../../src/document/index.ts'
import { readArchive } from '../../../../src/io/project/file/archive.ts'
import { readProjectFile } from '../../../../src/io/project/file/read.ts'
import { writeProjectFile } from '../../../../src/io/project/file/write.ts'
import type { KeptMessage, KeptSession } from '../../../../src/io/project/format.ts'
import { FIXTURES } from '../../../fixtures/models.ts'
import { createTestEditor } from '../../../support/editor.ts'
import { mutate, randomFrom } from '../../../support/mutate.ts'
import { sorted } from '../../../support/projects.ts'

type Bytes = Uint8Array<ArrayBuffer>

const SESSION: KeptSession = {
  view: { eye: [1, 2, 3], target: [0, 0, 0], projection: 'perspective', height: 4 },
  selection: ['a'],
  views: [],
}
const MESSAGE: KeptMessage = {
  order: 0,
  message: {
    ...{ id: 'm', role: 'assistant', text: 'Added a box', images: [], thinking: '', waiting: '', usage: null },
    ...{ cards: [], status: 'done', choices: [], group: 'm' },
  },
  exchange: { user: 'add a box', text: 'Added a box', calls: [] },
}

const editor = createTestEditor()
let file: Bytes
const records = () => recordsOf(editor.scene)

beforeAll(async () => {
  await editor.importFiles([{ path: 'crate.glb', blob: new Blob([(await FIXTURES.textured()) as Bytes]) }])
  await editor.run('mesh.addMany', {
    items: Array.from({ length: 30 }, (_, i) => ({ shape: 'box', name: `Bäume ${i}` })),
  })
  await editor.run('scene.set', { name: 'A "quoted" <name>', exposure: 2 })
  file = await bytesOf(await write())
})

const write = (more: object = {}) =>
  writeProjectFile({
    ...{ records: records(), messages: [MESSAGE], session: SESSION, thumbnail: new Blob(['picture']) },
    bytesOf: (id) => editor.blobs.get(id),
    ...more,
  })
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const read = (bytes: Bytes) => readProjectFile(new Blob([bytes]))

/** A file like ours whose scene is what is given. */
async function fileOf(change: (scene: { version: number; nodes: SceneNode[] } & Record<string, unknown>) => void) {
  const { entries } = readArchive(file)
  const files = Object.fromEntries(entries.map(({ path, bytes }) => [path, bytes]))
  const scene = JSON.parse(new TextDecoder().decode(files['scene.json']))
  change(scene)
  return zipSync({ ...files, 'scene.json': new TextEncoder().encode(JSON.stringify(scene)) as Bytes }) as Bytes
}

describe('a project file', () => {
  test('holds everything, and gives it back', async () => {
    const back = await read(file)
    expect(back.faults).toEqual([])
    expect(back.isNewer).toBe(false)
    for (const table of ['nodes', 'materials', 'assets'] as const) {
      expect(sorted(back.records[table] as { id: string }[])).toEqual(sorted(records()[table] as { id: string }[]))
    }
    expect(back.records.settings).toEqual(records().settings)
    expect(back.messages).toEqual([MESSAGE])
    expect(back.session).toEqual(SESSION)
    expect(await back.thumbnail!.text()).toBe('picture')
    const [asset] = back.records.assets
    expect(back.bytes.get(asset.id)).toEqual(editor.blobs.get(asset.id))
  })

  test('is a zip that others can read, with the models as files', () => {
    expect(readArchive(file).entries.map(({ path }) => path)).toEqual([
      'scene.json',
      'conversation.json',
      expect.stringMatching(/^assets\/[0-9a-f]{64}\.glb$/),
      'thumbnail.webp',
    ])
  })

  test('of a newer version shows what is known of it, and says so', async () => {
    const newer = await fileOf((scene) => {
      scene.version = 99
      scene.nodes[0] = { ...scene.nodes[0], kind: 'hologram' } as unknown as SceneNode
      scene.wonders = [1, 2, 3]
    })
    const back = await read(newer)
    expect(back.isNewer).toBe(true)
    expect(back.records.nodes).toHaveLength(records().nodes.length)
    expect(back.records.nodes.find(({ id }) => id === records().nodes[0].id)!.kind).toBe('group')
  })

  test('that is cut off is read up to there, from its headers and line by line', async () => {
    const end = readArchive(file).entries[0].bytes.length
    expect(end).toBeGreaterThan(0)
    for (const share of [0.9, 0.5, 0.35]) {
      const back = await read(file.slice(0, Math.round(file.length * share)))
      expect(back.faults.length).toBeGreaterThan(0)
      expect(back.records.nodes.length).toBeGreaterThan(0)
    }
  })

  test('with a damaged model keeps the nodes of it as groups, and names it', async () => {
    const damaged = file.slice()
    const at = new TextDecoder('latin1').decode(file).indexOf('glTF\x02')
    damaged[at + 200] ^= 0xff
    const back = await read(damaged)
    expect(back.faults.join('\n')).toContain('crate.glb')
    expect(back.records.assets).toEqual([])
    expect(back.records.nodes).toHaveLength(records().nodes.length)
    expect(back.records.nodes.filter(({ name }) => name.startsWith('Bäume'))).toHaveLength(30)
  })

  test('with records that are none leaves these out, and counts them', async () => {
    const back = await read(
      await fileOf((scene) => {
        scene.nodes.push({ id: 7 } as unknown as SceneNode, null as unknown as SceneNode)
        ;(scene.nodes[1] as { position: unknown }).position = ['x', null, 1]
      }),
    )
    expect(back.records.nodes).toHaveLength(records().nodes.length - 1)
    expect(back.faults.join('\n')).toContain('nodes could not be read')
  })

  test('with __proto__ in it changes no prototype', async () => {
    const { entries } = readArchive(file)
    const files = Object.fromEntries(entries.map(({ path, bytes }) => [path, bytes]))
    const text = new TextDecoder().decode(files['scene.json'])
    for (const name of ['__proto__', '\\u005f_proto__', 'constructor']) {
      const evil = text.replace('"settings":{', `"${name}":{"hacked":1},"settings":{"${name}":{"hacked":1},`)
      const back = await read(zipSync({ ...files, 'scene.json': new TextEncoder().encode(evil) as Bytes }) as Bytes)
      expect(back.records.nodes).toHaveLength(records().nodes.length)
      expect(({} as { hacked?: number }).hacked).toBeUndefined()
      expect((back.records.settings as unknown as { hacked?: number }).hacked).toBeUndefined()
    }
  })

  test.each([
    ['nothing', new Uint8Array(0)],
    ['a text', new TextEncoder().encode('hello') as Bytes],
    ['another zip', zipSync({ 'readme.txt': new TextEncoder().encode('hello') }) as Bytes],
    ['another JSON', zipSync({ 'scene.json': new TextEncoder().encode('{"a":1}') }) as Bytes],
    ['another format', zipSync({ 'scene.json': new TextEncoder().encode('{"format":"x","version":1}') }) as Bytes],
  ])('that is %s is refused with a sentence', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow(/expected a file that Diorama has saved|nothing of it can be read/)
  })

  test('1,000 damaged files are read as far as they go, or refused with a sentence', async () => {
    let [opened, refused] = [0, 0]
    for (let seed = 0; seed < 1000; seed++) {
      const random = randomFrom(seed)
      let bytes = mutate(file, false, random)
      if (random() < 0.3) bytes = mutate(bytes, false, random)
      try {
        const back = await read(bytes)
        const ids = new Set(back.records.nodes.map(({ id }) => id))
        for (const { parent } of back.records.nodes)
          expect(parent === null || ids.has(parent), `seed ${seed}`).toBe(true)
        for (const { id } of back.records.assets) expect(back.bytes.has(id), `seed ${seed}`).toBe(true)
        // What differs from the file is told.
        if (back.records.nodes.length < records().nodes.length) expect(back.faults, `seed ${seed}`).not.toEqual([])
        opened++
      } catch (error) {
        expect((error as Error).message, `seed ${seed}`).toMatch(/^It |^Its |^Nothing is known/)
        refused++
      }
    }
    expect(opened + refused).toBe(1000)
    expect(opened).toBeGreaterThan(500)
  }, 120_000)
})

describe('an archive', () => {
  const text = (words: string) => new TextEncoder().encode(words) as Bytes

  test.each(['../evil', 'a/../../evil', '/etc/passwd', 'C:/evil', 'a\\..\\evil', 'nul\0l'])(
    'does not lead out of itself by %j',
    (path) => {
      const { entries, faults } = readArchive(zipSync({ [path]: text('x'), ok: text('y') }) as Bytes)
      expect(entries.map((entry) => entry.path)).toEqual(['ok'])
      expect(faults[0]).toContain('leads out')
    },
  )

  test('that swells beyond its limits is refused, whatever it says of its size', () => {
    const bomb = zipSync({ 'scene.json': new Uint8Array(3_000_000) }) as Bytes
    expect(() => readArchive(bomb, { files: 10, bytes: 1_000_000 })).toThrow('more than there is room for')
    const lying = bomb.slice()
    const view = new DataView(lying.buffer)
    const central = text('PK\x01\x02')
    const at = lying.findIndex((_, i) => central.every((byte, k) => lying[i + k] === byte))
    view.setUint32(at + 24, 10, true)
    expect(() => readArchive(lying, { files: 10, bytes: 1_000_000 })).toThrow('more than there is room for')
  })

  test('with too many files is refused before any is unpacked', () => {
    const many = zipSync(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, text('')]))) as Bytes
    expect(() => readArchive(many, { files: 200, bytes: 1e6 })).toThrow('more than 200 files')
    expect(() => readArchive(many.slice(0, -30), { files: 200, bytes: 1e6 })).toThrow('more than 200 files')
  })
})
