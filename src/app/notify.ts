import type { Outcome, Registry } from '../commands/registry.ts'
import { commandText } from '../hooks/useCommand.ts'
import { texts } from '../texts/texts.ts'
import { sizeText } from '../ui/size-text.ts'
import { bulkOf, painted } from './bulk.ts'
import { reasonOf } from './projects/reason.ts'

/** Messages come with the panels; the first frame does not wait for them. */
const loadToast = async () => (await import('sonner')).toast

/** Commands that take long enough to say that they are under way, and may be stopped. */
const LONG = ['project.openFile', 'file.import', 'file.export', 'file.turntable', 'asset.replace']

interface Result {
  warnings?: string[]
  roots?: string[]
  deleted?: string[]
  /** What a thing is called that was kept in the library. */
  kept?: string
  /** What was taken out of it. */
  forgotten?: { id: string; name: string }
  file?: string
  bytes?: number
}

/** Runs a command of the user's, shows progress where it takes long, and says what came of it where that is not seen. */
export async function notify(registry: Registry, id: string, given: unknown, coalesce?: string): Promise<Outcome> {
  const params = asksForFiles(id, given) ? await chooseFiles(registry, given) : given
  if (params === null) return { ok: true, result: undefined }
  const stop = new AbortController()
  const bulk = bulkOf(registry, id, params)
  const working = LONG.includes(id) ? await showWorking(id, stop) : bulk ? await showBusy(bulk) : undefined
  const outcome = await registry.execute(id, params, { source: 'user', ...(coalesce && { coalesce }) }, stop.signal)
  if (working !== undefined) (await loadToast()).dismiss(working)
  if (!outcome.ok) await sayFailure(registry, id, outcome.error)
  else await saySuccess(registry, (outcome.result ?? {}) as Result)
  return outcome
}

const asksForFiles = (id: string, params: unknown) =>
  ['file.import', 'asset.replace'].includes(id) && !(params as { files?: unknown } | undefined)?.files

/** Lets the user choose before the import counts as under way; null where they choose nothing. */
async function chooseFiles(registry: Registry, params: unknown) {
  const files = await registry.context({ source: 'user' }).io.choose()
  return files.length ? { ...(params as object), files } : null
}

async function showWorking(id: string, stop: AbortController) {
  const toast = await loadToast()
  const t = texts()
  return toast.loading(t.toasts.working[id], {
    cancel: { label: t.common.stop, onClick: () => stop.abort(new Error(t.toasts.stopped)) },
  })
}

/** Says that much is being changed, which cannot be stopped: it is one step, done or not done. */
async function showBusy(nodes: number) {
  const toast = await loadToast()
  const shown = toast.loading(texts().toasts.busy(nodes))
  await painted()
  return shown
}

const sayFailure = (registry: Registry, id: string, error: Error) =>
  tellFailure(commandText(registry.get(id), texts()).title, error)

/** Tells the user that something did not work, and why. */
export async function tellFailure(what: string, error: Error): Promise<void> {
  const toast = await loadToast()
  const t = texts()
  toast.error(t.toasts.failed(what), { description: t.phrase(error.message), duration: 9000 })
}

async function saySuccess(registry: Registry, result: Result) {
  if (!result.warnings?.length && !result.file && !result.deleted && !result.kept && !result.forgotten) return
  const toast = await loadToast()
  for (const warning of result.warnings ?? []) toast.warning(texts().phrase(warning), { duration: 9000 })
  if (result.file) await tellSaved(result.file, result.bytes ?? 0)
  if (result.kept) {
    toast.success(texts().toasts.kept(result.kept), {
      action: { label: texts().toasts.show, onClick: () => void registry.execute('window.library') },
    })
  }
  if (result.forgotten) {
    const { id, name } = result.forgotten
    toast(texts().toasts.forgotten(name), {
      action: { label: texts().common.undo, onClick: () => void registry.execute('library.restore', { item: id }) },
    })
  }
  if (result.deleted) {
    const t = texts()
    toast(t.toasts.deleted(result.deleted.length), {
      action: { label: t.common.undo, onClick: () => void registry.execute('history.undo') },
    })
  }
}

/** Tells the user that a picture was laid over a node, and lets them have it as a plane instead. */
export async function tellLaid(node: string, stand: () => void): Promise<void> {
  const toast = await loadToast()
  const t = texts().toasts
  toast(t.laid(node), { action: { label: t.asPicture, onClick: stand } })
}

/** Tells the user what is missing from what was opened. */
export async function tellFaults(faults: readonly string[]): Promise<void> {
  const toast = await loadToast()
  const t = texts()
  const [first, ...more] = faults.map((fault) => t.phrase(fault))
  toast.warning(t.projects.mended(faults.length), {
    description: [first, ...more.slice(0, 4), ...(more.length > 4 ? [t.projects.more(more.length - 4)] : [])].join(
      '\n',
    ),
    duration: 20_000,
  })
}

/** Tells the user that what they do is not kept, and offers to save it to a file. */
export async function tellNotSaved(error: Error, save: () => void): Promise<void> {
  const toast = await loadToast()
  const { projects: t, phrase } = texts()
  toast.error(t.notSaved, {
    id: 'not-saved',
    description: `${phrase(reasonOf(error))}. ${t.notSavedAbout}`,
    duration: 20_000,
    action: { label: t.download, onClick: save },
  })
}

/** Tells the user that a change was not taken. */
export async function tellRefused(reason: string): Promise<void> {
  const toast = await loadToast()
  toast.info(texts().phrase(reason), { id: 'refused' })
}

/** Tells the user that a file was handed to them. */
export async function tellSaved(file: string, bytes: number): Promise<void> {
  const toast = await loadToast()
  toast.success(texts().toasts.saved(file), { description: sizeText(bytes) })
}
