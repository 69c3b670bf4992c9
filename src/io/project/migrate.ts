import type { SceneRecords } from '../../document/index.ts'
import { FORMAT } from './format.ts'

/** How records of one version become those of the next. */
type Migration = (records: SceneRecords) => SceneRecords

/**
 * The migrations by the version that they start from. Version 1 is the first there is. A change of a record's meaning adds
 * one here, a file of the old version to tests/fixtures/projects, and one to `FORMAT`.
 */
const MIGRATIONS: Record<number, Migration> = {}

/** Brings records of an older version up to date. Those of this version, and of newer ones, come back as they are. */
export function migrate(records: SceneRecords, from: number, migrations = MIGRATIONS, to = FORMAT): SceneRecords {
  let now = records
  for (let version = from; version < to; version++) {
    const step = migrations[version]
    if (!step) throw new Error(`Nothing is known of version ${version} of the project format`)
    now = step(now)
  }
  return now
}
