import type { ExportResult, InputFile, IoPort, ReadFiles } from '../commands/context.ts'
import type { ExportOptions } from '../commands/export-options.ts'
import type { NodeId } from '../document/index.ts'
import type { Exported } from './export/index.ts'
import { exportInput, exportScope } from './export/input.ts'
import type { ImportEnv } from './import/env.ts'
import type { ParsedFiles } from './import/parse.ts'
import type { ExportWorker } from './workers/export.worker.ts'
import type { ImportWorker } from './workers/import.worker.ts'

export interface BrowserEnv extends ImportEnv {
  selection(): readonly NodeId[]
}

/** Reading and writing files in the browser. Exports are made in a worker. What reads and writes comes when it is asked for. */
export function createBrowserIo(env: BrowserEnv): IoPort {
  return {
    choose: (what = 'models') => chooseFiles(what),
    readImage: async (file) => (await import('./import/image.ts')).readImage(env, file),
    read: (files, signal) => readInWorker(env, files, signal),
    export: (options, signal) => exportInWorker(env, options, signal),
    zip: zipInBrowser,
    save: saveFile,
  }
}

async function exportInWorker(env: BrowserEnv, options: ExportOptions, signal: AbortSignal): Promise<ExportResult> {
  const input = exportInput(env.scene, env.blobs, exportScope(options, env.selection()))
  const { runInWorker } = await import('./workers/run.ts')
  const worker = new Worker(new URL('./workers/export.worker.ts', import.meta.url), { type: 'module' })
  const made = await runInWorker<ExportWorker, Exported>(worker, 'The export', signal, (api) =>
    api.export(input, options),
  )
  const { bytes, mime, extension, warnings } = made
  return { blob: new Blob([bytes], { type: mime }), fileName: `${fileStem(input.name)}.${extension}`, warnings }
}

async function readInWorker(env: BrowserEnv, files: readonly InputFile[], signal: AbortSignal): Promise<ReadFiles> {
  const [{ runInWorker }, { readItems }] = await Promise.all([import('./workers/run.ts'), import('./import/index.ts')])
  const worker = new Worker(new URL('./workers/import.worker.ts', import.meta.url), { type: 'module' })
  const parsed = await runInWorker<ImportWorker, ParsedFiles>(worker, 'The import', signal, (api) => api.parse(files))
  return readItems(env, parsed, signal)
}

async function zipInBrowser(files: Record<string, Blob>): Promise<Blob> {
  const { zip } = await import('./export/zip.ts')
  const entries = Object.entries(files).map(async ([name, blob]) => [name, new Uint8Array(await blob.arrayBuffer())])
  return new Blob([zip(Object.fromEntries(await Promise.all(entries)))], { type: 'application/zip' })
}

const fileStem = (name: string) => name.replace(/[\\/:*?"<>|]/g, '-').trim() || 'scene'

const ACCEPTED = {
  models:
    '.glb,.gltf,.vrm,.bin,.obj,.mtl,.fbx,.stl,.ply,.usdz,.usda,.usdc,.3mf,.dae,.vox,.zip,.hdr,.exr,.png,.jpg,.jpeg,.webp,.avif,.ktx2,model/gltf-binary,model/gltf+json',
  image: 'image/png,image/jpeg,image/webp,image/avif',
}

/** The browser's file dialog; none where the user changes their mind. */
function chooseFiles(what: keyof typeof ACCEPTED): Promise<InputFile[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.multiple = what === 'models'
    input.accept = ACCEPTED[what]
    input.style.display = 'none'
    const done = (files: File[]) => {
      input.remove()
      resolve(files.map((file) => ({ path: file.webkitRelativePath || file.name, blob: file })))
    }
    input.addEventListener('change', () => done([...(input.files ?? [])]))
    input.addEventListener('cancel', () => done([]))
    document.body.append(input)
    input.click()
  })
}

/** Milliseconds after which the browser has surely begun to save a file. */
const SAVED_BY = 60_000

function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), SAVED_BY)
}
