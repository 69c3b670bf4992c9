import { beforeEach, describe, expect, test } from 'vitest'
import { diffBetween, emptyRecords, mend, recordsOf, type SceneRecords } from '../../../../src/document/index.ts'
import type { VersionFacts } from '../../../../src/io/project/database.ts'
import { migrate } from '../../../../src/io/project/migrate.ts'
import { BIN_DAYS, type ProjectStore, writesOf } from '../../../../src/io/project/store.ts'
import { keepVersion, listVersions, readVersion, thinned } from '../../../../src/io/project/versions.ts'
import { createTestEditor } from '../../../support/editor.ts'
import { createTestStore, sorted } from '../../../support/projects.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let store: ProjectStore
let now = Date.UTC(2026, 0, 1)

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1)
  store = await createTestStore(() => now)
})

async function scene(...names: string[]): Promise<SceneRecords> {
  const editor = createTestEditor()
  for (const name of names) await editor.run('mesh.add', { shape: 'box', name })
  return recordsOf(editor.scene)
}

async function project(name: string, ...nodes: string[]) {
  const records = await scene(...nodes)
  return store.create(
    name,
    writesOf({ records: { ...records, settings: { ...records.settings, name } }, messages: [], session: null }),
  )
}

describe('projects', () => {
  test('are read as they were made, and listed by when they were opened', async () => {
    const first = await project('First', 'A', 'B')
    now += 1000
    const second = await project('Second', 'C')
    expect((await store.list()).map(({ name }) => name)).toEqual(['Second', 'First'])
    now += 1000
    await store.claim(first.id, 'me')
    expect((await store.list()).map(({ name }) => name)).toEqual(['First', 'Second'])
    expect((await store.read(second.id)).records.nodes.map(({ name }) => name)).toEqual(['C'])
    expect((await store.facts(first.id))!.nodes).toBe(2)
  })

  test('do not reach into each other, whatever their ids', async () => {
    for (const id of ['a', 'a-', 'ab', 'A', '_']) {
      await store.create(id, writesOf({ records: await scene(`of ${id}`), messages: [], session: null }), id)
    }
    await store.destroy('a')
    for (const id of ['a-', 'ab', 'A', '_']) {
      expect((await store.read(id)).records.nodes.map(({ name }) => name)).toEqual([`of ${id}`])
    }
    await expect(store.read('a')).rejects.toThrow('no such project')
  })

  test('are copied with all that they hold, and then go their own ways', async () => {
    const { id } = await project('One', 'A')
    const copy = await store.duplicate(id, 'One copy')
    await store.claim(copy.id, 'me')
    await store.write(copy.id, 'me', [{ table: 'nodes', id: 'x', value: { id: 'x', name: 'X' } }], {})
    expect((await store.read(id)).records.nodes).toHaveLength(1)
    const { records } = await store.read(copy.id)
    expect(records.nodes).toHaveLength(2)
    expect(records.settings.name).toBe('One copy')
  })

  test('are renamed in the list and in the scene', async () => {
    const { id } = await project('One', 'A')
    await store.rename(id, 'Two')
    const { facts, records } = await store.read(id)
    expect([facts.name, records.settings.name]).toEqual(['Two', 'Two'])
  })

  test('that are thrown away can be put back, until the bin is emptied', async () => {
    const { id } = await project('One', 'A')
    await store.remove(id)
    expect((await store.facts(id))!.deleted).toBe(now)
    await store.putBack(id)
    expect((await store.facts(id))!.deleted).toBeUndefined()
    await store.remove(id)
    now += BIN_DAYS * DAY
    await store.emptyBin()
    expect(await store.facts(id)).toBeDefined()
    now += HOUR
    await store.emptyBin()
    expect(await store.facts(id)).toBeUndefined()
    expect(await store.db.count('records')).toBe(0)
  })
})

describe('versions', () => {
  test('are the project as it was, and restore it', async () => {
    const { id } = await project('One', 'A', 'B')
    const version = (await keepVersion(store, id, 'good', now))!
    await store.claim(id, 'me')
    const [node] = (await store.read(id)).records.nodes
    await store.write(id, 'me', [{ table: 'nodes', id: node.id, value: undefined }], {})
    const records = await readVersion(store, version.id)
    expect(records.nodes).toHaveLength(2)
    expect(diffBetween((await store.read(id)).records, records).nodes.size).toBe(1)
  })

  test('are not made of a project that has not changed since the last', async () => {
    const { id } = await project('One', 'A')
    expect(await keepVersion(store, id, null, now)).not.toBeNull()
    expect(await keepVersion(store, id, null, now + HOUR)).toBeNull()
    expect(await keepVersion(store, id, 'named all the same', now + HOUR)).not.toBeNull()
  })

  test('thin out with age: one an hour, a day, a week; those with a name stay', async () => {
    const { id } = await project('One', 'A')
    await store.claim(id, 'me')
    const begin = now
    for (let at = begin; at < begin + 60 * DAY; at += 20 * 60_000) {
      const all = await listVersions(store, id)
      if (at === begin) await keepVersion(store, id, 'the first', at)
      // Only every so often, since each reads them all.
      if (all.length > 400) break
      if ((at - begin) % DAY < 4 * HOUR) {
        await store.write(id, 'me', [], { changed: at })
        await keepVersion(store, id, null, at)
      }
    }
    const versions = await listVersions(store, id)
    const last = versions[0].at
    const ages = versions.filter(({ name }) => name === null).map(({ at }) => last - at)
    const between = (from: number, to: number) => ages.filter((age) => age > from && age <= to).length
    expect(between(-1, 2 * HOUR)).toBeGreaterThanOrEqual(6)
    expect(between(2 * HOUR, DAY)).toBeLessThanOrEqual(23)
    expect(between(2 * DAY, 29 * DAY)).toBe(27)
    expect(between(35 * DAY, 60 * DAY)).toBeGreaterThanOrEqual(3)
    expect(between(35 * DAY, 60 * DAY)).toBeLessThanOrEqual(5)
    expect(versions.at(-1)!.name).toBe('the first')
    expect(await store.db.count('snapshots')).toBe(versions.length)
  }, 60_000)

  test('keep one of each hour, whenever they are thinned', () => {
    const facts = (at: number): VersionFacts => ({
      id: String(at),
      project: 'p',
      at,
      name: null,
      nodes: 0,
      assets: [],
      format: 1,
    })
    let kept: VersionFacts[] = []
    const end = 20 * HOUR
    for (let at = 0; at <= end; at += HOUR / 6) {
      kept.push(facts(at))
      const stale = new Set(thinned(kept, at))
      kept = kept.filter((version) => !stale.has(version))
    }
    for (let hour = 0; hour < 17; hour++) {
      expect(kept.filter(({ at }) => Math.floor(at / HOUR) === hour)).toHaveLength(1)
    }
  })
})

describe('migrations', () => {
  const add = (mark: string) => (records: SceneRecords) => ({
    ...records,
    settings: { ...records.settings, name: records.settings.name + mark },
  })

  test('are done one after the other, from the version that the records have', () => {
    const steps = { 1: add('b'), 2: add('c') }
    const records = { ...emptyRecords(), settings: { ...emptyRecords().settings, name: 'a' } }
    expect(migrate(records, 1, steps, 3).settings.name).toBe('abc')
    expect(migrate(records, 2, steps, 3).settings.name).toBe('ac')
    expect(migrate(records, 3, steps, 3)).toBe(records)
    expect(() => migrate(records, 0, steps, 3)).toThrow('version 0')
  })
})

describe('mending', () => {
  test('leaves sound records as they are', async () => {
    const records = await scene('A', 'B')
    expect(mend(records)).toEqual({ records, faults: [] })
  })

  test('hangs at the top what has lost its parent, or hangs in a ring', async () => {
    const records = await scene('A', 'B', 'C')
    const [a, b, c] = records.nodes
    const { records: mended, faults } = mend({
      ...records,
      nodes: [
        { ...a, parent: b.id },
        { ...b, parent: a.id },
        { ...c, parent: 'nobody' },
      ],
    })
    const editor = createTestEditor()
    editor.scene.receive(diffBetween(emptyRecords(), mended))
    expect(faults.length).toBeGreaterThanOrEqual(2)
    expect(mended.nodes.filter(({ parent }) => parent === null).length).toBeGreaterThanOrEqual(2)
    expect(sorted([...editor.scene.nodes()])).toEqual(sorted(mended.nodes))
    await editor.run('node.delete', { nodes: ['A'] })
  })
})
