import type { Outcome, Registry } from '../commands/registry.ts'

/** Messages come with the panels; the first frame does not wait for them. */
const loadToast = async () => (await import('sonner')).toast

/** Commands that take long enough to say that they are under way, and may be stopped. */
const LONG: Record<string, string> = {
  'file.import': 'Importing',
  'file.export': 'Exporting',
}

interface Result {
  warnings?: string[]
  roots?: string[]
  deleted?: string[]
  file?: string
  bytes?: number
}

/** Runs a command of the user's, shows progress where it takes long, and says what came of it where that is not seen. */
export async function notify(registry: Registry, id: string, given: unknown, coalesce?: string): Promise<Outcome> {
  const params = asksForFiles(id, given) ? await chooseFiles(registry, given) : given
  if (params === null) return { ok: true, result: undefined }
  const stop = new AbortController()
  const working = LONG[id] ? await showWorking(LONG[id], stop) : undefined
  const outcome = await registry.execute(id, params, { source: 'user', ...(coalesce && { coalesce }) }, stop.signal)
  if (working !== undefined) (await loadToast()).dismiss(working)
  if (!outcome.ok) await sayFailure(registry, id, outcome.error)
  else await saySuccess(registry, (outcome.result ?? {}) as Result)
  return outcome
}

const asksForFiles = (id: string, params: unknown) =>
  id === 'file.import' && !(params as { files?: unknown } | undefined)?.files

/** Lets the user choose before the import counts as under way; null where they choose nothing. */
async function chooseFiles(registry: Registry, params: unknown) {
  const files = await registry.context({ source: 'user' }).io.choose()
  return files.length ? { ...(params as object), files } : null
}

async function showWorking(verb: string, stop: AbortController) {
  const toast = await loadToast()
  return toast.loading(`${verb} …`, {
    cancel: { label: 'Stop', onClick: () => stop.abort(new Error(`${verb} was stopped`)) },
  })
}

const sayFailure = (registry: Registry, id: string, error: Error) => tellFailure(registry.get(id).title, error)

/** Tells the user that something did not work, and why. */
export async function tellFailure(what: string, error: Error): Promise<void> {
  const toast = await loadToast()
  toast.error(`${what} failed`, { description: error.message, duration: 9000 })
}

async function saySuccess(registry: Registry, result: Result) {
  if (!result.warnings?.length && !result.file && !result.deleted) return
  const toast = await loadToast()
  for (const warning of result.warnings ?? []) toast.warning(warning, { duration: 9000 })
  if (result.file) toast.success(`Saved ${result.file}`, { description: sizeText(result.bytes ?? 0) })
  if (result.deleted) {
    const count = result.deleted.length
    toast(`Deleted ${count} ${count === 1 ? 'node' : 'nodes'}`, {
      action: { label: 'Undo', onClick: () => void registry.execute('history.undo') },
    })
  }
}

const sizeText = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(2)} MB`)
