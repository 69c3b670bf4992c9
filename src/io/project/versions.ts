import { emptyRecords, newId, type SceneRecords, type SceneSettings } from '../../document/index.ts'
import { recordsIn, STRICT, type VersionFacts } from './database.ts'
import { FORMAT } from './format.ts'
import { migrate } from './migrate.ts'
import { ended, type ProjectStore } from './store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * How close automatic versions may lie, by their age: all of the last two hours, then one an hour for a day, one a day for
 * a month, and one a week. Milliseconds.
 */
const SPACING: readonly [age: number, apart: number][] = [
  [2 * HOUR, 0],
  [DAY, HOUR],
  [30 * DAY, DAY],
  [Number.POSITIVE_INFINITY, 7 * DAY],
]

/** The versions of a project, the latest first. */
export async function listVersions({ db }: ProjectStore, project: string): Promise<VersionFacts[]> {
  return (await db.getAllFromIndex('versions', 'project', project)).sort((a, b) => b.at - a.at)
}

/** Keeps the state of a project that is on the disk now. Returns null where the latest version is that state already. */
export async function keepVersion(
  { db }: ProjectStore,
  project: string,
  name: string | null,
  at = Date.now(),
): Promise<VersionFacts | null> {
  const tx = db.transaction(['projects', 'records', 'versions', 'snapshots'], 'readwrite', STRICT)
  const all = (table: 'nodes' | 'materials' | 'assets') =>
    tx.objectStore('records').getAll(recordsIn(project, table)) as Promise<never[]>
  const [facts, nodes, materials, assets, settings, known] = await Promise.all([
    tx.objectStore('projects').get(project),
    all('nodes'),
    all('materials'),
    all('assets'),
    tx.objectStore('records').get([project, 'settings', 'settings']) as Promise<SceneSettings | undefined>,
    tx.objectStore('versions').index('project').getAll(project),
  ])
  const isKept = name === null && known.some((version) => version.at >= (facts?.changed ?? 0))
  if (!facts || isKept) {
    await tx.done
    return null
  }
  const records: SceneRecords = { nodes, materials, assets, settings: settings ?? emptyRecords().settings }
  const version: VersionFacts = {
    id: newId(),
    project,
    at,
    name,
    nodes: nodes.length,
    assets: records.assets.map(({ id }) => id),
    format: FORMAT,
  }
  const stale = thinned([...known, version], at)
  await ended(tx, () => [
    tx.objectStore('versions').put(version),
    tx.objectStore('snapshots').put(records, version.id),
    ...stale.flatMap(({ id }) => [tx.objectStore('versions').delete(id), tx.objectStore('snapshots').delete(id)]),
  ])
  return version
}

/** What a version holds. Throws a sentence where it is gone. */
export async function readVersion({ db }: ProjectStore, id: string): Promise<SceneRecords> {
  const [facts, records] = await Promise.all([db.get('versions', id), db.get('snapshots', id)])
  if (!facts || !records) throw new Error('There is no such version; older ones thin out with time')
  return migrate(records, facts.format)
}

export async function removeVersion({ db }: ProjectStore, id: string): Promise<void> {
  const tx = db.transaction(['versions', 'snapshots'], 'readwrite', STRICT)
  await ended(tx, () => [tx.objectStore('versions').delete(id), tx.objectStore('snapshots').delete(id)])
}

/**
 * The automatic versions that are let go, since another lies in the same hour, day or week. These are counted from the
 * epoch, not from now: else each version would be too close to a younger one, sooner or later.
 */
export function thinned(versions: readonly VersionFacts[], now: number): VersionFacts[] {
  const taken = new Set<string>()
  return versions
    .filter(({ name }) => name === null)
    .sort((a, b) => b.at - a.at)
    .filter(({ id, at }) => {
      const [, apart] = SPACING.find(([age]) => now - at <= age)!
      const slot = apart ? `${apart} ${Math.floor(at / apart)}` : id
      const isStale = taken.has(slot)
      taken.add(slot)
      return isStale
    })
}
