import type { z } from 'zod'
import { sha256 } from '../../../assets/hash.ts'
import {
  Asset,
  DEFAULT_SETTINGS,
  Material,
  mend,
  SceneNode,
  type SceneRecords,
  SceneSettings,
} from '../../../document/index.ts'
import { FORMAT, KeptMessage, KeptSession } from '../format.ts'
import { migrate } from '../migrate.ts'
import { readArchive } from './archive.ts'
import { type RawScene, readLines, readScene } from './salvage.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A project file, as far as it could be read. */
export interface ReadProject {
  records: SceneRecords
  messages: KeptMessage[]
  session: KeptSession | null
  thumbnail: Blob | null
  /** The bytes of the assets, by their hash. */
  bytes: Map<string, Bytes>
  /** What is missing, or was mended, in words for the user. */
  faults: string[]
  /** It was made by a newer version of the editor: it may only be looked at, since what is not known would be lost. */
  isNewer: boolean
}

/** Reads a project file. Throws a sentence where nothing of it can be read. */
export async function readProjectFile(file: Blob): Promise<ReadProject> {
  const { entries, faults } = readArchive(new Uint8Array(await file.arrayBuffer()))
  const find = (path: string) => entries.find((entry) => entry.path === path)
  const scene = find('scene.json')
  if (!scene) throw new Error('It has no scene in it; expected a file that Diorama has saved')
  const raw = readScene(scene.bytes)
  const isNewer = raw.version > FORMAT
  const bytes = await soundAssets(entries, faults)
  const upToDate = isNewer ? raw : { ...raw, ...migrate(raw as unknown as SceneRecords, raw.version) }
  const { records, faults: mended } = mend(parseScene(upToDate, bytes, isNewer, faults))
  const thumbnail = find('thumbnail.webp')
  return {
    records,
    messages: parseAll(KeptMessage, readLines(find('conversation.json')?.bytes), 'messages', faults),
    session: KeptSession.safeParse(raw.session).data ?? null,
    thumbnail: thumbnail && !thumbnail.isDamaged ? new Blob([thumbnail.bytes], { type: 'image/webp' }) : null,
    bytes,
    faults: [...faults, ...mended],
    isNewer,
  }
}

/** The assets whose bytes are what their names say. */
async function soundAssets(entries: readonly { path: string; bytes: Bytes }[], faults: string[]) {
  const sound = new Map<string, Bytes>()
  for (const { path, bytes } of entries) {
    const id = /^assets\/([0-9a-f]{64})\.\w+$/.exec(path)?.[1]
    if (!id) continue
    if ((await sha256(bytes)) === id) sound.set(id, bytes)
    else if (!faults.some((fault) => fault.includes(path))) faults.push(`"${path}" is damaged`)
  }
  return sound
}

function parseScene(
  raw: RawScene,
  bytes: ReadonlyMap<string, Bytes>,
  isNewer: boolean,
  faults: string[],
): SceneRecords {
  const assets = parseAll(Asset, raw.assets, 'assets', faults)
  for (const { id, name } of assets) if (!bytes.has(id)) faults.push(`The file of "${name}" is missing or damaged`)
  const settings = SceneSettings.safeParse(raw.settings)
  if (!settings.success) faults.push('The settings of the scene could not be read; they are as at first')
  if (raw.isCut) faults.push('The scene was cut off; what comes after is missing')
  const nodes = isNewer ? raw.nodes.map(asKnown) : raw.nodes
  return {
    nodes: parseAll(SceneNode, nodes, 'nodes', faults),
    materials: parseAll(Material, raw.materials, 'materials', faults),
    assets: assets.filter(({ id }) => bytes.has(id)),
    settings: settings.data ?? DEFAULT_SETTINGS,
  }
}

/** A node of a kind that is not known yet is shown as a group, so that what is below it is seen. */
function asKnown(node: unknown): unknown {
  if (SceneNode.safeParse(node).success) return node
  const { id, name, parent, order, position, rotation, scale, visible, locked } = node as Record<string, unknown>
  return { id, name, parent, order, position, rotation, scale, visible, locked, kind: 'group' }
}

function parseAll<S extends z.ZodType>(schema: S, all: readonly unknown[], what: string, faults: string[]) {
  const good: z.output<S>[] = []
  for (const one of all) {
    const parsed = schema.safeParse(one)
    if (parsed.success) good.push(parsed.data)
  }
  const lost = all.length - good.length
  if (lost) faults.push(`${lost} of ${all.length} ${what} could not be read`)
  return good
}
