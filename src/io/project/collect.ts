import { recordsIn } from './database.ts'
import type { ProjectStore } from './store.ts'
import { alone } from './tabs.ts'

/** Removes bytes that no project and no version names. Returns how many were removed. */
export function collect(store: ProjectStore): Promise<number> {
  return alone(async () => {
    const named = await namedAssets(store)
    const unused = (await store.bytes.ids()).filter((id) => !named.has(id))
    for (const id of unused) await store.bytes.remove(id)
    return unused.length
  })
}

async function namedAssets({ db }: ProjectStore): Promise<Set<string>> {
  const named = new Set<string>()
  for (const version of await db.getAll('versions')) for (const id of version.assets) named.add(id)
  for (const project of await db.getAllKeys('projects')) {
    const keys = await db.getAllKeys('records', recordsIn(project, 'assets'))
    for (const [, , id] of keys) named.add(id)
  }
  return named
}
