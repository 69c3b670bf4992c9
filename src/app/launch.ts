import type { Editor } from './editor.ts'

/** Files that the system opens with the installed app (https://wicg.github.io/web-app-launch). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void
}

/** Opens the files that the app is started with: projects as projects, models into the scene. */
export function openLaunched(editor: Editor): void {
  const queue = (window as { launchQueue?: LaunchQueue }).launchQueue
  queue?.setConsumer(({ files = [] }) => void openAll(editor, files))
}

async function openAll(editor: Editor, handles: readonly FileSystemFileHandle[]): Promise<void> {
  const { inputFile } = await import('./projects/disk.ts')
  const files = await Promise.all(handles.map(inputFile))
  const project = files.find(({ path }) => path.endsWith('.diorama'))
  const models = files.filter((file) => file !== project && !file.path.endsWith('.diorama'))
  if (project) await editor.run('project.openFile', { file: project })
  if (models.length) await editor.run('file.import', { files: models })
}
