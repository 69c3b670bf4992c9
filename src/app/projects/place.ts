import { type Asset, diffBetween, mend, recordsOf } from '../../document/index.ts'
import type { ByteStore } from '../../io/project/bytes.ts'
import { takeUp } from './beside.ts'
import type { Content, ProjectParts } from './parts.ts'

/** Puts what is opened into the place of what was there. What cannot be shown is left out, and told. */
export async function putInPlace(
  parts: ProjectParts,
  bytes: ByteStore | undefined,
  { records, messages, session }: Content,
  faults: readonly string[],
): Promise<void> {
  const { scene, chat } = parts
  const missing = await loadAssets(parts, bytes, records.assets)
  const assets = records.assets.filter(({ id }) => !missing.has(id))
  const { records: shown, faults: lost } = mend({ ...records, assets })
  chat.restore(messages)
  takeUp(parts, null)
  scene.receive(diffBetween(recordsOf(scene), shown))
  takeUp(parts, session)
  if (session?.view) parts.view.restore(session.view)
  else if (scene.nodeCount) parts.view.frame(null)
  else parts.view.reset()
  parts.release()
  if (faults.length + missing.size) parts.warn([...faults, ...missing.values(), ...lost])
}

/** Gets assets ready to be drawn; returns those that cannot be had, with why. */
export async function loadAssets(
  { blobs, prepare }: ProjectParts,
  bytes: ByteStore | undefined,
  assets: readonly Asset[],
): Promise<Map<string, string>> {
  const missing = new Map<string, string>()
  const load = async (asset: Asset) => {
    try {
      if (!blobs.has(asset.id)) {
        if (!bytes) throw new Error('its file is missing')
        blobs.keep(asset.id, await bytes.get(asset.id))
      }
      await prepare(asset)
    } catch (error) {
      missing.set(asset.id, `"${asset.name}" cannot be shown: ${(error as Error).message}`)
    }
  }
  await Promise.all(assets.map(load))
  return missing
}
