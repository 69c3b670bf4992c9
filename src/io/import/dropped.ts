import type { InputFile } from '../../commands/context.ts'

/** All files of a drop, with those inside of dropped folders. Must be called before the drop event has ended. */
export async function droppedFiles(transfer: DataTransfer): Promise<InputFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (!entries.length) return [...transfer.files].map((file) => ({ path: file.name, blob: file }))
  const found = await Promise.all(entries.map((entry) => readEntry(entry, '')))
  return found.flat()
}

async function readEntry(entry: FileSystemEntry, folder: string): Promise<InputFile[]> {
  const path = folder + entry.name
  if (entry.isFile) {
    const blob = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    return [{ path, blob }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: InputFile[] = []
  // A reader gives a hundred entries at a time, until it gives none.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (!some.length) return files
    for (const inner of some) files.push(...(await readEntry(inner, `${path}/`)))
  }
}
