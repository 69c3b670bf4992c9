/** `scene.json` before its records are looked at. */
export interface RawScene {
  version: number
  settings: unknown
  session: unknown
  assets: unknown[]
  materials: unknown[]
  nodes: unknown[]
  /** It ended before its end, or had holes. */
  isCut: boolean
}

const TABLES = ['assets', 'materials', 'nodes'] as const
type Table = (typeof TABLES)[number]

/** Reads a scene; where it is damaged, the lines of it that are whole. Throws a sentence where nothing can be read. */
export function readScene(bytes: Uint8Array): RawScene {
  const text = new TextDecoder().decode(bytes)
  const whole = parse(text)
  if (isRecord(whole)) {
    if (whole.format !== 'diorama' || typeof whole.version !== 'number') throw notOurs()
    const tables = TABLES.map((table) => [table, Array.isArray(whole[table]) ? whole[table] : []])
    const { version, settings, session } = whole
    return { version, settings, session, ...(Object.fromEntries(tables) as Record<Table, unknown[]>), isCut: false }
  }
  return readByLines(text)
}

function readByLines(text: string): RawScene {
  const version = /^\{"format":"diorama","version":(\d+)/.exec(text)?.[1]
  if (!version) throw notOurs()
  const raw: RawScene = {
    version: Number(version),
    settings: null,
    session: null,
    assets: [],
    materials: [],
    nodes: [],
    isCut: true,
  }
  let table: Table | null = null
  for (const line of text.split('\n')) {
    const begins = /^"(assets|materials|nodes)":\[$/.exec(line)
    if (begins) table = begins[1] as Table
    else if (table) push(raw[table], line)
    else readField(raw, line)
  }
  return raw
}

function push(records: unknown[], line: string) {
  const record = parse(line.replace(/,$/, ''))
  if (isRecord(record)) records.push(record)
}

function readField(raw: RawScene, line: string) {
  const [, field, value] = /^"(settings|session)":(.*?),?$/.exec(line) ?? []
  if (field === 'settings' || field === 'session') raw[field] = parse(value) ?? null
}

/** The records that stand on lines of their own; all of a sound file, else those that are whole. */
export function readLines(bytes: Uint8Array | undefined): unknown[] {
  if (!bytes) return []
  const text = new TextDecoder().decode(bytes)
  const whole = parse(text)
  if (Array.isArray(whole)) return whole
  const records: unknown[] = []
  for (const line of text.split('\n')) push(records, line)
  return records
}

/** A field called `__proto__`, perhaps spelled out. */
const SUSPICIOUS = /__proto__|\\u00/

/** JSON as plain data; undefined where it is none. A field called `__proto__` is left out: it means nothing good. */
function parse(text: string): unknown {
  try {
    if (!SUSPICIOUS.test(text)) return JSON.parse(text)
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
  } catch {
    return undefined // what is damaged is told by what is missing
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const notOurs = () => new Error('Its scene cannot be read; expected a file that Diorama has saved')
