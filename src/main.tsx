import './document/no-eval.ts'
import '@fontsource-variable/inter/wght.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createEditor, type Editor } from './app/editor.ts'
import { createScripting, type Scripting } from './app/scripting.ts'
import { applyTheme } from './app/theme.ts'
import './ui/tokens.css'
import './ui/ui.css'

declare global {
  interface Window {
    diorama: Scripting
  }
}

const editor = createEditor()
applyTheme(editor.preferences.state.theme)
window.diorama = createScripting(editor)
void keep(editor)
createRoot(document.getElementById('root')!).render(<App editor={editor} />)

/** What need not be there for the first frame: keeping the app itself, and files that it is started with. */
async function keep(editor: Editor): Promise<void> {
  await window.diorama.ready
  const [{ openLaunched }, { keepApp }] = await Promise.all([import('./app/launch.ts'), import('./app/offline.ts')])
  openLaunched(editor)
  if (import.meta.env.PROD) keepApp(editor)
}
