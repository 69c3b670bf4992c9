import { registerSW } from 'virtual:pwa-register'
import { texts } from '../texts/texts.ts'
import type { Editor } from './editor.ts'

/** Keeps the app for when there is no network. A new version is told, and loaded when the user wants: all is saved before. */
export function keepApp(editor: Editor): void {
  const load = registerSW({
    onNeedRefresh: () => void tellNewVersion(editor, () => load(true)),
    onRegisterError: () => {}, // a private window, or a host without https: then there is no app to keep
  })
}

async function tellNewVersion(editor: Editor, load: () => Promise<void>): Promise<void> {
  const { toast } = await import('sonner')
  const t = texts().projects
  const saveAndLoad = async () => {
    try {
      await (await editor.projects.opened).flush()
      await load()
    } catch (error) {
      editor.fail(t.loadIt, error as Error)
    }
  }
  toast(t.newVersion, {
    id: 'version',
    duration: Number.POSITIVE_INFINITY,
    action: { label: t.loadIt, onClick: () => void saveAndLoad() },
  })
}
