import { type ProjectStore, writesOf } from '../../io/project/store.ts'
import { usingBytes } from '../../io/project/tabs.ts'
import type { Content, ProjectParts } from './parts.ts'

/** Keeps what another tab has taken over before all of it was written, as a project of its own. Returns its name. */
export async function rescue(
  store: ProjectStore,
  { blobs }: Pick<ProjectParts, 'blobs'>,
  { records, messages, session }: Content,
): Promise<string> {
  const name = `${records.settings.name} (from another tab)`
  const named = { ...records, settings: { ...records.settings, name } }
  await usingBytes(async () => {
    for (const { id } of records.assets) await store.bytes.put(id, blobs.get(id))
    await store.create(name, writesOf({ records: named, messages: [...messages], session }))
  })
  return name
}
