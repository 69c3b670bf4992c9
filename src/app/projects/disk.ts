import type { InputFile } from '../../commands/context.ts'
import { PROJECT_MIME } from '../../io/project/file/write.ts'

const TYPES = [{ description: 'Diorama', accept: { [PROJECT_MIME]: ['.diorama'] } }]

/** The File System Access API, where the browser has it (https://wicg.github.io/file-system-access). */
interface FileDialogs {
  showSaveFilePicker?(options: object): Promise<FileSystemFileHandle>
  showOpenFilePicker?(options: object): Promise<FileSystemFileHandle[]>
}
interface AskableHandle {
  queryPermission?(options: { mode: 'readwrite' }): Promise<PermissionState>
  requestPermission?(options: { mode: 'readwrite' }): Promise<PermissionState>
}

const dialogs = (): FileDialogs => window as FileDialogs

export type Written = { handle: FileSystemFileHandle; bytes: number } | 'cancelled' | 'unable'

/**
 * Writes a file on the user's disk: the one that is known, or one that the user chooses. The old one stays whole until
 * the new one is. `unable` where the browser cannot do this.
 */
export async function writeToDisk(
  known: FileSystemFileHandle | undefined,
  name: string,
  make: () => Promise<Blob>,
): Promise<Written> {
  const handle = known && (await mayWrite(known)) ? known : await choose(name)
  if (typeof handle === 'string') return handle
  const blob = await make()
  const writable = await handle.createWritable()
  try {
    await writable.write(blob)
  } catch (error) {
    await writable.abort()
    throw error
  }
  await writable.close()
  return { handle, bytes: blob.size }
}

async function mayWrite(handle: FileSystemFileHandle & AskableHandle): Promise<boolean> {
  const mode = { mode: 'readwrite' } as const
  if ((await handle.queryPermission?.(mode)) === 'granted') return true
  return (await handle.requestPermission?.(mode)) === 'granted'
}

async function choose(name: string): Promise<FileSystemFileHandle | 'cancelled' | 'unable'> {
  const { showSaveFilePicker } = dialogs()
  if (!showSaveFilePicker) return 'unable'
  try {
    return await showSaveFilePicker.call(window, { suggestedName: name, types: TYPES })
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'cancelled'
    throw error
  }
}

/** Lets the user choose a project file; undefined where they change their mind. */
export async function chooseProjectFile(): Promise<InputFile | undefined> {
  const { showOpenFilePicker } = dialogs()
  if (!showOpenFilePicker) return chooseByInput()
  try {
    const [handle] = await showOpenFilePicker.call(window, { types: TYPES })
    return await inputFile(handle)
  } catch (error) {
    if ((error as Error).name === 'AbortError') return undefined
    throw error
  }
}

export const inputFile = async (handle: FileSystemFileHandle): Promise<InputFile> => ({
  path: handle.name,
  blob: await handle.getFile(),
  handle,
})

function chooseByInput(): Promise<InputFile | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.diorama'
    input.addEventListener('change', () => {
      const [file] = input.files ?? []
      resolve(file && { path: file.name, blob: file })
    })
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
}
