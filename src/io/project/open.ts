import { openBytes } from './bytes.ts'
import { openDatabase } from './database.ts'
import { ProjectStore } from './store.ts'

/** The projects of this browser; where it keeps nothing, why. */
export async function openStore(
  onOutdated: () => void,
): Promise<{ store: ProjectStore; error: null } | { store: null; error: Error }> {
  try {
    const db = await openDatabase(onOutdated)
    return { store: new ProjectStore(db, await openBytes(db)), error: null }
  } catch (error) {
    return { store: null, error: error as Error }
  }
}
