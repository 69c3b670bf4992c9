import type { ExportResult, InputFile, IoPort } from '../commands/context.ts'
import type { ExportOptions } from '../commands/export-options.ts'
import type { NodeId } from '../document/index.ts'
import { exportInput, exportScope } from './export/input.ts'
import type { ImportEnv } from './import/gltf.ts'
import type { ExportWorker } from './workers/export.worker.ts'

export interface BrowserEnv extends ImportEnv {
  selection(): readonly NodeId[]
}

/** Reading and writing files in the browser. Exports are made in a worker. What reads and writes comes when it is asked for. */
export function createBrowserIo(env: BrowserEnv): IoPort {
  return {
    choose: (what = 'models') => chooseFiles(what),
    readImage: async (file) => (await import('./import/image.ts')).readImage(env, file),
    read: async (files, signal) => (await import('./import/gltf.ts')).readModels(env, files, signal),
    export: (options, signal) => exportInWorker(env, options, signal),
    save: saveFile,
  }
}

async function exportInWorker(env: BrowserEnv, options: ExportOptions, signal: AbortSignal): Promise<ExportResult> {
  const input = exportInput(env.scene, env.blobs, exportScope(options, env.selection()))
  const { wrap } = await import('comlink')
  const worker = new Worker(new URL('./workers/export.worker.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = (event) =>
      reject(new Error(`The export stopped: ${event.message || 'its worker failed to start'}`))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    const { bytes, mime, extension, warnings } = await Promise.race([
      wrap<ExportWorker>(worker).export(input, options),
      failed,
    ])
    return { blob: new Blob([bytes], { type: mime }), fileName: `${fileStem(input.name)}.${extension}`, warnings }
  } finally {
    worker.terminate()
  }
}

const fileStem = (name: string) => name.replace(/[\\/:*?"<>|]/g, '-').trim() || 'scene'

const ACCEPTED = {
  models: '.glb,.gltf,.bin,.png,.jpg,.jpeg,.webp,.avif,.ktx2,model/gltf-binary,model/gltf+json',
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
