import './no-eval.ts'
import '@fontsource-variable/inter/wght.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createEditor } from './app/editor.ts'
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
createRoot(document.getElementById('root')!).render(<App editor={editor} />)
