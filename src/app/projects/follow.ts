import { type Asset, diffBetween, isSame, mend, recordsOf } from '../../document/index.ts'
import { diffOfWrites } from '../../io/project/autosave.ts'
import type { Project, ProjectStore, Write } from '../../io/project/store.ts'
import type { ProjectParts } from './parts.ts'
import { loadAssets } from './place.ts'

/** Shows what the tab that edits has written. */
export async function showWrites(
  parts: ProjectParts,
  { bytes }: ProjectStore,
  writes: readonly Write[],
): Promise<void> {
  const { scene } = parts
  const assets = writes.filter(({ table, value }) => table === 'assets' && value).map(({ value }) => value as Asset)
  await loadAssets(parts, bytes, assets)
  await scene.idle()
  scene.receive(diffOfWrites(scene, writes))
}

/** Shows a project as it is on the disk. */
export async function showProject(parts: ProjectParts, { bytes }: ProjectStore, project: Project): Promise<void> {
  const { scene, chat } = parts
  const { records } = mend(project.records)
  const news = records.assets.filter(({ id }) => !scene.asset(id))
  await loadAssets(parts, bytes, news)
  await scene.idle()
  scene.receive(diffBetween(recordsOf(scene), records))
  if (!isSame(project.messages, chat.kept())) chat.restore(project.messages)
}
