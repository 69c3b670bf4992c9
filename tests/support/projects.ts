import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import type { BlobStore } from '../../src/assets/blobs.ts'
import type { Scene } from '../../src/document/index.ts'
import { Autosave } from '../../src/io/project/autosave.ts'
import { databaseBytes } from '../../src/io/project/bytes.ts'
import { type Database, openDatabase } from '../../src/io/project/database.ts'
import { ProjectStore, writesOf } from '../../src/io/project/store.ts'

/** A store over a database in memory, with nothing in it. */
export async function createTestStore(now?: () => number): Promise<ProjectStore> {
  last?.close()
  await deleteDB('diorama')
  last = await openDatabase(() => {})
  return new ProjectStore(last, databaseBytes(last), now)
}
let last: Database | null = null

/** An autosave of a scene as a project of its own. */
export async function createTestAutosave(
  store: ProjectStore,
  { scene, blobs }: { scene: Scene; blobs: BlobStore },
  more: Partial<ConstructorParameters<typeof Autosave>[0]> = {},
) {
  const project = 'p1'
  const saved: number[] = []
  const autosave = new Autosave({
    store,
    project,
    writer: 'tab',
    scene,
    blobs,
    begin: async () => {
      if (await store.facts(project)) return
      const records = { nodes: [], materials: [], assets: [], settings: scene.settings }
      await store.create('Test', writesOf({ records, messages: [], session: null }), project)
      await store.claim(project, 'tab')
    },
    onSaved: (_writes, sequence) => saved.push(sequence),
    onReplaced: () => {},
    ...more,
  })
  return { autosave, project, saved }
}

/** A scene of records, as plain data in a fixed order. */
export const sorted = <R extends { id: string }>(records: readonly R[]) =>
  structuredClone([...records].sort((a, b) => (a.id < b.id ? -1 : 1)))
