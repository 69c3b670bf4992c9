import { toast } from 'sonner'
import type { Outcome, Registry } from '../commands/registry.ts'

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
export async function notify(registry: Registry, id: string, params: unknown, coalesce?: string): Promise<Outcome> {
  const stop = new AbortController()
  const working = LONG[id] && !asksFirst(id, params) ? showWorking(LONG[id], stop) : undefined
  const outcome = await registry.execute(id, params, { source: 'user', ...(coalesce && { coalesce }) }, stop.signal)
  if (working !== undefined) toast.dismiss(working)
  if (!outcome.ok) sayFailure(registry, id, outcome.error)
  else saySuccess(registry, (outcome.result ?? {}) as Result)
  return outcome
}

/** An import without files opens the dialog; nothing is under way while the user looks for them. */
const asksFirst = (id: string, params: unknown) =>
  id === 'file.import' && !(params as { files?: unknown } | undefined)?.files

function showWorking(verb: string, stop: AbortController) {
  return toast.loading(`${verb} …`, {
    cancel: { label: 'Stop', onClick: () => stop.abort(new Error(`${verb} was stopped`)) },
  })
}

function sayFailure(registry: Registry, id: string, error: Error) {
  toast.error(`${registry.get(id).title} failed`, { description: error.message, duration: 9000 })
}

function saySuccess(registry: Registry, result: Result) {
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
